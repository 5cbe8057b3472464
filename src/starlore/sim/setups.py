"""A plain setup of each game, for simulations: the whole deck, the usual options, words that are only numbered."""

from typing import Any

from starlore.games.dixit.messages import Setup as DixitSetup
from starlore.games.stella.messages import Setup as StellaSetup
from starlore.table.setups import DECK

WORDS = tuple((f"word {number}", f"other word {number}") for number in range(1, 97))


def plain_setup(slug: str, players: int) -> Any:
    """The usual game for this many players."""
    match slug:
        case "dixit":
            return DixitSetup(seats=players, deck=DECK)
        case "stella":
            return StellaSetup(seats=players, deck=DECK, words=WORDS)
        case _:
            raise ValueError(f"there is no game called {slug}")
