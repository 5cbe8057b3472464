"""What a seat learns from the points that everyone has seen."""

from random import Random

import pytest

from starlore.bots.dixit_memory import finders, rounds_so_far
from starlore.core import Seat
from starlore.games import GAMES
from starlore.games.dixit.state import State
from starlore.rulebook.dixit import score
from starlore.sim import SIMULATIONS
from starlore.sim.players import Strategies, play

OWNERS = (Seat(0), Seat(1), Seat(2), Seat(3), Seat(4))


@pytest.mark.parametrize(
    ("votes", "found"),
    [((0, 1, 1, 1, 1), 4), ((0, 3, 2, 2, 2), 0), ((0, 1, 2, 2, 2), 1), ((0, 1, 1, 4, 3), 2), ((0, 1, 1, 1, 3), 3)],
)
def test_the_points_of_a_round_tell_how_many_found_the_card(votes: tuple[int, ...], found: int) -> None:
    _, gains = score(Seat(0), OWNERS, votes)
    assert finders(tuple(gain.points for gain in gains), 0) == found


def test_before_the_first_round_nothing_is_known() -> None:
    game = GAMES["dixit"]
    state = game.replay(game.begin(SIMULATIONS["dixit"].setup_with_words(4), Random(1)))
    assert rounds_so_far(game.view(state, Seat(0))).rounds == 0


def test_a_whole_game_is_looked_back_on_as_it_was() -> None:
    state: State = play(SIMULATIONS["dixit"], [Strategies().of("random")] * 5, Random(2))
    told = sum(gain.role == "found" for done in state.rounds for gain in done.gains)
    seen = rounds_so_far(GAMES["dixit"].view(state, Seat(0)))
    assert seen.rounds == len(state.rounds)
    assert seen.found == pytest.approx(told / 4 / len(state.rounds))
