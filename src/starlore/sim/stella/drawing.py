"""A round as it is shown in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starlore.decks.words import WORDS
from starlore.games.stella.state import Round
from starlore.rulebook.stella import ROW
from starlore.sim.drawing import PLAYERS, name, names

ENGLISH = WORDS.printed("en")


def draw(done: Round) -> RenderableType:
    """The word, and the grid with everybody's marks."""
    outcomes = {one.card: one.outcome for one in done.pointed}
    signs = {"spark": "✶", "super_spark": "✹", "fall": "↓"}
    grid = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    for start in range(0, len(done.grid), ROW):
        grid.add_row(*(cell(done, card, signs.get(outcomes.get(card, ""), " ")) for card in done.grid[start:][:ROW]))
    word = done.words[done.turned]
    said = Text.assemble(
        "The word: ", (ENGLISH.get(word, word), "bold italic"), ("  ✶ spark  ✹ super-spark  ↓ fall", "grey62")
    )
    fallen = [seat for seat, fell in enumerate(done.fallen) if fell]
    notes = Text.assemble(
        *((name(done.dark), " is in the dark. ") if done.dark is not None else ("Nobody is in the dark. ",)),
        *((names(iter(fallen)), " fell.") if fallen else ("Nobody fell.",)),
    )
    return Group(said, Text(), grid, notes)


def cell(done: Round, card: int, sign: str) -> Text:
    """A card of the grid: what it became, and a dot for everyone who marked it."""
    dots = [("●", PLAYERS[seat][1]) for seat, marks in enumerate(done.marks) if card in marks]
    return Text.assemble(f"▣ {card:02} {sign} ", *dots)
