"""Random legal moves, as fast as they go."""

from random import Random

from starlore.core import Seat
from starlore.games.stella.messages import Command, MarkCards, PassMarker, PointAt
from starlore.games.stella.state import Associating, Revealing, State
from starlore.rulebook.stella import MARKS


def move(state: State, rng: Random) -> tuple[Seat, Command] | None:
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
