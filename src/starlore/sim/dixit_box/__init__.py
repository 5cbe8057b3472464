"""Simulations of Dixit with the box."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starlore.games import DIXIT_BOX
from starlore.games.dixit_box.messages import Setup
from starlore.games.dixit_box.state import Round
from starlore.sim.dixit_box.moves import move
from starlore.sim.dixit_box.tally import Tally
from starlore.sim.drawing import name, names
from starlore.sim.simulation import Simulation


def draw(done: Round) -> RenderableType:
    """The row of cards, with owners and voters."""
    table = Table("slot", "played by", "votes", box=None, header_style="grey62", padding=(0, 3, 0, 0))
    for slot, owner in enumerate(done.owners, 1):
        voters = names(seat for seat, vote in enumerate(done.votes) if vote == slot)
        table.add_row(f"{slot}", name(owner), voters, style="bold" if owner == done.storyteller else "")
    return Group(Text.assemble(name(done.storyteller), " tells"), Text(), table)


SIMULATION: Simulation = Simulation(
    rules=DIXIT_BOX,
    setup=lambda seats: Setup(seats=seats),
    setup_with_words=lambda seats: Setup(seats=seats, first="random"),
    move=move,
    tally=Tally,
    draw=draw,
)
