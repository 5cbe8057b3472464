"""What a table and the brain of its bots (`table/live/ports.py`) tell each other besides views and commands."""

from msgspec import Struct

from starlore.core import Card, Language


class Company(Struct, frozen=True):
    """What a bot knows of its table beyond the view of its seat: all of it is public there."""

    languages: tuple[Language, ...] = ()
    """The languages of the people at the table, each once."""


ALONE = Company()
"""Nothing is known."""


class Thought(Struct, frozen=True):
    """Why a bot took a picture, in the language of the table, which hears it once the round is over."""

    card: Card
    text: str
    at: tuple[float, float] | None = None
    """The place in the picture, where it is known."""


class Counterfactual(Struct, frozen=True):
    """What 1, 2, 3 ... would have brought to somebody on average, against what the others really did."""

    mine: int
    """The number that they chose."""

    points: tuple[float, ...]
    lost: tuple[float, ...]
    """How much of it the risk of having most has cost on average."""
