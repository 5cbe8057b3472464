"""Simulations of Stella with the box."""

from rich.console import RenderableType
from rich.text import Text

from starlore.decks.words import WORDS
from starlore.games import STELLA_BOX
from starlore.games.stella_box.messages import Setup
from starlore.games.stella_box.state import Round
from starlore.sim.drawing import name
from starlore.sim.simulation import Simulation
from starlore.sim.stella_box.moves import move
from starlore.sim.stella_box.tally import Tally

NUMBERED = tuple((f"word {number}", f"other word {number}") for number in range(1, 97))
OWN_WORDS = 5


def setup(seats: int) -> Setup:
    """With word cards of ours; five turn over their own."""
    return Setup(seats=seats, words=() if seats == OWN_WORDS else NUMBERED)


def draw(done: Round) -> RenderableType:
    """The places that were pointed at, one a line."""
    signs = {"spark": "✶", "super_spark": "✹", "fall": "↓"}
    lines = [Text.assemble(f"{signs[one.outcome]} {one.place:2} ", name(one.seat), "\n") for one in done.pointed]
    return Text.assemble("The word: ", (done.words[done.turned] or "read out", "bold italic"), "\n\n", *lines)


SIMULATION: Simulation = Simulation(
    rules=STELLA_BOX,
    setup=setup,
    setup_with_words=lambda seats: Setup(seats=seats, words=WORDS.standard_keys),
    move=move,
    tally=Tally,
    draw=draw,
)
