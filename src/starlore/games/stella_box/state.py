"""A game of Stella with the box at one moment. Each phase has just the fields that make sense in it."""

from msgspec import Struct

from starlore.core import Seat
from starlore.core.values import seats
from starlore.games.stella_box.messages import PlacePointed, Setup
from starlore.rulebook.stella import GRID, WordCard

WORD_LENGTH = 30
"""Characters of a word that is typed, at most."""

OURS = "#"
"""The sign of our own words, which clients translate: nobody types one."""

PLACES = range(1, GRID + 1)
"""The places of the grid, row by row from the top left."""


class Naming(Struct, frozen=True, gc=False, tag="naming"):
    """The players turn over a word card of their own; somebody types what is on it."""


class Associating(Struct, frozen=True, gc=False, tag="associating"):
    """Everyone secretly marks the cards that go with the word."""

    words: WordCard
    """An empty upper word: it was read out."""

    marks: tuple[tuple[int, ...], ...]
    ready: tuple[bool, ...]
    asked: tuple[bool, ...]
    """Who would rather have the other word."""

    turned: bool
    """The other word is being played."""


class Revealing(Struct, frozen=True, gc=False, tag="revealing"):
    """Scouts point at cards in turn."""

    words: WordCard
    marks: tuple[tuple[int, ...], ...]
    turned: bool
    dark: Seat | None
    scout: Seat | None
    """Who points next; None when nobody can: the round is about to be scored."""

    pointed: tuple[PlacePointed, ...]
    fallen: tuple[bool, ...]


class Scored(Struct, frozen=True, gc=False, tag="scored"):
    """Between two rounds, before the players replace a row."""


class Checking(Struct, frozen=True, gc=False, tag="checking"):
    """Four rounds are over; the last one may still be taken back."""


class Finished(Struct, frozen=True, gc=False, tag="finished"):
    """The game is over."""

    winners: tuple[Seat, ...]


Phase = Naming | Associating | Revealing | Scored | Checking | Finished


class Round(Struct, frozen=True, gc=False, kw_only=True):
    """A round that has been scored. Nothing of it is secret any more."""

    words: WordCard
    turned: bool
    first: Seat
    marks: tuple[tuple[int, ...], ...]
    dark: Seat | None
    pointed: tuple[PlacePointed, ...]
    fallen: tuple[bool, ...]
    points: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    """Everything there is to know about a game, secrets among it: it never leaves the server."""

    setup: Setup
    words: tuple[WordCard, ...]
    first: Seat
    scores: tuple[int, ...]
    rounds: tuple[Round, ...]
    phase: Phase
    step: int = 1
    taken_back: int = 0
    """How often something was taken back."""


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats without whose move the game does not go on."""
    everyone = seats(state.setup.seats)
    match state.phase:
        case Naming() | Checking():
            return everyone
        case Associating(ready=ready):
            return tuple(seat for seat in everyone if not ready[seat])
        case Revealing(scout=scout):
            return () if scout is None else (scout,)
        case Scored() | Finished():
            return ()
