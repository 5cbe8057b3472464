"""How a fact changes the state. No rules and no chance: they were settled when the event was made."""

from typing import assert_never

from msgspec.structs import replace

from starlore.core.values import put
from starlore.games.stella_box.messages import (
    Announced,
    Begun,
    Event,
    GameEnded,
    LastRoundScored,
    MarkerPassed,
    MarkerTakenBack,
    OtherWordAsked,
    PlacePointed,
    PlacesMarked,
    RevealTakenBack,
    RoundBegun,
    RoundScored,
    RoundTakenBack,
    WordSaid,
    WordTurned,
)
from starlore.games.stella_box.state import (
    Associating,
    Checking,
    Finished,
    Naming,
    Phase,
    Revealing,
    Round,
    Scored,
    State,
)
from starlore.rulebook.stella import WordCard


def evolve(state: State | None, event: Event) -> State:
    """The state after one more fact."""
    if state is None:
        if not isinstance(event, Begun):
            raise ValueError("a game begins with its beginning")
        first = open_round(event.words, 0, event.setup.seats)
        return State(event.setup, event.words, event.first, (0,) * event.setup.seats, (), first)

    match event:
        case PlacePointed() | Announced() | RevealTakenBack():
            return reveal(state, event)
        case PlacesMarked() | MarkerPassed() | MarkerTakenBack() | OtherWordAsked() | WordTurned() | WordSaid():
            return associate(state, event)
        case RoundScored():
            return score_round(state, event)
        case RoundBegun():
            begun = open_round(state.words, len(state.rounds), state.setup.seats)
            return replace(on(state, begun), first=event.first)
        case LastRoundScored():
            return on(state, Checking())
        case RoundTakenBack():
            return take_round_back(state, event)
        case GameEnded():
            return replace(state, phase=Finished(event.winners))
        case Begun():
            raise ValueError("a game begins once")
        case _:
            assert_never(event)


def associate(
    state: State,
    event: PlacesMarked | MarkerPassed | MarkerTakenBack | OtherWordAsked | WordTurned | WordSaid,
) -> State:
    """What happens while everyone marks cards."""
    phase, seats = state.phase, state.setup.seats
    if isinstance(event, WordSaid):
        marks = phase.marks if isinstance(phase, Associating) else ((),) * seats
        return on(state, unlocked((event.word or "", ""), marks))
    assert isinstance(phase, Associating)
    match event:
        case PlacesMarked():
            return replace(state, phase=replace(phase, marks=put(phase.marks, event.seat, event.places)))
        case MarkerPassed():
            return replace(state, phase=replace(phase, ready=put(phase.ready, event.seat, True)))
        case MarkerTakenBack():
            return replace(state, phase=replace(phase, ready=put(phase.ready, event.seat, False)))
        case OtherWordAsked():
            return replace(state, phase=replace(phase, asked=put(phase.asked, event.seat, True)))
        case WordTurned():
            return on(state, replace(phase, ready=(False,) * seats, turned=True))


def reveal(state: State, event: PlacePointed | Announced | RevealTakenBack) -> State:
    """What happens once the marks are locked."""
    phase = state.phase
    if isinstance(event, Announced):
        assert isinstance(phase, Associating)
        nobody = (False,) * state.setup.seats
        return on(state, Revealing(phase.words, phase.marks, phase.turned, event.dark, state.first, (), nobody))
    assert isinstance(phase, Revealing)
    if isinstance(event, RevealTakenBack):
        open_again = without_last(phase) if event.point else unlocked(phase.words, phase.marks, turned=phase.turned)
        return replace(on(state, open_again), taken_back=state.taken_back + 1)
    fallen = put(phase.fallen, event.seat, True) if event.outcome == "fall" else phase.fallen
    return on(state, replace(phase, pointed=phase.pointed + (event,), fallen=fallen, scout=event.next))


def score_round(state: State, event: RoundScored) -> State:
    """The points written down."""
    phase = state.phase
    assert isinstance(phase, Revealing)
    done = Round(
        words=phase.words,
        turned=phase.turned,
        first=state.first,
        marks=phase.marks,
        dark=phase.dark,
        pointed=phase.pointed,
        fallen=phase.fallen,
        points=event.points,
    )
    scores = tuple(map(sum, zip(state.scores, event.points, strict=True)))
    return replace(state, scores=scores, rounds=state.rounds + (done,), phase=Scored())


def take_round_back(state: State, event: RoundTakenBack) -> State:
    """The last round is open again, with everybody's crosses as they were."""
    *rounds, last = state.rounds
    if event.point:
        over = Revealing(last.words, last.marks, last.turned, last.dark, None, last.pointed, last.fallen)
        phase: Phase = without_last(over)
    else:
        phase = unlocked(last.words, last.marks, turned=last.turned)
    return State(
        setup=state.setup,
        words=state.words,
        first=last.first,
        scores=tuple(score - points for score, points in zip(state.scores, last.points, strict=True)),
        rounds=tuple(rounds),
        phase=phase,
        step=state.step + 1,
        taken_back=state.taken_back + 1,
    )


def without_last(phase: Revealing) -> Revealing:
    """Nobody has pointed at the last card yet."""
    *before, last = phase.pointed
    return replace(phase, pointed=tuple(before), fallen=put(phase.fallen, last.seat, False), scout=last.seat)


def on(state: State, phase: Phase) -> State:
    """Another step."""
    return replace(state, phase=phase, step=state.step + 1)


def open_round(words: tuple[WordCard, ...], number: int, seats: int) -> Phase:
    """The start of a round: nothing is marked; the word is ours, or is still to be said."""
    return unlocked(words[number], ((),) * seats) if words else Naming()


def unlocked(words: WordCard, marks: tuple[tuple[int, ...], ...], *, turned: bool = False) -> Associating:
    """Everyone may set crosses, and nobody is ready."""
    nobody = (False,) * len(marks)
    return Associating(words, marks, nobody, nobody, turned)
