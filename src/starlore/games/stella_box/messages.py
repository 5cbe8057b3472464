"""What a player can tell their phone (commands) and what has happened (events). Cards are known by their places."""

from msgspec import Struct

from starlore.core import Seat
from starlore.rulebook.stella import Outcome, WordCard
from starlore.rulebook.stella.associating import (
    Announced,
    AskOtherWord,
    MarkerPassed,
    MarkerTakenBack,
    OtherWordAsked,
    PassMarker,
    TakeMarkerBack,
    WordTurned,
)

__all__ = [
    "Announced",
    "AskOtherWord",
    "MarkerPassed",
    "MarkerTakenBack",
    "OtherWordAsked",
    "PassMarker",
    "TakeMarkerBack",
    "WordTurned",
]


class Setup(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """How a game is to be played."""

    seats: int
    words: tuple[WordCard, ...] = ()
    """Word cards of ours to draw from; none: the players turn over their own, and type or say what is on them."""

    in_order: bool = False
    """Play the first four word cards in their order (discovery) instead of drawing four."""


# --- commands -----------------------------------------------------------------------------------


class SayWord(Struct, frozen=True, gc=False, tag="word", forbid_unknown_fields=True):
    """This is the word on a card of the players' own. May be said anew until the marks are locked."""

    word: str | None = None
    """None: it was read out."""


class MarkPlaces(Struct, frozen=True, gc=False, tag="mark", forbid_unknown_fields=True):
    """Put crosses on these places, instead of those put before."""

    places: tuple[int, ...]
    """Places count from 1, row by row from the top left."""


class PointAt(Struct, frozen=True, gc=False, tag="point", forbid_unknown_fields=True):
    """The scout points at a card that they have marked and nobody has pointed at yet."""

    place: int


class TakeBack(Struct, frozen=True, gc=False, tag="take_back", forbid_unknown_fields=True):
    """A mistake was made on the table: take back the reveal, or the round that was scored last."""


class FinishGame(Struct, frozen=True, gc=False, tag="finish", forbid_unknown_fields=True):
    """Everything is right, and the game is over."""


Command = SayWord | MarkPlaces | PassMarker | TakeMarkerBack | AskOtherWord | PointAt | TakeBack | FinishGame


# --- events -------------------------------------------------------------------------------------


class Begun(Struct, frozen=True, gc=False, tag="begun", kw_only=True):
    """The game has begun: fifteen cards lie in three rows of five."""

    setup: Setup
    words: tuple[WordCard, ...]
    """The four word cards of this game, in their order; none: the players have theirs."""

    first: Seat


class WordSaid(Struct, frozen=True, gc=False, tag="word_said"):
    """Somebody has typed the word on the players' card. Crosses stay: everyone has their marker back."""

    seat: Seat
    word: str | None


class PlacesMarked(Struct, frozen=True, gc=False, tag="places_marked"):
    """A player has put crosses on cards."""

    seat: Seat
    places: tuple[int, ...]


class PlacePointed(Struct, frozen=True, gc=False, tag="place_pointed"):
    """A scout has pointed at a card, and everyone who marked it has shown it."""

    seat: Seat
    place: int
    others: tuple[Seat, ...]
    """Who else had marked it, the fallen among them."""

    outcome: Outcome
    stars: tuple[int, ...]
    """Stars that each seat fills in for this card."""

    next: Seat | None
    """Who points next; None: nobody can be scout any more."""


class RoundScored(Struct, frozen=True, gc=False, tag="round_scored"):
    """Nobody can be scout any more: stars became points."""

    points: tuple[int, ...]


class RoundBegun(Struct, frozen=True, gc=False, tag="round_begun"):
    """The pawn has passed on, and the players replace a row."""

    first: Seat
    row: int
    """Which row is replaced: 0 is the top one."""


class LastRoundScored(Struct, frozen=True, gc=False, tag="last_round_scored"):
    """Four rounds are over: so is the game, unless the last one is taken back."""


class RevealTakenBack(Struct, frozen=True, gc=False, tag="reveal_taken_back"):
    """The card that was pointed at last does not count, and its scout points again; or the whole reveal does not."""

    seat: Seat
    point: bool = False
    """The last card alone. If not, crosses stay, and everyone has their marker back."""


class RoundTakenBack(Struct, frozen=True, gc=False, tag="round_taken_back"):
    """The points of the last round were taken back."""

    seat: Seat
    point: bool = False
    """With the card that was pointed at last; in old logs with all of them, and everyone has their marker back."""


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """Whoever has most points has won."""

    winners: tuple[Seat, ...]


Event = (
    Begun
    | WordSaid
    | PlacesMarked
    | MarkerPassed
    | MarkerTakenBack
    | OtherWordAsked
    | WordTurned
    | Announced
    | PlacePointed
    | RoundScored
    | RoundBegun
    | LastRoundScored
    | RevealTakenBack
    | RoundTakenBack
    | GameEnded
)
