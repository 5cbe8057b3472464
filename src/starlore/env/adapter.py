"""What an environment knows of one game: a record of functions from a seat to numbers and from numbers to commands.

They read the state and not the seat's view, since making a view takes longer than a move. That they tell nothing which
the view does not tell is a law of `tests/env`: there the same numbers are made of the view alone, for every seat.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from starlore.core import LANGUAGES, Language, Seat
from starlore.core.game import AnyGame
from starlore.decks.words import WORDS

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

HIGHEST = 1000
"""No number in an observation is greater."""

KEYS = tuple(WORDS.printed(LANGUAGES[0]))
"""The vocabulary, by the keys that stand for its words in every language: the words of the box, in their order."""

WORD_AT = {key: number for number, key in enumerate(KEYS, 1)}
"""The index of a word in observations, from 1."""


def vocabulary(language: Language) -> tuple[str, ...]:
    """The fixed vocabulary as it is said in one language."""
    printed = WORDS.printed(language)
    return tuple(printed[key] for key in KEYS)


@dataclass(frozen=True)
class Field:
    """A part of an observation."""

    name: str
    size: int
    cards: bool = False
    """Its numbers are those of picture cards; 0: none."""


@dataclass(frozen=True, kw_only=True)
class Adapter:
    """A game for so many seats, as an environment knows it. Everything is told of one seat, and as it sees the game."""

    name: str
    rules: AnyGame
    setup: Any
    fields: Sequence[Field]
    numbers: Callable[[Any, Seat], Sequence[int]]
    """What the seat sees of a state, in the order of `fields`."""

    turn: Callable[[Any, Seat], Seat | None]
    """Whose turn it is after this seat's: the next awaited one, clockwise; None: the game is over."""

    actions: int
    mask: Callable[[Any, Seat], Mask]
    """Which actions the seat has, as a new array; all zero while the game does not wait for it."""

    allows: Callable[[Any, Seat, int], bool]
    """The mask allows this action: the same, without making one."""

    command: Callable[[Any, Seat, int], Any]
    """The command that an action stands for; only for actions that are allowed."""

    text: Callable[[Any], str]
    """The view as text for the terminal."""

    shown: Callable[[Any], tuple[Sequence[int], int]]
    """The cards that lie on the table in this view, and how many of them in a row."""

    @property
    def layout(self) -> Mapping[str, slice]:
        """Where each field stands in an observation."""
        found, at = {}, 0
        for field in self.fields:
            found[field.name] = slice(at, at + field.size)
            at += field.size
        return found

    @property
    def size(self) -> int:
        """How many numbers there are in an observation."""
        return sum(field.size for field in self.fields)

    @property
    def places(self) -> npt.NDArray[np.intp]:
        """Where the numbers of cards stand in an observation."""
        layout = self.layout
        spans = [range(layout[field.name].start, layout[field.name].stop) for field in self.fields if field.cards]
        return np.array([place for span in spans for place in span], np.intp)


def zeros(size: int) -> tuple[tuple[int, ...], ...]:
    """What fills a row of so many numbers up, by how many it has."""
    return tuple((0,) * (size - filled) for filled in range(size + 1))


def rotations(seats: int) -> tuple[tuple[Seat, ...], ...]:
    """For each seat, everyone after it, clockwise, and itself last."""
    return tuple(tuple(Seat((seat + more) % seats) for more in range(1, seats + 1)) for seat in range(seats))
