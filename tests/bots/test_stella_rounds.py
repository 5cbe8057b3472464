"""The bots' quick reveal is the real reveal."""

from random import Random
from typing import Any

import numpy as np
import pytest

from starlore.bots.stella_counterfactual import counterfactual
from starlore.bots.stella_rounds import as_board, play_rounds
from starlore.core import Card, Seat
from starlore.games.stella import STELLA
from starlore.games.stella.messages import MarkCards, PassMarker, PointAt, Setup
from starlore.games.stella.state import Revealing, Round

WORDS = tuple((f"word {number}", "") for number in range(4))


def points_by_the_rules(boards: np.ndarray, rng: Random) -> tuple[int, tuple[int, ...]]:
    """Who was first, and the points of one round in which everyone points at the lowest card of theirs first."""
    seats = len(boards)
    deck = tuple(Card(number) for number in range(1, 85))
    state: Any = None

    def do(seat: int, command: Any) -> None:
        nonlocal state
        for event in STELLA.decide(state, Seat(seat), command, rng):
            state = STELLA.evolve(state, event)

    for event in STELLA.begin(Setup(seats=seats, deck=deck, words=WORDS), rng):
        state = STELLA.evolve(state, event)
    grid, first = state.grid, state.first
    for seat in range(seats):
        do(seat, MarkCards(tuple(card for card, marked in zip(grid, boards[seat], strict=True) if marked)))
    for seat in range(seats):
        do(seat, PassMarker())
    while isinstance(state.phase, Revealing):
        seen = {one.card for one in state.phase.pointed}
        scout = state.phase.scout
        assert scout is not None
        do(scout, PointAt(next(card for card in grid if card in state.phase.marks[scout] and card not in seen)))
    return first, state.rounds[0].points


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_quick_rounds_give_the_points_of_the_rules(seats: int) -> None:
    rng, chance = Random(seats), np.random.default_rng(seats)
    for density in (0.1, 0.3, 0.5):
        for _ in range(60):
            boards = chance.random((seats, 15)) < density
            boards[:, 10:] &= boards[:, :10].sum(axis=1, keepdims=True) < 5
            boards[~boards.any(axis=1), 3] = True
            first, expected = points_by_the_rules(boards, rng)
            assert tuple(play_rounds(as_board(boards)[:, None], first)[:, 0]) == expected


def test_many_rounds_at_once_are_the_same_as_one_by_one() -> None:
    boards = as_board(np.random.default_rng(7).random((4, 300, 15)) < 0.3)
    together = play_rounds(boards, 2)
    for number in range(300):
        assert (play_rounds(boards[:, number : number + 1], 2)[:, 0] == together[:, number]).all()


def test_the_counterfactual_tries_every_number_of_crosses_against_what_the_others_did() -> None:
    grid = tuple(Card(number) for number in range(1, 16))
    done = Round(
        words=("a", "b"), turned=False, first=Seat(0), grid=grid, marks=(grid[:3], grid[:4], grid[1:3]),
        dark=Seat(1), pointed=(), fallen=(False, True, False), points=(0, 0, 0),
    )  # fmt: skip
    found = counterfactual(done, Seat(0))
    assert found == counterfactual(done, Seat(0))
    assert found.mine == 3
    assert len(found.points) == len(found.lost) == 10
    assert all(lost >= 0 for lost in found.lost)
    assert found.lost[:3] == (0, 0, 0), "who does not have most is never in the dark"
    # my three crosses, pointed at in the order of how many marked them: all of them shared
    boards = as_board(np.array([[card in marks for card in (2, 3, 1, 4)] for marks in done.marks]))
    assert found.points[2] == play_rounds(boards[:, None], 0)[0][0]
