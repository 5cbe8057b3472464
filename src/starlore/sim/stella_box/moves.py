"""Random legal moves, and now and then something that has to be taken back."""

from random import Random

from starlore.core import Seat
from starlore.games.stella_box.messages import (
    AskOtherWord,
    Command,
    FinishGame,
    MarkPlaces,
    PassMarker,
    PointAt,
    SayWord,
    TakeBack,
)
from starlore.games.stella_box.state import PLACES, Associating, Checking, Finished, Naming, Revealing, State
from starlore.rulebook.stella import MARKS

AGREES = 0.3
"""How often somebody joins those who would rather have the other word."""

SLIP = 0.01
"""How often something has to be taken back."""


def move(state: State, rng: Random) -> tuple[Seat, Command] | None:
    """Mark some places at random and be ready; point at any place still to be pointed at."""
    phase = state.phase
    if (state.rounds or isinstance(phase, Revealing)) and not isinstance(phase, Finished) and rng.random() < SLIP:
        return Seat(0), TakeBack()
    if isinstance(phase, Revealing):
        assert phase.scout is not None
        seen = {one.place for one in phase.pointed}
        return phase.scout, PointAt(rng.choice([place for place in phase.marks[phase.scout] if place not in seen]))
    if isinstance(phase, Associating):
        if any(phase.asked) and not phase.turned and rng.random() < AGREES:
            return Seat(phase.asked.index(False)), AskOtherWord()
        seat = Seat(phase.ready.index(False))
        if phase.marks[seat]:
            return seat, PassMarker()
        places: list[int] = []
        while len(places) not in MARKS:
            places = [place for place in PLACES if rng.random() < 0.4]
        return seat, MarkPlaces(tuple(places))
    if isinstance(phase, Naming):
        return state.first, SayWord("journey")
    return (Seat(0), FinishGame()) if isinstance(phase, Checking) else None
