"""Values that every game speaks of. Distinct things have distinct types."""

from collections.abc import Callable
from functools import cache
from typing import NewType, TypeVar

Seat = NewType("Seat", int)
"""A place in one game, counted from 0 clockwise; a person is a *player* and belongs to the table."""

Card = NewType("Card", int)
"""The number of a picture card, as printed in the deck's catalogue."""

Thing = TypeVar("Thing")
Key = TypeVar("Key")


@cache
def seats(count: int) -> tuple[Seat, ...]:
    """The seats of a game for this many players, in their order."""
    return tuple(map(Seat, range(count)))


def put(row: tuple[Thing, ...], seat: Seat, thing: Thing) -> tuple[Thing, ...]:
    """The same row of things by seat, with another thing at this seat."""
    changed = list(row)
    changed[seat] = thing
    return tuple(changed)


def memoise_last(make: Callable[[Key], Thing]) -> Callable[[Key], Thing]:
    """Memoise the last result by identity: six seats look at the very same state, one after the other."""
    last: tuple[Key, Thing] | None = None

    def made(key: Key) -> Thing:
        nonlocal last
        kept = last
        if kept is None or kept[0] is not key:
            kept = last = key, make(key)
        return kept[1]

    return made
