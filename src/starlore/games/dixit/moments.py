"""What is worth remembering of a game: the clue that split the table best, the best decoy, a lonely find."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from starlore.core import Card, Seat
from starlore.core.moment import Moment
from starlore.games.dixit.state import Round

Thing = TypeVar("Thing")

LONELY = 4
"""From how many players on it is something to be the only one who found the card."""


def moments(rounds: Sequence[Round]) -> Iterator[Moment]:
    """The moments of a game, from its rounds alone."""
    numbered = list(enumerate(rounds, 1))
    split = best([one for one in numbered if one[1].outcome == "some"], lambda one: evenness(one[1]))
    if split is not None:
        number, done = split
        yield Moment("split", number, card_of(done), (done.storyteller,), len(found(done)), len(done.votes) - 1)
    decoys = [
        Moment("fooled", number, card, (owner,), done.votes.count(slot))
        for number, done in numbered
        for slot, (card, owner) in enumerate(zip(done.table, done.owners, strict=True), 1)
        if owner != done.storyteller
    ]
    fooled = best(decoys, lambda one: one.count)
    if fooled is not None and fooled.count:
        yield fooled
    for number, done in numbered:
        if len(done.votes) >= LONELY and len(found(done)) == 1 and (number, done) != split:
            yield Moment("lonely", number, card_of(done), found(done), 1, len(done.votes) - 1)
            break


def best(things: Sequence[Thing], measure: Callable[[Thing], float]) -> Thing | None:
    """The first of the greatest; None of nothing."""
    return max(things, key=measure) if things else None


def evenness(done: Round) -> float:
    """How near to half of the others have found the card."""
    return -abs(len(found(done)) / (len(done.votes) - 1) - 0.5)


def found(done: Round) -> tuple[Seat, ...]:
    """Who found the storyteller's card."""
    return tuple(Seat(seat) for seat, gain in enumerate(done.gains) if gain.role == "found")


def card_of(done: Round) -> Card:
    """The storyteller's card."""
    return done.table[done.owners.index(done.storyteller)]
