"""Simulations of Stella."""

from starlore.bots.player import Knowledge
from starlore.bots.stella import grid_fit
from starlore.core import Language
from starlore.decks.pictures import NUMBERS
from starlore.decks.words import WORDS
from starlore.games import STELLA
from starlore.games.stella.messages import Command, MarkCards, PassMarker, PointAt, Setup
from starlore.games.stella.view import AssociatingView, RevealingView, View
from starlore.rulebook.stella import MARKS
from starlore.sim.simulation import Simulation
from starlore.sim.stella.drawing import draw
from starlore.sim.stella.evaluation import evaluate
from starlore.sim.stella.moves import move
from starlore.sim.stella.tally import Tally

NUMBERED = tuple((f"word {number}", f"other word {number}") for number in range(1, 97))


def greedy(view: View, knowledge: Knowledge, language: Language) -> Command:
    """Marks every card that fits better than the average, ten at most, and points at the best of it first."""
    fit = dict(zip(view.grid, grid_fit(view, knowledge, language), strict=True))
    ranked = sorted(view.grid, key=lambda card: -fit[card])
    if isinstance(view.phase, AssociatingView):
        if view.phase.mine:
            return PassMarker()
        above = [card for card in ranked if fit[card] > 0]
        return MarkCards(tuple(above[: MARKS.stop - 1] or ranked[:1]))
    assert isinstance(view.phase, RevealingView)
    seen = {one.card for one in view.phase.pointed}
    return PointAt(next(card for card in ranked if card in view.phase.mine and card not in seen))


SIMULATION: Simulation = Simulation(
    rules=STELLA,
    setup=lambda seats: Setup(seats=seats, deck=NUMBERS, words=NUMBERED),
    setup_with_words=lambda seats: Setup(seats=seats, deck=NUMBERS, words=WORDS.standard_keys),
    move=move,
    tally=Tally,
    draw=draw,
    greedy=greedy,
    evaluate=lambda strategies, games, rng, progress: evaluate(SIMULATION, strategies, games, rng, progress),
)
