"""Play while everything fails, then hold what was told against the logs.

python -m tests.cluster.torture --seconds 600 --seed 1 [--tables 4] [--only FAULT] [--plant BUG]
"""

import asyncio
import os
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Annotated

import typer

import support.nodes
import support.server
from starlore.bots import PLAYERS
from starlore.table.log.history import History
from support.steady_client import hang_up
from tests.cluster.crowd import Party, gather
from tests.cluster.faults import FAULTS
from tests.cluster.judge import client_person, judge, logs
from tests.cluster.planted import BUGS, PLANT
from tests.cluster.world import World

PATIENCE = float(os.environ.get("STARLORE_PATIENCE", "90"))
"""Seconds in which, after a fault, everyone must have seen something new."""

PACE = 0.1


def check_alive(staying: list[asyncio.Task[None]]) -> None:
    """Nobody has been told what nobody may be told, such as an older version: whoever was has ended with it."""
    for task in staying:
        if task.done():
            task.result()


async def goes_on(parties: list[Party], staying: list[asyncio.Task[None]]) -> None:
    """After a fault every table makes progress, and everybody sees it, the screens too."""
    before = {client: client.version for party in parties for client in party.everyone}
    until = time.monotonic() + PATIENCE
    while behind := [client for client, version in before.items() if client.version <= version]:
        check_alive(staying)
        assert time.monotonic() < until, f"{len(behind)} see nothing new any more, at {behind[0].code}"
        await asyncio.sleep(0.1)


async def come_to_rest(url: str, parties: list[Party]) -> dict[str, list[bytes]]:
    """Nobody does anything any more: every question is answered, and everyone sees what the log ends with."""
    until = time.monotonic() + PATIENCE
    while True:
        await asyncio.sleep(0.5)
        found = await logs(url, [party.code for party in parties])
        behind = [party.code for party in parties if not at_rest(party, found[party.code])]
        if not behind:
            return found
        assert time.monotonic() < until, f"not everyone at {behind} has seen the end, or has been answered"


def at_rest(party: Party, records: list[bytes]) -> bool:
    """Everyone at a table has been answered and has seen the end of its log."""
    past = History(party.code)
    for record in records:
        past.replay(record)
    seen = all(one.version == past.view_version(client_person(one)) for one in party.everyone)
    return seen and not any(one.unanswered for one in party.everyone)


async def torture(
    world: World, seed: int, seconds: float, tables: int, only: str | None, say: Callable[[str], None]
) -> Counter[str]:
    """Play, break, judge: what was counted."""
    rng, counted = Random(seed), Counter[str]()
    games = list(PLAYERS)
    parties = [await gather(world.urls, games[number % len(games)], seed + number, PACE) for number in range(tables)]
    staying = [asyncio.create_task(client.run()) for party in parties for client in party.everyone]
    try:
        for party in parties:
            await asyncio.wait_for(party.sit_down(), PATIENCE)
        playing = [asyncio.create_task(party.play()) for party in parties]
        await goes_on(parties, staying)
        end = time.monotonic() + seconds
        order = list(FAULTS) if only is None else [only]
        while time.monotonic() < end:
            rng.shuffle(order)
            for name in order:
                if time.monotonic() >= end:
                    break
                since = time.monotonic()
                await FAULTS[name](world, rng)
                broken = time.monotonic()
                await goes_on(parties, staying)
                counted[name] += 1
                say(f"{name}: {broken - since:.1f} s, all see news {time.monotonic() - broken:.1f} s later")
        await hang_up(*playing)
        for party in parties:
            for client in party.people:
                client.on_view = None
        found = await come_to_rest(world.nodes.url, parties)
        check_alive(staying)
        for party in parties:
            counted.update(judge(party, found[party.code]))
    finally:
        await hang_up(*staying)
    return counted


def run(
    folder: Path,
    seed: int,
    seconds: float,
    *,
    tables: int = 4,
    only: str | None = None,
    plant: str | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Counter[str]:
    """A whole run, in a folder of its own."""
    support.server.PATIENCE = support.nodes.PATIENCE = PATIENCE
    if plant is not None:
        os.environ[PLANT] = plant
    try:
        with World(folder, module="starlore" if plant is None else "tests.cluster.planted") as world:
            return asyncio.run(torture(world, seed, seconds, tables, only, say))
    finally:
        os.environ.pop(PLANT, None)


def is_claim(error: AssertionError) -> bool:
    """It is about what people were told, not about a process that has not started in time."""
    return Path(traceback.extract_tb(error.__traceback__)[-1].filename).name not in ("server.py", "nodes.py")


def main(
    seconds: Annotated[float, typer.Option(help="How long things fail.")] = 600.0,
    seed: Annotated[int, typer.Option(help="Which faults, in which order.")] = 1,
    tables: Annotated[int, typer.Option(min=1)] = 4,
    only: Annotated[str | None, typer.Option(help=f"One fault: {', '.join(FAULTS)}.")] = None,
    plant: Annotated[str | None, typer.Option(help=f"A bug that must be found: {', '.join(BUGS)}.")] = None,
    keep: Annotated[Path | None, typer.Option(help="A folder in which everything stays.")] = None,
) -> None:
    """Play while everything fails."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            counted = run(keep or Path(folder), seed, seconds, tables=tables, only=only, plant=plant, say=typer.echo)
        except AssertionError as found:
            if plant is None or not is_claim(found):
                raise
            typer.echo(f"{plant} was found: {found}")
            return
    if plant is not None:
        raise SystemExit(f"{plant} was not found")
    typer.echo(f"seed {seed}, {seconds:.0f} s, {tables} tables: every claim holds")
    for name, count in counted.items():
        typer.echo(f"  {name}: {count:,}")


if __name__ == "__main__":
    typer.run(main)
