"""Dixit at a table: what its owner can choose, and the setup that follows from it."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from starlore.core import Card
from starlore.decks.pictures import NUMBERS
from starlore.games.dixit import DIXIT
from starlore.games.dixit.messages import Setup
from starlore.games.dixit.moments import moments
from starlore.games.dixit.reading import readings
from starlore.games.dixit.state import Round
from starlore.rulebook.dixit import CLUE_LENGTH, OFFERED_TARGETS, SEATS, hand_size
from starlore.table.games.table_game import TableGame


class DixitOptions(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """How Dixit is to be played."""

    target: Annotated[int, Meta(ge=OFFERED_TARGETS[0], le=OFFERED_TARGETS[1])] = 30
    """Points that end the game."""

    first: Literal["race", "random", "last"] = "race"
    """Who tells first. In a lesson it is whoever sat down last, a bot: the learner sees a round before they tell."""


def next_options(options: DixitOptions) -> DixitOptions:
    """Whoever sat down last tells first once: lots are drawn for the next game."""
    return replace(options, first="random") if options.first == "last" else options


def setup(seats: int, options: DixitOptions) -> Setup:
    """Dixit with the whole deck."""
    return Setup(seats=seats, deck=NUMBERS, target=options.target, first=options.first)


def with_deck(setup: Setup, deck: Sequence[Card]) -> Setup:
    """The same with other pictures."""
    return replace(setup, deck=tuple(deck))


def pictures(done: Round) -> tuple[Card, ...]:
    """The pictures that lay on the table."""
    return done.table


TABLE_GAME = TableGame(
    rules=DIXIT,
    options=DixitOptions,
    setup=setup,
    with_deck=with_deck,
    next_options=next_options,
    pictures=pictures,
    moments=moments,
    readings=readings,
    limits={"clue": CLUE_LENGTH, "target": OFFERED_TARGETS, "hands": [hand_size(seats) for seats in SEATS]},
    once_flat=True,
)
