"""Moving tables between a SQLite file and NATS, either way: resumable, since what is there is not written again.

A record carries a digest of all before it. So a log that is there up to some record is the beginning of the one that
is moved if that record is the same; and a log that was moved is verified by reading it again, byte by byte.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path

from starlore.store.check import codes as codes_in
from starlore.store.check import numbered
from starlore.store.nats.log_reader import table_of
from starlore.store.nats.operating import codes
from starlore.store.nats.store import NatsStore, changed
from starlore.store.schema import connect, keep_private, prepare
from starlore.table.options import Person
from starlore.table.ports import Conflict

Progress = Callable[[int, int], None]
CONCURRENT_TABLES = 64
"""Tables that are moved at the same time."""

ROWS = "select version, record, changed from log where code = ? order by version"


class Different(Exception):
    """A table is at both ends, and they are not the same."""

    def __init__(self, code: str) -> None:
        super().__init__(f"table {code} is there already, and is another one or has gone on: remove it first")


async def into_nats(file: Path, store: NatsStore, progress: Progress) -> int:
    """Copy every table of a file; how many there are. The server of that file must not be running."""
    with closing(connect(file, read_only=True)) as source:
        wanted = codes_in(source)
        people = source.execute("select person, code from people").fetchall()
        await each(wanted, lambda code: put(source, store, code), progress)
        for start in range(0, len(people), CONCURRENT_TABLES):
            some = people[start : start + CONCURRENT_TABLES]
            await asyncio.gather(*[store.remember(Person(person), code) for person, code in some])
    return len(wanted)


async def each(wanted: Sequence[str], do: Callable[[str], Awaitable[None]], progress: Progress) -> None:
    """Do something for every table, for some at the same time."""
    done, gate = 0, asyncio.Semaphore(CONCURRENT_TABLES)

    async def one(code: str) -> None:
        nonlocal done
        async with gate:
            await do(code)
        done += 1
        progress(done, len(wanted))

    async with asyncio.TaskGroup() as group:
        for code in wanted:
            group.create_task(one(code))


async def put(source: sqlite3.Connection, store: NatsStore, code: str) -> None:
    """Copy one table, or what is missing of it, and read it again. Raises `Different`, or `Damaged`."""
    rows = source.execute(ROWS, (code,)).fetchall()
    for _ in numbered(code, ((version, record) for version, record, _ in rows)):
        pass
    records = [bytes(record) for _, record, _ in rows]
    there = list(await store.read(code))
    store.adopt(code)
    if there != records[: len(there)]:
        raise Different(code)
    try:
        for version in range(len(there), len(records)):
            await store.appender.append(code, version, records[version], rows[version][2])
    except Conflict as error:
        raise Different(code) from error
    if list(await store.read(code)) != records:
        raise Different(code)


async def out_of_nats(store: NatsStore, file: Path, progress: Progress) -> int:
    """Copy every table into a file, a new one or one in which a copy was begun; how many there are."""
    keep_private(file)
    with closing(connect(file)) as target:
        prepare(target)
        wanted = await codes(store)
        await each(wanted, lambda code: take(store, target, code), progress)
        body = {"seq": 1, "next_by_subj": store.names.key("people", ">"), "batch": 1000}
        while True:
            found = [one async for one in store.jetstream.batch(store.names.bucket("people"), body)]
            if not found:
                return len(wanted)
            rows = [(one.subject.split(".")[-2], table_of(one)) for one in found]
            target.executemany("insert or ignore into people values (?, ?)", rows)
            body["seq"] = found[-1].sequence + 1


async def take(store: NatsStore, target: sqlite3.Connection, code: str) -> None:
    """Copy one table into a file, or what is missing of it. Raises `Different`, or `Damaged`."""
    records = list(await store.read(code))
    there = [bytes(record) for _, record, _ in target.execute(ROWS, (code,))]
    if there != records[: len(there)]:
        raise Different(code)
    if not records:
        return
    (end,) = await store.reader.ends([code])
    rows = [(code, version, records[version - 1], changed(end)) for version in range(len(there) + 1, len(records) + 1)]
    target.execute("begin immediate")
    target.executemany("insert into log values (?, ?, ?, ?)", rows)
    target.execute("commit")
    if [bytes(record) for _, record, _ in target.execute(ROWS, (code,))] != records:
        raise Different(code)
