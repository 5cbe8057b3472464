"""Deal again all of Dixit with the box that a seat cannot know, so that everything it does know stays as it is."""

from random import Random

from msgspec.structs import replace

from starlore.core import Seat
from starlore.core.values import put, seats
from starlore.games.dixit_box.state import State, Voting, cards_of, clash
from starlore.rulebook.dixit import cards_on_table

Claims = tuple[tuple[int, ...], ...]


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that looks the same from this seat: others have other cards, and have voted otherwise."""
    phase = state.phase
    if not isinstance(phase, Voting):
        return state
    claims = redeal_claims(phase, seat, rng)
    votes = phase.votes
    for other in seats(len(votes)):
        if other != seat and votes[other]:
            votes = put(votes, other, rng.choice([slot for slot in row(state) if slot not in claims[other]]))
    return replace(state, phase=replace(phase, claims=claims, votes=votes))


def row(state: State) -> range:
    """The slots of the row."""
    return range(1, cards_on_table(state.setup.seats) + 1)


def redeal_claims(phase: Voting, seat: Seat | None, rng: Random) -> Claims:
    """Until all have claimed nothing is known of what others have; then only what does not fit."""
    players = len(phase.claims)
    others = [other for other in seats(players) if other != seat]
    claims = phase.claims
    if () in claims:
        for other in others:
            if claims[other]:
                count = cards_of(other, phase.storyteller, players)
                claims = put(claims, other, tuple(rng.sample(range(1, cards_on_table(players) + 1), count)))
        return claims
    if any(clash(claims)):
        return permuted(claims, others, rng)
    free = [slot for other in others for slot in claims[other]]
    rng.shuffle(free)
    for other in others:
        claims = put(claims, other, tuple(free.pop() for _ in claims[other]))
    return claims


def permuted(claims: Claims, others: list[Seat], rng: Random) -> Claims:
    """The same claims, made by other players with as many cards."""
    changed = claims
    for size in (1, 2):
        same = [other for other in others if len(claims[other]) == size]
        for other, taken in zip(same, rng.sample(same, len(same)), strict=True):
            changed = put(changed, other, claims[taken])
    return changed
