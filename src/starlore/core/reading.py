"""Who reads whom: how often somebody saw what another one saw, counted over the rounds of a game."""

from collections.abc import Iterable

from msgspec import Struct

from starlore.core.values import Seat


class Reading(Struct, frozen=True, gc=False):
    """How often one seat understood another, and how often it could have."""

    reader: Seat
    read: Seat
    hits: int
    of: int


def summed(chances: Iterable[tuple[Seat, Seat, int, int]]) -> tuple[Reading, ...]:
    """Chances (reader, read, hits, of) added up for each pair, in the order of seats."""
    found: dict[tuple[Seat, Seat], tuple[int, int]] = {}
    for reader, read, hits, of in chances:
        before = found.get((reader, read), (0, 0))
        found[reader, read] = (before[0] + hits, before[1] + of)
    return tuple(Reading(reader, read, *found[reader, read]) for reader, read in sorted(found))
