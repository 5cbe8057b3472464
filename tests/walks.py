"""Random games for the laws that hold at every moment of every game, whatever its rules."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings, strategies

from starlore.core import Illegal, Seat
from starlore.core.game import AnyGame
from starlore.core.values import seats
from starlore.games import GAMES
from starlore.sim import SIMULATIONS
from starlore.sim.play import Step, play_steps

TABLES = [(slug, players) for slug, game in GAMES.items() for players in game.seats]
"""Every game, for every number of players."""

every_game = pytest.mark.parametrize("slug", GAMES)
every_table = pytest.mark.parametrize(("slug", "players"), TABLES)
often = settings(max_examples=25 * settings().max_examples)
"""For properties that are quick to try."""

seeds = strategies.integers(0, 2**32 - 1)


def walk(slug: str, players: int, seed: int, whims: float = 0.3) -> Iterator[Step]:
    """A whole game of random moves, a third of them second thoughts."""
    return play_steps(SIMULATIONS[slug], SIMULATIONS[slug].setup(players), Random(seed), whims)


def moments(slug: str, players: int, seed: int, whims: float = 0.3) -> Iterator[Any]:
    """Every state that a game passes through, also those between two events of one command."""
    state = None
    for step in walk(slug, players, seed, whims):
        for event in step.events:
            state = GAMES[slug].evolve(state, event)
            yield state


def watchers(players: int) -> list[Seat | None]:
    """Everyone who sees something: the seats, and a spectator."""
    return [*seats(players), None]


def encoded(value: Any) -> bytes:
    """A value as it would travel or be stored."""
    return msgspec.json.encode(value)


def refusal(game: AnyGame, state: Any, seat: int, command: Any) -> str | None:
    """The code with which a command is refused; None when it is accepted."""
    try:
        game.decide(state, Seat(seat), command, Random(0))
    except Illegal as illegal:
        return illegal.code
    return None
