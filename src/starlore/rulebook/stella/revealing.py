"""Stella's third step: what comes of a card that the scout points at."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from starlore.core import Illegal, Seat
from starlore.core.values import put, seats
from starlore.rulebook.stella import Outcome, next_scout, outcome, stars


class Revealed(Struct, frozen=True, gc=False):
    """A card that was pointed at, and what follows."""

    others: tuple[Seat, ...]
    """Who else had marked it, the fallen among them."""

    outcome: Outcome
    stars: tuple[int, ...]
    """Stars that each seat fills in for this card."""

    fallen: tuple[bool, ...]
    scout: Seat | None
    """Who points next; None: nobody can be scout any more."""


def point_at(
    seat: Seat,
    card: int,
    table: Collection[int],
    seen: Collection[int],
    marks: Sequence[Collection[int]],
    fallen: tuple[bool, ...],
) -> Revealed:
    """The scout points at a card that they have marked and nobody has pointed at; the next player who can is scout.

    `seen` are the cards that have been pointed at before.
    """
    if card in seen:
        raise Illegal("already_pointed")
    if card not in table:
        raise Illegal("not_on_the_table")
    if card not in marks[seat]:
        raise Illegal("not_marked")

    others = tuple([other for other in seats(len(marks)) if card in marks[other] and other != seat])
    kind = outcome(len(others))
    fallen = put(fallen, seat, True) if kind == "fall" else fallen
    return Revealed(
        others=others,
        outcome=kind,
        stars=stars(kind, (seat, *others), fallen),
        fallen=fallen,
        scout=next_scout(seat, marks, fallen, {*seen, card}),
    )
