"""What simulations know of one game: a record. Each game has one, and `starlore.sim.SIMULATIONS` lists them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Protocol

from rich.console import RenderableType
from rich.progress import Progress
from rich.table import Table

from starlore.bots.player import Knowledge
from starlore.core import Language, Seat
from starlore.core.game import AnyGame

Figure = tuple[str, str]
"""A line of the report: what, and how much."""

Move = Callable[[Any, Random], tuple[Seat, Any] | None]
"""A random legal move for whoever is awaited; None when the game is over.

It reads the state itself, not a view, since here speed is all and nobody is deceived. Bots at a table get views.
"""


@dataclass(frozen=True)
class Chart:
    """A picture worth drawing: how often each value came up, in one or more groups."""

    title: str
    across: str
    groups: dict[str, Counter[Any]]


class Tally(Protocol):
    """Counts the rounds of games, and tells what it found."""

    def add(self, rounds: Sequence[Any]) -> None:
        """Count one more game."""

    def figures(self) -> list[Figure]:
        """The figures for the report."""

    def charts(self) -> list[Chart]:
        """The distributions worth drawing."""


@dataclass(frozen=True)
class Findings:
    """What was measured of the bots, to be printed and drawn."""

    tables: Sequence[Table]
    drawings: Sequence[Callable[[Any], None]]
    """Each draws on the axes that it is given."""


@dataclass(frozen=True, kw_only=True)
class Simulation:
    """A game as simulations know it."""

    rules: AnyGame
    setup: Callable[[int], Any]
    """The usual game for this many players, with the whole deck and words that are only numbered."""

    setup_with_words: Callable[[int], Any]
    """The same with the words of the box: for players who understand them."""

    move: Move
    tally: Callable[[], Tally]
    draw: Callable[[Any], RenderableType]
    """A scored round as it is shown in the terminal."""

    with_words: Callable[[Any, Random], Any] = lambda command, _: command
    """A random command, with something to say in it where people would say something."""

    greedy: Callable[[Any, Knowledge, Language], Any] | None = None
    """From a view, a greedy player's command: somebody to measure bots against."""

    told: Callable[[Any], Sequence[tuple[int, str]]] = lambda _: ()
    """From the state at the end, the pictures of which something was told, and what."""

    clues: Callable[[], Sequence[Any]] = lambda: ()
    """What people have said of pictures, where it was recorded."""

    memory: Callable[[Language, int, int], Table] | None = None
    """Whether it would help to remember people within a game: language, games, seed."""

    evaluate: Callable[[Any, int, Random, Progress], Findings] | None = None
    """Measure how well bots (`players.Strategies`) play it, over so many games for each line-up."""


def mean(counts: Counter[int]) -> float:
    """The mean of the counted values; 0 when nothing was counted."""
    return sum(value * times for value, times in counts.items()) / max(counts.total(), 1)


def share(part: int, whole: int) -> str:
    """A part of a whole, in percent."""
    return f"{part / max(whole, 1):.1%}"


def percent(some: int, whole: int) -> str:
    """A share in whole percents."""
    return f"{some / whole:.0%}" if whole else "-"


def wilson(found: float, tries: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson score interval)."""
    if not tries:
        return 0.0, 1.0
    share, z = found / tries, 1.96
    middle = share + z * z / (2 * tries)
    spread = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    whole = 1 + z * z / tries
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
