"""What is worth remembering of a game: a picture that all saw alike, a row of sparks, two of a mind, a bold fall."""

from collections.abc import Iterable, Iterator, Sequence

from starlore.core.moment import Moment
from starlore.games.stella.state import Round

ROW = 3
"""Sparks after one another that are worth a word."""


def moments(rounds: Sequence[Round]) -> Iterator[Moment]:
    """The moments of a game, from its rounds alone."""
    numbered = list(enumerate(rounds, 1))
    together = most(marked for number, done in numbered for marked in markings(number, done))
    if together is not None and together.count > 1:
        yield together
    row = most(row for number, done in numbered for row in rows(number, done))
    if row is not None and row.count >= ROW:
        yield row
    for number, done in numbered:
        pairs = [one for one in done.pointed if one.outcome == "super_spark"]
        if pairs:
            yield Moment("pair", number, pairs[0].card, (pairs[0].seat, *pairs[0].others), 2, len(done.marks))
            break
    fall = most(fall for number, done in numbered for fall in falls(number, done))
    if fall is not None:
        yield fall


def most(found: Iterable[Moment]) -> Moment | None:
    """The first of those with the greatest number; None of nothing."""
    return max(found, key=lambda one: one.count, default=None)


def markings(number: int, done: Round) -> Iterator[Moment]:
    """How many marked each picture of a round."""
    for card in done.grid:
        count = sum(card in cards for cards in done.marks)
        yield Moment("together", number, card, (), count, len(done.marks))


def rows(number: int, done: Round) -> Iterator[Moment]:
    """Rows of sparks without a fall between them, each as long as it has become."""
    count = 0
    for one in done.pointed:
        count = 0 if one.outcome == "fall" else count + 1
        yield Moment("row", number, one.card, (), count)


def falls(number: int, done: Round) -> Iterator[Moment]:
    """Falls, by how many crosses the scout had dared to set."""
    for one in done.pointed:
        if one.outcome == "fall":
            yield Moment("fall", number, one.card, (one.seat,), len(done.marks[one.seat]))
