"""Cold copies: a SQLite file with everything that is on NATS, made once or kept up to date.

What the nodes lose together, for whatever reason, is lost with them. A copy elsewhere is not.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from starlore.store.backup import rotate, sync_folder, verify
from starlore.store.nats.jetstream import Found
from starlore.store.nats.log_reader import DELETED, place_of, table_of
from starlore.store.nats.migrating import Progress, out_of_nats
from starlore.store.nats.operating import codes
from starlore.store.nats.store import NatsStore, changed
from starlore.store.nats.streams import BASE, LogStream
from starlore.store.operating import delete_tables
from starlore.store.schema import connect, keep_private, prepare
from starlore.table.ports import StoreUnavailable

MARK_AS_COPY = "insert or replace into facts values ('copied', 1)"
"""A copy that is served from begins a new epoch."""

POLL_INTERVAL = 1.0
"""Seconds between two looks for what is new."""

RECONCILE_EVERY = 60
"""How many of them until it is looked which tables were deleted."""

BATCH = 1000


async def backup(store: NatsStore, target: Path, progress: Progress, keep: int) -> None:
    """Copy everything into a new file, which then takes the place of an older copy. Raises `BackupFailed`."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        await out_of_nats(store, part, progress)
        with closing(connect(part)) as copy:
            copy.execute(MARK_AS_COPY)
        verify(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        rotate(target, keep)
        part.replace(target)
        sync_folder(target.parent)
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            part.with_name(part.name + suffix).unlink(missing_ok=True)


async def keep_up(store: NatsStore, target: Path, told: Callable[[str], None], *, once: bool = False) -> None:
    """Bring a copy up to date, again and again, until somebody ends it. What is written is flushed each time."""
    keep_private(target)
    with closing(connect(target)) as copy:
        copy.execute("pragma synchronous = full")
        prepare(copy)
        copy.execute(MARK_AS_COPY)
        turn = 0
        while True:
            try:
                new = await catch_up(store, copy)
                if turn % RECONCILE_EVERY == 0:
                    drop_deleted(copy, set(await codes(store)))
                if new:
                    told(f"{new} records copied")
            except StoreUnavailable as error:
                told(f"waiting for the nodes: {error}")
            if once:
                return
            turn += 1
            await asyncio.sleep(POLL_INTERVAL)


async def catch_up(store: NatsStore, copy: sqlite3.Connection) -> int:
    """Copy what has come since the last time; how many records."""
    count = 0
    for number, stream in enumerate(store.names.log_streams):
        count += await catch_up_with(store, copy, stream, mark_of(number))
    body = {"seq": place(copy, "nats_people") + 1, "next_by_subj": store.names.key("people", ">"), "batch": BATCH}
    while found := [one async for one in store.jetstream.batch(store.names.bucket("people"), body)]:
        copy.execute("begin immediate")
        rows = [(one.subject.split(".")[-2], table_of(one)) for one in found]
        copy.executemany("insert or ignore into people values (?, ?)", rows)
        body["seq"] = found[-1].sequence + 1
        copy.execute("insert or replace into facts values ('nats_people', ?)", (found[-1].sequence,))
        copy.execute("commit")
    return count


def mark_of(number: int) -> str:
    """Under what it is noted how far a copy of a stream goes."""
    return f"nats_log{number or ''}"


async def catch_up_with(store: NatsStore, copy: sqlite3.Connection, stream: LogStream, mark: str) -> int:
    """Copy what has come in one stream of logs; how many records."""
    count = 0
    body = {"seq": place(copy, mark) + 1, "next_by_subj": stream.records, "batch": BATCH}
    while found := [one async for one in store.jetstream.batch(stream.name, body)]:
        bases = {one.sequence: await store.reader.base(one) for one in found if BASE in one.headers}
        copy.execute("begin immediate")
        for one in found:
            at = place_of(one)
            if at.version == DELETED:
                delete_tables(copy, [(table_of(one),)])
            elif BASE in one.headers:
                begin_anew(copy, one, bases[one.sequence])
            else:
                row = (table_of(one), at.version, one.data, changed(one))
                copy.execute("insert or replace into log values (?, ?, ?, ?)", row)
        body["seq"] = found[-1].sequence + 1
        copy.execute("insert or replace into facts values (?, ?)", (mark, found[-1].sequence))
        copy.execute("commit")
        count += len(found)
    return count


def begin_anew(copy: sqlite3.Connection, one: Found, records: list[bytes]) -> None:
    """A log was written anew: what it was before is to be in no copy either."""
    code = table_of(one)
    copy.execute("delete from log where code = ?", (code,))
    rows = [(code, version, record, changed(one)) for version, record in enumerate(records, 1)]
    copy.executemany("insert into log values (?, ?, ?, ?)", rows)


def place(copy: sqlite3.Connection, name: str) -> int:
    """How far a copy goes."""
    found = copy.execute("select value from facts where name = ?", (name,)).fetchone()
    return 0 if found is None else int(found[0])


def drop_deleted(copy: sqlite3.Connection, there: set[str]) -> None:
    """Forget tables that are on NATS no more."""
    gone = [(code,) for (code,) in copy.execute("select distinct code from log") if code not in there]
    copy.execute("begin immediate")
    delete_tables(copy, gone)
    copy.execute("commit")
