"""What people at a table can say: the table's own commands, and the moves of its games."""

from typing import TYPE_CHECKING, Annotated, Union

from msgspec import Meta, Struct

from starlore.core import Card, Language
from starlore.core.chance import CHANCE
from starlore.table.games import AT_TABLE, Move
from starlore.table.options import Colour, Door, Level, Options, Player, Reaction, Slug


class SitDown(Struct, frozen=True, gc=False, tag="sit", forbid_unknown_fields=True):
    """Take a chair at the table, or change name, colour or language on it."""

    name: str
    colour: Colour | None = None
    """None: any that is free."""

    language: Language = "en"
    instead_of: Player | None = None
    """A bot that gets up for me, be it in the middle of a game."""


class Leave(Struct, frozen=True, gc=False, tag="leave", forbid_unknown_fields=True):
    """Get up. In the middle of a game the seat is kept, and a bot may sit in."""


class SetOptions(Struct, frozen=True, gc=False, tag="options", forbid_unknown_fields=True):
    """The owner chooses the next game and how it is played."""

    options: Options


class AddBot(Struct, frozen=True, gc=False, tag="add_bot", forbid_unknown_fields=True):
    """The owner asks a bot to the table."""

    level: Level = "friend"


class AddGuest(Struct, frozen=True, gc=False, tag="add_guest", forbid_unknown_fields=True):
    """Somebody without a phone plays, too: mine is passed to them."""

    name: str


class EmptyChair(Struct, frozen=True, gc=False, tag="remove_bot", forbid_unknown_fields=True):
    """The owner sends a bot away between games, or somebody without a phone (its tag is older than those)."""

    player: Player


class Kick(Struct, frozen=True, gc=False, tag="kick", forbid_unknown_fields=True):
    """The owner sends a person away for good; in the middle of a game a bot takes the seat."""

    player: Player


class HandOver(Struct, frozen=True, gc=False, tag="hand_over", forbid_unknown_fields=True):
    """The owner makes somebody else the owner."""

    player: Player


class SetDoor(Struct, frozen=True, gc=False, tag="door", forbid_unknown_fields=True):
    """The owner opens the table to anyone, has people knock, or locks it."""

    door: Door


class Knock(Struct, frozen=True, gc=False, tag="knock", forbid_unknown_fields=True):
    """Ask the owner to be let in, under the name that one would bear."""

    name: str


class LetIn(Struct, frozen=True, gc=False, tag="let_in", forbid_unknown_fields=True):
    """The owner answers a knock."""

    knock: int
    welcome: bool = True


class Start(Struct, frozen=True, gc=False, tag="start", forbid_unknown_fields=True):
    """The owner starts a game: the chosen one, or this one with the same options."""

    game: Slug | None = None


class AddChance(Struct, frozen=True, gc=False, tag="chance", forbid_unknown_fields=True):
    """Add chance of one's own to the next game's, so that not even the server knows beforehand what comes of it."""

    to: str
    """The commitment that was seen before (`TableView.next_commitment`, in messages `pledge`)."""

    chance: Annotated[str, Meta(pattern=CHANCE)]


class Stop(Struct, frozen=True, gc=False, tag="stop", forbid_unknown_fields=True):
    """The owner breaks the game off."""


class LetBotSitIn(Struct, frozen=True, gc=False, tag="let_bot_sit_in", forbid_unknown_fields=True):
    """Let a bot play for somebody who is away: the owner decides, or a majority when the owner is away."""

    player: Player


class TakeSeatBack(Struct, frozen=True, gc=False, tag="take_back", forbid_unknown_fields=True):
    """I am back: the bot that sat in for me gets up."""


class Say(Struct, frozen=True, gc=False, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: str


class React(Struct, frozen=True, gc=False, tag="react", forbid_unknown_fields=True):
    """A reaction that everybody sees for a moment. It is not kept."""

    reaction: Reaction


class PointOut(Struct, frozen=True, gc=False, tag="point_out", forbid_unknown_fields=True):
    """How did you see that? Touch a place in a picture of a round that is over, or write a note to it, or both.

    A player has one remark on a picture: another one takes its place.
    """

    round: int
    """From 1, in the game on the table."""

    card: Card
    at: tuple[float, float] | None = None
    """From the left and from the top, as parts of the picture's width and height; None: the picture as a whole."""

    note: str = ""


class TakeRemarkBack(Struct, frozen=True, gc=False, tag="take_remark_back", forbid_unknown_fields=True):
    """Take a remark back: one's own, or, as the owner, anybody's."""

    round: int
    card: Card
    player: Player | None = None
    """Whose; None: mine."""


class ShareAlbum(Struct, frozen=True, gc=False, tag="share_album", forbid_unknown_fields=True):
    """The owner lets everyone with a secret link see the album of finished games, or nobody any more."""

    on: bool


OwnCommand = (
    SitDown
    | Leave
    | SetOptions
    | AddBot
    | AddGuest
    | EmptyChair
    | Kick
    | HandOver
    | SetDoor
    | Knock
    | LetIn
    | Start
    | AddChance
    | Stop
    | LetBotSitIn
    | TakeSeatBack
    | Say
    | React
    | PointOut
    | TakeRemarkBack
    | ShareAlbum
)
"""What people can say at any table, whatever is played there."""

if TYPE_CHECKING:
    Command = OwnCommand | Move
else:
    Command = Union[OwnCommand, *(game.move for game in AT_TABLE.values())]
