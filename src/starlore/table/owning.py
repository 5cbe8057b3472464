"""Who owns a table: handing it over, and who stands in for an owner who is gone."""

from collections.abc import Sequence

from starlore.core import Illegal
from starlore.table.chairs import Bot, Chair, WithoutPhone, check_not_left
from starlore.table.context import Context
from starlore.table.events import Event, OwnerChanged
from starlore.table.options import Player
from starlore.table.state import State


def hand_over(state: State, heir: Chair) -> Sequence[Event]:
    """The owner makes another person the owner."""
    if isinstance(heir.sitter, Bot | WithoutPhone) or heir.maker is not None:
        raise Illegal("is_a_bot")
    check_not_left(heir)
    return (OwnerChanged(heir.player, state.absent_owner),)


def next_owner(state: State, context: Context, *, but: Player | None) -> Player | None:
    """Who owns the table when the owner is gone: if possible somebody present, and who plays for themselves.

    Among them, whoever has sat there longest.
    """
    people = [chair for chair in state.chairs if chair.is_person and chair.player != but]
    people.sort(key=lambda chair: (chair.player in context.away, chair.automatic))
    return people[0].player if people else None


def pass_ownership_on(state: State, context: Context) -> Sequence[Event]:
    """Whoever of those present has sat here longest stands in for an owner who has been away for too long."""
    heir = next_owner(state, context, but=state.owner)
    if heir is None or heir in context.away:
        return ()
    absent = state.owner if state.absent_owner is None else state.absent_owner
    return (OwnerChanged(heir, absent),)


def give_ownership_back(state: State, context: Context) -> Sequence[Event]:
    """The owner is here again: nobody stands in for them any more."""
    absent = state.absent_owner
    if absent is None or absent in context.away or state.chair(absent) is None:
        return ()
    return (OwnerChanged(absent),)
