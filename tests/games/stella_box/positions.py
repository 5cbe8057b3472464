"""Games of Stella with the box at the point where a test wants them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from starlore.core import Illegal, Seat
from starlore.games import STELLA_BOX
from starlore.games.stella_box.messages import Command, MarkPlaces, PassMarker, PointAt, SayWord, Setup
from starlore.games.stella_box.state import Revealing, State

RNG = Random(4)


def begun(players: int = 4, **options: Any) -> State:
    """A new game in which seat 0 begins."""
    state = STELLA_BOX.replay(STELLA_BOX.begin(Setup(seats=players, **options), Random(1)))
    return replace(state, first=Seat(0))


def after(state: State, *moves: tuple[int, Command]) -> State:
    """The state that these commands of these seats lead to."""
    for seat, command in moves:
        for event in STELLA_BOX.decide(state, Seat(seat), command, RNG):
            state = STELLA_BOX.evolve(state, event)
    return state


def named(players: int = 4) -> State:
    """The players' word has been typed."""
    return after(begun(players), (0, SayWord("journey")))


def locked(*marks: Sequence[int], state: State | None = None) -> State:
    """Everyone has marked these places and is ready."""
    state = named(len(marks)) if state is None else state
    for seat, places in enumerate(marks):
        state = after(state, (seat, MarkPlaces(tuple(places))), (seat, PassMarker()))
    return state


def pointed(state: State, *places: int) -> State:
    """Whoever is scout has pointed at these places, one after the other."""
    for place in places:
        assert isinstance(state.phase, Revealing)
        assert state.phase.scout is not None
        state = after(state, (state.phase.scout, PointAt(place)))
    return state


def played(state: State) -> State:
    """The reveal is played to its end, scouts pointing at what they marked in order."""
    while isinstance(state.phase, Revealing):
        assert state.phase.scout is not None
        seen = {one.place for one in state.phase.pointed}
        state = pointed(state, next(place for place in state.phase.marks[state.phase.scout] if place not in seen))
    return state


def revealing(state: State) -> Revealing:
    """The phase, which is this one."""
    assert isinstance(state.phase, Revealing)
    return state.phase


def refused(state: State, seat: int, command: Command) -> str:
    """The code with which a command is refused."""
    try:
        STELLA_BOX.decide(state, Seat(seat), command, RNG)
    except Illegal as illegal:
        return illegal.code
    raise AssertionError(f"{command} was accepted")
