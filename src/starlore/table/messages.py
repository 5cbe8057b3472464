"""What people at a table can say (commands) and what has happened there (events).

The table's own events and those of its games are one stream. Events evolve by adding fields with defaults only.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NewType, Union

from msgspec import Meta, Struct, defstruct

from starlore.core import Card, Language, Seat
from starlore.core.chance import CHANCE
from starlore.decks.played import PlayedDeck
from starlore.table.games import AT_TABLE, GameEvent, Move, close

close()

Person = NewType("Person", str)
"""Whoever holds a browser's secret: the hash of that secret. It is never sent to anyone."""

Player = NewType("Player", int)
"""Somebody who has sat down at this table, person or bot, counted from 1 in the order of arrival."""

Colour = Literal["orange", "pink", "blue", "purple", "green", "yellow", "red", "white"]
Level = Literal["dreamer", "friend", "mind_reader"]
Door = Literal["open", "knock", "locked"]
"""Who may sit down that does not sit here yet: anyone; whom the owner lets in; nobody."""

Reaction = Literal["heart", "laugh", "wow", "think", "clap", "spark"]

NAME_LENGTH = 24
CHAT_LENGTH = 300
NOTE_LENGTH = 120
TIMER = (15, 600)

if TYPE_CHECKING:
    Slug = str

    class Rules(Struct, frozen=True):
        """How each game is to be played: a field for each, by its slug."""

else:
    Slug = Literal[tuple(AT_TABLE)]
    Rules = defstruct(
        "Rules",
        [(slug, game.options, game.options()) for slug, game in AT_TABLE.items()],
        namespace={"__doc__": "How each game is to be played."},
        frozen=True,
        gc=False,
        kw_only=True,
        forbid_unknown_fields=True,
    )


class Options(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """What the table's owner chooses before a game."""

    game: Slug = next(iter(AT_TABLE))
    deck: Literal["starlore"] = "starlore"
    timer: Annotated[int, Meta(ge=TIMER[0], le=TIMER[1])] | None = None
    """Seconds for a move; when they are over, a bot makes that one move."""

    slow: bool = False
    """Played over days: without a clock, and whoever is not there is called when it is their turn."""

    spectators: bool = True
    chat: bool = True
    rules: Rules = Rules()

    def of(self, game: Slug) -> Any:
        """What was chosen for one game."""
        return getattr(self.rules, game)


# --- commands -----------------------------------------------------------------------------------


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


class RemoveBot(Struct, frozen=True, gc=False, tag="remove_bot", forbid_unknown_fields=True):
    """The owner sends a bot away between games, or somebody without a phone."""

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
    """The commitment (`view.pledge`) that was seen before."""

    chance: Annotated[str, Meta(pattern=CHANCE)]


class Stop(Struct, frozen=True, gc=False, tag="stop", forbid_unknown_fields=True):
    """The owner breaks the game off."""


class LetBotSitIn(Struct, frozen=True, gc=False, tag="let_bot_sit_in", forbid_unknown_fields=True):
    """Let a bot play for somebody who is away: the owner decides, or a majority when the owner is away."""

    player: Player


class TakeBack(Struct, frozen=True, gc=False, tag="take_back", forbid_unknown_fields=True):
    """I am back: the bot that sat in for me gets up."""


class Say(Struct, frozen=True, gc=False, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: str


class React(Struct, frozen=True, gc=False, tag="react", forbid_unknown_fields=True):
    """A small gesture that everybody sees for a moment. It is not kept."""

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
    | RemoveBot
    | Kick
    | HandOver
    | SetDoor
    | Knock
    | LetIn
    | Start
    | AddChance
    | Stop
    | LetBotSitIn
    | TakeBack
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


# --- events -------------------------------------------------------------------------------------


class TableOpened(Struct, frozen=True, gc=False, tag="table_opened", kw_only=True):
    """Somebody has opened a table. The first person to sit down becomes its owner."""

    code: str
    options: Options
    seed: str = ""
    """The server's part of the first game's chance: a secret until that game is over."""

    invitation: str = ""
    """The secret in the link to it: it lets people in when the code does not. Nothing: the code always does."""


class SatDown(Struct, frozen=True, gc=False, tag="sat_down", kw_only=True):
    """A person has taken a chair, or has changed name, colour or language on it."""

    player: Player
    person: Person
    name: str
    colour: Colour
    language: Language
    maker: str | None = None
    """Who made the program that has sat down; None: it is a person."""


class GotUp(Struct, frozen=True, gc=False, tag="got_up"):
    """A person has left: for good between games, or leaving the seat behind in the middle of one."""

    player: Player


class OptionsSet(Struct, frozen=True, gc=False, tag="options_set"):
    """The next game is to be played like this."""

    options: Options


class BotSatDown(Struct, frozen=True, gc=False, tag="bot_sat_down", kw_only=True):
    """A bot has come to the table."""

    player: Player
    name: str
    colour: Colour
    level: Level


class GuestSatDown(Struct, frozen=True, gc=False, tag="guest_sat_down", kw_only=True):
    """Somebody without a phone has come to the table; another player's is passed to them."""

    player: Player
    name: str
    colour: Colour
    host: Player


class BotRemoved(Struct, frozen=True, gc=False, tag="bot_removed"):
    """A bot was sent away."""

    player: Player


class Kicked(Struct, frozen=True, gc=False, tag="kicked"):
    """A person was sent away for good."""

    player: Player


class OwnerChanged(Struct, frozen=True, gc=False, tag="owner_changed"):
    """The table has a new owner."""

    player: Player
    in_absence_of: Player | None = None
    """For whom they only stand in: it goes back when that player does."""


class DoorSet(Struct, frozen=True, gc=False, tag="door_set"):
    """The owner has opened or closed the table."""

    door: Door


class Knocked(Struct, frozen=True, gc=False, tag="knocked", kw_only=True):
    """Somebody asks to be let in."""

    knock: int
    person: Person
    name: str


class KnockAnswered(Struct, frozen=True, gc=False, tag="knock_answered"):
    """The owner has let somebody in, or has turned them away."""

    knock: int
    welcome: bool


class PersonErased(Struct, frozen=True, gc=False, tag="person_erased"):
    """A person wants nothing more to be known of them: their games stay, without their name and what they said."""

    person: Person
    was: str = ""
    """How the log's chain ended before the person was taken out of its records; nothing: they have not been yet."""


class GameStarted(Struct, frozen=True, gc=False, tag="game_started", kw_only=True):
    """A game has begun; its own first event follows."""

    game: Slug
    seating: tuple[Player, ...]
    """Who sits on seats 0, 1, 2, ..."""

    seed: str = ""
    """The server's part of this game's chance; nothing: it was played before there was such a thing."""

    chances: tuple[str, ...] = ()
    """What each seat has added to it."""

    next_seed: str = ""
    """The server's part of the next game's chance."""

    deck: PlayedDeck | None = None
    """Whose pictures are played with; None: our own deck's alone."""


class ChanceAdded(Struct, frozen=True, gc=False, tag="chance_added"):
    """Somebody has added chance of their own to the next game's."""

    player: Player
    chance: str


class DeckSet(Struct, frozen=True, gc=False, tag="deck_set"):
    """The owner has put a deck on the table for the games to come."""

    deck: PlayedDeck | None
    """None: our own."""


class GameStopped(Struct, frozen=True, gc=False, tag="game_stopped"):
    """The owner has broken the game off."""


class ClockStarted(Struct, frozen=True, gc=False, tag="clock_started"):
    """Whoever is awaited has until then (seconds since 1970) to make a move."""

    until: float


class TimeRanOut(Struct, frozen=True, gc=False, tag="time_ran_out"):
    """Somebody has not moved in time: a bot makes that move for them."""

    player: Player
    seat: Seat


class StandInWanted(Struct, frozen=True, gc=False, tag="stand_in_wanted"):
    """Somebody would let a bot sit in for a player who is away, while the owner is away too."""

    player: Player
    by: Player


class CameBack(Struct, frozen=True, gc=False, tag="came_back"):
    """Somebody for whom others wanted a stand-in is here again: their wishes are void."""

    player: Player


class BotSatIn(Struct, frozen=True, gc=False, tag="bot_sat_in", kw_only=True):
    """A bot plays for a player who is away."""

    player: Player
    level: Level = "friend"


class SeatTakenBack(Struct, frozen=True, gc=False, tag="seat_taken_back"):
    """A player is back and plays again."""

    player: Player


class SeatTakenOver(Struct, frozen=True, gc=False, tag="seat_taken_over", kw_only=True):
    """A bot has got up for somebody, who also has its seat if a game is being played."""

    player: Player
    bot: Player


class Said(Struct, frozen=True, gc=False, tag="said"):
    """Somebody has said something in the chat."""

    player: Player
    text: str


class PointedOut(Struct, frozen=True, gc=False, tag="pointed_out", kw_only=True):
    """Somebody has shown what they saw in a picture of a round that is over."""

    player: Player
    round: int
    card: Card
    at: tuple[float, float] | None
    note: str


class RemarkTakenBack(Struct, frozen=True, gc=False, tag="remark_taken_back", kw_only=True):
    """What somebody had shown or written on a picture is gone."""

    player: Player
    round: int
    card: Card


class AlbumShared(Struct, frozen=True, gc=False, tag="album_shared", kw_only=True):
    """Whoever has the link can see the album."""

    by: Person
    secret: str
    """What the link holds."""


class AlbumUnshared(Struct, frozen=True, gc=False, tag="album_unshared"):
    """The link leads nowhere any more."""


OwnEvent = (
    TableOpened
    | SatDown
    | GotUp
    | OptionsSet
    | BotSatDown
    | GuestSatDown
    | BotRemoved
    | Kicked
    | OwnerChanged
    | DoorSet
    | Knocked
    | KnockAnswered
    | PersonErased
    | DeckSet
    | GameStarted
    | ChanceAdded
    | GameStopped
    | ClockStarted
    | TimeRanOut
    | StandInWanted
    | CameBack
    | BotSatIn
    | SeatTakenBack
    | SeatTakenOver
    | Said
    | PointedOut
    | RemarkTakenBack
    | AlbumShared
    | AlbumUnshared
)
"""What can happen at any table, whatever is played there."""

if TYPE_CHECKING:
    Event = OwnEvent | GameEvent
else:
    Event = Union[OwnEvent, *(game.event for game in AT_TABLE.values())]
