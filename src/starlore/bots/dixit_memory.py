"""What a seat can learn within a game of Dixit from what everyone has seen: adaptation to this table."""

from typing import NamedTuple

from starlore.games.dixit.view import View

PRIOR_ROUNDS = 4.0
"""Rounds that it takes until what was seen weighs as much as what was expected (shrinkage)."""


class RoundsSoFar(NamedTuple):
    """How the rounds so far went."""

    rounds: int
    found: float
    """The share of the listeners who found the storyteller's card."""


def rounds_so_far(view: View) -> RoundsSoFar:
    """Work out from the points of every round how many found its card."""
    if view.last is None or view.seats < 2:
        return RoundsSoFar(0, 0.5)
    listeners = view.seats - 1
    shares = []
    for back, points in enumerate(reversed(view.history)):
        storyteller = (view.last.storyteller - back) % view.seats
        shares.append(finders(points, storyteller) / listeners)
    return RoundsSoFar(len(shares), sum(shares) / len(shares))


def finders(points: tuple[int, ...], storyteller: int) -> int:
    """How many found the card, from the points of a round: all, none, or as many as the sum tells."""
    listeners, total = len(points) - 1, sum(points)
    if points[storyteller] == 0:
        return listeners if total == 2 * listeners else 0
    return min(max((total - 3 - listeners) // 2, 1), listeners - 1)


def surprise(view: View, expected: float) -> float:
    """How many more of this table find the cards than expected, as far as so few rounds can tell."""
    past = rounds_so_far(view)
    return (past.found - expected) * past.rounds / (past.rounds + PRIOR_ROUNDS)
