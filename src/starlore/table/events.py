"""What has happened at a table: its own events and those of its games are one stream.

Events evolve by adding fields with defaults only.
"""

from typing import TYPE_CHECKING, Union

from msgspec import Struct

from starlore.core import Card, Language, Seat
from starlore.decks.played import PlayedDeck
from starlore.table.games import AT_TABLE, GameEvent
from starlore.table.options import Colour, Door, Level, Options, Person, Player, Slug


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


class GuestSatDown(Struct, frozen=True, gc=False, tag="guest_sat_down", kw_only=True, rename={"phone_of": "host"}):
    """Somebody without a phone has come to the table; another player's is passed to them."""

    player: Player
    name: str
    colour: Colour
    phone_of: Player
    """Whose phone it is; logs call it `host`, which texts for people say of the table's owner."""


class ChairEmptied(Struct, frozen=True, gc=False, tag="bot_removed"):
    """A bot was sent away, or somebody without a phone.

    The tag is older than guests without phones. It stays: logs that were written with it must replay.
    """

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


class PhotographLaid(Struct, frozen=True, gc=False, tag="photograph_laid", kw_only=True):
    """Somebody has photographed the real cards that lie on the table, or taken the photograph away."""

    player: Player
    key: str | None
    """What it is kept under; None: there is none any more."""

    rounds: int
    """Rounds of the game that were over: cards may have been replaced since."""


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


NAMES = ("name",)
WORDS = ("text", "note", "maker")
WRITTEN_BY_PEOPLE = NAMES + WORDS
"""The fields of events in which people's names and own words stand."""

OwnEvent = (
    TableOpened
    | SatDown
    | GotUp
    | OptionsSet
    | BotSatDown
    | GuestSatDown
    | ChairEmptied
    | Kicked
    | OwnerChanged
    | DoorSet
    | Knocked
    | KnockAnswered
    | PersonErased
    | DeckSet
    | PhotographLaid
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
