"""What a bot knows of its table beyond the view of its seat: all of it is public there."""

from typing import Any

from msgspec import Struct

from starlore.core.languages import Language


class Company(Struct, frozen=True):
    """Who sits there, and what has been."""

    languages: tuple[Language, ...] = ()
    """The languages of the people at the table, each once."""

    rounds: tuple[Any, ...] = ()
    """The rounds of this game that are over, in full."""


ALONE = Company()
"""Nothing is known."""
