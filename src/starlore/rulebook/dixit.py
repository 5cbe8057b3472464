"""Dixit: how many can play, how many cards each holds and hands in, points of a round."""

from typing import Literal

from msgspec import Struct

from starlore.core import Seat
from starlore.core.values import seats

Outcome = Literal["all", "none", "some"]
"""Who found the storyteller's card."""

SEATS = range(3, 9)
"""How many can play."""

TARGETS = range(1, 201)
"""Points that can be played to."""

OFFERED_TARGETS = (5, 100)
"""The fewest and the most that a table offers."""

HAND = 6
"""Cards in hand."""

HAND_OF_THREE = 7
"""Cards in hand when three play."""

STORYTELLER = 3
"""For the storyteller, when some but not all found the card."""

FOUND = 3
"""For each player who found it, when some but not all did."""

CONSOLATION = 2
"""For each player but the storyteller, when all found it or none did."""

CLUE_LENGTH = 200
"""Characters in a clue, at most."""


class Gain(Struct, frozen=True, gc=False):
    """What one player gets for a round, and why."""

    role: Literal["storyteller", "found", "missed"]
    base: int
    """The storyteller's 0 or 3; for the others 3, 2 or 0."""

    bonus: int
    """One for each vote on a card of theirs."""

    @property
    def points(self) -> int:
        """Base and bonus."""
        return self.base + self.bonus


def hand_size(seats: int) -> int:
    """Cards in a full hand."""
    return HAND_OF_THREE if seats == 3 else HAND


def cards_to_play(seats: int) -> int:
    """Cards that each player but the storyteller hands in."""
    return 2 if seats == 3 else 1


def cards_on_table(seats: int) -> int:
    """Cards that lie on the table when all are in, the storyteller's among them."""
    return 1 + (seats - 1) * cards_to_play(seats)


def score(storyteller: Seat, owners: tuple[Seat, ...], votes: tuple[int, ...]) -> tuple[Outcome, tuple[Gain, ...]]:
    """Points for everyone, from whose card lies on which slot and who voted for which slot."""
    voted_for = [owners[slot - 1] if slot else None for slot in votes]
    found = voted_for.count(storyteller)
    some = 0 < found < len(votes) - 1

    gains = []
    for seat, owner in zip(seats(len(votes)), voted_for, strict=True):
        if owner is None:
            gains.append(Gain("storyteller", STORYTELLER if some else 0, 0))
        elif owner == storyteller:
            gains.append(Gain("found", FOUND if some else CONSOLATION, voted_for.count(seat)))
        else:
            gains.append(Gain("missed", 0 if some else CONSOLATION, voted_for.count(seat)))
    return "some" if some else "all" if found else "none", tuple(gains)
