"""A thought: why a bot took a picture, as a table hears it once the round is over."""

from msgspec import Struct

from starlore.core.values import Card


class Thought(Struct, frozen=True):
    """Why a bot took a picture, in the language of the table."""

    card: Card
    text: str
    at: tuple[float, float] | None = None
    """The place in the picture, where it is known."""
