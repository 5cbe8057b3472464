"""Games between any players made of code: bots of every level, and two plain ones to measure them against."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from starlore.bots.brain import ClueBrain
from starlore.bots.levels import LEVELS
from starlore.bots.random_brain import RandomBrain
from starlore.core import Language
from starlore.sim.simulation import Simulation

Strategy = Callable[[Simulation, Any, Random], Any]
"""From a game and a view of it to a command."""

PLAIN = ("random", "greedy")
KINDS = (*PLAIN, *LEVELS)


class Strategies:
    """Players by the name of their kind."""

    def __init__(self, language: Language = "en") -> None:
        self.language = language
        self.brain = ClueBrain()
        self.random_brain = RandomBrain()

    def of(self, kind: str) -> Strategy:
        """How this kind of player chooses."""
        if kind == "random":
            return lambda game, view, rng: self.random_brain.choose(game.rules.slug, view, "friend", self.language, rng)
        if kind == "greedy":
            return self.greedily
        return lambda game, view, rng: self.brain.choose(game.rules.slug, view, kind, self.language, rng)

    def greedily(self, game: Simulation, view: Any, rng: Random) -> Any:
        """Takes all that looks good, where a game has something to be greedy for; else a friend without doubts."""
        if game.greedy is None:
            return self.brain.choose(game.rules.slug, view, "friend", self.language, rng)
        return game.greedy(view, self.brain.knowledge, self.language)


def play(game: Simulation, strategies: Sequence[Strategy], rng: Random) -> Any:
    """The state at the end of a game between these players."""
    rules = game.rules
    state: Any = None
    for event in rules.begin(game.setup_with_words(len(strategies)), rng):
        state = rules.evolve(state, event)
    while awaited := rules.awaited(state):
        seat = rng.choice(awaited)
        command = strategies[seat](game, rules.view(state, seat), rng)
        for event in rules.decide(state, seat, command, rng):
            state = rules.evolve(state, event)
    return state
