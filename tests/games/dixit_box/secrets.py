"""What nobody else may know in Dixit with the box, and all commands of it that can be listed."""

from collections.abc import Iterable
from itertools import product
from typing import Any

from starlore.games.dixit_box.messages import CastVote, ClaimCards, FinishGame, TellStory
from starlore.games.dixit_box.state import State, Voting
from tests.games.hidden import Secret, in_phase, of_others

SECRETS: dict[str, Secret] = {
    "which cards are whose": in_phase(Voting, lambda phase, seat: of_others(phase.claims, seat)),
    "votes of others": in_phase(Voting, lambda phase, seat: of_others(phase.votes, seat)),
}
"""What a view must not tell; each would be a leak of its own."""


def listed(state: State) -> Iterable[Any]:
    """Every claim and every vote, also of slots that do not exist."""
    yield from (TellStory(), FinishGame(), ClaimCards(()))
    yield from (CastVote(slot) for slot in range(-2, 12))
    yield from (ClaimCards((slot,)) for slot in range(-2, 12))
    if state.setup.seats == 3:
        yield from (ClaimCards(pair) for pair in product(range(-1, 7), repeat=2))
