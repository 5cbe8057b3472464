"""What a player can say (commands) and what has happened (events)."""

from typing import Literal

from msgspec import Struct

from starlore.core import Card, Language, Seat
from starlore.rulebook.dixit import Gain, Outcome


class Setup(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """How a game is to be played."""

    seats: int
    deck: tuple[Card, ...]
    target: int = 30
    """The game ends after the round in which somebody has this many points."""

    first: Literal["race", "random", "last"] = "race"
    """Who tells first: whoever has an idea first, a seat drawn by lot, or whoever sat down last."""


class Wording(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The same clue as speakers of another language say it."""

    language: Language
    text: str


# --- commands -----------------------------------------------------------------------------------


class TellStory(Struct, frozen=True, gc=False, tag="tell", forbid_unknown_fields=True):
    """The storyteller lays a card aside and gives a clue to it. In a race, the first one to do so tells."""

    card: Card
    clue: str | None = None
    """None: the clue is said (sung, mimed) aloud, to people in one room or on a call."""

    wordings: tuple[Wording, ...] = ()
    """How it is said in other languages, where the teller knows: everyone reads it in their own."""


class PlayCards(Struct, frozen=True, gc=False, tag="play", forbid_unknown_fields=True):
    """Another player hands in what fits the clue: one card, or two when three play. May be changed till all are in."""

    cards: tuple[Card, ...]


class CastVote(Struct, frozen=True, gc=False, tag="vote", forbid_unknown_fields=True):
    """A player takes the card on this slot for the storyteller's. May be changed until all votes are in."""

    slot: int
    """Slots count from 1."""


Command = TellStory | PlayCards | CastVote


# --- events -------------------------------------------------------------------------------------


class Dealt(Struct, frozen=True, gc=False, tag="dealt", kw_only=True):
    """The game has begun: hands are dealt, the rest is the draw pile (its end is the top)."""

    setup: Setup
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    storyteller: Seat | None
    """None: the first to tell is the storyteller."""


class StoryTold(Struct, frozen=True, gc=False, tag="story_told", omit_defaults=True):
    """A clue has been given."""

    seat: Seat
    card: Card
    clue: str | None
    wordings: tuple[Wording, ...] = ()


class CardsPlayed(Struct, frozen=True, gc=False, tag="cards_played"):
    """A player has chosen what to hand in, or has chosen anew."""

    seat: Seat
    cards: tuple[Card, ...]


class TableLaid(Struct, frozen=True, gc=False, tag="table_laid"):
    """All cards are in; they were shuffled and laid on slots 1, 2, 3, ..."""

    table: tuple[Card, ...]
    owners: tuple[Seat, ...]
    """Whose card lies on each slot."""


class VoteCast(Struct, frozen=True, gc=False, tag="vote_cast"):
    """A player has voted, or has voted anew."""

    seat: Seat
    slot: int


class RoundScored(Struct, frozen=True, gc=False, tag="round_scored"):
    """The votes were shown and points given; the table's cards went to the discard pile."""

    outcome: Outcome
    """Who found the storyteller's card."""

    gains: tuple[Gain, ...]


class PileRefilled(Struct, frozen=True, gc=False, tag="pile_refilled"):
    """The pile did not reach round the table: what was left and the discards were shuffled into a new one."""

    pile: tuple[Card, ...]


class RoundBegun(Struct, frozen=True, gc=False, tag="round_begun"):
    """Everyone has drawn from the top of the pile, and the role of storyteller has passed on."""

    storyteller: Seat
    drawn: tuple[tuple[Card, ...], ...]


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """Somebody has reached the target; whoever has most points has won."""

    winners: tuple[Seat, ...]


Event = Dealt | StoryTold | CardsPlayed | TableLaid | VoteCast | RoundScored | PileRefilled | RoundBegun | GameEnded
