"""Stella with the box at a table: what its owner can choose, and the setup that follows from it."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Seat
from starlore.decks.words import WORDS
from starlore.games.stella_box import STELLA_BOX
from starlore.games.stella_box.messages import Command, PassMarker, Setup, TakeBack
from starlore.games.stella_box.state import WORD_LENGTH, Associating, State
from starlore.rulebook.stella import GRID, MARKS, ROUNDS, ROW
from starlore.table.games.table_game import TableGame


class StellaBoxOptions(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """How Stella is to be played with the box."""

    words: Literal["theirs", "standard", "discovery"] = "theirs"
    """The word cards of the players' own box, ours, or ours for a first game."""


def setup(seats: int, options: StellaBoxOptions) -> Setup:
    """Stella with the cards that lie on the table."""
    words = {"theirs": (), "standard": WORDS.standard_keys, "discovery": WORDS.discovery_keys}[options.words]
    return Setup(seats=seats, words=words, in_order=options.words == "discovery")


def next_options(options: StellaBoxOptions) -> StellaBoxOptions:
    """The words of a first game are for a first game."""
    return replace(options, words="standard") if options.words == "discovery" else options


def time_up(state: State, seat: Seat) -> Command | None:
    """Marks that are set stand, and the marker is passed; whoever has none is waited for."""
    phase = state.phase
    if isinstance(phase, Associating) and phase.marks[seat] and not phase.ready[seat]:
        return PassMarker()
    return None


TABLE_GAME = TableGame(
    rules=STELLA_BOX,
    options=StellaBoxOptions,
    setup=setup,
    next_options=next_options,
    limits={"rounds": ROUNDS, "marks": MARKS.stop - 1, "rows": GRID // ROW, "columns": ROW, "word": WORD_LENGTH},
    real_cards=True,
    time_up=time_up,
    photographed=True,
    owner_moves=(TakeBack,),
)
