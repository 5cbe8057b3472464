"""How a fact changes the state. No rules and no chance: they were settled when the event was made."""

from typing import assert_never

from msgspec.structs import replace

from starlore.core.values import put
from starlore.games.dixit.messages import (
    CardsPlayed,
    Dealt,
    Event,
    GameEnded,
    PileRefilled,
    RoundBegun,
    RoundScored,
    StoryTold,
    TableLaid,
    VoteCast,
)
from starlore.games.dixit.state import Finished, Playing, Round, Scored, State, Telling, Voting


def evolve(state: State | None, event: Event) -> State:
    """The state after one more fact."""
    if state is None:
        if not isinstance(event, Dealt):
            raise ValueError("a game begins with its deal")
        nothing = (0,) * event.setup.seats
        return State(event.setup, event.hands, event.pile, (), nothing, (), Telling(event.storyteller))

    phase = state.phase
    match event:
        case VoteCast():
            assert isinstance(phase, Voting)
            return replace(state, phase=replace(phase, votes=put(phase.votes, event.seat, event.slot)))

        case CardsPlayed():
            assert isinstance(phase, Playing)
            return replace(state, phase=replace(phase, plays=put(phase.plays, event.seat, event.cards)))

        case StoryTold():
            nobody = ((),) * state.setup.seats
            return replace(state, phase=Playing(event.seat, event.card, event.clue, nobody, event.wordings))

        case TableLaid():
            assert isinstance(phase, Playing)
            gone = set(event.table)
            nobody_yet = (0,) * state.setup.seats
            return replace(
                state,
                hands=tuple([tuple([card for card in hand if card not in gone]) for hand in state.hands]),
                phase=Voting(phase.storyteller, phase.clue, event.table, event.owners, nobody_yet, phase.wordings),
            )

        case RoundScored():
            assert isinstance(phase, Voting)
            done = Round(
                storyteller=phase.storyteller,
                clue=phase.clue,
                table=phase.table,
                owners=phase.owners,
                votes=phase.votes,
                outcome=event.outcome,
                gains=event.gains,
                points=tuple([gain.points for gain in event.gains]),
                wordings=phase.wordings,
            )
            return replace(
                state,
                discard=state.discard + phase.table,
                scores=tuple(map(sum, zip(state.scores, done.points, strict=True))),
                rounds=state.rounds + (done,),
                phase=Scored(phase.storyteller),
            )

        case PileRefilled():
            return replace(state, pile=event.pile, discard=())

        case RoundBegun():
            taken = sum(map(len, event.drawn))
            return replace(
                state,
                pile=state.pile[: len(state.pile) - taken],
                hands=tuple([hand + new for hand, new in zip(state.hands, event.drawn, strict=True)]),
                phase=Telling(event.storyteller),
            )

        case GameEnded():
            return replace(state, phase=Finished(event.winners))

        case Dealt():
            raise ValueError("a game is dealt once")

        case _:
            assert_never(event)
