"""Simulations: the same seed gives the same figures, and they are right."""

from random import Random

from starlore.games import GAMES
from starlore.sim import SIMULATIONS
from starlore.sim.play import play_out, play_steps
from starlore.sim.simulate import Report, as_table, simulate
from tests.walks import every_game, every_table


def report(slug: str, seed: int = 1, games: int = 20) -> Report:
    return simulate(SIMULATIONS[slug], 4, games, seed)


def test_every_game_can_be_simulated() -> None:
    assert set(SIMULATIONS) == set(GAMES)


@every_game
def test_the_same_seed_gives_the_same_facts(slug: str) -> None:
    assert report(slug).figures == report(slug).figures
    assert report(slug).commands == report(slug).commands
    assert report(slug).figures != report(slug, seed=2).figures


@every_game
def test_progress_is_told_after_each_game(slug: str) -> None:
    calls: list[int] = []
    simulate(SIMULATIONS[slug], 4, 7, 1, lambda: calls.append(1))
    assert len(calls) == 7


def test_facts_of_dixit_are_those_of_its_rounds() -> None:
    rng, rounds, zero, points = Random(1), [], 0, 0
    for _ in range(20):
        state, _commands = play_out(SIMULATIONS["dixit"], SIMULATIONS["dixit"].setup(4), rng)
        rounds.append(len(state.rounds))
        zero += sum(done.gains[done.storyteller].points == 0 for done in state.rounds)
        points += sum(state.scores)
    figures = dict(report("dixit").figures)
    assert figures["rounds per game"] == f"{sum(rounds) / 20:.2f} (from {min(rounds)} to {max(rounds)})"
    assert figures["storyteller scores zero"] == f"{zero / sum(rounds):.1%}"
    assert figures["points per round"] == f"{points / sum(rounds) / 4:.2f} a player"


def test_facts_of_stella_are_those_of_its_rounds() -> None:
    rng, falls, dark, points = Random(1), 0, 0, 0
    for _ in range(20):
        state, _commands = play_out(SIMULATIONS["stella"], SIMULATIONS["stella"].setup(4), rng)
        falls += sum(sum(done.fallen) for done in state.rounds)
        dark += sum(done.dark is not None for done in state.rounds)
        points += sum(state.scores)
    figures = dict(report("stella").figures)
    assert figures["a player falls"] == f"{falls / 320:.1%}"
    assert figures["somebody is in the dark"] == f"{dark / 80:.1%}"
    assert figures["points per round"] == f"{points / 320:.2f} a player"


@every_game
def test_shares_of_what_can_happen_add_up(slug: str) -> None:
    for chart in report(slug).charts:
        assert all(counts.total() > 0 for counts in chart.groups.values()), chart.title


@every_game
def test_the_table_has_a_line_for_every_fact_and_three_for_the_speed(slug: str) -> None:
    assert as_table(report(slug)).row_count == len(report(slug).figures) + 3


@every_table
def test_playing_out_and_playing_in_steps_are_the_same_game(slug: str, players: int) -> None:
    game, setup = SIMULATIONS[slug], SIMULATIONS[slug].setup(players)
    *steps, last = play_steps(game, setup, Random(3))
    state, commands = play_out(game, setup, Random(3))
    assert last.state == state
    assert len(steps) == commands
