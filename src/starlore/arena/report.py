"""A contest's outcome as a table and as a picture."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from starlore.arena.contest import Contest
from starlore.arena.ratings import Rating


def as_table(contest: Contest, found: Sequence[Rating], games: int) -> Table:
    """Everyone's rating, with its interval."""
    table = Table(title=f"{contest.game}, {games} games for {contest.players}, seed {contest.seed}")
    for column in ("entrant", "rating", "95%", "won", "points a game", "seats", "faults"):
        table.add_column(column, justify="left" if column == "entrant" else "right")
    for one in found:
        interval = f"{one.low:.0f} … {one.high:.0f}"
        cells = (f"{one.rating:.0f}", interval, f"{one.won:.0%}", f"{one.points:.1f}", str(one.games), str(one.faults))
        table.add_row(one.name, *cells)
    return table


def draw(contest: Contest, found: Sequence[Rating], file: Path) -> None:
    """Ratings as points with their intervals. Needs matplotlib, which the extra `plot` brings."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1 + 0.5 * len(found)), layout="constrained")
    axes = figure.subplots()
    places = list(range(len(found)))[::-1]
    reach = [[one.rating - one.low for one in found], [one.high - one.rating for one in found]]
    axes.errorbar([one.rating for one in found], places, xerr=reach, fmt="o", color="#6c4fb3", capsize=3)
    axes.set_yticks(places, [one.name for one in found])
    axes.set(xlabel="rating, with 95% interval", title=f"{contest.game}, {contest.players} at the table")
    axes.grid(axis="x", color="#e4dccb")
    figure.savefig(file, dpi=150)
