"""A game of Dixit with the box at one moment. Each phase has just the fields that make sense in it."""

from msgspec import Struct

from starlore.core import Seat
from starlore.core.values import seats
from starlore.games.dixit_box.messages import Setup
from starlore.rulebook.dixit import Gain, Outcome, cards_on_table, cards_to_play


class Telling(Struct, frozen=True, gc=False, tag="telling"):
    """The storyteller looks for a clue; in a race for the first round, everyone does."""

    storyteller: Seat | None


class Voting(Struct, frozen=True, gc=False, tag="voting"):
    """Cards are handed in and laid in a row; everyone says which are theirs, and the others vote."""

    storyteller: Seat
    clue: str | None
    claims: tuple[tuple[int, ...], ...]
    """The slots that each seat claims; empty while it has not."""

    votes: tuple[int, ...]
    """The slot that each seat voted for; 0 while it has not, and for the storyteller."""


class Scored(Struct, frozen=True, gc=False, tag="scored"):
    """Between two rounds."""

    storyteller: Seat


class Checking(Struct, frozen=True, gc=False, tag="checking"):
    """Somebody has reached the target; the round may still be taken back."""

    storyteller: Seat


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


Phase = Telling | Voting | Scored | Checking | Finished


class Round(Struct, frozen=True, gc=False, kw_only=True):
    """A round that has been scored. Nothing of it is secret any more."""

    storyteller: Seat
    clue: str | None
    owners: tuple[Seat, ...]
    votes: tuple[int, ...]
    """The slot that each seat voted for, from 1; 0 for the storyteller."""

    outcome: Outcome
    gains: tuple[Gain, ...]
    points: tuple[int, ...]
    """What the round brought to each seat."""


class State(Struct, frozen=True, gc=False):
    """Everything there is to know about a game, secrets among it: it never leaves the server."""

    setup: Setup
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    phase: Phase
    step: int = 1
    taken_back: int = 0
    """How often something was taken back."""


def cards_of(seat: Seat, storyteller: Seat, players: int) -> int:
    """How many cards of the row are this seat's."""
    return 1 if seat == storyteller else cards_to_play(players)


def clash(claims: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Slots that several claim, and slots that nobody does; nothing of it is said before all have claimed."""
    if () in claims:
        return (), ()
    claimed = [slot for slots in claims for slot in slots]
    row = range(1, cards_on_table(len(claims)) + 1)
    return tuple(slot for slot in row if claimed.count(slot) > 1), tuple(slot for slot in row if slot not in claimed)


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats without whose move the game does not go on.

    When claims clash, everyone is asked to look again: to name those who disagree would tell whose cards they are.
    """
    everyone = seats(state.setup.seats)
    match state.phase:
        case Telling(storyteller):
            return (storyteller,) if storyteller is not None else everyone
        case Voting(storyteller, claims=claims, votes=votes):
            if any(clash(claims)):
                return everyone
            missing = [not claims[seat] or not (votes[seat] or seat == storyteller) for seat in everyone]
            return tuple(seat for seat in everyone if missing[seat])
        case Checking():
            return everyone
        case Scored() | Finished():
            return ()
