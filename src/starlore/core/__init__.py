"""The words that every game is written in: seats, cards, refusals, and what a game is."""

from starlore.core.errors import Illegal, Refused, Unplayable
from starlore.core.game import Game
from starlore.core.languages import LANGUAGES, Language
from starlore.core.values import Card, Seat

__all__ = ["LANGUAGES", "Card", "Game", "Illegal", "Language", "Refused", "Seat", "Unplayable"]
