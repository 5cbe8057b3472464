"""Stella at a table: what its owner can choose, and the setup that follows from it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from starlore.core import Card, Illegal, Seat
from starlore.core.text import tidy
from starlore.decks.pictures import NUMBERS
from starlore.decks.words import MARK, WORDS
from starlore.games.stella import STELLA
from starlore.games.stella.messages import AskOtherWord, Command, Setup
from starlore.games.stella.moments import moments
from starlore.games.stella.reading import readings
from starlore.games.stella.state import Associating, Round, State
from starlore.rulebook.stella import GRID, MARKS, ROUNDS, ROW
from starlore.table.games.table_game import TableGame

WORD_LENGTH = 30
OWN_CARDS = 10
"""Blank word cards that a table can fill."""


class StellaOptions(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """How Stella is to be played."""

    words: Literal["discovery", "standard", "mixed", "own"] = "standard"
    """The first game's words, the box, the box and the own ones, or the own ones alone."""

    own: Annotated[tuple[tuple[str, str], ...], Meta(max_length=OWN_CARDS)] = ()
    """Cards that the table has written itself; the second word may be empty."""

    first: Literal["random", "last"] = "random"
    """Who begins. In a lesson it is whoever sat down last, a bot: the learner sees somebody point before they do."""


def own_word(text: str) -> str:
    """A word of one's own; the sign that marks the box's words is not for it."""
    word = tidy(text, WORD_LENGTH, "word")
    if word.startswith(MARK):
        raise Illegal("word_unprintable")
    return word


def check(options: StellaOptions) -> StellaOptions:
    """The options with the table's own words tidied."""
    own = tuple((own_word(upper), own_word(lower) if lower.strip() else "") for upper, lower in options.own)
    return replace(options, own=own)


def next_options(options: StellaOptions) -> StellaOptions:
    """The words of a first game are for a first game, and so is who began it: next come the box, and lots."""
    words = "standard" if options.words == "discovery" else options.words
    return replace(options, words=words, first="random")


def setup(seats: int, options: StellaOptions) -> Setup:
    """Stella with the whole deck and the chosen word cards."""
    words = {
        "discovery": WORDS.discovery_keys,
        "standard": WORDS.standard_keys,
        "mixed": WORDS.standard_keys + options.own,
        "own": options.own,
    }[options.words]
    return Setup(seats=seats, deck=NUMBERS, words=words, in_order=options.words == "discovery", first=options.first)


def with_deck(setup: Setup, deck: Sequence[Card]) -> Setup:
    """The same with other pictures."""
    return replace(setup, deck=tuple(deck))


def pictures(done: Round) -> tuple[Card, ...]:
    """The pictures that lay on the table."""
    return done.grid


def agreed(state: State, people: Collection[Seat]) -> Iterable[tuple[Seat, Command]]:
    """When every person at the table would rather have the other word, it is turned over."""
    phase = state.phase
    if not isinstance(phase, Associating) or phase.turned or not people:
        return ()
    if not all(phase.asked[seat] for seat in people):
        return ()
    return [(Seat(seat), AskOtherWord()) for seat, asked in enumerate(phase.asked) if not asked]


TABLE_GAME = TableGame(
    rules=STELLA,
    options=StellaOptions,
    setup=setup,
    check=check,
    next_options=next_options,
    with_deck=with_deck,
    pictures=pictures,
    moments=moments,
    readings=readings,
    agreed=agreed,
    limits={
        "rounds": ROUNDS,
        "marks": MARKS.stop - 1,
        "rows": GRID // ROW,
        "columns": ROW,
        "word": WORD_LENGTH,
        "own": OWN_CARDS,
    },
    once_flat=True,
)
