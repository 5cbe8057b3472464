"""A chair at a table, and who plays on it: one tagged type, which every place that has to know asks."""

from typing import ClassVar, Literal

from msgspec import Struct

from starlore.core import Illegal, Language
from starlore.table.options import Colour, Level, Person, Player


class Seated(Struct, frozen=True, gc=False, tag="here"):
    """A person who plays for themselves. Whether they are present is known from their connections, not from the log."""

    plays: ClassVar[Literal["person"]] = "person"
    level: ClassVar[None] = None
    left: ClassVar[bool] = False
    person: Person


class Left(Struct, frozen=True, gc=False, tag="left"):
    """A person who has got up. Nobody plays on the seat that they have in the game, and they may come back to it.

    When the game is over, the chair is there for its name alone.
    """

    plays: ClassVar[Literal["nobody"]] = "nobody"
    level: ClassVar[None] = None
    left: ClassVar[bool] = True
    person: Person


class Bot(Struct, frozen=True, gc=False, tag="bot"):
    """A bot of its own."""

    plays: ClassVar[Literal["bot"]] = "bot"
    person: ClassVar[None] = None
    level: Level
    left: bool = False
    """Was removed, but has a seat in the game that is over: the chair is there for its name alone."""


class StandIn(Struct, frozen=True, gc=False, tag="stand_in"):
    """A bot that plays for a person who is away or has got up, until they take the seat back."""

    plays: ClassVar[Literal["stand_in"]] = "stand_in"
    person: Person
    level: Level
    left: bool
    """The person has got up."""


class WithoutPhone(Struct, frozen=True, gc=False, tag="guest", rename={"phone_of": "host"}):
    """Somebody without a phone: another player's is passed to them."""

    plays: ClassVar[Literal["guest"]] = "guest"
    person: ClassVar[None] = None
    level: ClassVar[None] = None
    phone_of: Player
    """Whose phone it is; snapshots call it `host`."""

    left: bool = False
    """Was sent away, but has a seat in the game that is over: the chair is there for its name alone."""


Sitter = Seated | Left | Bot | StandIn | WithoutPhone


class Chair(Struct, frozen=True, gc=False, kw_only=True):
    """Somebody at the table, person or bot."""

    player: Player
    name: str
    colour: Colour
    language: Language = "en"
    sitter: Sitter
    maker: str | None = None
    """Who made the program that sits here like a person (`sitter` tells whether it plays itself); None: no program."""

    @property
    def is_bot(self) -> bool:
        """Nobody is behind it but a bot."""
        return isinstance(self.sitter, Bot)

    @property
    def is_person(self) -> bool:
        """Somebody sits here and has not got up, even if a bot plays for them. Programs are nobody."""
        return not self.sitter.left and self.sitter.person is not None and self.maker is None

    @property
    def decides(self) -> bool:
        """A person plays here for themselves, with or without a phone: what all have to agree to needs them."""
        return self.sitter.plays in ("person", "guest") and not self.sitter.left and self.maker is None

    @property
    def automatic(self) -> bool:
        """Moves are made by a bot."""
        return self.sitter.level is not None


def check_not_left(chair: Chair) -> None:
    """Refuse whoever has got up."""
    if chair.sitter.left:
        raise Illegal("already_gone")
