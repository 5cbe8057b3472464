"""The bots' evaluation in games against each other."""

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

from rich.progress import Progress
from rich.table import Table

from starlore.bots.levels import LEVELS
from starlore.sim.lineup import PLAIN, Minds, play
from starlore.sim.simulation import Findings, Simulation

Advance = Callable[[], object]
Duels = dict[tuple[str, str], float]
"""How often the first wins against the second."""


def evaluate(game: Simulation, minds: Minds, games: int, rng: Random, progress: Progress) -> Findings:
    """Let every level play against every kind of player."""
    pairs = [(level, other) for level in LEVELS for other in (*PLAIN, *LEVELS) if level != other]
    task = progress.add_task("Stella", total=games * len(pairs))
    duels = {pair: duel(game, minds, *pair, games, rng, lambda: progress.advance(task)) for pair in pairs}
    return Findings([duel_table(duels)], [lambda axes: draw_duels(axes, duels)])


def duel(
    game: Simulation, minds: Minds, one: str, other: str, games: int, rng: Random, advance: Advance = lambda: None
) -> float:
    """In how many games of Stella, two against two, somebody of the first kind wins; a shared victory counts half."""
    won = 0.0
    for number in range(games):
        kinds = [kind for kind, _ in zip(cycle((one, other) if number % 2 else (other, one)), range(4), strict=False)]
        state = play(game, [minds.of(kind) for kind in kinds], rng)
        winners = [kinds[seat] for seat in state.phase.winners]
        won += winners.count(one) / len(winners)
        advance()
    return won / games


def duel_table(duels: Duels) -> Table:
    """Stella, two against two."""
    table = Table(title="Stella, two against two: games won")
    others = (*PLAIN, *LEVELS)
    for column in ("level", *(f"against {other}" for other in others)):
        table.add_column(column, justify="left" if column == "level" else "right")
    for level in LEVELS:
        won = [duels.get((level, other)) for other in others]
        table.add_row(level, *("" if one is None else f"{one:.0%}" for one in won))
    return table


def draw_duels(axes: Any, duels: Duels) -> None:
    """The best level's games of Stella."""
    others = [other for level, other in duels if level == "mind_reader"]
    axes.bar(others, [duels["mind_reader", other] for other in others])
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(title="Stella: mind reader wins against", ylim=(0, 1))
