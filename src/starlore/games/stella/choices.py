"""What a seat may do now, told from its view alone. Sets of marks are reached by one cross more or less at a time."""

from collections.abc import Sequence
from typing import assert_never

from starlore.core import Card
from starlore.games.stella.messages import AskOtherWord, Command, MarkCards, PassMarker, PointAt, TakeMarkerBack
from starlore.games.stella.view import AssociatingView, FinishedView, RevealingView, ScoredView, View
from starlore.rulebook.stella import MARKS


def choices(view: View) -> Sequence[Command]:
    """Commands that this seat may give; empty when it has nothing to do."""
    seat, phase = view.seat, view.phase
    if seat is None:
        return ()
    match phase:
        case AssociatingView(mine, ready, asked):
            found: list[Command] = []
            if view.words[1] and not view.turned and not asked[seat]:
                found.append(AskOtherWord())
            if ready[seat]:
                return [*found, TakeMarkerBack()]
            if mine:
                found.append(PassMarker())
            sets = (toggled(mine, card) for card in view.grid)
            return [*found, *(MarkCards(cards) for cards in sets if len(cards) < MARKS.stop)]
        case RevealingView(mine, scout=scout, pointed=pointed):
            if scout != seat:
                return ()
            seen = {one.card for one in pointed}
            return [PointAt(card) for card in mine if card not in seen]
        case ScoredView() | FinishedView():
            return ()
        case _:
            assert_never(phase)


def toggled(marks: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The marks with a cross more on this card, or one less."""
    return tuple(one for one in marks if one != card) if card in marks else (*marks, card)
