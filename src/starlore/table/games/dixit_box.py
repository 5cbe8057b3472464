"""Dixit with the box at a table: what its owner can choose, and the setup that follows from it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from starlore.games.dixit_box import DIXIT_BOX
from starlore.games.dixit_box.messages import Setup, TakeBack
from starlore.rulebook.dixit import CLUE_LENGTH, OFFERED_TARGETS
from starlore.table.games.table_game import TableGame


class DixitBoxOptions(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """How Dixit is to be played with the box."""

    target: Annotated[int, Meta(ge=OFFERED_TARGETS[0], le=OFFERED_TARGETS[1])] = 30
    """Points that end the game."""

    first: Literal["race", "random"] = "race"
    """Who tells first."""


def setup(seats: int, options: DixitBoxOptions) -> Setup:
    """Dixit with the cards that lie on the table."""
    return Setup(seats=seats, target=options.target, first=options.first)


TABLE_GAME = TableGame(
    rules=DIXIT_BOX,
    options=DixitBoxOptions,
    setup=setup,
    limits={"clue": CLUE_LENGTH, "target": OFFERED_TARGETS},
    real_cards=True,
    owner_moves=(TakeBack,),
)
