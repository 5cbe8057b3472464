"""The words that every game is written in: seats, cards, refusals, and what a game is."""

from starlore.core.errors import Illegal, Unplayable
from starlore.core.game import Game
from starlore.core.values import Card, Seat

__all__ = ["Card", "Game", "Illegal", "Seat", "Unplayable"]
