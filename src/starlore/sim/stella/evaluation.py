"""The bots' evaluation in games against each other."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, cycle
from random import Random
from typing import Any, NamedTuple

import numpy as np
from rich.progress import Progress
from rich.table import Table

from starlore.bots.chance import np_rng
from starlore.bots.levels import LEVELS
from starlore.bots.player import Knowledge
from starlore.bots.stella import chances, grid_fit, other_boards
from starlore.games.stella.state import Round
from starlore.sim.players import KINDS, PLAIN, Strategies, play
from starlore.sim.simulation import Findings, Simulation, mean, wilson

Advance = Callable[[], object]
Duels = dict[tuple[str, str], float]
"""How often the first wins against the second."""


class Crosses(NamedTuple):
    """What players of one kind mark."""

    number: Counter[int]
    shared: float
    imagined: float


def evaluate(game: Simulation, strategies: Strategies, games: int, rng: Random, progress: Progress) -> Findings:
    """Let every level play against every kind of player."""
    pairs = [(level, other) for level in LEVELS for other in (*PLAIN, *LEVELS) if level != other]
    task = progress.add_task("Stella", total=games * len(pairs))
    duels = {pair: duel(game, strategies, *pair, games, rng, lambda: progress.advance(task)) for pair in pairs}
    task = progress.add_task("Stella: crosses", total=len(KINDS))
    knowledge = strategies.brain.knowledge
    crosses = {}
    for kind in KINDS:
        rounds = five_of_a_kind(game, strategies, kind, max(1, games // 10), rng)
        crosses[kind] = Crosses(number_of_crosses(rounds), overlap(rounds), imagined_overlap(rounds, knowledge, rng))
        progress.advance(task)
    return Findings([duel_table(duels, games), crosses_table(crosses)], [lambda axes: draw_duels(axes, duels)])


def five_of_a_kind(game: Simulation, strategies: Strategies, kind: str, games: int, rng: Random) -> list[Round]:
    """The rounds of some games between five players of one kind."""
    return [done for _ in range(games) for done in play(game, [strategies.of(kind)] * 5, rng).rounds]


def number_of_crosses(rounds: Sequence[Round]) -> Counter[int]:
    """How many crosses players set."""
    return Counter(len(marks) for done in rounds for marks in done.marks)


def overlap(rounds: Sequence[Round]) -> float:
    """Of the cards that either of two players marked, the share that both did (Jaccard), on average."""
    pairs = [(set(one), set(other)) for done in rounds for one, other in combinations(done.marks, 2)]
    return sum(len(one & other) / len(one | other) for one, other in pairs) / len(pairs)


def imagined_overlap(rounds: Sequence[Round], knowledge: Knowledge, rng: Random) -> float:
    """The same of two people as bots imagine them, at the same grids and words."""
    shares = []
    for done in rounds:
        one, other = other_boards(chances(grid_fit(done, knowledge, "en")), 2, np_rng(rng))
        shares.append(((one & other).sum(axis=-1) / (one | other).sum(axis=-1)).mean())
    return float(np.mean(shares))


def crosses_table(crosses: Mapping[str, Crosses]) -> Table:
    """How many of fifteen cards are marked, and how many of them by both of two players."""
    table = Table(title="Stella, five of a kind: crosses on fifteen cards")
    columns = ("player", "mean", "one in twenty sets fewer than", "more than", "shared by two", "as imagined of people")
    for column in columns:
        table.add_column(column, justify="left" if column == "player" else "right")
    for kind, found in crosses.items():
        every = sorted(found.number.elements())
        low, high = every[len(every) // 20], every[-1 - len(every) // 20]
        shared = (f"{found.shared:.0%}", f"{found.imagined:.0%}")
        table.add_row(kind, f"{mean(found.number):.1f}", str(low), str(high), *shared)
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
