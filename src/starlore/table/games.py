"""All that a table knows of its games: one entry each. What is not an entry here cannot be played at a table.

A move or an event of a game travels in an envelope that is tagged with the game's slug, so that the table's own
commands and events and those of all its games are one union. The unions are put together when `messages` is imported:
whoever brings a game of their own registers it before that.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, defstruct
from msgspec.structs import replace

from starlore.core import Illegal
from starlore.core.game import AnyGame
from starlore.core.text import tidy
from starlore.decks.pictures import NUMBERS
from starlore.decks.words import MARK, WORDS
from starlore.games import DIXIT, STELLA
from starlore.games.dixit.messages import Setup as DixitSetup
from starlore.games.dixit.state import CLUE_LENGTH
from starlore.games.stella.messages import Setup as StellaSetup
from starlore.games.stella.state import GRID, MARKS, ROUNDS, ROW

Slug = str
"""The name of a game in addresses, logs and messages, where `messages.Slug` admits those that are registered."""


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A move in the game that is being played, tagged with the game's slug."""

    move: Any


class GameEvent(Struct, frozen=True, gc=False):
    """An event of the game that is being played, tagged with the game's slug."""

    event: Any


@dataclass(frozen=True, kw_only=True)
class TableGame:
    """A game as a table knows it."""

    rules: AnyGame
    options: type[Struct]
    """What the table's owner can choose; every field has a default."""

    setup: Callable[[int, Any], Any]
    """From the number of seats and the options to the game's setup."""

    checked: Callable[[Any], Any]
    """The options made fit to be kept; raises `Illegal`."""

    facts: Mapping[str, Any]
    """Numbers that a client shows, or checks what is typed against."""

    again: Callable[[Any], Any]
    """The options for the next game after one with these."""

    flat: bool = False
    """Its options once stood among the table's own: in old logs they still do."""

    move: type[Move]
    event: type[GameEvent]


AT_TABLE: dict[Slug, TableGame] = {}
"""The games by their slugs; the first one is what a new table plays."""


_closed: list[bool] = []


def register(
    rules: AnyGame,
    options: type[Struct],
    setup: Callable[[int, Any], Any],
    *,
    checked: Callable[[Any], Any] = lambda options: options,
    again: Callable[[Any], Any] = lambda options: options,
    facts: Mapping[str, Any] | None = None,
    flat: bool = False,
) -> None:
    """Let a game be played at tables."""
    if _closed:
        raise RuntimeError(f"{rules.slug} comes too late: the table's messages have been put together without it")
    name = rules.slug.title()
    AT_TABLE[rules.slug] = TableGame(
        rules=rules,
        options=options,
        setup=setup,
        checked=checked,
        again=again,
        facts={"seats": (rules.seats.start, rules.seats.stop - 1), **(facts or {})},
        flat=flat,
        move=defstruct(  # type: ignore[arg-type]  # its base is `Move`
            f"{name}Move",
            [("move", rules.commands.kind)],
            bases=(Move,),
            tag=rules.slug,
            namespace={"__doc__": f"A move in {name}."},
        ),
        event=defstruct(  # type: ignore[arg-type]  # its base is `GameEvent`
            f"{name}Event",
            [("event", rules.events.kind)],
            bases=(GameEvent,),
            tag=rules.slug,
            namespace={"__doc__": f"An event of {name}."},
        ),
    )


def close() -> None:
    """No more games from now on: `messages` has put its unions together."""
    _closed.append(True)


def slug_of(envelope: Move | GameEvent) -> Slug:
    """The game that a move or an event belongs to."""
    return str(envelope.__struct_config__.tag)


# --- Dixit --------------------------------------------------------------------------------------

TARGETS = (5, 100)


class DixitOptions(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """How Dixit is to be played."""

    target: Annotated[int, Meta(ge=TARGETS[0], le=TARGETS[1])] = 30
    """Points that end the game."""

    first: Literal["race", "random"] = "race"
    """Who tells first."""


def dixit_setup(seats: int, options: DixitOptions) -> DixitSetup:
    """Dixit with the whole deck."""
    return DixitSetup(seats=seats, deck=NUMBERS, target=options.target, first=options.first)


register(DIXIT, DixitOptions, dixit_setup, facts={"clue": CLUE_LENGTH, "target": TARGETS}, flat=True)


# --- Stella -------------------------------------------------------------------------------------

WORD_LENGTH = 30
OWN_CARDS = 10
"""Blank word cards that a table can fill."""


class StellaOptions(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """How Stella is to be played."""

    words: Literal["discovery", "standard", "mixed", "own"] = "standard"
    """The first game's words, the box, the box and the own ones, or the own ones alone."""

    own: Annotated[tuple[tuple[str, str], ...], Meta(max_length=OWN_CARDS)] = ()
    """Cards that the table has written itself; the second word may be empty."""


def own_word(text: str) -> str:
    """A word of one's own; the sign that marks the box's words is not for it."""
    word = tidy(text, WORD_LENGTH, "word")
    if word.startswith(MARK):
        raise Illegal("word_unprintable")
    return word


def stella_checked(options: StellaOptions) -> StellaOptions:
    """The options with the table's own words tidied."""
    own = tuple((own_word(upper), own_word(lower) if lower.strip() else "") for upper, lower in options.own)
    return replace(options, own=own)


def stella_again(options: StellaOptions) -> StellaOptions:
    """The words of a first game are for a first game: the next one is played with the box."""
    return replace(options, words="standard") if options.words == "discovery" else options


def stella_setup(seats: int, options: StellaOptions) -> StellaSetup:
    """Stella with the whole deck and the chosen word cards."""
    words = {
        "discovery": WORDS.discovery_keys,
        "standard": WORDS.standard_keys,
        "mixed": WORDS.standard_keys + options.own,
        "own": options.own,
    }[options.words]
    return StellaSetup(seats=seats, deck=NUMBERS, words=words, in_order=options.words == "discovery")


register(
    STELLA,
    StellaOptions,
    stella_setup,
    checked=stella_checked,
    again=stella_again,
    facts={
        "rounds": ROUNDS,
        "marks": MARKS.stop - 1,
        "rows": GRID // ROW,
        "columns": ROW,
        "word": WORD_LENGTH,
        "own": OWN_CARDS,
    },
    flat=True,
)
