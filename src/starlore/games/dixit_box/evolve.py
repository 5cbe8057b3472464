"""How a fact changes the state. No rules and no chance: they were settled when the event was made."""

from typing import assert_never

from msgspec.structs import replace

from starlore.core.values import put
from starlore.games.dixit_box.messages import (
    Begun,
    CardsClaimed,
    ClaimsClashed,
    ClaimsSettled,
    Event,
    GameEnded,
    RoundBegun,
    RoundScored,
    RoundTakenBack,
    StoryTakenBack,
    StoryTold,
    TargetReached,
    VoteCast,
    VoteWithdrawn,
)
from starlore.games.dixit_box.state import Checking, Finished, Phase, Round, Scored, State, Telling, Voting


def evolve(state: State | None, event: Event) -> State:
    """The state after one more fact."""
    if state is None:
        if not isinstance(event, Begun):
            raise ValueError("a game begins with its beginning")
        return State(event.setup, (0,) * event.setup.seats, (), Telling(event.storyteller))

    phase = state.phase
    match event:
        case VoteCast():
            assert isinstance(phase, Voting)
            return replace(state, phase=replace(phase, votes=put(phase.votes, event.seat, event.slot)))

        case CardsClaimed():
            assert isinstance(phase, Voting)
            return replace(state, phase=replace(phase, claims=put(phase.claims, event.seat, event.slots)))

        case VoteWithdrawn():
            assert isinstance(phase, Voting)
            return replace(state, phase=replace(phase, votes=put(phase.votes, event.seat, 0)))

        case ClaimsSettled():
            return state

        case ClaimsClashed():
            return on(state, phase)

        case StoryTold():
            seats = state.setup.seats
            return on(state, Voting(event.seat, event.clue, ((),) * seats, (0,) * seats))

        case RoundScored():
            assert isinstance(phase, Voting)
            return score_round(state, phase, event)

        case RoundBegun():
            return on(state, Telling(event.storyteller))

        case TargetReached():
            assert isinstance(phase, Scored)
            return on(state, Checking(phase.storyteller))

        case StoryTakenBack():
            return replace(on(state, Telling(event.storyteller)), taken_back=state.taken_back + 1)

        case RoundTakenBack():
            return take_round_back(state)

        case GameEnded():
            return replace(state, phase=Finished(event.winners))

        case Begun():
            raise ValueError("a game begins once")

        case _:
            assert_never(event)


def on(state: State, phase: Phase) -> State:
    """Another step."""
    return replace(state, phase=phase, step=state.step + 1)


def score_round(state: State, phase: Voting, event: RoundScored) -> State:
    """The points written down."""
    points = tuple(gain.points for gain in event.gains)
    done = Round(
        storyteller=phase.storyteller,
        clue=phase.clue,
        owners=event.owners,
        votes=phase.votes,
        outcome=event.outcome,
        gains=event.gains,
        points=points,
    )
    scores = tuple(map(sum, zip(state.scores, points, strict=True)))
    return replace(state, scores=scores, rounds=state.rounds + (done,), phase=Scored(phase.storyteller))


def take_round_back(state: State) -> State:
    """The last round is open again, and nobody has claimed or voted."""
    *rounds, last = state.rounds
    seats = state.setup.seats
    return State(
        setup=state.setup,
        scores=tuple(score - points for score, points in zip(state.scores, last.points, strict=True)),
        rounds=tuple(rounds),
        phase=Voting(last.storyteller, last.clue, ((),) * seats, (0,) * seats),
        step=state.step + 1,
        taken_back=state.taken_back + 1,
    )
