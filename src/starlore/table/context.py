"""What a decision at a table may depend on besides the table: chance, the time, and who is away."""

from collections.abc import Mapping
from random import Random

from msgspec import Struct

from starlore.table.options import Player


class Context(Struct, frozen=True):
    """Chance, the time, and who is away."""

    rng: Random
    now: float
    """Seconds since 1970."""

    away: Mapping[Player, float]
    """When each absent player went away. Players who are not in it are present."""
