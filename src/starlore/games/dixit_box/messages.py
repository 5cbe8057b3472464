"""What a player can tell their phone (commands) and what has happened (events). Cards are known by their slots."""

from typing import Literal

from msgspec import Struct

from starlore.core import Seat
from starlore.rulebook.dixit import Gain, Outcome


class Setup(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """How a game is to be played."""

    seats: int
    target: int = 30
    """The game ends after the round in which somebody has this many points."""

    first: Literal["race", "random"] = "race"
    """Who tells first: whoever has an idea first, or a seat drawn by lot."""


# --- commands -----------------------------------------------------------------------------------


class TellStory(Struct, frozen=True, gc=False, tag="tell", forbid_unknown_fields=True):
    """The storyteller has told. In a race, the first one to say so is the storyteller."""

    clue: str | None = None
    """For those who did not hear it, and to remember the evening by; None: it was only said."""


class ClaimCards(Struct, frozen=True, gc=False, tag="claim", forbid_unknown_fields=True):
    """The cards on these slots of the row are mine: one, or two when three play. May be changed till all is in."""

    slots: tuple[int, ...]
    """Slots count from 1."""


class CastVote(Struct, frozen=True, gc=False, tag="vote", forbid_unknown_fields=True):
    """A player takes the card on this slot for the storyteller's. May be changed till all is in."""

    slot: int


class TakeBack(Struct, frozen=True, gc=False, tag="take_back", forbid_unknown_fields=True):
    """A mistake was made on the table: take the last step back, the telling or the round that was scored."""


class FinishGame(Struct, frozen=True, gc=False, tag="finish", forbid_unknown_fields=True):
    """Everything is right, and the game is over."""


Command = TellStory | ClaimCards | CastVote | TakeBack | FinishGame


# --- events -------------------------------------------------------------------------------------


class Begun(Struct, frozen=True, gc=False, tag="begun", kw_only=True):
    """The game has begun."""

    setup: Setup
    storyteller: Seat | None
    """None: the first to tell is the storyteller."""


class StoryTold(Struct, frozen=True, gc=False, tag="story_told"):
    """A clue has been given."""

    seat: Seat
    clue: str | None


class CardsClaimed(Struct, frozen=True, gc=False, tag="cards_claimed"):
    """A player has said which cards are theirs."""

    seat: Seat
    slots: tuple[int, ...]
    again: bool = False
    """It was said before, and has been changed: that is nobody's business, for it may tell who was wrong."""


class ClaimsClashed(Struct, frozen=True, gc=False, tag="claims_clashed"):
    """All have said which cards are theirs, and it cannot be: everyone looks again."""

    twice: tuple[int, ...]
    """Slots that several claim."""

    free: tuple[int, ...]
    """Slots that nobody claims."""


class ClaimsSettled(Struct, frozen=True, gc=False, tag="claims_settled"):
    """Somebody has looked again, and now it fits."""


class VoteCast(Struct, frozen=True, gc=False, tag="vote_cast"):
    """A player has voted, or has voted anew."""

    seat: Seat
    slot: int


class VoteWithdrawn(Struct, frozen=True, gc=False, tag="vote_withdrawn"):
    """A player has claimed the card that they had voted for: that vote is gone."""

    seat: Seat


class RoundScored(Struct, frozen=True, gc=False, tag="round_scored"):
    """All is in and fits: the votes were shown and points given."""

    owners: tuple[Seat, ...]
    """Whose card lies on each slot."""

    outcome: Outcome
    gains: tuple[Gain, ...]


class RoundBegun(Struct, frozen=True, gc=False, tag="round_begun"):
    """Everyone draws, and the role of storyteller has passed on."""

    storyteller: Seat


class TargetReached(Struct, frozen=True, gc=False, tag="target_reached"):
    """Somebody has reached the target: the game is over unless the round is taken back."""


class StoryTakenBack(Struct, frozen=True, gc=False, tag="story_taken_back"):
    """What was told does not count: it is told anew."""

    seat: Seat
    storyteller: Seat | None


class RoundTakenBack(Struct, frozen=True, gc=False, tag="round_taken_back"):
    """The points of the last round were taken back: everyone says and votes anew."""

    seat: Seat


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended"):
    """Whoever has most points has won."""

    winners: tuple[Seat, ...]


Event = (
    Begun
    | StoryTold
    | CardsClaimed
    | ClaimsClashed
    | ClaimsSettled
    | VoteCast
    | VoteWithdrawn
    | RoundScored
    | RoundBegun
    | TargetReached
    | StoryTakenBack
    | RoundTakenBack
    | GameEnded
)
