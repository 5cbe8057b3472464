"""One game of a contest, and what happens when a program fails in it.

A move that is not made (crash, time-out, nonsense, illegal) is a fault: a random legal move is made in its place. After
three faults a program plays at random for the rest of that game; in the next one it is asked again.
"""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from starlore.arena.contest import Contest, Fault, Played, chance, seating
from starlore.arena.entrants import entrant
from starlore.bots.random_brain import RandomBrain
from starlore.core import Illegal
from starlore.core.game import AnyGame
from starlore.sim import SIMULATIONS

FORGIVEN = 3
"""Faults after which a program is not asked again in this game."""

BRAIN = RandomBrain()


def play_game(contest: Contest, number: int) -> Played:
    """One game, from the deal to its end."""
    simulation, rng = SIMULATIONS[contest.game], chance(contest, number)
    rules, seats = simulation.rules, seating(contest, number)
    state = rules.replay(rules.begin(simulation.setup_with_words(contest.players), rng))
    own = Random(f"{contest.seed} {number}")
    players = [entrant(contest.entrants[who], seat, contest.language, own) for seat, who in enumerate(seats)]
    faults: list[Fault] = []
    count: Counter[int] = Counter()
    while awaited := rules.awaited(state):
        seat = awaited[0]
        view = rules.view(state, seat)
        events: Any = None
        if count[seat] < FORGIVEN:
            try:
                events = rules.decide(state, seat, players[seat].choose(rules, view, contest.seconds), rng)
            except Exception as error:
                faults.append(Fault(seat, named(error)))
                count[seat] += 1
        if events is None:
            events = rules.decide(state, seat, any_move(rules, view, contest, own), rng)
        for event in events:
            state = rules.evolve(state, event)
    winners = tuple(int(seat) for seat in rules.view(state, None).winners)
    return Played(number, seats, tuple(state.scores), winners, tuple(faults))


def any_move(rules: AnyGame, view: Any, contest: Contest, rng: Random) -> Any:
    """A random legal move."""
    return BRAIN.choose(rules.slug, view, "friend", contest.language, rng)


def named(error: Exception) -> str:
    """What kind of fault it was."""
    match error:
        case Illegal():
            return error.code
        case TimeoutError():
            return "timeout"
        case msgspec.MsgspecError():
            return "malformed"
        case _:
            return "crash"
