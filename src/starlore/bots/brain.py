"""The bots that sit at tables: they get a view and nothing else, and answer with a command."""

from random import Random
from typing import Any

import numpy as np

from starlore.bots import dixit, stella
from starlore.bots.associations import Associations, Vector, associations
from starlore.bots.dixit import Teller
from starlore.bots.levels import Character, character
from starlore.bots.simple import SimpleBrain
from starlore.core import Language
from starlore.decks.words import MARK, WORDS
from starlore.games.dixit.messages import Command as DixitCommand
from starlore.games.dixit.view import View as DixitView
from starlore.games.stella.view import AssociatingView
from starlore.games.stella.view import View as StellaView


class ClueBrain(SimpleBrain):
    """Plays both games by what words and pictures have to do with each other."""

    def __init__(self, model: Associations | None = None) -> None:
        self.model = model or associations()
        self.tellers: dict[Language, Teller] = {}
        self.english = WORDS.printed("en")

    def choose(self, game: str, view: Any, level: str, language: str, rng: Random) -> Any | None:
        """The command that the seat of this view gives now; None: nothing to do."""
        if view.seat is None:
            return None
        bot = character(level, view.seat)
        if game == "dixit":
            return self.in_dixit(view, bot, language, rng)
        return self.in_stella(view, bot, language, rng)

    def in_dixit(self, view: DixitView, bot: Character, language: Any, rng: Random) -> DixitCommand | None:
        """Dixit."""
        return dixit.choose(view, self.model, self.teller(language), language, bot, rng)

    def in_stella(self, view: StellaView, bot: Character, language: Any, rng: Random) -> Any | None:
        """Stella."""
        return stella.choose(view, self.grid_fit(view, language), bot, rng)

    def teller(self, language: Language) -> Teller:
        """The clues of a language, made when they are first needed."""
        if language not in self.tellers:
            self.tellers[language] = Teller(self.model, language)
        return self.tellers[language]

    def grid_fit(self, view: StellaView, language: Language) -> Vector:
        """How well each card of the grid fits the round's word."""
        word = view.words[1 if view.turned else 0]
        known = word.startswith(MARK)
        fit = self.model.fit(self.english.get(word, word) if known else word, "en" if known else language)
        return np.array([fit[card - 1] for card in view.grid], np.float32)

    def pause(self, game: str, view: Any, rng: Random) -> float:
        """Longer where there is more to think about: a fresh grid of pictures takes its time."""
        pause = super().pause(game, view, rng)
        if isinstance(view.phase, AssociatingView) and not view.phase.mine:
            return pause + rng.uniform(3.0, 8.0)
        return pause
