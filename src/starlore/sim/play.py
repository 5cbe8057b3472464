"""Whole games of random moves: at full speed, or step by step with second thoughts."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from starlore.core import Seat
from starlore.core.game import AnyGame
from starlore.core.values import seats
from starlore.sim.simulation import Simulation


def play_out(simulation: Simulation, setup: Any, rng: Random) -> tuple[Any, int]:
    """Play a game to its end; the last state, and how many commands led to it."""
    game, move = simulation.rules, simulation.move
    decide, evolve = game.decide, game.evolve
    state = game.replay(game.begin(setup, rng))
    commands = 0
    while chosen := move(state, rng):
        seat, command = chosen
        for event in decide(state, seat, command, rng):
            state = evolve(state, event)
        commands += 1
    return state, commands


@dataclass(frozen=True)
class Step:
    """What happened when one seat gave a command; the first step of a game has none."""

    seat: Seat | None
    command: Any
    events: Sequence[Any]
    state: Any
    """The state after all of it."""


def play_steps(simulation: Simulation, setup: Any, rng: Random, whims: float = 0.0) -> Iterator[Step]:
    """Play a game step by step. A whim (a share of all steps) is any choice of any seat: a vote changed, and so on."""
    game = simulation.rules
    events = game.begin(setup, rng)
    state = game.replay(events)
    yield Step(None, None, events, state)
    while chosen := simulation.move(state, rng):
        if whims and rng.random() < whims:
            chosen = whim(game, state, setup.seats, rng) or chosen
        events = game.decide(state, *chosen, rng)
        for event in events:
            state = game.evolve(state, event)
        yield Step(*chosen, events, state)


def whim(game: AnyGame, state: Any, players: int, rng: Random) -> tuple[Seat, Any] | None:
    """Any choice of any seat, if that seat has one; rare kinds of commands are as likely as common ones."""
    seat = rng.choice(seats(players))
    kinds: dict[type, list[Any]] = {}
    for command in game.choices(game.view(state, seat)):
        kinds.setdefault(type(command), []).append(command)
    return (seat, rng.choice(rng.choice(list(kinds.values())))) if kinds else None
