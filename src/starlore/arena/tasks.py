"""The standard task set: its items as JSON lines, answers to them, and their scores."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec
from rich.table import Table

from starlore.arena.dixit_tasks import LISTENER, STORYTELLER
from starlore.arena.stella_tasks import MARKING
from starlore.arena.task import Answer, Item, Task
from starlore.bots.brain import ClueBrain
from starlore.core import LANGUAGES, Language

TASKS: dict[str, Task] = {task.name: task for task in (LISTENER, STORYTELLER, MARKING)}
SEED = 1
"""Of the standard set: the same items everywhere."""


class Score(msgspec.Struct, frozen=True):
    """How answers to one task did, in one tier and language."""

    task: str
    tier: str
    language: Language
    items: int
    answered: int
    score: float
    """The mean over all items; what was not answered, or not as it must be, counts 0."""

    error: float
    """The standard error of that mean."""


def standard_set(languages: Sequence[Language] = LANGUAGES, seed: int = SEED) -> list[Item]:
    """Every item."""
    brain = ClueBrain()
    return [item for task in TASKS.values() for item in task.items(languages, brain, Random(f"{task.name} {seed}"))]


def write_lines(file: Path, things: Iterable[msgspec.Struct]) -> None:
    """Things as JSON lines."""
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in things))


def read_items(file: Path) -> list[Item]:
    """The items in a file."""
    return [msgspec.json.decode(line, type=Item) for line in file.read_bytes().splitlines()]


def read_answers(file: Path) -> list[Answer]:
    """The answers in a file."""
    return [msgspec.json.decode(line, type=Answer) for line in file.read_bytes().splitlines()]


def baseline(kind: str, items: Sequence[Item], seed: int = SEED) -> list[Answer]:
    """What a baseline answers."""
    brain = ClueBrain()
    return [
        Answer(item.id, TASKS[item.task].baseline(kind, item, brain, Random(f"{seed} {item.id}"))) for item in items
    ]


def scores(items: Sequence[Item], answers: Iterable[Answer]) -> list[Score]:
    """The mean score of each task, tier and language."""
    brain, given = ClueBrain(), {answer.id: answer.answer for answer in answers}
    groups: dict[tuple[str, str, Language], list[float | None]] = defaultdict(list)
    for item in items:
        value: float | None = None
        if item.id in given:
            try:
                value = TASKS[item.task].score(item, given[item.id], brain)
            except ValueError:
                value = None
        groups[item.task, item.tier, item.language].append(value)
    return [summed(*key, values) for key, values in groups.items()]


def summed(task: str, tier: str, language: Language, values: Sequence[float | None]) -> Score:
    """One line of the outcome."""
    found = [value or 0.0 for value in values]
    mean = sum(found) / len(found)
    spread = sum((one - mean) ** 2 for one in found) / max(1, len(found) - 1)
    answered = sum(value is not None for value in values)
    return Score(task, tier, language, len(found), answered, mean, (spread / len(found)) ** 0.5)


def as_table(found: Sequence[Score]) -> Table:
    """Scores by task and tier, a column for each language."""
    known = [language for language in LANGUAGES if any(one.language == language for one in found)]
    table = Table(
        title="Listener: share of cards found. Storyteller: share of tables. Marks: points a round. ± std. error"
    )
    for column in ("task", "tier", *known):
        table.add_column(column, justify="left" if column in {"task", "tier"} else "right")
    for task, tier in dict.fromkeys((one.task, one.tier) for one in found):
        row = {one.language: one for one in found if (one.task, one.tier) == (task, tier)}
        cells = [
            f"{row[language].score:.2f} ± {row[language].error:.2f}" if language in row else "" for language in known
        ]
        table.add_row(task, tier, *cells)
    return table
