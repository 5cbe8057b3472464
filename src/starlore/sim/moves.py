"""A random legal move for whoever is awaited; None when the game is over.

It reads the state itself, not a view, since here speed is all and nobody is deceived. Bots at a table get views.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from starlore.core import Seat
from starlore.games.dixit.messages import CastVote, PlayCards, TellStory
from starlore.games.dixit.messages import Command as DixitCommand
from starlore.games.dixit.state import Playing, Telling, Voting, cards_to_play
from starlore.games.dixit.state import State as DixitState
from starlore.games.stella.messages import Command as StellaCommand
from starlore.games.stella.messages import MarkCards, PassMarker, PointAt
from starlore.games.stella.state import MARKS, Associating, Revealing
from starlore.games.stella.state import State as StellaState


def move_in_dixit(state: DixitState, rng: Random) -> tuple[Seat, DixitCommand] | None:
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


def move_in_stella(state: StellaState, rng: Random) -> tuple[Seat, StellaCommand] | None:
    """Mark some cards at random and be ready; point at any card still to be pointed at."""
    phase = state.phase
    if isinstance(phase, Revealing):
        assert phase.scout is not None
        seen = {one.card for one in phase.pointed}
        cards = [card for card in phase.marks[phase.scout] if card not in seen]
        return phase.scout, PointAt(cards[int(rng.random() * len(cards))])
    if isinstance(phase, Associating):
        seat = Seat(phase.ready.index(False))
        if phase.marks[seat]:
            return seat, PassMarker()
        cards = []
        while len(cards) not in MARKS:
            cards = [card for card in state.grid if rng.random() < 0.4]
        return seat, MarkCards(tuple(cards))
    return None


Move = Callable[[Any, Random], tuple[Seat, Any] | None]

MOVES: dict[str, Move] = {"dixit": move_in_dixit, "stella": move_in_stella}
