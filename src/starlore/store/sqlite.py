"""Logs in one SQLite file: nothing to install, and nothing acknowledged is ever lost."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from starlore.store.commits import Append, write_anew
from starlore.store.database import Database
from starlore.store.wal import PROBE
from starlore.table.options import Person
from starlore.table.ports import Damaged, StoreUnavailable, TableSummary

LAST_CHANGED = "select changed from log where code = ? order by version desc limit 1"

READINESS = 1.0
"""Seconds for which it is known that something could be written."""


class SqliteStore:
    """Logs in a SQLite file in WAL mode, flushed to the disk before anything is acknowledged."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)
        self.followers: dict[str, set[asyncio.Event]] = {}
        self.on_commit = self.database.on_commit
        self.on_lag: list[Callable[[float], None]] = []
        self.meters: dict[str, Callable[[], float]] = {}
        self.probed: tuple[float, StoreUnavailable | None] = (-READINESS, None)
        """When it was last tried whether something can be written, and why not."""

    bus = None
    """Nobody else writes to these logs."""

    async def prepare(self) -> None:
        """It was opened when it was made."""

    @property
    def epoch(self) -> int:
        """When the history in this file began."""
        return self.database.connections.epoch

    def append(self, table: str, expected: int, record: bytes) -> asyncio.Future[None]:
        """Write a record; done when it is on the disk."""
        future: asyncio.Future[None] = self.database.submit(Append(table, expected, record, time.time()))
        if table in self.followers:
            future.add_done_callback(lambda _: self.wake(table))
        return future

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The records after a version."""
        self.database.broken.discard(table)
        query = "select version, record from log where code = ? and version > ? order by version"

        def work(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(query, (table, after)).fetchall()
            check_numbers(table, after, [version for version, _ in rows])
            return [record for _, record in rows]

        return await self.database.query(work)

    def rewrite(self, table: str, records: Sequence[bytes], *people: Person) -> asyncio.Future[None]:
        """Put these in place of all records of a table."""
        future: asyncio.Future[None] = self.database.submit(partial(write_anew, table, records, people))
        return future

    def adopt(self, table: str) -> None:
        """A log is written anew by whoever reads it, and by nobody else."""

    async def follow(self, table: str, after: int = 0) -> AsyncIterator[bytes]:
        """The records after a version, those to come among them."""
        news = asyncio.Event()
        self.followers.setdefault(table, set()).add(news)
        try:
            while True:
                news.clear()
                for record in await self.read(table, after):
                    after += 1
                    yield record
                await news.wait()
        finally:
            self.followers[table].discard(news)
            if not self.followers[table]:
                del self.followers[table]

    def snapshot(self, table: str, version: int, data: bytes) -> asyncio.Future[None]:
        """Keep what the records up to a version add up to, unless the table is gone by now."""

        def work(connection: sqlite3.Connection) -> None:
            query = "insert or replace into snapshots select code, version, ? from log where code = ? and version = ?"
            connection.execute(query, (data, table, version))

        return self.database.submit(work)

    async def latest(self, table: str) -> bytes | None:
        """The snapshot that was kept last."""
        rows = await self.database.query(rows_of("select data from snapshots where code = ?", table))
        return rows[0][0] if rows else None

    async def probe(self) -> None:
        """Write something, unless that was tried a moment ago: nobody keeps the disk busy by asking."""
        when, failure = self.probed
        if time.monotonic() - when >= READINESS:
            failure = None
            try:
                await self.database.submit(rows_of(PROBE))
            except StoreUnavailable as error:
                failure = error
            self.probed = (time.monotonic(), failure)
        if failure is not None:
            raise failure

    def remember(self, person: Person, table: str) -> asyncio.Future[None]:
        """Note who has sat where."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert or ignore into people values (?, ?)", (person, table))

        return self.database.submit(work)

    async def recall(self, person: Person) -> Sequence[TableSummary]:
        """Where this person has sat, last changed first. A table that cannot be read is left out."""

        def work(connection: sqlite3.Connection) -> list[TableSummary]:
            found = []
            for (code,) in connection.execute("select code from people where person = ?", (person,)).fetchall():
                with contextlib.suppress(sqlite3.DatabaseError):
                    row = connection.execute(LAST_CHANGED, (code,)).fetchone()
                    found.extend([] if row is None else [TableSummary(code, row[0])])
            return sorted(found, key=lambda one: one.changed, reverse=True)

        return await self.database.query(work)

    async def close(self) -> None:
        """Commit what waits, then let go of the file."""
        await self.database.close()

    def wake(self, table: str) -> None:
        """Tell those who follow a table that it has grown."""
        for news in self.followers.get(table, ()):
            news.set()


def rows_of(query: str, *values: object) -> Callable[[sqlite3.Connection], list[Any]]:
    """All rows of a query."""
    return lambda connection: connection.execute(query, values).fetchall()


def check_numbers(table: str, after: int, versions: Sequence[int]) -> None:
    """The records of a table are numbered without a gap; raises `Damaged`."""
    if versions and versions[-1] != after + len(versions):
        missing = next(number for number, version in enumerate(versions, after + 1) if number != version)
        raise Damaged(table, missing, "it is missing")
