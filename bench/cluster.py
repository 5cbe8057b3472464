"""Tables on NATS: one and two servers over one and three nodes, beside SQLite and beside bare appends in the same run.

Everything shares this machine's cores, three nodes that flush every message among them: read the ratios, not the rates.
"""

import asyncio
import secrets
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import httpx
import uvloop
from rich.console import Console
from rich.table import Table

from bench import crowd as people
from bench.race import Result
from bench.server import HERE, SHORTEST, answers, number, waits
from bench.server import server as on_core
from bench.server_under_test import RECORD
from starlore.store.nats.address import parse
from starlore.store.nats.appending import UNNUMBERED
from starlore.store.nats.jetstream import MESSAGE_ID, ApiError
from starlore.store.nats.store import NatsStore
from starlore.store.nats.streams import EXPECTED
from support.nodes import Nodes
from support.options import nested

TABLES = 40
BOOT_TABLES = 100_000
GOALS = {"of bare appends": 0.5, "p99 against a bare append's": 4.0, "boot with 100,000 tables": 2.0}


def measure(laps: int, seconds: float) -> list[Result]:
    """Everything, in one run."""
    with tempfile.TemporaryDirectory(dir=HERE, prefix=".data-") as folder:
        return uvloop.run(measured(Path(folder), max(SHORTEST, laps * seconds), Console(stderr=True)))


async def measured(folder: Path, seconds: float, console: Console) -> list[Result]:
    """SQLite first, then one node and three."""
    console.print("SQLite")
    results = [*await played(folder / "sqlite", "tables", [str(folder / "sqlite")], seconds, "SQLite, one server")]
    for count in (1, 3):
        place = folder / f"nodes{count}"
        with Nodes(place, count) as nodes:
            console.print(f"{count} nodes: bare appends, then one server, then two")
            bare = await appended(nodes.url, seconds)
            name = f"{count} nodes" if count > 1 else "1 node"
            results += [Result(f"{name}: {what}", unit, (value,)) for what, unit, value in bare]
            for servers in (1, 2):
                title = f"{name}, {servers} servers" if servers > 1 else f"{name}, one server"
                found = await played(place, "nats", [nodes.url] * servers, seconds, title)
                results += [*found, *against(title, found, bare)]
    console.print(f"{BOOT_TABLES:,} tables in a stream")
    return [*results, Result("boot with 100,000 tables", "s", (await booted(folder / "boot"),))]


def against(title: str, found: list[Result], bare: list[tuple[str, str, float]]) -> list[Result]:
    """How the server does beside the client library alone."""
    return [
        Result(f"{title}: of bare appends", "times", (found[0].rate / bare[0][2],)),
        Result(f"{title}: p99 against a bare append's", "times", (found[2].rate / bare[2][2],)),
    ]


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[NatsStore]:
    """A store to write to."""
    store = NatsStore(parse(f"{url}?prefix=bare"))
    await store.prepare()
    try:
        yield store
    finally:
        await store.close()


async def appended(url: str, seconds: float) -> list[tuple[str, str, float]]:
    """The same client library, the same checks, and nothing else: as fast as it can, then at half that rate."""
    async with connected(url) as store:
        taken: list[float] = []

        async def write(table: str, until: float, pause: float) -> None:
            place, due = 0, time.perf_counter()
            while time.perf_counter() < until:
                if pause:
                    due += pause
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))
                since = time.perf_counter()
                headers = {EXPECTED: str(place), MESSAGE_ID: secrets.token_hex(8)}
                try:
                    place = await store.jetstream.put(store.names.record(table), RECORD, headers)
                except ApiError as error:
                    if error.code == UNNUMBERED:  # the leader has not done with our last one yet
                        continue
                    raise
                taken.append(time.perf_counter() - since)

        async def lap(pause: float) -> float:
            taken.clear()
            since = time.perf_counter()
            names = [secrets.token_hex(6) for _ in range(TABLES)]
            await asyncio.gather(*[write(name, since + seconds, pause) for name in names])
            return len(taken) / (time.perf_counter() - since)

        rate = await lap(0.0)
        await lap(2 * TABLES / rate)
        half_way, late = waits(taken)
    return [
        ("bare appends", "a second", rate),
        ("p50 of these at half", "ms", half_way),
        ("p99 of these at half", "ms", late),
    ]


async def played(folder: Path, kind: str, whats: list[str], seconds: float, title: str) -> list[Result]:
    """People play at 40 tables, spread over all servers."""
    folder.mkdir(exist_ok=True)
    with ExitStack() as stack:
        started = [stack.enter_context(on_core(None, kind, what))[0] for what in whats]
        for port in started:
            await answers(port)
        crowd = people.Crowd(1)
        tables = await gather(crowd, started)
        people.start(tables)
        rate = await crowd.saturate(seconds)
        await crowd.pace(rate / 2, seconds)
        half_way, late = waits(crowd.waits)
        await crowd.rest()
    return [
        Result(f"{title}: commands a second", "commands", (rate,)),
        Result(f"{title}: p50 at half of it", "ms", (half_way,)),
        Result(f"{title}: p99 at half of it", "ms", (late,)),
    ]


async def gather(crowd: people.Crowd, ports: list[int]) -> list[list[people.Player]]:
    """Tables of six, each with people on every server."""
    tables = []
    for _ in range(TABLES):
        known = [secrets.token_urlsafe(32) for _ in range(people.SEATS)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", cookies={"starlore": known[0]}) as http:
            options = nested(first="random")
            opened = await http.post("/api/tables", json={"name": "Player 0", "options": options})
        path = f"/api/tables/{opened.json()['code']}/socket"
        players = [
            await people.connect(crowd, ports[seat % len(ports)], path, secret, seat == 0)
            for seat, secret in enumerate(known)
        ]
        for seat, player in enumerate(players[1:], 1):
            player.send(b'{"type":"sit","name":"Player %d"}' % seat)
        tables.append(players)
    await asyncio.sleep(1.0)
    return tables


async def booted(folder: Path) -> float:
    """Seconds until a server is ready whose stream holds many tables (Python's own start is not in it)."""
    with Nodes(folder, 1, sync="2m") as nodes:
        store = NatsStore(parse(nodes.url))
        await store.prepare()
        for start in range(0, BOOT_TABLES, 2000):
            codes = [f"T{code:06}" for code in range(start, start + 2000)]
            await asyncio.gather(*[store.append(code, 0, RECORD) for code in codes])
        await store.close()
        nodes.all[0].end()
        nodes.start()
        since = time.perf_counter()
        again = NatsStore(parse(nodes.url))
        await again.prepare()
        await again.probe()
        assert len(await again.read("T099999")) == 1
        taken = time.perf_counter() - since
        await again.close()
        return taken


def table(results: list[Result]) -> Table:
    """The results, and whether goals were met."""
    shown = Table("", "", "unit", "goal", title="Tables on NATS, 40 tables of 6 at Dixit")
    shown.title_style = "bold"
    shown.columns[1].justify = "right"
    for result in results:
        goal = next((value for name, value in GOALS.items() if result.name.endswith(name)), None)
        shown.add_row(result.name, number(result.rate), result.unit, "" if goal is None else verdict(result, goal))
    return shown


def verdict(result: Result, goal: float) -> str:
    """Whether a line is as good as it is to be."""
    least = result.name.endswith("of bare appends")
    met = result.rate >= goal if least else result.rate <= goal
    return f"[{'green' if met else 'red'}]{'✓' if met else '✗'}[/] {'≥' if least else '≤'} {goal:g}"
