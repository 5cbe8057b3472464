"""Logs on NATS that are written anew: without somebody, or without what is damaged; and whoever does it may die."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.bots.random_brain import RandomBrain
from starlore.store.nats import repairing
from starlore.store.nats.address import parse
from starlore.store.nats.copying import keep_up
from starlore.store.nats.objects import Objects
from starlore.store.nats.operating import inspect_table, opened
from starlore.store.nats.rewriting import Rewriter
from starlore.store.nats.store import NatsStore
from starlore.table.commands import Say
from starlore.table.live.rewriting import rewrite_without
from starlore.table.live.room import Room
from starlore.table.live.tables import RoomJobs
from starlore.table.log.forgetting import without_person
from starlore.table.ports import Conflict, Damaged, Rewritten
from support.clock import TurnedClock
from support.nodes import Nodes
from tests.table.desk import person
from tests.table.live import Inbox, in_a_loop, until
from tests.table.test_forgetting import WORDS, log_of, told

CODE = "STARS2"
BEN = person("Benedikta")
SECRET = (*WORDS, BEN.encode())
PREFIXES = (f"anew{number}" for number in count(1))


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("nodes"), 1) as started:
        yield started


@pytest.fixture
def url(nodes: Nodes) -> str:
    return f"{nodes.url}?prefix={next(PREFIXES)}"


async def fill(store: NatsStore) -> list[bytes]:
    records = log_of(told())
    for number, record in enumerate(records):
        await store.append(CODE, number, record)
    await store.remember(BEN, CODE)
    return records


async def everything(store: NatsStore) -> bytes:
    """Every message of every stream of a site."""
    found = []
    for stream in (store.names.log(0), store.names.objects, *map(store.names.bucket, ("snapshots", "people"))):
        body = {"seq": 1, "next_by_subj": ">", "batch": 1000}
        messages = [one async for one in store.jetstream.batch(stream, body)]
        found += [one.subject.encode() + one.data for one in messages]
    return b"\n".join(found)


class Server:
    """A server with one live table."""

    def __init__(self, store: NatsStore, number: int) -> None:
        self.room = Room(CODE, store, TurnedClock(10_000.0), rng=Random(number))

    async def enter(self) -> Inbox:
        assert await self.room.load()
        self.jobs = RoomJobs(self.room, RandomBrain(), 0.0)
        ana = Inbox("Ana")
        self.room.enter(ana)
        await until(lambda: ana.updates)
        return ana


@in_a_loop
async def test_a_table_forgets_somebody_on_all_servers_and_goes_on_on_all(url: str) -> None:
    async with opened(parse(url)) as one, opened(parse(url)) as other:
        await fill(one)
        servers = [Server(one, 1), Server(other, 2)]
        here, there = [await server.enter() for server in servers]
        ledger = servers[1].room.ledger
        ledger.snapshots.save_after(1, ledger.history)
        before = servers[1].room.ledger.durable_length
        await rewrite_without(servers[0].room.ledger, BEN)
        servers[1].room.command(there, "t1", Say("from there"))  # it may not have heard of it yet
        await until(lambda: there.accepted and "from there" in here.chat)
        servers[0].room.command(here, "h1", Say("from here"))
        await until(lambda: here.accepted and "from here" in there.chat)
        assert here.shown_out is there.shown_out is None
        assert [server.room.ledger.durable_length for server in servers] == [before + 2] * 2
        assert servers[0].room.ledger.durable == servers[1].room.ledger.durable
        data = await everything(one)
        assert not any(word in data for word in SECRET)
        assert await one.recall(BEN) == []
        assert b"Benedikta" not in str(servers[1].room.ledger.durable).encode()
        for server in servers:
            server.jobs.stop()


@in_a_loop
async def test_whoever_has_not_heard_of_it_cannot_append_to_it(url: str) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as late:
        records = await fill(store)
        assert list(await late.read(CODE)) == records
        late.adopt(CODE)
        fresh = without_person(CODE, records, BEN)
        await store.rewrite(CODE, fresh, BEN)
        for forgetting in (False, True):
            if forgetting:
                late.reader.places.forget(CODE)  # it does not even know any more where the log ended
            with pytest.raises(Conflict):
                await late.append(CODE, len(records), b"on top of what is gone")
            with pytest.raises(Rewritten):
                await late.read(CODE, len(records))
        assert list(await late.read(CODE)) == fresh
        late.adopt(CODE)
        await late.append(CODE, len(records), b"more")
        assert list(await store.read(CODE)) == [*fresh, b"more"]
        with pytest.raises(Conflict):
            await store.rewrite(CODE, fresh, BEN)  # it has grown meanwhile
        await store.remove(CODE)
        assert CODE.encode() not in await everything(store)


@in_a_loop
async def test_a_copy_that_is_kept_forgets_too(url: str, tmp_path: Path) -> None:
    async with opened(parse(url)) as store:
        records = await fill(store)
        copy = tmp_path / "copy.sqlite3"
        await keep_up(store, copy, lambda _: None, once=True)
        assert b"Benedikta" in copy.read_bytes()
        await store.rewrite(CODE, without_person(CODE, records, BEN), BEN)
        await keep_up(store, copy, lambda _: None, once=True)
    found = CliRunner().invoke(app, ["export", CODE, "--secrets", "--data", str(rename(copy))])
    assert len(found.stdout.splitlines()) == len(records)
    assert "Benedikta" not in found.stdout


def rename(copy: Path) -> Path:
    """The folder of a file, under the name that a server's file has."""
    copy.rename(copy.with_name("starlore.sqlite3"))
    return copy.parent


# --- dying in the middle of it ------------------------------------------------------------------


async def die(url: str, at: str) -> None:
    """Write the log anew, and pull the plug at some point of it."""

    def end() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    async with opened(parse(url)) as store:
        records = list(await store.read(CODE))
        if at == "before":
            put = Objects.put

            async def put_and_end(*given: object) -> None:
                await put(*given)  # type: ignore[arg-type]
                end()

            Objects.put = put_and_end  # type: ignore[method-assign,assignment]
        else:

            async def only_end(*_: object) -> None:
                end()

            Rewriter.clear = only_end  # type: ignore[method-assign,assignment]
        await store.rewrite(CODE, without_person(CODE, records, BEN), BEN)


@pytest.mark.parametrize("at", ["before", "after"])
@in_a_loop
async def test_whoever_dies_meanwhile_has_done_it_or_not_and_the_next_one_clears_up(url: str, at: str) -> None:
    async with opened(parse(url)) as store:
        records = await fill(store)
        command = [sys.executable, "-m", "tests.store.test_nats_rewriting", url, at]
        done = await asyncio.to_thread(subprocess.run, command, check=False)
        assert done.returncode == -signal.SIGKILL
        found = list(await store.read(CODE))
        if at == "before":
            assert found == records
            await store.rewrite(CODE, without_person(CODE, records, BEN), BEN)  # what was left there is in nobody's way
        else:
            assert found != records
            assert len(found) == len(records)
            assert not any(word in b"".join(found) for word in SECRET)
            while store.rewriter.clearing:
                await asyncio.wait(store.rewriter.clearing)
        data = await everything(store)
        assert not any(word in data for word in WORDS)
        assert len([one async for one in store.reader.objects.all()]) == 1


# --- what is damaged ----------------------------------------------------------------------------


@in_a_loop
async def test_a_damaged_table_is_taken_back_to_its_last_sound_record(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(parse(url)) as store:
        records = await fill(store)
        place = await store.jetstream.from_leader(
            store.names.log(0), {"seq": 1, "next_by_subj": store.names.record(CODE)}
        )
        assert place is not None
        await store.jetstream.ask(f"STREAM.MSG.DELETE.{store.names.log(0)}", {"seq": place.sequence + 7})
        with pytest.raises(Damaged):
            await store.read(CODE)
        fault = await repairing.fault(store, CODE)
        assert fault is not None
        assert (fault.version, fault.reason) == (8, "it is missing")
        run = ["check", CODE, "--repair", "--yes", "--store", url]
        done = await asyncio.to_thread(CliRunner().invoke, app, run)
        assert done.exit_code == 0, done.output
        assert "goes on from record 6" in done.stdout
        assert list(await store.read(CODE)) == records[:6]
        store.adopt(CODE)
        seen = await inspect_table(store, CODE)
        assert seen is not None
        assert seen[2] is None
        (side,) = tmp_path.glob(f"{CODE}-cut-*.jsonl")
        assert len(side.read_text().splitlines()) == len(records) - 7
        assert await repairing.repair(store, CODE, tmp_path) is None


if __name__ == "__main__":
    asyncio.run(die(*sys.argv[1:]))
