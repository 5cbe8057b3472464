"""Players and points as they are drawn in the terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

PLAYERS = (
    ("Pink", "bright_magenta"),
    ("Blue", "bright_blue"),
    ("Green", "bright_green"),
    ("Yellow", "bright_yellow"),
    ("Red", "bright_red"),
    ("Cyan", "bright_cyan"),
    ("White", "bright_white"),
    ("Violet", "medium_purple1"),
)


def name(seat: int) -> Text:
    """A player's name in their colour."""
    return Text(*PLAYERS[seat])


def names(seats: Iterator[int]) -> Text:
    """Several names in a row."""
    return Text(" ").join(name(seat) for seat in seats)


def standings(scores: tuple[int, ...], points: tuple[int, ...]) -> RenderableType:
    """A bar for everyone's points, the new ones brighter."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    unit = max(1, -(-max(scores) // 40))
    for seat, (score, new) in enumerate(zip(scores, points, strict=True)):
        colour = PLAYERS[seat][1]
        old = (score - new) // unit
        bar = Text.assemble(("━" * old, f"dim {colour}"), ("━" * (score // unit - old), colour))
        table.add_row(name(seat), f"{score:3}", f"+{new}" if new else "", bar)
    return table
