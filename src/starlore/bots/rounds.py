"""Many reveals of Stella at once, for bots that ask "what if". Boards are bit sets: bit 0 is the card pointed at first.

Everyone points at the lowest of their cards that nobody has pointed at yet, so the bits are to be in the order in which
players would point: the most obvious card first.
"""

import numpy as np
import numpy.typing as npt

Boards = npt.NDArray[np.uint16]
Points = npt.NDArray[np.int16]


def play_rounds(boards: Boards, first: int = 0) -> Points:
    """Points of every seat, for boards of shape (seats, rounds) that are all revealed and scored."""
    seats, rounds = boards.shape
    left = boards.copy()
    """What each seat could still point at."""
    standing = np.full((seats, rounds), 0xFFFF, np.uint16)
    """All ones for whoever has not fallen."""
    sparks = np.zeros((seats, rounds), np.int16)
    stars = np.zeros((seats, rounds), np.int16)

    seat = first
    while (left & standing).any():
        mine = left[seat] & standing[seat]
        card = mine & (~mine + np.uint16(1))
        marked = (boards & card) != 0
        markers = marked.sum(axis=0, dtype=np.int16)
        worth = np.where(markers == 2, np.int16(3), np.int16(2)) * (markers > 1)
        alone = (markers == 1) & (card != 0)
        standing[seat] = np.where(alone, np.uint16(0), standing[seat])
        filled = marked & (standing != 0)
        stars += worth * filled
        sparks += filled & (markers > 1)
        left &= ~card
        seat = (seat + 1) % seats

    counts = np.bitwise_count(boards).astype(np.int16)
    most = counts.max(axis=0)
    dark = (counts == most) & ((counts == most).sum(axis=0) == 1)
    return np.where(dark & (standing == 0), stars - sparks, stars).astype(np.int16)


def as_board(cards: npt.NDArray[np.bool_]) -> Boards:
    """Bit sets from booleans: the last axis is the cards, in the order in which they would be pointed at."""
    bits = np.uint16(1) << np.arange(cards.shape[-1], dtype=np.uint16)
    boards: Boards = (cards * bits).sum(axis=-1, dtype=np.uint16)
    return boards
