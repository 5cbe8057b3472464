"""The whole server on one core, a crowd of players on another: 40 tables of 6 play Dixit, every command on the disk."""

import asyncio
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

import httpx
import uvloop
from rich.console import Console
from rich.table import Table

from bench import crowd as people
from bench.race import Result
from starlore.bots.random_brain import RandomBrain
from starlore.store.sqlite import SqliteStore
from starlore.table.commands import SitDown
from starlore.table.live.tables import Tables
from starlore.table.options import Options, Person
from starlore.web.serve import DATABASE
from support.server import free_port

HERE = Path(__file__).parent
IDLE_TABLES = 10_000
SHORTEST = 4.0
"""Seconds that each phase takes at least."""

TURNS = 3
"""How often everyone plays as fast as they can, then at half that rate, then at half of what we want at least."""

GOALS = {"commands a second": 5000.0, "p99 at half of it": 10.0, "p99 at half of the goal": 10.0}


def measure(laps: int, seconds: float) -> list[Result]:
    """Everything, in one run: on a disk, beside the same broadcasts without rules and disk."""
    console = Console(stderr=True)
    with on_a_core_of_its_own(console) as core, tempfile.TemporaryDirectory(dir=HERE, prefix=".data-") as folder:
        return uvloop.run(measured(Path(folder), max(SHORTEST, laps * seconds), core, console))


@contextmanager
def on_a_core_of_its_own(console: Console) -> Iterator[int]:
    """The crowd on one core, without pauses of its own; the number of another, for the server."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        console.print("The load and the server share one core here: the numbers are too low.")
    try:
        gc.disable()  # the crowd's own pauses are not the server's
        os.sched_setaffinity(0, {cores[-1]})
        yield cores[0]
    finally:
        os.sched_setaffinity(0, cores)
        gc.enable()


async def measured(folder: Path, seconds: float, core: int, console: Console) -> list[Result]:
    """All phases, one after the other."""
    results = flushes(folder)
    with server(core, "tables", folder / "empty") as (port, process):
        await answers(port)
        empty = memory(process)
    console.print(f"filling a store with {IDLE_TABLES:,} tables")
    await fill(folder / "full")
    with server(core, "tables", folder / "full") as (port, process):
        await answers(port)
        with_idle = memory(process)
        crowd = people.Crowd(1)
        tables = await people.gather(crowd, port)
        seated = memory(process)
        people.start(tables)
        results += await under_load(crowd, process, seconds, console)
        await crowd.rest()
        active = memory(process)
    size = round(crowd.bytes / crowd.messages)
    half = next(one.rate for one in results if one.name == "commands a second") / 2
    with server(core, "echo", size) as (port, _):
        limit = await bare(port, seconds, half)
    return [
        *results,
        Result("bytes in a message", "bytes", (size,)),
        *limit,
        Result("memory of an empty server", "KB", (empty,)),
        Result("memory for each of 10,000 idle tables", "KB", ((with_idle - empty) / IDLE_TABLES,)),
        Result("memory for a table with six people", "KB", ((seated - with_idle) / people.TABLES,)),
        Result("memory for a table that plays", "KB", ((active - with_idle) / people.TABLES,)),
    ]


async def under_load(
    crowd: people.Crowd, process: subprocess.Popen[bytes], seconds: float, console: Console
) -> list[Result]:
    """How much the server can do, and how long it takes over half of that: in turns, since machines have moods."""
    names = {
        "commands a second": "commands",
        "messages for each of them": "messages",
        "processor time for each": "µs",
        "p50 at half of it": "ms",
        "p99 at half of it": "ms",
        "messages for each of those": "messages",
        "written to the disk for each": "KB",
        "p50 at half of the goal": "ms",
        "p99 at half of the goal": "ms",
    }
    turns = []
    for turn in range(TURNS):
        console.print(f"everyone plays as fast as they can, then at two slower rates: {turn + 1} of {TURNS}")
        busy = processor_time(process)
        rate = await crowd.saturate(seconds)
        fan = crowd.messages / crowd.commands
        spent = (processor_time(process) - busy) / crowd.commands * 1e6
        before = written(process)
        await crowd.pace(rate / 2, seconds)
        kilobytes = (written(process) - before) / 1000
        at_half = (*waits(crowd.waits), crowd.messages / crowd.commands, kilobytes / crowd.commands)
        await crowd.pace(GOALS["commands a second"] / 2, seconds)
        turns.append((rate, fan, spent, *at_half, *waits(crowd.waits)))
    return [
        Result(name, unit, laps) for (name, unit), laps in zip(names.items(), zip(*turns, strict=True), strict=True)
    ]


def flushes(folder: Path) -> list[Result]:
    """What the disk takes for one flush, with nothing else to do."""
    taken = []
    with (folder / "flushed").open("wb", buffering=0) as file:
        for _ in range(300):
            file.write(b"x" * 4096)
            started = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - started)
    half_way, late = waits(taken)
    return [Result("p50 of one flush of the disk", "ms", (half_way,)), Result("p99 of one flush", "ms", (late,))]


def waits(seconds: list[float]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    found = quantiles(seconds, n=100)
    return found[49] * 1000, found[98] * 1000


@contextmanager
def server(core: int | None, kind: str, what: object) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server on a core of its own, if one is named."""
    port = free_port()
    command = [sys.executable, "-m", "bench.server_under_test", kind, str(port), str(what)]
    process = subprocess.Popen(command, cwd=HERE.parent, stderr=subprocess.DEVNULL)
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    try:
        yield port, process
    finally:
        process.kill()
        process.wait()


async def answers(port: int) -> None:
    """Wait until a server is up."""
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise TimeoutError("the server does not answer")


def memory(process: subprocess.Popen[bytes]) -> int:
    """Kilobytes that a process holds."""
    return count(process, "status", "VmRSS")


def written(process: subprocess.Popen[bytes]) -> int:
    """Bytes that a process has had written to the disk."""
    return count(process, "io", "write_bytes")


def processor_time(process: subprocess.Popen[bytes]) -> float:
    """Seconds that a process has spent on the processor: less moody than the rate on a machine that others share."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def count(process: subprocess.Popen[bytes], file: str, name: str) -> int:
    """What the kernel counts of a process under this name."""
    lines = Path(f"/proc/{process.pid}/{file}").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(f"{name}:")).split()[1])


async def fill(folder: Path) -> None:
    """A store with many tables that nobody looks at."""
    tables = Tables(SqliteStore(folder / DATABASE), RandomBrain())
    for start in range(0, IDLE_TABLES, 500):
        people = [Person(f"{number:064x}") for number in range(start, start + 500)]
        await asyncio.gather(*[tables.open(Options(), person, SitDown("Somebody")) for person in people])
    await tables.close()


class Guest(people.Player):
    """Somebody in a room with no rules: sends again as soon as the answer has come, or when the clock says so."""

    def hear(self, message: bytes) -> None:
        self.crowd.messages += 1
        self.crowd.bytes += len(message)
        if not self.entered.done():
            self.entered.set_result(None)
        elif self.sent_at:
            self.crowd.commands += 1
            self.crowd.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
            self.crowd.can_move(self)

    def wish(self) -> bytes:
        return b"0"


async def gather_guests(crowd: people.Crowd, port: int, rooms: int) -> None:
    """Rooms of six in which one speaks and all hear it."""
    for room in range(rooms):
        for seat in range(people.SEATS):
            guest = await people.connect(crowd, port, f"/{room}", "x" * 43, seat == 0, Guest)
            if guest.owner:
                crowd.can_move(guest)


async def bare(port: int, seconds: float, half: float) -> list[Result]:
    """Broadcasts to rooms of six with no rules and no disk, by the same stack: the limit of what we can reach."""
    await answers(port)
    crowd = people.Crowd(1)
    await gather_guests(crowd, port, people.TABLES)
    rate = await crowd.saturate(seconds)
    await crowd.pace(half, seconds)
    half_way, late = waits(crowd.waits)
    return [
        Result("bare broadcasts of equal bytes", "broadcasts", (rate,)),
        Result("p50 of these at our half", "ms", (half_way,)),
        Result("p99 of these at our half", "ms", (late,)),
    ]


def table(results: list[Result]) -> Table:
    """The results, and whether goals were met."""
    shown = Table("", "median", "turns", "unit", "goal", title="Server, one core, 40 tables of 6 at Dixit")
    shown.title_style = "bold"
    shown.columns[1].justify = "right"
    shown.caption = (
        "Commands are answered when they are on the disk. A crowd on another core; times from due to answered. "
        "What becomes durable together is told together, so the busier a table, the fewer messages for each command."
    )
    for result in results:
        turns = "  ".join(map(number, result.rates)) if len(result.rates) > 1 else ""
        shown.add_row(result.name, number(result.rate), turns, result.unit, verdict(result))
    return shown


def number(value: float) -> str:
    """A number with as many digits as matter."""
    return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"


def verdict(result: Result) -> str:
    """Whether a line is as good as it is to be."""
    goal = GOALS.get(result.name)
    if goal is None:
        return ""
    met = result.rate <= goal if result.unit == "ms" else result.rate >= goal
    sign = "≤" if result.unit == "ms" else "≥"
    return f"[green]✓[/green] {sign} {goal:,.0f}" if met else f"[red]✗[/red] {sign} {goal:,.0f}"
