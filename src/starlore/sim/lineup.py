"""Games between any players made of code: bots of every level, and two plain ones to measure them against."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from starlore.bots.brain import ClueBrain
from starlore.bots.levels import LEVELS
from starlore.bots.simple import SimpleBrain
from starlore.core import Language
from starlore.core.game import AnyGame
from starlore.decks.words import WORDS
from starlore.games import GAMES
from starlore.games.dixit.messages import Setup as DixitSetup
from starlore.games.stella.messages import MarkCards, PassMarker, PointAt
from starlore.games.stella.messages import Setup as StellaSetup
from starlore.games.stella.view import AssociatingView, RevealingView
from starlore.games.stella.view import View as StellaView
from starlore.table.setups import DECK

Mind = Callable[[str, Any, Random], Any]
"""From a game and a view of it to a command."""

PLAIN = ("random", "greedy")
KINDS = (*PLAIN, *LEVELS)


class Minds:
    """Players by the name of their kind."""

    def __init__(self, language: Language = "en") -> None:
        self.language = language
        self.brain = ClueBrain()
        self.plain = SimpleBrain()

    def of(self, kind: str) -> Mind:
        """How this kind of player chooses."""
        if kind == "random":
            return lambda game, view, rng: self.plain.choose(game, view, "friend", self.language, rng)
        if kind == "greedy":
            return self.greedily
        return lambda game, view, rng: self.brain.choose(game, view, kind, self.language, rng)

    def greedily(self, game: str, view: Any, rng: Random) -> Any:
        """Marks every card that fits better than the average, ten at most; in Dixit a friend without doubts."""
        if game != "stella":
            return self.brain.choose(game, view, "friend", self.language, rng)
        return self.greedily_in_stella(view)

    def greedily_in_stella(self, view: StellaView) -> Any:
        """Everything that fits, and the best of it first."""
        fit = dict(zip(view.grid, self.brain.grid_fit(view, self.language), strict=True))
        ranked = sorted(view.grid, key=lambda card: -fit[card])
        if isinstance(view.phase, AssociatingView):
            if view.phase.mine:
                return PassMarker()
            above = [card for card in ranked if fit[card] > 0]
            return MarkCards(tuple(above[:10] or ranked[:1]))
        assert isinstance(view.phase, RevealingView)
        seen = {one.card for one in view.phase.pointed}
        return PointAt(next(card for card in ranked if card in view.phase.mine and card not in seen))


def setup(slug: str, seats: int) -> Any:
    """A game with the whole box."""
    if slug == "dixit":
        return DixitSetup(seats=seats, deck=DECK, first="random")
    return StellaSetup(seats=seats, deck=DECK, words=WORDS.standard_keys)


def play(slug: str, minds: Sequence[Mind], rng: Random) -> Any:
    """The state at the end of a game between these players."""
    game: AnyGame = GAMES[slug]
    state: Any = None
    for event in game.begin(setup(slug, len(minds)), rng):
        state = game.evolve(state, event)
    while awaited := game.awaited(state):
        seat = rng.choice(awaited)
        command = minds[seat](slug, game.view(state, seat), rng)
        for event in game.decide(state, seat, command, rng):
            state = game.evolve(state, event)
    return state
