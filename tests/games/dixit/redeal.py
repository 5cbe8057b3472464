"""Deal again all of Dixit that a seat cannot know, so that everything it does know stays as it is."""

from random import Random

from msgspec.structs import replace

from starlore.core import Card, Seat
from starlore.core.values import put, seats
from starlore.games.dixit.state import Phase, Playing, State, Voting
from starlore.rulebook.dixit import cards_to_play

Hands = tuple[tuple[Card, ...], ...]


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that looks the same from this seat (None: to a spectator).

    Known are one's own hand and whatever lies or lay face up. The rest, other hands and the pile, is one unknown heap.
    """
    others = [other for other in seats(state.setup.seats) if other != seat]
    heap = [*state.pile, *(card for other in others for card in state.hands[other])]
    rng.shuffle(heap)
    hands = state.hands
    for other in others:
        hands = put(hands, other, tuple(heap.pop() for _ in state.hands[other]))
    return replace(state, hands=hands, pile=tuple(heap), phase=redeal_phase(state.phase, seat, hands, rng))


def redeal_phase(phase: Phase, seat: Seat | None, hands: Hands, rng: Random) -> Phase:
    """The same phase, with other secrets."""
    if isinstance(phase, Playing):
        return redeal_plays(phase, seat, hands, rng)
    if isinstance(phase, Voting):
        return redeal_votes(phase, seat, rng)
    return phase


def redeal_plays(phase: Playing, seat: Seat | None, hands: Hands, rng: Random) -> Playing:
    """Others have handed in other cards, those who have."""
    plays = phase.plays
    for other in seats(len(plays)):
        if other != seat and plays[other]:
            plays = put(plays, other, tuple(rng.sample(hands[other], cards_to_play(len(plays)))))
    card = phase.card if phase.storyteller == seat else rng.choice(hands[phase.storyteller])
    return replace(phase, plays=plays, card=card)


def redeal_votes(phase: Voting, seat: Seat | None, rng: Random) -> Voting:
    """The cards on the table are other players' cards, and others have voted otherwise, those who have."""
    hidden = [slot for slot, owner in enumerate(phase.owners) if owner != seat]
    rng.shuffle(hidden)
    owners = list(phase.owners)
    for slot, owner in zip(hidden, [owner for owner in phase.owners if owner != seat], strict=True):
        owners[slot] = owner
    votes = phase.votes
    for other in seats(len(votes)):
        if other != seat and votes[other]:
            votes = put(votes, other, rng.choice([slot for slot, owner in enumerate(owners, 1) if owner != other]))
    return replace(phase, owners=tuple(owners), votes=votes)
