"""What an environment shows and takes is what the seat's view shows and the rules allow."""

from random import Random
from typing import Any

import numpy as np
import pytest

from starlore.env import dixit_v0, stella_v0
from starlore.env.features import picture_features, picture_files
from tests.env import from_views

ENVIRONMENTS = [dixit_v0, stella_v0]
SIZES = [(dixit_v0, 3), (dixit_v0, 4), (dixit_v0, 7), (stella_v0, 3), (stella_v0, 4), (stella_v0, 6)]


def walk(env: Any, seed: int) -> Any:
    """Random play to the end; the environment before each step."""
    rng = Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        yield env
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_every_action_that_the_mask_allows_is_legal(module: Any) -> None:
    for env in walk(module.raw_env(), 1):
        agent = env.agent_selection
        state, seat = env.table.state, env.table.seats[agent]
        for action in np.flatnonzero(env.observe(agent)["action_mask"])[::7]:
            command = env.adapter.command(state, seat, int(action))
            assert env.adapter.rules.decide(state, seat, command, Random(1))


@pytest.mark.parametrize(("module", "players"), SIZES)
@pytest.mark.parametrize("seed", range(4))
def test_an_observation_is_a_function_of_the_view(module: Any, players: int, seed: int) -> None:
    env = module.raw_env(players=players)
    for _ in walk(env, seed):
        for agent in env.possible_agents:
            assert env.observe(agent)["observation"].tolist() == from_views.numbers(env.view(agent))
    assert all(
        env.observe(one)["observation"].tolist() == from_views.numbers(env.view(one)) for one in env.possible_agents
    )


@pytest.mark.parametrize(("module", "players"), SIZES)
def test_the_mask_is_a_function_of_the_view_and_says_what_is_allowed(module: Any, players: int) -> None:
    env = module.raw_env(players=players)
    for _ in walk(env, 5):
        for agent, seat in env.table.seats.items():
            mask = env.observe(agent)["action_mask"].tolist()
            assert mask == from_views.mask(env.view(agent))
            tried = range(-1, env.adapter.actions + 1)
            allowed = [env.adapter.allows(env.table.state, seat, action) for action in tried]
            assert allowed == [False, *map(bool, mask), False]


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_what_an_agent_writes_into_its_observation_changes_nothing(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    first = env.observe(env.agent_selection)
    before = {name: part.copy() for name, part in first.items()}
    for part in first.values():
        part[:] = 1
    again = env.observe(env.agent_selection)
    assert all((again[name] == before[name]).all() for name in before)


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_nobody_else_may_act(module: Any) -> None:
    for env in walk(module.raw_env(), 3):
        awaited = env.adapter.rules.awaited(env.table.state)
        for agent in env.agents:
            assert env.observe(agent)["action_mask"].any() == (env.table.seats[agent] in awaited)


@pytest.mark.parametrize(("module", "players"), SIZES)
def test_the_next_awaited_seat_clockwise_has_its_turn(module: Any, players: int) -> None:
    env = module.raw_env(players=players)
    for _ in walk(env, 6):
        awaited = env.adapter.rules.awaited(env.table.state)
        assert env.table.seats[env.agent_selection] in awaited
        for seat in range(players):
            after = [other for other in awaited if other > seat]
            assert env.adapter.turn(env.table.state, seat) == (after or awaited)[0]
    assert env.adapter.turn(env.table.state, 0) is None


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_rewards_add_up_to_the_points(module: Any) -> None:
    env = module.raw_env()
    total = np.zeros(4)
    for _ in walk(env, 4):
        total += list(env.rewards.values())
    total += list(env.rewards.values())
    assert total.tolist() == list(env.table.state.scores)


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_the_raw_environment_refuses_what_the_mask_does_not_allow(module: Any) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="action mask"):
        env.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("module", ENVIRONMENTS)
def test_an_illegal_action_ends_the_game_and_costs_whoever_did_it(module: Any) -> None:
    env = module.env()
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(offender)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == dict.fromkeys(env.agents, 0.0) | {offender: -1.0}


def test_the_layout_names_every_number() -> None:
    env = dixit_v0.raw_env()
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)["observation"]
    assert tuple(seen[env.adapter.layout["hand"]]) == env.view(env.agent_selection).hand
    assert seen[env.adapter.layout["phase"]].item() == 1


def test_every_picture_has_features_and_a_file() -> None:
    features = picture_features()
    assert not features[0].any()
    assert np.linalg.norm(features[1:], axis=1) == pytest.approx(1, abs=1e-4)
    assert all(file.is_file() for small in (True, False) for file in picture_files(small=small).values())
