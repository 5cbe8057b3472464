"""Many reveals of Stella at once, for bots that ask "what if". Boards are bit sets: bit 0 is the card pointed at first.

Everyone points at the lowest of their cards that nobody has pointed at yet, so the bits are to be in the order in which
players would point: the most obvious card first.
"""

import numpy as np
import numpy.typing as npt

Boards = npt.NDArray[np.uint16]
Points = npt.NDArray[np.int16]


def play_rounds(boards: Boards, first: int = 0, *, dark: bool = True) -> Points:
    """Points of every seat, for boards of shape (seats, rounds) that are all revealed and scored.

    Not `dark`: as if nobody were ever in the dark.
    """
    seats, rounds = boards.shape
    pointed = np.zeros(rounds, np.uint16)
    standing = np.full((seats, rounds), 0xFFFF, np.uint16)
    """All ones for whoever has not fallen."""
    sparks = np.zeros((seats, rounds), np.uint8)
    """Sparks and super-sparks that each seat was part of, not fallen."""
    bonus = np.zeros((seats, rounds), np.uint8)

    going = True
    while going:
        going = False
        for seat in (*range(first, seats), *range(first)):
            mine = boards[seat] & standing[seat] & ~pointed
            if not mine.any():
                continue
            going = True
            card = mine & (~mine + np.uint16(1))
            marked = (boards & card) != 0
            markers = marked.sum(axis=0, dtype=np.uint8)
            standing[seat][markers == 1] = 0
            marked &= (standing != 0) & (markers > 1)
            sparks += marked
            bonus += marked & (markers == 2)
            pointed |= card

    counts = np.bitwise_count(boards)
    leads = counts == counts.max(axis=0)
    fallen = leads & (leads.sum(axis=0) == 1) & (standing == 0) & dark
    points: Points = (np.int16(2) * sparks + bonus - sparks * fallen).astype(np.int16)
    return points


def as_board(cards: npt.NDArray[np.bool_]) -> Boards:
    """Bit sets from booleans: the last axis is the cards, in the order in which they would be pointed at."""
    bits = np.uint16(1) << np.arange(cards.shape[-1], dtype=np.uint16)
    boards: Boards = (cards * bits).sum(axis=-1, dtype=np.uint16)
    return boards
