"""Who is in the dark, and points of a round."""

from collections.abc import Sequence

from starlore.core import Seat
from starlore.games.stella.messages import CardPointed
from starlore.rulebook import stella
from starlore.rulebook.stella import in_the_dark

__all__ = ["in_the_dark", "score"]


def score(pointed: Sequence[CardPointed], dark: Seat | None, fallen: Sequence[bool]) -> tuple[int, ...]:
    """A point a star; whoever is in the dark and has fallen loses one star of each spark and super-spark."""
    return stella.score([one.stars for one in pointed], dark, fallen)
