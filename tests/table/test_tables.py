"""All tables of a server: each is in memory once, and one that is broken or gone troubles nobody else."""

import asyncio
from collections.abc import Sequence

import pytest

from starlore.bots.random_brain import RandomBrain
from starlore.core import Refused
from starlore.table.commands import AddBot, Say
from starlore.table.live.rewriting import rewrite_without
from starlore.table.live.snapshot_keeper import SNAPSHOT_AT_REST
from starlore.table.live.tables import IDLE_SECONDS, Tables
from starlore.table.options import Person
from starlore.table.ports import StoreUnavailable
from support.clock import TurnedClock
from tests.table.desk import Desk, person
from tests.table.live import Inbox, TrickyStore, in_a_loop, settled, store_log, until

CODE = "STARS2"


class Slow(TrickyStore):
    """A store that reads when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.readable = asyncio.Event()
        self.readings = 0

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        self.readings += 1
        await self.readable.wait()
        return await super().read(table, after)


async def stored(desk: Desk) -> tuple[Slow, Tables]:
    store = Slow()
    await store_log(store, CODE, desk.log)
    return store, Tables(store, RandomBrain())


@in_a_loop
async def test_a_table_is_in_memory_once_whoever_gives_up_waiting_for_it() -> None:
    store, tables = await stored(Desk("Ana"))
    impatient = asyncio.create_task(tables.room(CODE))
    await until(lambda: store.readings)
    impatient.cancel()
    await asyncio.gather(impatient, return_exceptions=True)
    others = [asyncio.create_task(tables.room(CODE)) for _ in range(2)]
    await asyncio.sleep(0)
    store.readable.set()
    assert {await other for other in others} == {tables.rooms[CODE]}
    assert store.readings == 1
    assert not tables.loading


@in_a_loop
async def test_a_log_that_makes_no_sense_is_a_table_that_cannot_be_had() -> None:
    store, tables = await stored(Desk("Ana"))
    store.readable.set()
    for record in (b'{"at":0,"event":{"type":"from_the_future"}}', store.logs[CODE][0]):
        store.logs[CODE].append(record)
        with pytest.raises(StoreUnavailable):
            await tables.room(CODE)
        store.logs[CODE].pop()
    assert (await tables.room(CODE)).code == CODE


@in_a_loop
async def test_a_table_that_was_deleted_while_people_look_at_it_is_gone_for_them_too() -> None:
    store, tables = await stored(Desk("Ana"))
    store.readable.set()
    room = await tables.room(CODE)
    ana = Inbox("Ana")
    room.enter(ana)
    await until(lambda: ana.updates)
    store.logs.clear()
    room.command(ana, "b", AddBot())
    await until(lambda: ana.shown_out)
    assert ana.shown_out == "no_such_table"
    with pytest.raises(Refused, match="no_such_table"):
        await tables.room(CODE)
    assert store.logs == {}


# --- falling asleep -----------------------------------------------------------------------------


class Rewriting(TrickyStore):
    """A store that waits before it writes a log anew, and after that; or that can be read no more then."""

    def __init__(self) -> None:
        super().__init__()
        self.before, self.after = asyncio.Event(), asyncio.Event()
        self.rewritten = self.unreadable = False

    async def rewrite(self, table: str, records: Sequence[bytes], *people: Person) -> None:
        await self.before.wait()
        await super().rewrite(table, records, *people)
        self.rewritten = True
        await self.after.wait()

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        if self.rewritten and self.unreadable:
            raise StoreUnavailable("the disk")
        return await super().read(table, after)


async def talked() -> tuple[Rewriting, TurnedClock, Tables]:
    """A table at which enough was said for a snapshot."""
    desk = Desk("Ana", "Ben")
    for number in range(SNAPSHOT_AT_REST):
        desk.do("Ana", Say(f"line {number}"))
    store, clock = Rewriting(), TurnedClock(desk.now)
    await store_log(store, CODE, desk.log)
    return store, clock, Tables(store, RandomBrain(), clock=clock)


@in_a_loop
async def test_a_table_whose_log_is_being_written_anew_stays_awake() -> None:
    store, clock, tables = await talked()
    room = await tables.room(CODE)
    clock.turn(IDLE_SECONDS + 1)
    forgetting = asyncio.ensure_future(rewrite_without(room.ledger, person("Ana")))
    await until(lambda: room.ledger.failed)
    tables.sweep()
    assert await tables.room(CODE) is room
    store.before.set()
    await until(lambda: store.rewritten)
    tables.sweep()
    store.after.set()
    await forgetting
    tables.sweep()
    await settled()
    assert tables.rooms == {}
    assert await tables.room(CODE) is not room


@in_a_loop
async def test_a_table_that_has_lost_its_log_leaves_no_snapshot_behind() -> None:
    store, clock, tables = await talked()
    room = await tables.room(CODE)
    clock.turn(IDLE_SECONDS + 1)
    store.before.set()
    store.after.set()
    store.unreadable = True
    await rewrite_without(room.ledger, person("Ana"))
    assert room.ledger.gone
    tables.sweep()
    await settled()
    store.unreadable = False
    assert await tables.room(CODE) is not room
