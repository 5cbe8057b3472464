"""The bots' evaluation as listeners and storytellers, failures with examples among it."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct
from rich.progress import Progress
from rich.table import Table

from starlore.bots.levels import LEVELS
from starlore.core import LANGUAGES
from starlore.decks.pictures import DECK
from starlore.sim.clues import Clue, read_clues, read_hands
from starlore.sim.dixit.hearing import TABLES, Trial, listen, tell
from starlore.sim.players import Strategies
from starlore.sim.simulation import Findings, Simulation, percent, wilson

MIXED = ("dreamer", "friend", "mind_reader", "dreamer", "friend", "mind_reader")
BEST = "mind_reader"
EXAMPLES = 5
"""Failures that are shown of each language."""


class ListenerTrials(Struct):
    """Everything that was measured."""

    trials: dict[str, list[Trial]]
    """By level, on clues that nothing was adjusted to."""

    telling: dict[str, dict[str, Counter[str]]]
    """By the table's line-up and the storyteller's level."""


def clues_to_test() -> list[Clue]:
    """Clues that nothing was adjusted to: of many hands where there are any, and of the first set."""
    return [clue for clue in (*read_hands(), *read_clues()) if clue.part != "tune"]


def evaluate(game: Simulation, strategies: Strategies, games: int, rng: Random, progress: Progress) -> Findings:
    """Measure every level."""
    clues = clues_to_test()
    task = progress.add_task("listening", total=len(clues) * len(LEVELS))
    trials = {level: listen(strategies.brain, clues, level, rng, lambda: progress.advance(task)) for level in LEVELS}

    lineups = {"mixed levels": MIXED} | {f"all {level}": (level,) * 6 for level in LEVELS}
    task = progress.add_task("telling", total=games * len(lineups))
    telling = {
        name: tell(game, strategies, lineup, games, rng, lambda: progress.advance(task))
        for name, lineup in lineups.items()
    }
    found = ListenerTrials(trials, telling)
    best = trials[BEST]
    return Findings(
        [
            level_table(found),
            hearing_table("by what it was for", best, lambda clue: f"{clue.hand}: {clue.part}"),
            hearing_table("by kind of clue", best, lambda clue: clue.kind),
            telling_table(found),
            missed_table(best),
        ],
        [lambda axes: draw_hearing(axes, found), lambda axes: draw_telling(axes, found)],
    )


def shares(trials: Sequence[Trial]) -> str:
    """Found among drawn cards and among decoys, with 95 % intervals in which every clue counts once."""
    if not trials:
        return "-"
    cells = []
    for found in (sum(one.among_random for one in trials), sum(one.among_decoys for one in trials)):
        low, high = wilson(found / TABLES, len(trials))
        cells.append(f"{found / TABLES / len(trials):.0%} ({100 * low:.0f}-{100 * high:.0f})")
    return " / ".join(cells)


def level_table(found: ListenerTrials) -> Table:
    """How often each level finds the card among six."""
    rows = {level: {one: of_language(trials, one) for one in LANGUAGES} for level, trials in found.trials.items()}
    return language_table("Listener: the right card of six, drawn at random / chosen to fit (95 % intervals)", rows)


def hearing_table(title: str, trials: Sequence[Trial], group: Callable[[Clue], str]) -> Table:
    """The best level, by some property of the clues."""
    groups = sorted({group(one.clue) for one in trials})
    rows = {
        name: {one: [trial for trial in of_language(trials, one) if group(trial.clue) == name] for one in LANGUAGES}
        for name in groups
    }
    return language_table(f"{BEST} {title}", rows)


def of_language(trials: Sequence[Trial], language: str) -> list[Trial]:
    """The trials in one language."""
    return [trial for trial in trials if trial.clue.language == language]


def language_table(title: str, rows: dict[str, dict[Any, list[Trial]]]) -> Table:
    """Shares by language, and how many clues they rest on."""
    table = Table(title=title)
    for column in ("", *LANGUAGES, "clues"):
        table.add_column(column, justify="right" if column else "left")
    for name, by_language in rows.items():
        table.add_row(name, *map(shares, by_language.values()), str(sum(map(len, by_language.values()))))
    return table


def telling_table(found: ListenerTrials) -> Table:
    """Who finds a storyteller's card."""
    table = Table(title="Storyteller: who found the card, six at the table")
    for column in (
        "table",
        "storyteller",
        "rounds",
        "none",
        "some",
        "all",
        "zero points (95 %)",
        "finders",
        "promised",
    ):
        table.add_column(column, justify="left" if column in {"table", "storyteller"} else "right")
    for name, by_level in found.telling.items():
        for level, counts in sorted(by_level.items()):
            rounds = counts["none"] + counts["some"] + counts["all"]
            outcomes = [percent(counts[outcome], rounds) for outcome in ("none", "some", "all")]
            low, high = wilson(counts["none"] + counts["all"], rounds)
            zero = f"{percent(counts['none'] + counts['all'], rounds)} ({100 * low:.0f}-{100 * high:.0f})"
            finders = percent(counts["finders"], counts["listeners"])
            table.add_row(name, level, str(rounds), *outcomes, zero, finders, f"{LEVELS[level].finders:.0%}")
    return table


def title(card: int) -> str:
    """What a card is called."""
    return DECK.pictures[card].title.en


def missed_table(trials: Sequence[Trial]) -> Table:
    """Examples of what the best level did not understand."""
    table = Table(title="Not understood by the best level (examples)")
    for column in ("language", "hand", "kind", "clue", "meant", "taken for it"):
        table.add_column(column)
    for language in LANGUAGES:
        missed = [trial for trial in of_language(trials, language) if trial.taken != trial.clue.card]
        for trial in missed[:: max(1, len(missed) // EXAMPLES)][:EXAMPLES]:
            clue = trial.clue
            table.add_row(language, clue.hand, clue.kind, clue.text, title(clue.card), title(trial.taken))
    return table


def draw_hearing(axes: Any, found: ListenerTrials) -> None:
    """Accuracy by language and level."""
    for offset, (level, trials) in enumerate(found.trials.items()):
        here = [of_language(trials, language) for language in LANGUAGES]
        heights = [sum(one.among_random for one in some) / TABLES / max(1, len(some)) for some in here]
        axes.bar([place + 0.27 * offset for place in range(len(LANGUAGES))], heights, 0.25, label=level)
    axes.set_xticks([place + 0.27 for place in range(len(LANGUAGES))], LANGUAGES)
    axes.set(title="Finds the card among six", ylim=(0, 1))
    axes.legend(frameon=False)


def draw_telling(axes: Any, found: ListenerTrials) -> None:
    """Outcomes at a mixed table."""
    by_level = found.telling["mixed levels"]
    below = [0.0] * len(LEVELS)
    for outcome in ("some", "none", "all"):
        heights = []
        for level in LEVELS:
            counts = by_level.get(level, Counter())
            heights.append(counts[outcome] / max(1, counts["none"] + counts["some"] + counts["all"]))
        axes.bar(list(LEVELS), heights, bottom=below, label=outcome)
        below = [one + other for one, other in zip(below, heights, strict=True)]
    axes.set(title="Storyteller at a mixed table: found by")
    axes.legend(frameon=False)
