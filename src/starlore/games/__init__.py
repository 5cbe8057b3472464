"""The games, by their slugs. They share nouns, not flow: none imports another."""

from starlore.core.game import AnyGame
from starlore.games.dixit import DIXIT
from starlore.games.dixit_box import DIXIT_BOX
from starlore.games.stella import STELLA
from starlore.games.stella_box import STELLA_BOX

GAMES: dict[str, AnyGame] = {game.slug: game for game in (DIXIT, STELLA, DIXIT_BOX, STELLA_BOX)}

__all__ = ["DIXIT", "DIXIT_BOX", "GAMES", "STELLA", "STELLA_BOX"]
