"""What a seat may do now, told from its view alone. Taking something back is no seat's choice but the owner's."""

from collections.abc import Sequence
from itertools import combinations
from typing import assert_never

from starlore.games.dixit_box.messages import CastVote, ClaimCards, Command, FinishGame, TellStory
from starlore.games.dixit_box.view import CheckingView, FinishedView, ScoredView, TellingView, View, VotingView


def choices(view: View) -> Sequence[Command]:
    """Commands that this seat may give; empty when it has nothing to do."""
    seat, phase = view.seat, view.phase
    if seat is None:
        return ()
    match phase:
        case TellingView(storyteller):
            return [TellStory()] if storyteller in (None, seat) else ()
        case VotingView(storyteller, cards=cards, needed=needed, mine=mine):
            row = range(1, cards + 1)
            claims = [ClaimCards(slots) for slots in combinations(row, needed)]
            may_vote = mine and seat != storyteller
            return [*claims, *(CastVote(slot) for slot in row if may_vote and slot not in mine)]
        case CheckingView():
            return [FinishGame()]
        case ScoredView() | FinishedView():
            return ()
        case _:
            assert_never(phase)
