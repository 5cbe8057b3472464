"""How a fact changes the state. No rules and no chance: they were settled when the event was made."""

from typing import assert_never

from msgspec.structs import replace

from starlore.core.values import put
from starlore.games.stella.messages import (
    Announced,
    CardPointed,
    CardsMarked,
    Event,
    GameEnded,
    Laid,
    MarkerPassed,
    MarkerTakenBack,
    OtherWordAsked,
    RoundBegun,
    RoundScored,
    WordTurned,
)
from starlore.games.stella.state import Associating, Finished, Revealing, Round, Scored, State
from starlore.rulebook.stella import ROW


def evolve(state: State | None, event: Event) -> State:
    """The state after one more fact."""
    if state is None:
        if not isinstance(event, Laid):
            raise ValueError("a game begins with the laying of its cards")
        nothing = (0,) * event.setup.seats
        clean = clean_boards(event.setup.seats)
        return State(event.setup, event.grid, event.pile, (), event.words, event.first, nothing, (), clean)

    phase = state.phase
    match event:
        case CardPointed():
            assert isinstance(phase, Revealing)
            fallen = put(phase.fallen, event.seat, True) if event.outcome == "fall" else phase.fallen
            return replace(
                state, phase=replace(phase, pointed=phase.pointed + (event,), fallen=fallen, scout=event.next)
            )

        case CardsMarked():
            assert isinstance(phase, Associating)
            return replace(state, phase=replace(phase, marks=put(phase.marks, event.seat, event.cards)))

        case MarkerPassed():
            assert isinstance(phase, Associating)
            return replace(state, phase=replace(phase, ready=put(phase.ready, event.seat, True)))

        case MarkerTakenBack():
            assert isinstance(phase, Associating)
            return replace(state, phase=replace(phase, ready=put(phase.ready, event.seat, False)))

        case OtherWordAsked():
            assert isinstance(phase, Associating)
            return replace(state, phase=replace(phase, asked=put(phase.asked, event.seat, True)))

        case WordTurned():
            assert isinstance(phase, Associating)
            return replace(state, phase=replace(phase, ready=(False,) * state.setup.seats, turned=True))

        case Announced():
            assert isinstance(phase, Associating)
            nobody = (False,) * state.setup.seats
            return replace(state, phase=Revealing(phase.marks, phase.turned, event.dark, state.first, (), nobody))

        case RoundScored():
            assert isinstance(phase, Revealing)
            done = Round(
                words=state.words[len(state.rounds)],
                turned=phase.turned,
                first=state.first,
                grid=state.grid,
                marks=phase.marks,
                dark=phase.dark,
                pointed=phase.pointed,
                fallen=phase.fallen,
                points=event.points,
            )
            scores = tuple(map(sum, zip(state.scores, event.points, strict=True)))
            return replace(state, scores=scores, rounds=state.rounds + (done,), phase=Scored())

        case RoundBegun():
            start, stop = event.row * ROW, (event.row + 1) * ROW
            return replace(
                state,
                grid=state.grid[:start] + event.cards + state.grid[stop:],
                pile=state.pile[:-ROW],
                box=state.box + state.grid[start:stop],
                first=event.first,
                phase=clean_boards(state.setup.seats),
            )

        case GameEnded():
            return replace(state, phase=Finished(event.winners))

        case Laid():
            raise ValueError("a game is laid out once")

        case _:
            assert_never(event)


def clean_boards(seats: int) -> Associating:
    """The start of a round: nothing is marked, nobody is ready, the upper word is the clue."""
    return Associating(((),) * seats, (False,) * seats, (False,) * seats, False)
