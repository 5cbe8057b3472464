"""The clues that the tasks are made of: several hands' words for the same pictures, which no bot was adjusted to."""

from collections.abc import Sequence
from functools import cache

from starlore.core import Language
from starlore.decks.pictures import NUMBERS
from starlore.sim.clues import PAINTED_ANEW, PAINTED_BETWEEN, TEST_CARDS, Clue, read_hands

OLD = PAINTED_ANEW | PAINTED_BETWEEN
PICTURES = tuple(int(card) for card in NUMBERS if card % TEST_CARDS == 0 and card not in OLD)
"""Every hand's clues to these pictures are for testing only, and every hand saw them as they are now. So hands are
compared on the same pictures."""

Said = dict[tuple[str, int, Language], str]


@cache
def test_clues() -> tuple[Clue, ...]:
    """What every hand said of these pictures, in every language."""
    return tuple(clue for clue in read_hands() if clue.card in PICTURES and clue.part != "tune")


@cache
def hands() -> tuple[str, ...]:
    """Who wrote them."""
    return tuple(sorted({clue.hand for clue in test_clues()}))


@cache
def said() -> Said:
    """The clue by hand, picture and language."""
    return {(clue.hand, clue.card, clue.language): clue.text for clue in test_clues()}


def clues(languages: Sequence[Language]) -> list[Clue]:
    """All of them in these languages."""
    return [clue for clue in test_clues() if clue.language in languages]
