"""A round as it is shown in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starlore.games.dixit.state import Round
from starlore.sim.drawing import name, names


def draw(done: Round) -> RenderableType:
    """The clue, and the table with owners and voters."""
    table = Table("slot", "card", "played by", "votes", box=None, header_style="grey62", padding=(0, 3, 0, 0))
    for slot, (card, owner) in enumerate(zip(done.table, done.owners, strict=True), 1):
        mark = " ★" if owner == done.storyteller else ""
        voters = names(seat for seat, vote in enumerate(done.votes) if vote == slot)
        table.add_row(f"{slot}", f"▣ {card:02}{mark}", name(owner), voters, style="bold" if mark else "")
    found = {"all": "all found it", "none": "nobody found it", "some": "some found it"}[done.outcome]
    clue = Text.assemble(name(done.storyteller), " tells: ", (f"“{done.clue}”", "italic"), (f"  ({found})", "grey62"))
    return Group(clue, Text(), table)
