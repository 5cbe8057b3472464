"""Random legal moves, as fast as they go."""

from random import Random

from starlore.core import Seat
from starlore.games.dixit.messages import CastVote, Command, PlayCards, TellStory
from starlore.games.dixit.state import Playing, State, Telling, Voting
from starlore.rulebook.dixit import cards_to_play


def move(state: State, rng: Random) -> tuple[Seat, Command] | None:
    """Tell, play or vote at random; seats act in their order."""
    phase, seats = state.phase, state.setup.seats
    if isinstance(phase, Voting):
        seat = next_seat(phase.storyteller, phase.votes)
        index = int(rng.random() * len(phase.owners))
        while phase.owners[index] == seat:
            index = int(rng.random() * len(phase.owners))
        return seat, CastVote(index + 1)
    if isinstance(phase, Playing):
        seat = next_seat(phase.storyteller, phase.plays)
        hand = state.hands[seat]
        start = int(rng.random() * len(hand))
        return seat, PlayCards((hand + hand)[start : start + cards_to_play(seats)])
    if isinstance(phase, Telling):
        seat = Seat(int(rng.random() * seats)) if phase.storyteller is None else phase.storyteller
        hand = state.hands[seat]
        return seat, TellStory(hand[int(rng.random() * len(hand))], "something like a dream")
    return None


def next_seat(storyteller: Seat, done: tuple[object, ...]) -> Seat:
    """The first seat after the storyteller that has not acted."""
    seats = len(done)
    seat = (storyteller + 1) % seats
    while done[seat]:
        seat = (seat + 1) % seats
    return Seat(seat)
