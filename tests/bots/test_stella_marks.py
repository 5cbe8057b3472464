"""Which cards a Stella player marks: by its seed, however the imagined rounds are worked out, and by its own taste."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from starlore.bots.hooks import Vector
from starlore.bots.levels import LEVELS, character
from starlore.bots.stella import WORLDS, mark, worth
from starlore.bots.stella_rounds import as_board, play_rounds
from starlore.core import Card, Seat
from starlore.games.stella import STELLA
from starlore.games.stella.messages import Setup
from starlore.games.stella.view import View
from starlore.rulebook.stella import MARKS

DECK = tuple(Card(number) for number in range(1, 85))
WORDS = tuple((f"word {number}", "") for number in range(4))


def view(seats: int) -> View:
    """What the second seat sees at the start of a game."""
    state = None
    for event in STELLA.begin(Setup(seats=seats, deck=DECK, words=WORDS), Random(seats)):
        state = STELLA.evolve(state, event)
    assert state is not None
    return STELLA.view(state, Seat(1))


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (3, [[9, 14, 7, 2, 4], [11, 8, 4, 13, 6], [8, 5, 6, 9, 7, 0], [14, 5, 11, 9, 13]]),
        (4, [[9, 2, 14, 6], [11, 10, 2, 7, 8, 1], [7, 0, 12, 5, 11, 13], [12, 10, 5, 4, 0]]),
        (5, [[4, 7, 9, 3, 2], [10, 5, 4, 1, 9, 6], [13, 14, 0, 12, 11, 4], [9, 10, 8, 13, 14, 6]]),
        (6, [[7, 9, 6, 5, 8], [11, 10, 6, 1, 2, 4], [11, 8, 0, 14, 10, 4], [9, 11, 13, 12, 4, 14]]),
    ],
)
def test_the_same_seed_marks_the_same_cards_as_ever(seats: int, places: list[list[int]]) -> None:
    seen = view(seats)
    for seed, (level, expected) in enumerate(
        zip(("dreamer", "friend", "mind_reader", "mind_reader"), places, strict=True)
    ):
        fit = np.random.default_rng(100 * seats + seed).normal(0, 0.15, 15).astype(np.float32)
        assert mark(seen, fit, character(level, 1), Random(seed)).cards == tuple(seen.grid[place] for place in expected)


def test_all_numbers_at_once_are_worth_the_same_as_one_by_one() -> None:
    boards = as_board(np.random.default_rng(3).random((4, WORLDS, 15)) < 0.3)
    firsts = [number % 5 for number in MARKS]
    found = worth(boards, firsts)
    for count, first, brings in zip(MARKS, firsts, found, strict=True):
        mine = np.full((1, WORLDS), (1 << count) - 1, np.uint16)
        points = play_rounds(np.concatenate([mine, boards]), first).mean(axis=1)
        assert brings == points[0] - points[1:].max() * 0.25


def grids(number: int) -> list[Vector]:
    """How well a word fits fifteen cards, for so many words: spread as words of the box are."""
    chance = np.random.default_rng(5)
    return [chance.normal(0, 0.13, 15).astype(np.float32) for _ in range(number)]


def marked(fit: Vector, level: str, seed: int) -> list[set[Card]]:
    """What each of five bots of a level marks at one grid."""
    seen, rng = view(5), Random(seed)
    return [set(mark(seen, fit, character(level, seat), rng).cards) for seat in range(5)]


@pytest.mark.parametrize("level", LEVELS)
def test_two_bots_of_a_level_have_a_taste_of_their_own(level: str) -> None:
    boards = [marked(fit, level, seed) for seed, fit in enumerate(grids(30))]
    shared = [len(one & other) / len(one | other) for board in boards for one, other in combinations(board, 2)]
    assert np.mean(shared) < 0.62  # without one, friends share 0.63 and mind-readers 0.78


@pytest.mark.parametrize("level", LEVELS)
def test_nearly_everybody_marks_the_obvious_card(level: str) -> None:
    boards = []
    for seed, fit in enumerate(grids(30)):
        fit[7] = fit.max() + 0.3
        boards += marked(fit, level, seed)
    obvious = view(5).grid[7]
    assert np.mean([obvious in board for board in boards]) > 0.9
