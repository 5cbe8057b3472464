"""Scores of answers to the standard task set, with confidence intervals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt

import msgspec
from rich.table import Table

from starlore.arena.task import Answer, Item
from starlore.arena.tasks import TASKS
from starlore.bots.brain import ClueBrain

ALL = "all"
BY = ("tier", "language", "hand")
"""What scores are told by, each over all values of the others."""

Advance = Callable[[], object]
Values = Mapping[str, float | None]
"""The score of each item; None where there is no answer, or none that makes sense."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How one file of answers did on some items."""

    answers: str
    """Whose they are."""

    task: str
    tier: str = ALL
    language: str = ALL
    hand: str = ALL
    items: int
    answered: int
    score: float
    """The mean over all items; what was not answered, or not as it must be, counts 0."""

    low: float
    high: float
    """The 95 % confidence interval of that mean (`interval`)."""


def values(
    items: Sequence[Item], answers: Iterable[Answer], advance: Advance = lambda: None
) -> dict[str, float | None]:
    """Score every item."""
    brain, given = ClueBrain(), {answer.id: answer.answer for answer in answers}
    found: dict[str, float | None] = {}
    for item in items:
        found[item.id] = None
        if item.id in given:
            try:
                found[item.id] = TASKS[item.task].score(item, given[item.id], brain)
            except ValueError:
                found[item.id] = None
        advance()
    return found


def scores(name: str, items: Sequence[Item], found: Values) -> list[Score]:
    """The mean of each task that was answered at all: over everything, and by each of `BY`."""
    told = []
    for task in TASKS:
        own = [item for item in items if item.task == task]
        if all(found[item.id] is None for item in own):
            continue
        told.append(mean(name, own, found))
        for by in BY:
            for value in dict.fromkeys(getattr(item, by) for item in own):
                told.append(mean(name, [item for item in own if getattr(item, by) == value], found, **{by: value}))
    return told


def mean(name: str, items: Sequence[Item], found: Values, **where: str) -> Score:
    """The mean over some items of a task."""
    deals: dict[int, list[float]] = {}
    for item in items:
        deals.setdefault(item.deal, []).append(found[item.id] or 0.0)
    middle, low, high = interval(list(deals.values()))
    return Score(
        answers=name,
        task=items[0].task,
        items=len(items),
        answered=sum(found[item.id] is not None for item in items),
        score=middle,
        low=low,
        high=high,
        **where,
    )


def interval(groups: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A mean with its 95 % confidence interval, where values of a group are not independent.

    The standard error is cluster-robust and the quantile Student's, so that few groups give a wide interval; with one
    group nothing can be said of its width.
    """
    count, number = sum(map(len, groups)), len(groups)
    middle = sum(map(sum, groups)) / count
    if number < 2:
        return middle, middle, middle
    spread = sum((sum(group) - middle * len(group)) ** 2 for group in groups)
    width = students(number - 1) * sqrt(spread * number / (number - 1)) / count
    return middle, max(0.0, middle - width), middle + width


def students(degrees: int) -> float:
    """Student's 97.5 % quantile, by the first terms of its series in 1 / degrees (to 0.02 from 3 degrees on)."""
    z = 1.959964
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return float(sum(term / degrees**power for power, term in enumerate(terms)))


def tables(told: Sequence[Score]) -> list[Table]:
    """A table of the whole and one by each of `BY`, with a column for each file of answers."""
    names = list(dict.fromkeys(one.answers for one in told))
    shown = []
    for by in BY:
        table = Table(title=f"By {by} (95 % intervals)", title_style="bold")
        for column in ("task", by, "items"):
            table.add_column(column, justify="right" if column == "items" else "left", no_wrap=True)
        for name in names:
            table.add_column(name, justify="right", no_wrap=True)
        for task in TASKS:
            chosen = [one for one in told if one.task == task and is_by(one, by)]
            for value in dict.fromkeys(getattr(one, by) for one in chosen):
                row = {one.answers: one for one in chosen if getattr(one, by) == value}
                first = next(iter(row.values()))
                table.add_row(task, value, str(first.items), *(cell(row.get(name)) for name in names))
            table.add_section()
        shown.append(table)
    shown[-1].caption = "  ".join(f"{task.name}: {task.unit}." for task in TASKS.values())
    return shown


def is_by(one: Score, by: str) -> bool:
    """It tells of one value of this, or of the whole."""
    return all(getattr(one, other) == ALL for other in BY if other != by)


def cell(one: Score | None) -> str:
    """A score with its interval."""
    return "" if one is None else f"{one.score:.2f} ({one.low:.2f}-{one.high:.2f})"
