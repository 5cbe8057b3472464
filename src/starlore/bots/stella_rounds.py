"""Many reveals of Stella at once, for bots that ask "what if". Boards are bit sets: bit 0 is the card pointed at first.

Everyone points at the lowest of their cards that nobody has pointed at yet, so the bits are to be in the order in which
players would point: the most obvious card first. Inside, it is the other way round (bit slicing): for every seat and
card a row of bits, one a round, so that one operation on words of 64 bits serves 64 rounds.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Boards = npt.NDArray[np.uint16]
Points = npt.NDArray[np.int16]
Bits = npt.NDArray[np.uint64]
"""The last axis is the rounds, 64 to a word."""

WORD = 64


class Revealed(NamedTuple):
    """What came of the reveals."""

    standing: Bits
    """By seat: the rounds in which it has not fallen."""

    sparks: Bits
    """By seat and card: where it had part in a spark or a super-spark, not fallen."""


class Markers(NamedTuple):
    """By card: in which rounds it was marked by one, by two, and by more than one."""

    one: Bits
    two: Bits
    several: Bits


def play_rounds(boards: Boards, first: int = 0, *, dark: bool = True) -> Points:
    """Points of every seat, for boards of shape (seats, rounds) that are all revealed and scored.

    Not `dark`: as if nobody were ever in the dark.
    """
    rounds = boards.shape[1]
    marked = sliced(boards)
    markers = count_markers(marked)
    standing, shared = reveal(marked, markers, first)
    sparks = per_round(shared, rounds).sum(axis=1, dtype=np.uint8).astype(np.int16)
    bonus = per_round(shared & markers.two, rounds).sum(axis=1, dtype=np.uint8).astype(np.int16)
    points: Points = 2 * sparks + bonus
    if dark:
        counts = np.bitwise_count(boards)
        leads = counts == counts.max(axis=0)
        fallen = leads & (leads.sum(axis=0, dtype=np.uint8) == 1) & (per_round(standing, rounds) == 0)
        points -= sparks * fallen
    return points


def reveal(marked: Bits, markers: Markers, first: int) -> Revealed:
    """Everyone points in turn, from the first seat on, until nobody who stands has a card left."""
    seats = len(marked)
    left = marked.copy()
    """By seat: cards that it can still point at, if nobody else has."""
    late = np.zeros_like(marked)
    """By seat: cards that were hidden when it fell."""
    hidden = np.full(marked.shape[1:], ~np.uint64(0))
    standing = np.full((seats, marked.shape[2]), ~np.uint64(0))
    going = True
    while going:
        going = False
        for seat in (*range(first, seats), *range(first)):
            mine = left[seat] & hidden
            if not mine.any():
                continue
            going = True
            mine[1:] &= ~np.bitwise_or.accumulate(mine[:-1], axis=0)  # the lowest card of each round alone
            falls = np.bitwise_or.reduce(mine & markers.one, axis=0)
            standing[seat] &= ~falls
            left[seat] &= standing[seat]
            late[seat] |= hidden & falls
            hidden &= ~mine
    return Revealed(standing, marked & markers.several & ~(hidden | late))


def count_markers(marked: Bits) -> Markers:
    """How many have marked each card."""
    once, twice, thrice = (np.zeros_like(marked[0]) for _ in range(3))
    for mine in marked:
        thrice |= twice & mine
        twice |= once & mine
        once |= mine
    return Markers(once & ~twice, twice & ~thrice, twice)


def sliced(boards: Boards) -> Bits:
    """From a set of cards for every seat and round to a row of rounds for every seat and card."""
    seats, rounds = boards.shape
    cards = max(1, int(boards.max(initial=0)).bit_length())
    bits = np.zeros((seats, cards, -(-rounds // WORD) * WORD), np.bool_)
    for card in range(cards):
        np.not_equal(boards & np.uint16(1 << card), 0, out=bits[:, card, :rounds])
    return np.packbits(bits, axis=-1).view(np.uint64)


def per_round(bits: Bits, rounds: int) -> npt.NDArray[np.uint8]:
    """Bits as noughts and ones, one a round."""
    return np.unpackbits(bits.view(np.uint8), axis=-1, count=rounds)


def as_board(cards: npt.NDArray[np.bool_]) -> Boards:
    """Bit sets from booleans: the last axis is the cards, in the order in which they would be pointed at."""
    bits = np.uint16(1) << np.arange(cards.shape[-1], dtype=np.uint16)
    boards: Boards = (cards * bits).sum(axis=-1, dtype=np.uint16)
    return boards
