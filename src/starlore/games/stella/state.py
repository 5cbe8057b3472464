"""A game of Stella at one moment. Each phase has just the fields that make sense in it."""

from msgspec import Struct

from starlore.core import Card, Seat
from starlore.core.values import seats
from starlore.games.stella.messages import CardPointed, Setup
from starlore.rulebook.stella import GRID, WordCard

STEPS = 3 + GRID + 1
"""Steps of a round, at the most."""


class Associating(Struct, frozen=True, gc=False, tag="associating"):
    """Everyone secretly marks the cards that go with the word."""

    marks: tuple[tuple[Card, ...], ...]
    ready: tuple[bool, ...]
    asked: tuple[bool, ...]
    """Who would rather have the other word."""

    turned: bool
    """The other word is being played."""


class Revealing(Struct, frozen=True, gc=False, tag="revealing"):
    """Scouts point at cards in turn."""

    marks: tuple[tuple[Card, ...], ...]
    turned: bool
    dark: Seat | None
    scout: Seat | None
    """Who points next; None when nobody can: the round is about to be scored."""

    pointed: tuple[CardPointed, ...]
    fallen: tuple[bool, ...]


class Scored(Struct, frozen=True, gc=False, tag="scored"):
    """Between two rounds, before the table is made ready for the next one."""


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


Phase = Associating | Revealing | Scored | Finished


class Round(Struct, frozen=True, gc=False, kw_only=True):
    """A round that has been scored. Nothing of it is secret any more."""

    words: WordCard
    turned: bool
    first: Seat
    grid: tuple[Card, ...]
    marks: tuple[tuple[Card, ...], ...]
    dark: Seat | None
    pointed: tuple[CardPointed, ...]
    fallen: tuple[bool, ...]
    points: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """Everything there is to know about a game, secrets among it: it never leaves the server."""

    setup: Setup
    grid: tuple[Card, ...]
    pile: tuple[Card, ...]
    """The draw pile; its end is the top."""

    box: tuple[Card, ...]
    """Cards that were replaced: they are out of the game."""

    words: tuple[WordCard, ...]
    """The four word cards of this game, in their order."""

    first: Seat
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    phase: Phase


def step(state: State) -> int:
    """Associating (anew, if the word is turned), then one for each scout that points, then scored."""
    done = STEPS * len(state.rounds)
    match state.phase:
        case Associating(turned=turned):
            return done + 1 + turned
        case Revealing(pointed=pointed):
            return done + 3 + len(pointed)
        case Scored() | Finished():
            return done


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats without whose move the game does not go on."""
    match state.phase:
        case Associating(ready=ready):
            return tuple(seat for seat in seats(state.setup.seats) if not ready[seat])
        case Revealing(scout=scout):
            return () if scout is None else (scout,)
        case Scored() | Finished():
            return ()
