"""PettingZoo's own tests, unmodified, over every environment."""

import warnings
from typing import Any

import pytest

from starlore.env import dixit_v0, stella_v0

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of PettingZoo's own games, which its tests import
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
    from pettingzoo.test import test_save_obs as save_obs_test

ENVIRONMENTS = [dixit_v0, stella_v0]
SIZES = [(dixit_v0, 3), (dixit_v0, 4), (dixit_v0, 8), (stella_v0, 3), (stella_v0, 4), (stella_v0, 6)]

# PettingZoo warns of every environment whose observations carry an action mask and that is not one of its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
]


@pytest.mark.parametrize(("module", "players"), SIZES)
def test_the_turn_based_environment_passes_the_api_test(module: Any, players: int) -> None:
    api_test(module.env(players=players), num_cycles=60)


def test_features_pass_the_api_test_too() -> None:
    api_test(stella_v0.env(pictures="features"), num_cycles=10)
    api_test(dixit_v0.env(pictures="features"), num_cycles=10)


@pytest.mark.parametrize(("module", "players"), SIZES)
def test_the_parallel_environment_passes_the_api_test(module: Any, players: int) -> None:
    parallel_api_test(module.parallel_env(players=players), num_cycles=300)


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_the_same_seed_gives_the_same_game(module: Any) -> None:
    seed_test(module.env, num_cycles=50)
    parallel_seed_test(module.parallel_env, num_cycles=50)


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_every_way_of_drawing_draws(module: Any) -> None:
    render_test(module.env)


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_observations_are_no_pictures_and_the_test_for_those_says_so(
    module: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    save_obs_test(module.env())
    assert "did not save the observations" in capsys.readouterr().out
