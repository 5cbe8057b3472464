"""A game as a text to read: every command, what came of it, and every change in what each seat sees.

The same seed gives the same text, to the byte. Kept as a file, it shows at a glance what a change of the rules changes.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from starlore.core.game import AnyGame
from starlore.core.values import seats
from starlore.sim.play import Step, play_steps
from starlore.sim.simulation import Simulation

WHIMS = 0.2
"""How many steps are second thoughts, so that the text shows changed votes, markers taken back, words turned."""

HEAD = """\
# {slug}, {players} players, seed {seed}
#
# Each step is a command (>), its events (!), and what changed in the views: who sees it, and what they see now.
# Digits are seats, * is a spectator, and "choices" counts what a seat may do.
"""

Sight = dict[str, str]
"""A view, flattened: where a value stands, and the value as JSON."""


def playthrough(simulation: Simulation, players: int, seed: int) -> Iterator[str]:
    """The lines of a whole game."""
    game = simulation.rules
    yield from HEAD.format(slug=game.slug, players=players, seed=seed).splitlines()
    watchers = [*seats(players), None]
    before: list[Sight] = [{} for _ in watchers]
    for number, step in enumerate(play_steps(simulation, simulation.setup(players), Random(seed), WHIMS)):
        after = [sight(game, step.state, seat) for seat in watchers]
        yield ""
        yield f"--- {number}"
        yield from told(step)
        yield from changes(before, after)
        before = after


def told(step: Step) -> Iterator[str]:
    """The command and its events."""
    if step.seat is not None:
        yield f"> {step.seat} {as_json(step.command)}"
    for event in step.events:
        yield f"! {as_json(event)}"


def sight(game: AnyGame, state: Any, seat: Any) -> Sight:
    """What this seat sees, flattened, and how many choices it has."""
    view = game.view(state, seat)
    return {**flat(msgspec.to_builtins(view)), "choices": str(len(game.choices(view)))}


def flat(value: dict[str, Any], prefix: str = "") -> Sight:
    """A nested object as one: {"phase": {"clue": "x"}} is {"phase.clue": "x"}."""
    found: Sight = {}
    for key, part in value.items():
        if isinstance(part, dict):
            found |= flat(part, f"{prefix}{key}.")
        else:
            found[prefix + key] = as_json(part)
    return found


def changes(before: list[Sight], after: list[Sight]) -> Iterator[str]:
    """A line for every value that changed for somebody; watchers who see the same share it."""
    names = [*map(str, range(len(after) - 1)), "*"]
    for key in dict.fromkeys(key for one in [*after, *before] for key in one):
        seen: dict[str, str] = {}
        for name, old, new in zip(names, before, after, strict=True):
            if old.get(key) != new.get(key):
                value = new.get(key, "-")
                seen[value] = seen.get(value, "") + name
        for value, who in seen.items():
            yield f"  {who:{len(names)}} {key}: {value}"


def as_json(value: Any) -> str:
    """A value in one line."""
    return msgspec.json.encode(value).decode()
