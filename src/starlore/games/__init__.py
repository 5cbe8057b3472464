"""The games, by their slugs. They share nouns, not flow: neither imports the other."""

from starlore.core.game import AnyGame
from starlore.games.dixit import DIXIT
from starlore.games.stella import STELLA

GAMES: dict[str, AnyGame] = {game.slug: game for game in (DIXIT, STELLA)}

__all__ = ["DIXIT", "GAMES", "STELLA"]
