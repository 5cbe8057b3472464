"""Kinds of secrets: what belongs to others, and what there is in one phase only."""

from collections.abc import Callable
from typing import Any

from starlore.core import Seat

Secret = Callable[[Any, Seat | None], Any]


def of_others(row: tuple[Any, ...], seat: Seat | None) -> tuple[Any, ...]:
    """What belongs to everyone but this seat."""
    return tuple(thing for owner, thing in enumerate(row) if owner != seat)


def in_phase(kind: type[Any], secret: Secret) -> Secret:
    """A secret that there is in one phase only."""
    return lambda state, seat: secret(state.phase, seat) if isinstance(state.phase, kind) else None
