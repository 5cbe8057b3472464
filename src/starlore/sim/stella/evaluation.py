"""The bots' evaluation in games against each other."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import cycle
from random import Random
from typing import Any

from rich.progress import Progress
from rich.table import Table

from starlore.bots.levels import LEVELS
from starlore.sim.players import KINDS, PLAIN, Strategies, play
from starlore.sim.simulation import Findings, Simulation, mean, wilson

Advance = Callable[[], object]
Duels = dict[tuple[str, str], float]
"""How often the first wins against the second."""


def evaluate(game: Simulation, strategies: Strategies, games: int, rng: Random, progress: Progress) -> Findings:
    """Let every level play against every kind of player."""
    pairs = [(level, other) for level in LEVELS for other in (*PLAIN, *LEVELS) if level != other]
    task = progress.add_task("Stella", total=games * len(pairs))
    duels = {pair: duel(game, strategies, *pair, games, rng, lambda: progress.advance(task)) for pair in pairs}
    task = progress.add_task("Stella: crosses", total=len(KINDS))
    marks = {
        kind: crosses(game, strategies, kind, max(1, games // 10), rng, lambda: progress.advance(task))
        for kind in KINDS
    }
    return Findings([duel_table(duels, games), marks_table(marks)], [lambda axes: draw_duels(axes, duels)])


def crosses(
    game: Simulation, strategies: Strategies, kind: str, games: int, rng: Random, advance: Advance = lambda: None
) -> Counter[int]:
    """How many crosses players of one kind set, five of them at a table."""
    states = [play(game, [strategies.of(kind)] * 5, rng) for _ in range(games)]
    advance()
    return Counter(len(marks) for state in states for done in state.rounds for marks in done.marks)


def marks_table(marks: Mapping[str, Counter[int]]) -> Table:
    """How many of fifteen cards are marked."""
    table = Table(title="Stella, five of a kind: crosses on fifteen cards")
    for column in ("player", "mean", "one in twenty sets fewer than", "more than"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for kind, counts in marks.items():
        every = sorted(counts.elements())
        low, high = every[len(every) // 20], every[-1 - len(every) // 20]
        table.add_row(kind, f"{mean(counts):.1f}", str(low), str(high))
    return table


def duel(
    game: Simulation,
    strategies: Strategies,
    one: str,
    other: str,
    games: int,
    rng: Random,
    advance: Advance = lambda: None,
) -> float:
    """In how many games of Stella, two against two, somebody of the first kind wins; a shared victory counts half."""
    won = 0.0
    for number in range(games):
        kinds = [kind for kind, _ in zip(cycle((one, other) if number % 2 else (other, one)), range(4), strict=False)]
        state = play(game, [strategies.of(kind) for kind in kinds], rng)
        winners = [kinds[seat] for seat in state.phase.winners]
        won += winners.count(one) / len(winners)
        advance()
    return won / games


def duel_table(duels: Duels, games: int) -> Table:
    """Stella, two against two."""
    table = Table(title="Stella, two against two: games won (95 % intervals)")
    others = (*PLAIN, *LEVELS)
    for column in ("level", *(f"against {other}" for other in others)):
        table.add_column(column, justify="left" if column == "level" else "right")
    for level in LEVELS:
        won = [duels.get((level, other)) for other in others]
        table.add_row(level, *("" if one is None else with_interval(one, games) for one in won))
    return table


def with_interval(share: float, games: int) -> str:
    """A share of games with its 95 % interval."""
    low, high = wilson(share * games, games)
    return f"{share:.0%} ({100 * low:.0f}-{100 * high:.0f})"


def draw_duels(axes: Any, duels: Duels) -> None:
    """The best level's games of Stella."""
    others = [other for level, other in duels if level == "mind_reader"]
    axes.bar(others, [duels["mind_reader", other] for other in others])
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(title="Stella: mind reader wins against", ylim=(0, 1))
