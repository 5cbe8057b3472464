"""What travels over HTTP about tables, people and programs; decks and albums have files of their own."""

from typing import Any, Literal

from msgspec import Struct

from starlore.core import Language
from starlore.table.options import Colour, Options, Player, Slug
from starlore.web.api.deck_protocol import OwnDeck


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table and sit down at it."""

    name: str
    colour: Colour | None = None
    language: Language = "en"
    options: Options = Options()


class Opened(Struct, frozen=True):
    """A new table."""

    code: str
    url: str
    """What to send to friends."""


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """Be let in by an invitation, where the table's code alone does not let anyone in any more."""

    invitation: str


class Invitation(Struct, frozen=True):
    """What somebody with an invitation sees before they come in, or on their list of tables."""

    code: str
    game: Slug
    running: bool
    players: tuple[str, ...]
    free: int
    """Chairs that nobody sits on."""

    bots: int
    changed: float | None = None
    your_turn: bool = False


class Me(Struct, frozen=True):
    """What a browser may know about itself: the tables it can go on with."""

    tables: tuple[Invitation, ...]
    undo: bool = False
    """This browser became somebody else by a link, and can go back to who it was."""


class KnownDevice(Struct, frozen=True):
    """What is known of a device of mine."""

    name: str
    made: float
    seen: float


class KnownTable(Struct, frozen=True):
    """What a table's log has of me: what I wrote, and of the rest what everyone may know."""

    code: str
    events: tuple[dict[str, Any], ...]


class KnownCalls(Struct, frozen=True):
    """A browser of mine that is called when it is my turn."""

    service: str
    """Whose push service it has."""

    made: float
    quiet: tuple[int, int] | None


class AboutMe(Struct, frozen=True):
    """Everything about me in one file."""

    devices: tuple[KnownDevice, ...]
    tables: tuple[KnownTable, ...]
    calls: tuple[KnownCalls, ...] = ()
    decks: tuple[OwnDeck, ...] = ()
    """Decks of my own, with what I wrote, and where their pictures are."""


class Erase(Struct, frozen=True, forbid_unknown_fields=True):
    """Forget me: names, chat, devices and memberships. What a finished game needs stays without a name."""

    sure: Literal[True]


class ProgramAddress(Struct, frozen=True):
    """Where a program can sit down at a table. It works once, for an hour."""

    url: str


class JoinAsProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """A program sits down: what others see of it."""

    name: str
    maker: str
    """Who made it."""

    language: Language = "en"


class ProgramSeat(Struct, frozen=True):
    """A program has sat down: what it needs to play."""

    code: str
    """The table."""

    player: Player
    secret: str
    """What the program is known by from now on: the value of the cookie `starlore`."""

    socket: str
    """Where to connect to."""


class About(Struct, frozen=True):
    """What the operator of the site tells about it."""

    text: str | None


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
