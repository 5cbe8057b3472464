"""What nobody else may know in Dixit, and all commands of it that can be listed."""

from collections.abc import Iterable
from itertools import product
from typing import Any

from starlore.core import Card
from starlore.games.dixit.messages import CastVote, PlayCards, TellStory
from starlore.games.dixit.state import Playing, State, Voting
from tests.games.hidden import Secret, in_phase, of_others

SECRETS: dict[str, Secret] = {
    "hands of others": lambda state, seat: of_others(state.hands, seat),
    "the top of the pile": lambda state, _: state.pile[-1:],
    "the storyteller's card": in_phase(Playing, lambda phase, seat: phase.storyteller != seat and phase.card),
    "what others hand in": in_phase(Playing, lambda phase, seat: of_others(phase.plays, seat)),
    "whose cards are on the table": in_phase(Voting, lambda phase, _: phase.owners),
    "where the storyteller's card lies": in_phase(
        Voting, lambda phase, seat: phase.storyteller != seat and phase.owners.index(phase.storyteller)
    ),
    "votes of others": in_phase(Voting, lambda phase, seat: of_others(phase.votes, seat)),
    "the sum of all cards in hand": lambda state, _: sum(map(sum, state.hands)),
}
"""What a view must not tell; each would be a leak of its own."""


def listed(state: State) -> Iterable[Any]:
    """Every card told and played, cards in pairs, every slot; also some that do not exist."""
    cards = [Card(number) for number in range(-1, 87)]
    yield from (TellStory(card) for card in cards)
    yield from (PlayCards((card,)) for card in cards)
    yield from (CastVote(slot) for slot in range(-2, 12))
    yield PlayCards(())
    if state.setup.seats == 3:
        pairs = product([card for hand in state.hands for card in hand] + cards[:2], repeat=2)
        yield from (PlayCards(pair) for pair in pairs)
        yield from (PlayCards(hand[:3]) for hand in state.hands)
