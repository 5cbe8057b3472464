"""Stella: who is in the dark, what a pointed card is worth, who points next, points of a round, which row goes."""

from collections.abc import Collection, Sequence
from typing import Any, Literal

from starlore.core import Seat, Unplayable
from starlore.core.values import seats

Outcome = Literal["spark", "super_spark", "fall"]

WordCard = tuple[str, str]
"""The upper and the lower word; the lower one is empty on a card with a single word."""

SEATS = range(3, 7)
"""How many can play."""

ROUNDS = 4
ROW = 5
GRID = 15

MARKS = range(1, 11)
"""How many cards a player may mark."""

STARS: dict[Outcome, int] = {"spark": 2, "super_spark": 3, "fall": 0}
"""Stars in a field; the third one is the bonus star."""


def check_words(words: Sequence[WordCard]) -> None:
    """There are enough word cards for a game, and each has an upper word."""
    if len(words) < ROUNDS:
        raise Unplayable("too_few_words", f"a game needs at least {ROUNDS} word cards, not {len(words)}")
    if not all(upper.strip() for upper, _ in words):
        raise Unplayable("word_missing", "a word card has no upper word")


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


def score(filled: Sequence[tuple[int, ...]], dark: Seat | None, fallen: Sequence[bool]) -> tuple[int, ...]:
    """A point a star; whoever is in the dark and has fallen loses one star of each spark and super-spark.

    `filled` are the stars that each pointed card brought, by seat.
    """
    points = [sum(stars) for stars in zip(*filled, strict=True)]
    if dark is not None and fallen[dark]:
        points[dark] -= sum(1 for one in filled if one[dark])
    return tuple(points)


def next_scout(
    after: Seat, marks: Sequence[Collection[Any]], fallen: Sequence[bool], seen: Collection[Any]
) -> Seat | None:
    """The next player clockwise who has not fallen and still has a marked card that nobody has pointed at."""
    everyone = seats(len(marks))
    for seat in everyone[after + 1 :] + everyone[: after + 1]:
        if not fallen[seat] and not set(seen).issuperset(marks[seat]):
            return seat
    return None


def replaced_row(number: int) -> int:
    """The row that is replaced after this round: the token I marks the bottom one, II the middle, III the top."""
    return GRID // ROW - number
