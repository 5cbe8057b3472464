"""What a player can say (commands) and what has happened (events)."""

from typing import Literal

from msgspec import Struct

from starlore.core import Card, Seat
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
    deck: tuple[Card, ...]
    words: tuple[WordCard, ...]
    """The box of word cards. What stands on them is the table's business: a word, or the key of one."""

    in_order: bool = False
    """Play the first four word cards in their order (discovery) instead of drawing four."""

    first: Literal["random", "last"] = "random"
    """Who begins: a seat drawn by lot, or whoever sat down last."""


# --- commands -----------------------------------------------------------------------------------


class MarkCards(Struct, frozen=True, gc=False, tag="mark", forbid_unknown_fields=True):
    """Put crosses on these cards, instead of those put before."""

    cards: tuple[Card, ...]


class PointAt(Struct, frozen=True, gc=False, tag="point", forbid_unknown_fields=True):
    """The scout points at a card that they have marked and nobody has pointed at yet."""

    card: Card


Command = MarkCards | PassMarker | TakeMarkerBack | AskOtherWord | PointAt


# --- events -------------------------------------------------------------------------------------


class Laid(Struct, frozen=True, gc=False, tag="laid", kw_only=True):
    """The game has begun: 15 cards lie in rows of 5 from the top down, four word cards wait face down."""

    setup: Setup
    grid: tuple[Card, ...]
    pile: tuple[Card, ...]
    words: tuple[WordCard, ...]
    first: Seat


class CardsMarked(Struct, frozen=True, gc=False, tag="cards_marked"):
    """A player has put crosses on cards."""

    seat: Seat
    cards: tuple[Card, ...]


class CardPointed(Struct, frozen=True, gc=False, tag="card_pointed"):
    """A scout has pointed at a card, and everyone who marked it has shown it."""

    seat: Seat
    card: Card
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
    """The pawn has passed on, a row was replaced, boards are wiped and the next word card is turned over."""

    first: Seat
    row: int
    """Which row was replaced: 0 is the top one."""

    cards: tuple[Card, ...]


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """Four rounds are over; whoever has most points has won."""

    winners: tuple[Seat, ...]


Event = (
    Laid
    | CardsMarked
    | MarkerPassed
    | MarkerTakenBack
    | OtherWordAsked
    | WordTurned
    | Announced
    | CardPointed
    | RoundScored
    | RoundBegun
    | GameEnded
)
