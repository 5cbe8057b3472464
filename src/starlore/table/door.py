"""Access control at a table's door: who may sit down that does not sit here yet, and knocking."""

from collections.abc import Sequence

from starlore.core import Illegal
from starlore.core.text import tidy
from starlore.table.chairs import Chair
from starlore.table.commands import Knock, LetIn
from starlore.table.events import Event, KnockAnswered, Knocked
from starlore.table.names import name_taken
from starlore.table.options import NAME_LENGTH, Person
from starlore.table.state import State


def knock(state: State, person: Person, chair: Chair | None, command: Knock) -> Sequence[Event]:
    """Ask to be let in; whoever knocks again only changes the name."""
    if chair is not None or state.door_for(person) == "open":
        raise Illegal("door_open")
    if state.door_for(person) == "locked":
        raise Illegal("door_locked")
    name = tidy(command.name, NAME_LENGTH, "name")
    if name_taken(name, [other.name for other in state.occupied]):
        raise Illegal("name_taken")
    waiting = next((one for one in state.knocking if one.person == person), None)
    if waiting is not None and waiting.name == name:
        return ()
    return (Knocked(knock=state.knocks + 1, person=person, name=name),)


def answer_knock(state: State, command: LetIn) -> Sequence[Event]:
    """Let somebody in, or turn them away."""
    if all(one.knock != command.knock for one in state.knocking):
        raise Illegal("nobody_knocks")
    return (KnockAnswered(command.knock, command.welcome),)
