"""The bots' evaluation as it is printed and drawn: what each game measures, and how long decisions take."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.progress import Progress
from rich.table import Table

from starlore.bots import PLAYERS
from starlore.bots.bank import bank
from starlore.bots.sayings import counts, sayings
from starlore.core import LANGUAGES, Language
from starlore.sim import SIMULATIONS
from starlore.sim.players import Strategies, play
from starlore.sim.simulation import Findings, Simulation, percent, wilson


def evaluate(games: int, seed: int, progress: Progress) -> Findings:
    """Measure every level in every game."""
    rng, strategies = Random(seed), Strategies()
    found = [
        game.evaluate(strategies, games, rng, progress) for game in SIMULATIONS.values() if game.evaluate is not None
    ]
    times = times_table(decision_times(strategies, "mind_reader", rng))
    return Findings(
        [sayings_table(), *(table for one in found for table in one.tables), times],
        [draw for one in found for draw in one.drawings],
    )


def sayings_table() -> Table:
    """How many sayings bots know in each language, those of the banks and those beyond the pictures together."""
    table = Table(title="Sayings known, banks and beyond the pictures together, each once")
    for column in ("language", "idioms", "proverbs", "both", "titles", "clues in the bank", "beyond the pictures"):
        table.add_column(column, justify="left" if column == "language" else "right")
    for language in LANGUAGES:
        known = counts(language)
        kinds = (known["idiom"], known["proverb"], known["idiom"] + known["proverb"], known["title"])
        table.add_row(language, *map(str, (*kinds, len(bank(language)), len(sayings(language)))))
    return table


def recorded_clues() -> list[Any]:
    """What people have said of pictures, in whatever game."""
    return [clue for game in SIMULATIONS.values() for clue in game.clues()]


def draw(findings: Findings, file: Path) -> None:
    """The main figures as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(3.7 * len(findings.drawings), 4), layout="constrained")
    places = figure.subplots(1, len(findings.drawings), squeeze=False).flat
    for axes, drawing in zip(places, findings.drawings, strict=True):
        drawing(axes)
    figure.savefig(file)


def decision_times(strategies: Strategies, kind: str, rng: Random) -> dict[str, tuple[float, float]]:
    """Median and longest time of each kind of decision, in milliseconds, over a game of each."""
    times: dict[str, list[float]] = defaultdict(list)
    mind = strategies.of(kind)

    def timed(game: Simulation, view: Any, rng: Random) -> Any:
        began = perf_counter()
        command = mind(game, view, rng)
        times[f"{game.rules.slug} {command.__struct_config__.tag}"].append(1000 * (perf_counter() - began))
        return command

    for game in (one for slug, one in SIMULATIONS.items() if slug in PLAYERS):
        play(game, [timed] * game.rules.seats[len(game.rules.seats) // 2], rng)
    return {name: (median(taken), max(taken)) for name, taken in times.items()}


def times_table(times: Mapping[str, tuple[float, float]]) -> Table:
    """How long decisions take."""
    table = Table(title="Decisions, milliseconds")
    for column in ("decision", "median", "longest"):
        table.add_column(column, justify="left" if column == "decision" else "right")
    for name, (middle, longest) in sorted(times.items()):
        table.add_row(name, f"{middle:.1f}", f"{longest:.1f}")
    return table


def duel(one: str, other: str, game: Simulation, games: int, seed: int, progress: Progress) -> str:
    """How often the first kind wins against the second, two against two, in words."""
    rng, strategies = Random(seed), Strategies()
    task = progress.add_task(game.rules.slug, total=games)
    won = 0.0
    for number in range(games):
        kinds = [one, other, one, other] if number % 2 else [other, one, other, one]
        state = play(game, [strategies.of(kind) for kind in kinds], rng)
        winners = [kinds[seat] for seat in state.phase.winners]
        won += winners.count(one) / len(winners)
        progress.advance(task)
    low, high = wilson(won, games)
    share = f"{won / games:.0%} of {games} games ({low:.0%} to {high:.0%})"
    return f"{game.rules.slug}, two against two: {one} wins {share} against {other}"


def told(game: Simulation, level: str, language: Language, number: int, seed: int) -> list[tuple[int, str]]:
    """What bots of a level tell of pictures, in games among themselves: the picture, and the clue."""
    rng, strategies = Random(seed), Strategies(language)
    clues: list[tuple[int, str]] = []
    while len(clues) < number:
        state = play(game, [strategies.of(level)] * game.rules.seats[len(game.rules.seats) // 2], rng)
        found = game.told(state)
        if not found:
            break
        clues += found
    return clues[:number]


def tournament(lineup: list[str], game: Simulation, games: int, seed: int, progress: Progress) -> Table:
    """Any line-up at one table: who wins how often, and with how many points."""
    rng, strategies = Random(seed), Strategies()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    task = progress.add_task(game.rules.slug, total=games)
    for _ in range(games):
        order = list(lineup)
        rng.shuffle(order)
        state = play(game, [strategies.of(kind) for kind in order], rng)
        for seat, kind in enumerate(order):
            points[kind] += state.scores[seat]
            won[kind] += seat in state.phase.winners
        progress.advance(task)
    table = Table(title=f"{game.rules.slug}, {games} games of {', '.join(lineup)}")
    for column in ("player", "games won, each", "points a game, each"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for kind in sorted(set(lineup), key=lambda kind: -won[kind] / lineup.count(kind)):
        seats = lineup.count(kind)
        table.add_row(kind, percent(won[kind], games * seats), f"{points[kind] / games / seats:.1f}")
    return table
