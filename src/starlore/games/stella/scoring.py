"""Who is in the dark, what a pointed card is worth, points of a round."""

from collections.abc import Sequence

from starlore.core import Seat
from starlore.games.stella.messages import CardPointed, Outcome

STARS: dict[Outcome, int] = {"spark": 2, "super_spark": 3, "fall": 0}
"""Stars in a field; the third one is the bonus star."""


def in_the_dark(counts: Sequence[int]) -> Seat | None:
    """The one player with the highest number of marks; nobody when the highest number is shared."""
    most = max(counts)
    return Seat(counts.index(most)) if counts.count(most) == 1 else None


def outcome(others: int) -> Outcome:
    """What happens when the scout points at a card that this many others have marked, the fallen among them."""
    return "fall" if not others else "super_spark" if others == 1 else "spark"


def stars(kind: Outcome, markers: Sequence[Seat], fallen: Sequence[bool]) -> tuple[int, ...]:
    """Stars that each seat fills in for a card, given who marked it; the fallen fill in none."""
    filled = [0] * len(fallen)
    for seat in markers:
        if not fallen[seat]:
            filled[seat] = STARS[kind]
    return tuple(filled)


def score(pointed: Sequence[CardPointed], dark: Seat | None, fallen: Sequence[bool]) -> tuple[int, ...]:
    """A point a star; whoever is in the dark and has fallen loses one star of each spark and super-spark."""
    points = [sum(stars) for stars in zip(*(one.stars for one in pointed), strict=True)]
    if dark is not None and fallen[dark]:
        points[dark] -= sum(1 for one in pointed if one.stars[dark])
    return tuple(points)
