"""Few tables and many: the server with 5, 40 and 160 tables of six, beside bare broadcasts of equal bytes, in turns.

How many commands a second, as a part of what the stack can send at all, and how long they take at half of that. Beside
those waits stand our own where no disk has to be waited for, the ones of bare broadcasts, and of broadcasts that are
flushed to the disk before anybody is told. And beside the part of bare broadcasts that we are stands the one that we
would be if network and disk cost nothing: what the interpreter takes over a command (`bench/inside.py`).
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table

from bench import crowd as people
from bench.race import Result
from bench.server import (
    HERE,
    SHORTEST,
    answers,
    flushes,
    gather_guests,
    on_a_core_of_its_own,
    processor_time,
    server,
    waits,
)
from bench.server_under_test import RECORD
from starlore.store.database import COMMIT_PAUSE

SIZES = (5, 40, 160)
TURNS = 3
WATCHED, PAUSE = 5.0, 0.0005
"""For how many seconds the disk and a core are watched, and the shortest pause of a core that counts."""

SPEAKERS = 40
"""Rooms that a flushed broadcast has at least: one speaks in each, and waits for the disk before the next."""

MEMORY = Path("/dev/shm")
"""A disk in memory, whose flushes take no time."""

PART = 0.55
"""Of bare broadcasts that we want to reach."""

LATE = 5.0
"""Milliseconds for which we want p99 at half load to stay below."""


def measure(laps: int, seconds: float) -> list[Result]:
    """All sizes, one after the other."""
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(dir=HERE, prefix=".data-") as folder, on_a_core_of_its_own(console) as core:
        found = [*flushes(Path(folder)), *stalls(Path(folder)), *interruptions()]
        for tables in SIZES:
            console.print(f"{tables} tables of six")
            found += uvloop.run(of_size(tables, max(SHORTEST, laps * seconds), core))
    return found


def stalls(folder: Path) -> list[Result]:
    """How often the disk itself takes longer over a flush than we want anybody to wait, with hardly anything to do.

    Whoever comes at any moment meets such a flush with this chance: over one percent, and nobody durable keeps p99.
    """
    late = longest = 0.0
    with (folder / "stalls").open("wb", buffering=0) as file:
        until = time.perf_counter() + WATCHED
        while (began := time.perf_counter()) < until:
            file.seek(0)
            file.write(RECORD)
            os.fdatasync(file.fileno())
            taken = 1000 * (time.perf_counter() - began)
            longest = max(longest, taken)
            late += taken if taken > LATE else 0.0
            time.sleep(COMMIT_PAUSE)
    return [
        Result(f"the disk's time in flushes of over {LATE:g} ms", "%", (late / WATCHED / 10,)),
        Result("the longest flush", "ms", (longest,)),
    ]


def interruptions() -> list[Result]:
    """What the machine itself takes from somebody who never stops: nobody behind it can be quicker than its pauses."""
    pauses = list[float]()
    began = before = time.perf_counter()
    while before < began + WATCHED:
        now = time.perf_counter()
        if now - before > PAUSE:
            pauses.append(now - before)
        before = now
    return [
        Result("a busy core's time that others take", "%", (100 * sum(pauses) / WATCHED,)),
        Result("the longest such pause", "ms", (1000 * max(pauses, default=0.0),)),
    ]


async def of_size(tables: int, seconds: float, core: int) -> list[Result]:
    """So many tables; ours and bare take turns."""
    with (
        tempfile.TemporaryDirectory(dir=HERE, prefix=".data-") as folder,
        tempfile.TemporaryDirectory(dir=MEMORY, prefix="starlore-") as memory,
        server(core, "tables", folder) as (port, process),
        server(core, "tables", memory) as (memory_port, _),
    ):
        ours, in_memory = await players(port, tables), await players(memory_port, tables)
        await in_memory.saturate(seconds)
        await in_memory.rest()
        await ours.saturate(seconds)
        size = round(ours.bytes / ours.messages)
        await ours.rest()
        with server(core, "echo", size) as (bare_port, echo), server(core, "flush", size) as (flushed_port, _):
            bare, flushed = await guests(bare_port, tables), await guests(flushed_port, max(tables, SPEAKERS))
            turns = []
            for _ in range(TURNS):
                turn = await one_turn(ours, bare, [in_memory, bare, flushed], (process, echo), seconds)
                alone = await without_network_and_disk(tables, core)
                turns.append((*turn, alone, turn[-1] / alone))
    names = {
        "commands a second": "commands",
        "as a part of bare broadcasts": "",
        "p50 at all of it": "ms",
        "p99 at all of it": "ms",
        "p50 at half of it": "ms",
        "p99 at half of it": "ms",
        "busy at half of it": "% of a core",
        "p99 at half of it, with a disk in memory": "ms",
        "p99 of bare broadcasts at that rate": "ms",
        "p99 of flushed broadcasts at that rate": "ms",
        "processor time of a command": "µs",
        "processor time of a bare broadcast": "µs",
        "processor time of a command without network and disk": "µs",
        "of bare broadcasts, if those cost nothing": "",
    }
    return [
        Result(f"{tables} tables: {name}", unit, tuple(laps))
        for (name, unit), laps in zip(names.items(), zip(*turns, strict=True), strict=True)
    ]


async def players(port: int, tables: int) -> people.Crowd:
    """A crowd whose games have begun at so many tables."""
    await answers(port)
    crowd = people.Crowd(1)
    people.start(await people.gather(crowd, port, tables))
    return crowd


async def guests(port: int, rooms: int) -> people.Crowd:
    """A crowd in so many rooms with no rules."""
    await answers(port)
    crowd = people.Crowd(1)
    await gather_guests(crowd, port, rooms)
    return crowd


async def one_turn(
    ours: people.Crowd,
    bare: people.Crowd,
    others: list[people.Crowd],
    processes: tuple[subprocess.Popen[bytes], subprocess.Popen[bytes]],
    seconds: float,
) -> tuple[float, ...]:
    """Ours and bare as fast as they can, then all at half of what ours did; the processes are those of the first two.

    A server that is pressed shows many commands in one view, so at half of its rate it is more than half busy.
    """
    process, echo = processes
    rate, command = await as_fast_as_it_can(ours, process, seconds)
    pressed = waits(ours.waits)
    limit, broadcast = await as_fast_as_it_can(bare, echo, seconds)
    before = processor_time(process)
    await at_rate(ours, rate / 2, seconds)
    busy = 100 * (processor_time(process) - before) / seconds
    half_way, late = waits(ours.waits)
    for crowd in others:
        await at_rate(crowd, rate / 2, seconds)
    late_others = [waits(crowd.waits)[1] for crowd in others]
    return rate, rate / limit, *pressed, half_way, late, busy, *late_others, command, broadcast


async def as_fast_as_it_can(
    crowd: people.Crowd, process: subprocess.Popen[bytes], seconds: float
) -> tuple[float, float]:
    """Commands a second while all others rest, and the processor time that each takes in µs."""
    since, before = time.perf_counter(), processor_time(process)
    rate = await crowd.saturate(seconds)
    spent = (processor_time(process) - before) / (time.perf_counter() - since)
    await crowd.rest()
    return rate, 1e6 * spent / rate


async def at_rate(crowd: people.Crowd, rate: float, seconds: float) -> None:
    """One crowd plays at this rate while all others rest."""
    await crowd.pace(rate, seconds)
    await crowd.rest()


async def without_network_and_disk(tables: int, core: int) -> float:
    """What a command costs in the interpreter alone, in µs.

    However quick network and disk are, with what we do for a command we cannot be a larger part of bare broadcasts
    than theirs is of this.
    """
    command = [sys.executable, "-m", "bench.inside", str(tables)]
    inside = await asyncio.create_subprocess_exec(*command, cwd=HERE.parent, stdout=asyncio.subprocess.PIPE)
    os.sched_setaffinity(inside.pid, {core})
    printed, _ = await inside.communicate()
    return float(printed)


def table(results: list[Result]) -> Table:
    """The results, and whether goals were met."""
    shown = Table("", "median", "turns", "unit", "goal", title="Server, one core, tables of 6 at Dixit")
    shown.title_style = "bold"
    shown.columns[1].justify = "right"
    shown.caption = "Ours and bare broadcasts of equal bytes by the same stack take turns. Times from due to answered."
    for result in results:
        turns = "  ".join(f"{one:,.2f}" for one in result.rates)
        shown.add_row(result.name, f"{result.rate:,.2f}", turns, result.unit, goal(result))
    return shown


def goal(result: Result) -> str:
    """Whether a line is as good as it is to be."""
    if "part of bare" in result.name:
        return f"{'✓' if result.rate >= PART else '✗'} ≥ {PART}"
    if "p99 at half" in result.name:
        return f"{'✓' if result.rate <= LATE else '✗'} ≤ {LATE:.0f}"
    return ""
