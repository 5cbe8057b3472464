"""The bots that sit at tables: they get a view and nothing else, and answer with a command."""

from random import Random
from typing import Any

from starlore.bots import PLAYERS
from starlore.bots.associations import Associations, associations
from starlore.bots.levels import character
from starlore.bots.player import Knowledge


class ClueBrain:
    """Plays every game by what words and pictures have to do with each other."""

    def __init__(self, model: Associations | None = None) -> None:
        self.model = model or associations()
        self.knowledge = Knowledge(self.model)

    def due(self, game: str, view: Any) -> bool:
        """There is something for this seat to do."""
        return PLAYERS[game].due(view)

    def choose(self, game: str, view: Any, level: str, language: Any, rng: Random) -> Any | None:
        """The command that the seat of this view gives now; None: nothing to do."""
        if view.seat is None:
            return None
        return PLAYERS[game].choose(view, self.knowledge, character(level, view.seat), language, rng)

    def pause(self, game: str, view: Any, rng: Random) -> float:
        """Seconds to think before it."""
        return PLAYERS[game].pause(view, rng)
