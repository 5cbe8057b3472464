"""The bots' evaluation as listeners and storytellers, failures with examples among it."""

from collections import Counter
from random import Random
from typing import Any

from msgspec import Struct
from rich.progress import Progress
from rich.table import Table

from starlore.bots.levels import LEVELS
from starlore.core import LANGUAGES, Language
from starlore.decks.pictures import DECK
from starlore.sim.dixit.hearing import TABLES, Hearing, listen, read_clues, tell
from starlore.sim.lineup import Minds
from starlore.sim.simulation import Findings, Simulation, percent

MIXED = ("dreamer", "friend", "mind_reader", "dreamer", "friend", "mind_reader")
EXAMPLES = 12


class Heard(Struct):
    """Everything that was measured."""

    hearing: dict[str, dict[Language, Hearing]]
    """By level and language, on the clues that were never tuned on."""

    telling: dict[str, dict[str, Counter[str]]]
    """By the table's line-up and the storyteller's level."""


def evaluate(game: Simulation, minds: Minds, games: int, rng: Random, progress: Progress) -> Findings:
    """Measure every level."""
    clues = [clue for clue in read_clues() if clue.part == "test"]
    task = progress.add_task("listening", total=len(clues) * len(LEVELS))
    hearing = {level: listen(minds.brain, clues, level, rng, lambda: progress.advance(task)) for level in LEVELS}

    lineups = {"mixed levels": MIXED} | {f"all {level}": (level,) * 6 for level in LEVELS}
    task = progress.add_task("telling", total=games * len(lineups))
    telling = {
        name: tell(game, minds, lineup, games, rng, lambda: progress.advance(task)) for name, lineup in lineups.items()
    }
    found = Heard(hearing, telling)
    return Findings(
        [hearing_table(found), telling_table(found), missed_table(found)],
        [lambda axes: draw_hearing(axes, found), lambda axes: draw_telling(axes, found)],
    )


def hearing_table(found: Heard) -> Table:
    """How often each level finds the card among six."""
    table = Table(title="Listener: the right card of six (among drawn cards / among chosen decoys)")
    for column in ("level", *LANGUAGES, "clues"):
        table.add_column(column, justify="left" if column == "level" else "right")
    for level, by_language in found.hearing.items():
        here = [by_language.get(language, Hearing()) for language in LANGUAGES]
        cells = [f"{percent(one.among_random, one.heard)} / {percent(one.among_decoys, one.heard)}" for one in here]
        table.add_row(level, *cells, str(sum(one.heard for one in here) // TABLES))
    return table


def telling_table(found: Heard) -> Table:
    """Who finds a storyteller's card."""
    table = Table(title="Storyteller: who found the card, six at the table")
    for column in ("table", "storyteller", "none", "some", "all", "zero points", "finders", "promised"):
        table.add_column(column, justify="left" if column in {"table", "storyteller"} else "right")
    for name, by_level in found.telling.items():
        for level, counts in sorted(by_level.items()):
            rounds = counts["none"] + counts["some"] + counts["all"]
            shares = [percent(counts[outcome], rounds) for outcome in ("none", "some", "all")]
            zero = percent(counts["none"] + counts["all"], rounds)
            finders = percent(counts["finders"], counts["listeners"])
            table.add_row(name, level, *shares, zero, finders, f"{LEVELS[level].finders:.0%}")
    return table


def title(card: int) -> str:
    """What a card is called."""
    return DECK.pictures[card].title.en


def missed_table(found: Heard) -> Table:
    """Examples of what the best level did not understand."""
    table = Table(title="Not understood by the best level (examples)")
    for column in ("language", "clue", "meant", "taken for it"):
        table.add_column(column)
    for language in LANGUAGES:
        missed = found.hearing["mind_reader"].get(language, Hearing()).missed
        for clue, right, wrong in missed[: EXAMPLES // 4]:
            table.add_row(language, clue, title(right), title(wrong))
    return table


def draw_hearing(axes: Any, found: Heard) -> None:
    """Accuracy by language and level."""
    for offset, (level, by_language) in enumerate(found.hearing.items()):
        here = [by_language.get(language, Hearing()) for language in LANGUAGES]
        heights = [one.among_random / one.heard if one.heard else 0 for one in here]
        axes.bar([place + 0.27 * offset for place in range(len(LANGUAGES))], heights, 0.25, label=level)
    axes.set_xticks([place + 0.27 for place in range(len(LANGUAGES))], LANGUAGES)
    axes.set(title="Finds the card among six", ylim=(0, 1))
    axes.legend(frameon=False)


def draw_telling(axes: Any, found: Heard) -> None:
    """Outcomes at a mixed table."""
    by_level = found.telling["mixed levels"]
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
