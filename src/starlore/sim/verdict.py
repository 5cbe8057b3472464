"""The bots' evaluation as it is printed and drawn, failures with examples among it."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from rich.progress import Progress
from rich.table import Table

from starlore.bots.levels import LEVELS
from starlore.core import LANGUAGES, Language
from starlore.sim.evaluate import TABLES, Clue, Hearing, decision_times, duel, listen, read_clues, tell
from starlore.sim.lineup import Minds, play

MIXED = ("dreamer", "friend", "mind_reader", "dreamer", "friend", "mind_reader")
EXAMPLES = 12


class Verdict(Struct):
    """Everything that was measured."""

    hearing: dict[str, dict[Language, Hearing]]
    """By level and language, on the clues that were never tuned on."""

    telling: dict[str, dict[str, Counter[str]]]
    """By the table's line-up and the storyteller's level."""

    duels: dict[tuple[str, str], float]
    """In Stella: how often the first wins against the second."""

    times: dict[str, tuple[float, float]]


def evaluate(games: int, seed: int, progress: Progress, part: str = "test") -> Verdict:
    """Measure every level."""
    rng, minds = Random(seed), Minds()
    clues: list[Clue] = [clue for clue in read_clues() if clue.part == part]
    task = progress.add_task("listening", total=len(clues) * len(LEVELS))
    hearing = {level: listen(minds.brain, clues, level, rng, lambda: progress.advance(task)) for level in LEVELS}

    lineups = {"mixed levels": MIXED} | {f"all {level}": (level,) * 6 for level in LEVELS}
    task = progress.add_task("telling", total=games * len(lineups))
    telling = {
        name: tell(minds, lineup, games, rng, lambda: progress.advance(task)) for name, lineup in lineups.items()
    }

    pairs = [(level, other) for level in LEVELS for other in ("random", "greedy", *LEVELS) if level != other]
    task = progress.add_task("Stella", total=games * len(pairs))
    duels = {pair: duel(minds, *pair, games, rng, lambda: progress.advance(task)) for pair in pairs}
    return Verdict(hearing, telling, duels, decision_times(minds, "mind_reader", rng))


def tables(verdict: Verdict, titles: Mapping[int, str]) -> list[Table]:
    """The verdict, to be printed."""
    return [
        hearing_table(verdict),
        telling_table(verdict),
        duel_table(verdict),
        times_table(verdict),
        missed_table(verdict, titles),
    ]


def hearing_table(verdict: Verdict) -> Table:
    """How often each level finds the card among six."""
    table = Table(title="Listener: the right card of six (among drawn cards / among chosen decoys)")
    for column in ("level", *LANGUAGES, "clues"):
        table.add_column(column, justify="left" if column == "level" else "right")
    for level, by_language in verdict.hearing.items():
        found = [by_language.get(language, Hearing()) for language in LANGUAGES]
        cells = [f"{part(one.among_random, one.heard)} / {part(one.among_decoys, one.heard)}" for one in found]
        table.add_row(level, *cells, str(sum(one.heard for one in found) // TABLES))
    return table


def telling_table(verdict: Verdict) -> Table:
    """Who finds a storyteller's card."""
    table = Table(title="Storyteller: who found the card, six at the table")
    for column in ("table", "storyteller", "none", "some", "all", "zero points", "finders", "promised"):
        table.add_column(column, justify="left" if column in {"table", "storyteller"} else "right")
    for name, by_level in verdict.telling.items():
        for level, counts in sorted(by_level.items()):
            rounds = counts["none"] + counts["some"] + counts["all"]
            shares = [part(counts[outcome], rounds) for outcome in ("none", "some", "all")]
            zero = part(counts["none"] + counts["all"], rounds)
            finders = part(counts["finders"], counts["listeners"])
            table.add_row(name, level, *shares, zero, finders, f"{LEVELS[level].finders:.0%}")
    return table


def duel_table(verdict: Verdict) -> Table:
    """Stella, two against two."""
    table = Table(title="Stella, two against two: games won")
    others = ("random", "greedy", *LEVELS)
    for column in ("level", *(f"against {other}" for other in others)):
        table.add_column(column, justify="left" if column == "level" else "right")
    for level in LEVELS:
        won = [verdict.duels.get((level, other)) for other in others]
        table.add_row(level, *("" if one is None else f"{one:.0%}" for one in won))
    return table


def times_table(verdict: Verdict) -> Table:
    """How long decisions take."""
    table = Table(title="Decisions, milliseconds")
    for column in ("decision", "median", "longest"):
        table.add_column(column, justify="left" if column == "decision" else "right")
    for name, (middle, longest) in sorted(verdict.times.items()):
        table.add_row(name, f"{middle:.1f}", f"{longest:.1f}")
    return table


def missed_table(verdict: Verdict, titles: Mapping[int, str]) -> Table:
    """Examples of what the best level did not understand."""
    table = Table(title="Not understood by the best level (examples)")
    for column in ("language", "clue", "meant", "taken for it"):
        table.add_column(column)
    for language in LANGUAGES:
        missed = verdict.hearing["mind_reader"].get(language, Hearing()).missed
        for clue, right, wrong in missed[: EXAMPLES // 4]:
            table.add_row(language, clue, titles.get(right, str(right)), titles.get(wrong, str(wrong)))
    return table


def part(some: int, whole: int) -> str:
    """A share in per cent."""
    return f"{some / whole:.0%}" if whole else "-"


def draw(verdict: Verdict, file: Path) -> None:
    """The main figures as a picture."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 4), layout="constrained")
    left, middle, right = figure.subplots(1, 3)
    draw_hearing(left, verdict)
    draw_telling(middle, verdict)
    draw_duels(right, verdict)
    figure.savefig(file)


def draw_hearing(axes: Any, verdict: Verdict) -> None:
    """Accuracy by language and level."""
    for offset, (level, by_language) in enumerate(verdict.hearing.items()):
        found = [by_language.get(language, Hearing()) for language in LANGUAGES]
        heights = [one.among_random / one.heard if one.heard else 0 for one in found]
        axes.bar([place + 0.27 * offset for place in range(len(LANGUAGES))], heights, 0.25, label=level)
    axes.set_xticks([place + 0.27 for place in range(len(LANGUAGES))], LANGUAGES)
    axes.set(title="Finds the card among six", ylim=(0, 1))
    axes.legend(frameon=False)


def draw_telling(axes: Any, verdict: Verdict) -> None:
    """Outcomes at a mixed table."""
    by_level = verdict.telling["mixed levels"]
    below = [0.0] * len(LEVELS)
    for outcome in ("some", "none", "all"):
        shares = []
        for level in LEVELS:
            counts = by_level.get(level, Counter())
            shares.append(counts[outcome] / max(1, counts["none"] + counts["some"] + counts["all"]))
        axes.bar(list(LEVELS), shares, bottom=below, label=outcome)
        below = [one + other for one, other in zip(below, shares, strict=True)]
    axes.set(title="Storyteller at a mixed table: found by")
    axes.legend(frameon=False)


def draw_duels(axes: Any, verdict: Verdict) -> None:
    """The best level's games of Stella."""
    others = [other for level, other in verdict.duels if level == "mind_reader"]
    axes.bar(others, [verdict.duels["mind_reader", other] for other in others])
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set(title="Stella: mind reader wins against", ylim=(0, 1))


def tournament(lineup: list[str], slug: str, games: int, seed: int, progress: Progress) -> Table:
    """Any line-up at one table: who wins how often, and with how many points."""
    rng, minds = Random(seed), Minds()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    task = progress.add_task(slug, total=games)
    for _ in range(games):
        order = list(lineup)
        rng.shuffle(order)
        state = play(slug, [minds.of(kind) for kind in order], rng)
        for seat, kind in enumerate(order):
            points[kind] += state.scores[seat]
            won[kind] += seat in state.phase.winners
        progress.advance(task)
    table = Table(title=f"{slug}, {games} games of {', '.join(lineup)}")
    for column in ("player", "games won, each", "points a game, each"):
        table.add_column(column, justify="left" if column == "player" else "right")
    for kind in sorted(set(lineup), key=lambda kind: -won[kind] / lineup.count(kind)):
        seats = lineup.count(kind)
        table.add_row(kind, part(won[kind], games * seats), f"{points[kind] / games / seats:.1f}")
    return table
