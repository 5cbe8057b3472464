"""A game of Dixit at one moment. Each phase has just the fields that make sense in it."""

from msgspec import Struct

from starlore.core import Card, Seat
from starlore.core.values import seats
from starlore.games.dixit.messages import Setup, Wording
from starlore.rulebook.dixit import Gain, Outcome


class Telling(Struct, frozen=True, gc=False, tag="telling"):
    """The storyteller looks for a clue; in a race for the first round, everyone does."""

    storyteller: Seat | None


class Playing(Struct, frozen=True, gc=False, tag="playing", omit_defaults=True):
    """The others choose cards that fit the clue. Chosen cards stay in hand until the table is laid."""

    storyteller: Seat
    card: Card
    clue: str | None
    plays: tuple[tuple[Card, ...], ...]
    """What each seat hands in; empty while it has not chosen, and for the storyteller."""

    wordings: tuple[Wording, ...] = ()


class Voting(Struct, frozen=True, gc=False, tag="voting", omit_defaults=True):
    """The cards lie face up, and the others look for the storyteller's."""

    storyteller: Seat
    clue: str | None
    table: tuple[Card, ...]
    owners: tuple[Seat, ...]
    votes: tuple[int, ...]
    """The slot that each seat voted for; 0 while it has not, and for the storyteller."""

    wordings: tuple[Wording, ...] = ()


class Scored(Struct, frozen=True, gc=False, tag="scored"):
    """Between two rounds, while the last table's cards lie on the discard pile and nobody has drawn yet."""

    storyteller: Seat


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


Phase = Telling | Playing | Voting | Scored | Finished


class Round(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A round that has been scored. Nothing of it is secret any more."""

    storyteller: Seat
    clue: str | None
    table: tuple[Card, ...]
    owners: tuple[Seat, ...]
    votes: tuple[int, ...]
    """The slot that each seat voted for, from 1; 0 for the storyteller."""

    outcome: Outcome
    gains: tuple[Gain, ...]
    points: tuple[int, ...]
    """What the round brought to each seat."""

    wordings: tuple[Wording, ...] = ()
    """How the clue is said in other languages, where its teller knew."""


class State(Struct, frozen=True, gc=False):
    """Everything there is to know about a game, secrets among it: it never leaves the server."""

    setup: Setup
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    discard: tuple[Card, ...]
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    phase: Phase


def step(state: State) -> int:
    """Four a round: telling, playing, voting, scored."""
    done = 4 * len(state.rounds)
    match state.phase:
        case Telling():
            return done + 1
        case Playing():
            return done + 2
        case Voting():
            return done + 3
        case Scored() | Finished():
            return done


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats without whose move the game does not go on."""
    everyone = seats(state.setup.seats)
    match state.phase:
        case Telling(storyteller):
            return (storyteller,) if storyteller is not None else everyone
        case Playing(storyteller, plays=plays):
            return tuple([seat for seat in everyone if seat != storyteller and not plays[seat]])
        case Voting(storyteller, votes=votes):
            return tuple([seat for seat in everyone if seat != storyteller and not votes[seat]])
        case Scored() | Finished():
            return ()
