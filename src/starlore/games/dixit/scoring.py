"""Points of a round."""

from starlore.core import Seat
from starlore.games.dixit.messages import RoundScored
from starlore.rulebook import dixit


def score(storyteller: Seat, owners: tuple[Seat, ...], votes: tuple[int, ...]) -> RoundScored:
    """Points for everyone, from whose card lies on which slot and who voted for which slot."""
    return RoundScored(*dixit.score(storyteller, owners, votes))
