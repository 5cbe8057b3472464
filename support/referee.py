"""Counts points again from what lay on the table, by the rulebooks' words and without the games' own code."""

from collections.abc import Sequence
from typing import Any


def dixit_points(done: dict[str, Any]) -> list[int]:
    """Points of a round of Dixit."""
    teller, owners = done["storyteller"], done["owners"]
    voted_for = {seat: owners[slot - 1] for seat, slot in enumerate(done["votes"]) if seat != teller}
    found = [seat for seat, owner in voted_for.items() if owner == teller]
    points = [0] * len(done["votes"])
    if 0 < len(found) < len(voted_for):
        points[teller] = 3
        for seat in found:
            points[seat] = 3
    else:
        for seat in voted_for:
            points[seat] = 2
    for owner in voted_for.values():
        if owner != teller:
            points[owner] += 1
    return points


def stella_points(done: dict[str, Any]) -> list[int]:
    """Points of a round of Stella."""
    marks = [set(cards) for cards in done["marks"]]
    counts = [len(cards) for cards in marks]
    dark = counts.index(max(counts)) if counts.count(max(counts)) == 1 else None
    stars, fields, fallen = [0] * len(marks), [0] * len(marks), set()
    for pointed in done["pointed"]:
        sharing = [seat for seat, cards in enumerate(marks) if pointed["card"] in cards]
        assert pointed["seat"] in sharing
        assert pointed["seat"] not in fallen
        if len(sharing) == 1:
            fallen.add(pointed["seat"])
            continue
        for seat in sharing:
            if seat not in fallen:
                stars[seat] += 3 if len(sharing) == 2 else 2
                fields[seat] += 1
    if dark in fallen:
        stars[dark] -= fields[dark]  # type: ignore[index]  # None has not fallen
    return stars


POINTS = {"dixit": dixit_points, "stella": stella_points}


def totals(game: str, rounds: Sequence[dict[str, Any]]) -> list[int]:
    """The points of all rounds together, by seat."""
    return [sum(column) for column in zip(*(POINTS[game](done) for done in rounds), strict=True)]


def winners(game: str, rounds: Sequence[dict[str, Any]]) -> list[int]:
    """Whoever has most."""
    points = totals(game, rounds)
    return [seat for seat, one in enumerate(points) if one == max(points)]
