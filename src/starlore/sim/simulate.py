"""Many random games in a row, and a report of how they went."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter

from rich.table import Table

from starlore.sim.play import play_out
from starlore.sim.simulation import Chart, Figure, Simulation, mean, share


@dataclass(frozen=True, kw_only=True)
class Report:
    """How many games went."""

    slug: str
    players: int
    games: int
    seed: int
    figures: list[Figure]
    """What the games themselves decide: the same for the same seed."""

    commands: int
    seconds: float
    charts: list[Chart]

    @property
    def title(self) -> str:
        """What was simulated."""
        return f"{self.slug}, {self.players} players, {self.games:,} random games, seed {self.seed}"


def simulate(
    simulation: Simulation, players: int, games: int, seed: int, advance: Callable[[], object] = lambda: None
) -> Report:
    """Play this many games one after the other; `advance` is called after each."""
    rng, game, setup = Random(seed), simulation.rules, simulation.setup(players)
    tally = simulation.tally()
    rounds: Counter[int] = Counter()
    first: Counter[int] = Counter()
    rest: Counter[int] = Counter()
    shared = commands = 0
    began = perf_counter()
    for _ in range(games):
        state, count = play_out(simulation, setup, rng)
        commands += count
        done = game.rounds(state)
        tally.add(done)
        rounds[len(done)] += 1
        view = game.view(state, None)
        shared += len(view.winners) > 1
        for seat, points in enumerate(view.scores):
            (first if seat in view.winners else rest)[points] += 1
        advance()
    seconds = perf_counter() - began

    end = Chart("Points at the end", "points", {"winners": first, "others": rest})
    figures = [
        ("rounds per game", f"{mean(rounds):.2f} (from {min(rounds)} to {max(rounds)})"),
        *tally.figures(),
        ("winning points", f"{mean(first):.2f} (from {min(first)} to {max(first)})"),
        ("shared victories", share(shared, games)),
    ]
    return Report(
        slug=game.slug,
        players=players,
        games=games,
        seed=seed,
        figures=figures,
        commands=commands,
        seconds=seconds,
        charts=[*tally.charts(), end],
    )


def as_table(report: Report) -> Table:
    """The report, to be printed."""
    table = Table(title=report.title, show_header=False, title_style="bold", min_width=60)
    table.add_column()
    table.add_column(justify="right")
    for name, value in report.figures:
        table.add_row(name, value)
    table.add_section()
    table.add_row("wall time", f"{report.seconds:.2f} s")
    table.add_row("commands", f"{report.commands:,}")
    table.add_row("commands per second", f"{report.commands / report.seconds:,.0f}")
    return table
