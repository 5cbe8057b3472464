"""What travels between browser and server, besides the views. Tags stand in `type`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from starlore.core import Language
from starlore.core.wire import Reader
from starlore.table.commands import Command
from starlore.table.options import Colour, Options, Player, Slug
from starlore.table.view import TableView
from starlore.table.wire import Proof, Reacted, Refusal, Rounds, Update
from starlore.web.api.deck_protocol import OwnDeck

CLOSE = {
    "not_known": 4401,
    "signed_out": 4401,
    "foreign_origin": 4403,
    "wrong_host": 4403,
    "banned": 4403,
    "no_such_table": 4404,
    "new_version": 4426,
    "too_fast": 4429,
    "too_many_sockets": 4429,
    "too_many_spectators": 4429,
    "restart": 1012,
    "storage_unavailable": 1013,
}
"""The WebSocket close code of each reason."""

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]


# --- from the browser, over the WebSocket -------------------------------------------------------


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Carry out a command. The same id twice is one command."""

    id: Id
    command: Command


class AskRounds(Struct, frozen=True, tag="rounds", forbid_unknown_fields=True):
    """Show me every round of the game that has been scored."""

    id: Id


class AskProof(Struct, frozen=True, tag="proof", forbid_unknown_fields=True):
    """Show me what is needed to check the chance of the game that is over."""

    id: Id


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromBrowser = Do | AskRounds | AskProof | Ping


# --- to the browser, over the WebSocket (the table's own messages are in `starlore.table.wire`) --


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends this connection, and why: come back if it is `restart`."""

    code: str


ToBrowser = Update[TableView] | Refusal | Rounds | Proof | Reacted | Pong | Bye


# --- over HTTP ----------------------------------------------------------------------------------


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


class Device(Struct, frozen=True):
    """A browser that is me."""

    id: str
    name: str
    """What it calls itself, such as Firefox · Android."""

    made: float
    """When it became me (seconds since 1970)."""

    seen: float
    """The day on which it was last here."""

    this: bool
    """It is this very one."""


class Asking(Struct, frozen=True):
    """A device that has opened my link and wants to be me."""

    id: str
    name: str
    check: str
    """The number that it shows."""


class MyDevices(Struct, frozen=True):
    """My devices, and the one that asks to become one."""

    devices: tuple[Device, ...]
    asking: Asking | None = None


class DeviceLink(Struct, frozen=True):
    """A link by which another device of yours can ask to be you. It works once, for ten minutes."""

    url: str
    qr: str
    """The link as a picture (SVG)."""


class ConfirmDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """Let the device that asks be me, or not."""

    id: str
    yes: bool


class EndDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """End one of my devices; without an id, all but this one."""

    id: str | None = None


class OpenLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The other device's end of a link."""

    token: str


class Seat(Struct, frozen=True):
    """A table at which somebody sits, without its code."""

    game: Slug
    name: str
    """What they are called there."""


class Becoming(Struct, frozen=True):
    """Who a browser is, and who it would become by a link."""

    now: tuple[Seat, ...]
    then: tuple[Seat, ...]


class Adoption(Struct, frozen=True):
    """What has become of asking: the other device must confirm; ask again until it has."""

    state: Literal["waiting", "done"]
    check: str


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


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """When not to call, in minutes of the day where I am."""

    from_: Minute
    to: Minute


class CallMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Call this browser when it is my turn in a slow game: its push subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(min_length=1, max_length=100)]
    """The browser's public key (p256dh)."""

    auth: Annotated[str, Meta(min_length=1, max_length=50)]
    zone: Annotated[int, Meta(ge=-24 * 60, le=24 * 60)] = 0
    """Minutes that my clock is ahead of UTC."""

    quiet: Quiet | None = None


class NoCalls(Struct, frozen=True, forbid_unknown_fields=True):
    """Do not call this browser any more, or the one with this address, or none of mine."""

    endpoint: str | None = None
    everywhere: bool = False


class MyCalls(Struct, frozen=True):
    """How I can be called."""

    key: str
    """The server's public key, by which a browser subscribes."""

    browsers: int
    """How many of mine are called."""

    this: bool
    """This one is."""


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


READER: Reader[FromBrowser] = Reader(FromBrowser)
