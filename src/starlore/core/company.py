"""What a bot knows of its table beyond the view of its seat: all of it is public there."""

from msgspec import Struct

from starlore.core.languages import Language


class Company(Struct, frozen=True):
    """Who sits there."""

    languages: tuple[Language, ...] = ()
    """The languages of the people at the table, each once."""


ALONE = Company()
"""Nothing is known."""
