"""Measures rates fairly on a noisy machine: contenders take turns in short laps, and medians are compared."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.progress import track


@dataclass(frozen=True)
class Contender:
    """Something that can be done again and again, and counted."""

    name: str
    unit: str
    run: Callable[[], int]
    """Do it once; how many units that was."""


@dataclass(frozen=True)
class Result:
    """How fast a contender was, lap by lap."""

    name: str
    unit: str
    rates: tuple[float, ...]

    @property
    def rate(self) -> float:
        """Units per second in the median lap."""
        return median(self.rates)

    def ratio(self, other: "Result") -> float:
        """How many times as fast as another: the median over laps that were run side by side."""
        return median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def race(
    contenders: Sequence[Contender], laps: int, seconds: float, clock: Callable[[], float] = perf_counter
) -> list[Result]:
    """Let all contenders run a lap in turn, several times over, after a first one that does not count.

    Where all of the work is in one thread of this process, `clock` may be `process_time`: then what others do on the
    same machine counts less.
    """
    rates: list[list[float]] = [[] for _ in contenders]
    for lap in track(range(laps + 1), "measuring", console=Console(stderr=True), transient=True):
        for contender, found in zip(contenders, rates, strict=True):
            rate = run_lap(contender, seconds, clock)
            if lap:
                found.append(rate)
    return [
        Result(contender.name, contender.unit, tuple(found)) for contender, found in zip(contenders, rates, strict=True)
    ]


def run_lap(contender: Contender, seconds: float, clock: Callable[[], float]) -> float:
    """Units per second over at least this long."""
    units, began = 0, clock()
    while (passed := clock() - began) < seconds:
        units += contender.run()
    return units / passed
