"""The standard task set: its items as JSON lines, and what baselines answer to them."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

import msgspec

from starlore.arena.dixit_listener import LISTENER
from starlore.arena.dixit_storyteller import STORYTELLER
from starlore.arena.stella_marks import MARKING
from starlore.arena.task import Answer, Item, Task
from starlore.bots.brain import ClueBrain
from starlore.core import LANGUAGES, Language

TASKS: dict[str, Task] = {task.name: task for task in (LISTENER, STORYTELLER, MARKING)}
SEED = 1
"""Of the standard set: the same items everywhere."""


def standard_set(
    languages: Sequence[Language] = LANGUAGES, seed: int = SEED, names: Iterable[str] = TASKS
) -> list[Item]:
    """Every item of these tasks in these languages; fewer of either give a part of the whole set, never another one."""
    brain = ClueBrain()
    return [item for name in names for item in TASKS[name].items(languages, brain, Random(f"{name} {seed}"))]


def write_lines(file: Path, things: Iterable[msgspec.Struct]) -> None:
    """Things as JSON lines."""
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in things))


def read_items(file: Path) -> list[Item]:
    """The items in a file."""
    return [msgspec.json.decode(line, type=Item) for line in file.read_bytes().splitlines()]


def read_answers(file: Path) -> list[Answer]:
    """The answers in a file."""
    return [msgspec.json.decode(line, type=Answer) for line in file.read_bytes().splitlines()]


def baseline(
    kind: str, items: Sequence[Item], seed: int = SEED, advance: Callable[[], object] = lambda: None
) -> list[Answer]:
    """What a baseline answers, to those tasks that it is one for."""
    brain, found = ClueBrain(), []
    for item in items:
        task = TASKS[item.task]
        if kind in task.baselines:
            found.append(Answer(item.id, task.baseline(kind, item, brain, Random(f"{seed} {item.id}"))))
        advance()
    return found
