"""A moment: something worth remembering of a game that is over, found by rule."""

from msgspec import Struct

from starlore.core.values import Card, Seat


class Moment(Struct, frozen=True, gc=False):
    """What it was, by name; the sentence is the reader's language's business."""

    what: str
    round: int
    """From 1."""

    card: Card | None
    """The picture that it is about."""

    seats: tuple[Seat, ...]
    """Whose moment it was."""

    count: int
    of: int = 0
    """How many, and of how many, where that says something."""
