"""What a seat may do now, told from its view alone. Sets of marks are reached by one cross more or less at a time.

Taking something back is no seat's choice but the owner's.
"""

from collections.abc import Sequence
from typing import assert_never

from starlore.games.stella_box.messages import (
    AskOtherWord,
    Command,
    FinishGame,
    MarkPlaces,
    PassMarker,
    PointAt,
    SayWord,
    TakeMarkerBack,
)
from starlore.games.stella_box.state import PLACES
from starlore.games.stella_box.view import (
    AssociatingView,
    CheckingView,
    FinishedView,
    NamingView,
    RevealingView,
    ScoredView,
    View,
)
from starlore.rulebook.stella import MARKS


def choices(view: View) -> Sequence[Command]:
    """Commands that this seat may give; empty when it has nothing to do."""
    seat, phase = view.seat, view.phase
    if seat is None:
        return ()
    match phase:
        case NamingView():
            return [SayWord()]
        case AssociatingView(mine, ready, asked):
            found: list[Command] = [SayWord()]
            if view.words[1] and not view.turned and not asked[seat]:
                found.append(AskOtherWord())
            if ready[seat]:
                return [*found, TakeMarkerBack()]
            if mine:
                found.append(PassMarker())
            sets = (toggled(mine, place) for place in PLACES)
            return [*found, *(MarkPlaces(places) for places in sets if len(places) < MARKS.stop)]
        case RevealingView(mine, scout=scout, pointed=pointed):
            if scout != seat:
                return ()
            seen = {one.place for one in pointed}
            return [PointAt(place) for place in mine if place not in seen]
        case CheckingView():
            return [FinishGame()]
        case ScoredView() | FinishedView():
            return ()
        case _:
            assert_never(phase)


def toggled(marks: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The marks with a cross more on this place, or one less."""
    return tuple(one for one in marks if one != place) if place in marks else (*marks, place)
