"""The photograph of the real cards on the table: who may lay one down, and what follows."""

from collections.abc import Sequence

from starlore.core import Illegal
from starlore.table.events import Event, PhotographLaid
from starlore.table.games import AT_TABLE
from starlore.table.options import Person
from starlore.table.state import Photograph, State


def lay_photograph(state: State, person: Person, key: str | None) -> Sequence[Event]:
    """Somebody at the table has photographed its cards, or takes the photograph away (None)."""
    chair, running = state.chair_of(person), state.running
    if chair is None:
        raise Illegal("not_seated")
    if running is None:
        raise Illegal("no_game")
    if not AT_TABLE[running.slug].photographed:
        raise Illegal("no_photographs_here")
    before, rounds = state.photograph, len(running.rules.rounds(running.state))
    if key is None:
        return () if before is None else (PhotographLaid(player=chair.player, key=None, rounds=rounds),)
    if before == Photograph(chair.player, key, rounds):
        return ()
    return (PhotographLaid(player=chair.player, key=key, rounds=rounds),)
