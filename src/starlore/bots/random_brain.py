"""A bot that makes random legal moves at a human pace: so that every path of a game can be walked."""

from collections.abc import Sequence
from random import Random
from typing import Any

from starlore.bots import PLAYERS
from starlore.brain_types import Counterfactual, Thought
from starlore.core import Seat


class RandomBrain:
    """Random but legal, and never in a hurry."""

    def due(self, game: str, view: Any) -> bool:
        """There is something for this seat to do."""
        return PLAYERS[game].due(view)

    def choose(
        self,
        game: str,
        view: Any,
        level: str,  # noqa: ARG002
        language: Any,
        rng: Random,
        deck: Any = None,  # noqa: ARG002
        company: Any = None,  # noqa: ARG002
    ) -> Any | None:
        """A random legal command, or None when nobody waits for this seat."""
        return self.improvise(game, view, language, rng)

    def improvise(self, game: str, view: Any, language: Any, rng: Random) -> Any | None:
        """The same: it has no better idea."""
        return None if view.seat is None else PLAYERS[game].at_random(view, language, rng)

    def pause(self, game: str, view: Any, rng: Random) -> float:
        """Seconds to think before it."""
        return PLAYERS[game].pause(view, rng)

    def anyones(self, game: str, view: Any) -> bool:
        """Whoever is first makes this move."""
        return PLAYERS[game].anyones(view)

    def explain(self, *_: Any, **__: Any) -> Sequence[Thought]:
        """There was no thought."""
        return ()

    def look_back(self, game: str, done: Any, seat: Seat) -> Counterfactual | None:
        """What other numbers would have brought to a seat in a round that is over."""
        return PLAYERS[game].look_back(done, seat)
