"""Starlore: picture-association games in the browser, by the rules of Dixit and Stella.

What is named here is the library's public interface: these names stay. They are loaded when they are first used (lazy
imports), so that `import starlore` costs nothing and the rules need nothing but `msgspec`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlore.core import LANGUAGES, Card, Game, Illegal, Language, Refused, Seat, Unplayable
    from starlore.decks.pictures import DECK, Picture
    from starlore.decks.words import WORDS
    from starlore.games import GAMES
    from starlore.match import Match

__all__ = [
    "DECK",
    "GAMES",
    "LANGUAGES",
    "WORDS",
    "Card",
    "Game",
    "Illegal",
    "Language",
    "Match",
    "Picture",
    "Refused",
    "Seat",
    "Unplayable",
]

_HOMES = {
    "DECK": "starlore.decks.pictures",
    "GAMES": "starlore.games",
    "Match": "starlore.match",
    "Picture": "starlore.decks.pictures",
    "WORDS": "starlore.decks.words",
}
"""Where a public name is defined; those that are not listed come from `starlore.core`."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'starlore' has no attribute {name!r}")
    found = getattr(import_module(_HOMES.get(name, "starlore.core")), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
