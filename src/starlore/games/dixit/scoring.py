"""Points of a round."""

from starlore.core import Seat
from starlore.core.values import seats
from starlore.games.dixit.messages import Gain, RoundScored

STORYTELLER = 3
"""For the storyteller, when some but not all found the card."""

FOUND = 3
"""For each player who found it, when some but not all did."""

CONSOLATION = 2
"""For each player but the storyteller, when all found it or none did."""


def score(storyteller: Seat, owners: tuple[Seat, ...], votes: tuple[int, ...]) -> RoundScored:
    """Points for everyone, from whose card lies on which slot and who voted for which slot."""
    trusted = [owners[slot - 1] if slot else None for slot in votes]
    found = trusted.count(storyteller)
    some = 0 < found < len(votes) - 1

    gains = []
    for seat, owner in zip(seats(len(votes)), trusted, strict=True):
        if owner is None:
            gains.append(Gain("storyteller", STORYTELLER if some else 0, 0))
        elif owner == storyteller:
            gains.append(Gain("found", FOUND if some else CONSOLATION, trusted.count(seat)))
        else:
            gains.append(Gain("missed", 0 if some else CONSOLATION, trusted.count(seat)))
    return RoundScored("some" if some else "all" if found else "none", tuple(gains))
