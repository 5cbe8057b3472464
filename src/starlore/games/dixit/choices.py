"""What a seat may do now, told from its view alone. A clue's words are free: here it is said aloud."""

from collections.abc import Sequence
from itertools import combinations
from typing import assert_never

from starlore.games.dixit.messages import CastVote, Command, PlayCards, TellStory
from starlore.games.dixit.view import FinishedView, PlayingView, ScoredView, TellingView, View, VotingView
from starlore.rulebook.dixit import cards_to_play


def choices(view: View) -> Sequence[Command]:
    """All commands that this seat may give; empty when it has nothing to do."""
    seat, phase = view.seat, view.phase
    if seat is None:
        return ()
    match phase:
        case TellingView(storyteller):
            return [TellStory(card) for card in view.hand] if storyteller in (None, seat) else ()
        case PlayingView(storyteller):
            if storyteller == seat:
                return ()
            return [PlayCards(cards) for cards in combinations(view.hand, cards_to_play(view.seats))]
        case VotingView(storyteller, table=table, mine=mine):
            if storyteller == seat:
                return ()
            return [CastVote(slot) for slot in range(1, len(table) + 1) if slot not in mine]
        case ScoredView() | FinishedView():
            return ()
        case _:
            assert_never(phase)
