"""All tables of a server: each is in memory once, and one that is broken or gone troubles nobody else."""

import asyncio
from collections.abc import Sequence

import pytest

from starlore.bots.random_brain import RandomBrain
from starlore.core import Refused
from starlore.table.commands import AddBot
from starlore.table.live.tables import Tables
from starlore.table.ports import StoreUnavailable
from tests.table.desk import Desk
from tests.table.live import Inbox, TrickyStore, in_a_loop, store_log, until

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
