"""Logs in one SQLite file: nothing to install, and nothing acknowledged is ever lost.

One thread owns the writing connection. It takes everything that waits in its queue and commits it at once: one
flush of the disk serves every table that had something to say (group commit), and the event loop never waits.
A commit takes few statements, however much is in it: each one is a moment at which the two threads get into each
other's way. When commits come close together the thread takes a short breath between them, so that more is flushed,
and shown, at once. What the write-ahead log holds is moved into the file by a second thread, beside the commits.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from starlore.store.schema import connect, prepare
from starlore.table.messages import Person
from starlore.table.ports import Conflict, StoreUnavailable, TableSummary

log = logging.getLogger(__name__)

Result = TypeVar("Result")
AT_ONCE = 64
"""Rows that one statement inserts, at the most."""

BREATH = 0.001
"""Seconds between two commits when more than one command waits for each; whoever is alone is not held up."""

TIDYING = 0.25
"""Seconds between two times that the write-ahead log is moved into the file."""


class Append(Struct, frozen=True):
    """Records that are to be written, if their table is at the expected version."""

    table: str
    expected: int
    records: Sequence[bytes]
    now: float


Work = Append | Callable[[sqlite3.Connection], Any]


class SqliteStore:
    """Logs in a SQLite file in WAL mode, flushed to the disk before anything is acknowledged."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.writer = connect(path)
        self.writer.execute("pragma page_size = 2048")  # a command changes few bytes, and whole pages are written
        self.writer.execute("pragma auto_vacuum = incremental")
        self.writer.execute("pragma journal_mode = wal")
        self.writer.execute("pragma wal_autocheckpoint = 0")
        prepare(self.writer)
        self.reader = connect(path, read_only=True)
        self.tidier = connect(path)
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.followers: dict[str, set[asyncio.Event]] = {}
        self.broken: set[str] = set()
        """Tables to which an append has failed, and that have not been read since."""
        self.on_commit: list[Callable[[float], None]] = []
        """Told how many seconds each commit took."""
        self.commits = 0
        self.tidied = False
        """Most of the write-ahead log has just been moved into the file."""
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self.write_all, name="sqlite-write", daemon=True)
        self.thread.start()
        self.tidying = threading.Thread(target=self.tidy, name="sqlite-tidy", daemon=True)
        self.tidying.start()

    # --- the port -------------------------------------------------------------------------------

    def append(self, table: str, expected: int, records: Sequence[bytes]) -> asyncio.Future[None]:
        """Write records; done when they are on the disk."""
        future: asyncio.Future[None] = self.submit(Append(table, expected, records, time.time()))
        if table in self.followers:
            future.add_done_callback(lambda _: self.wake(table))
        return future

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The records after a version."""
        self.broken.discard(table)
        query = "select record from log where code = ? and version > ? order by version"
        return [record for (record,) in await self.query(query, table, after)]

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

    def remember(self, person: Person, table: str) -> asyncio.Future[None]:
        """Note who has sat where."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert or ignore into people values (?, ?)", (person, table))

        return self.submit(work)

    async def recall(self, person: Person) -> Sequence[TableSummary]:
        """Where this person has sat, last changed first."""
        query = """
            select code, changed from people join log using (code)
            where person = ? and version = (select max(version) from log where code = people.code)
            order by changed desc"""
        return [TableSummary(*row) for row in await self.query(query, person)]

    async def close(self) -> None:
        """Commit what waits, then let go of the file."""
        self.waiting.put(None)
        self.closing.set()
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.tidying.join)
        self.reading.shutdown()
        for connection in (self.reader, self.tidier, self.writer):
            connection.close()

    # --- reading --------------------------------------------------------------------------------

    async def query(self, query: str, *values: object) -> list[Any]:
        """All rows of a query, read in a thread of its own."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reading, lambda: self.reader.execute(query, values).fetchall())
        except sqlite3.Error as error:
            raise StoreUnavailable(str(error)) from error

    def wake(self, table: str) -> None:
        """Tell those who follow a table that it has grown."""
        for news in self.followers.get(table, ()):
            news.set()

    # --- writing --------------------------------------------------------------------------------

    def submit(self, work: Append | Callable[[sqlite3.Connection], Result]) -> "asyncio.Future[Result]":
        """Have something written with the next commit."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.put((work, future))
        return future

    def write_all(self) -> None:
        """The writing thread: commit everything that waits, again and again."""
        while (first := self.waiting.get()) is not None:
            batch = [first]
            last = False
            while not self.waiting.empty():
                more = self.waiting.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            started = time.perf_counter()
            outcomes = self.commit([work for work, _ in batch])
            self.answer([future for _, future in batch], outcomes, time.perf_counter() - started)
            if last:
                return
            self.commits += 1
            if self.tidied:
                self.tidied = False
                checkpoint(self.writer)
            if len(batch) > 1:
                time.sleep(BREATH)

    def tidy(self) -> None:
        """The tidying thread: move the write-ahead log into the file while commits go on.

        Then only what was committed meanwhile is left for the writing thread; when that is moved too, the write-ahead
        log begins anew instead of growing for ever.
        """
        seen = 0
        while not self.closing.wait(TIDYING):
            if self.commits != seen:
                seen = self.commits
                checkpoint(self.tidier)
                self.tidied = True

    def commit(self, batch: Sequence[Work]) -> list[Any]:
        """Do all of it in one transaction; what conflicts is left out, and a failing disk fails all."""
        try:
            self.writer.execute("begin immediate")
            outcomes = append_all(self.writer, [work for work in batch if isinstance(work, Append)], self.broken)
            found = [next(outcomes) if isinstance(work, Append) else work(self.writer) for work in batch]
            self.writer.execute("commit")
        except Exception as error:
            log.error("the log cannot be written", extra={"reason": str(error)})
            with contextlib.suppress(sqlite3.Error):
                if self.writer.in_transaction:
                    self.writer.execute("rollback")
            self.broken.update(work.table for work in batch if isinstance(work, Append))
            return [StoreUnavailable(str(error))] * len(batch)
        return found

    def answer(self, futures: Sequence["asyncio.Future[Any]"], outcomes: Sequence[Any], seconds: float) -> None:
        """Hand the outcomes to the event loop, all in one go."""

        def settle() -> None:
            for tell in self.on_commit:
                tell(seconds)
            for future, outcome in zip(futures, outcomes, strict=True):
                if future.cancelled():
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)

        try:
            futures[0].get_loop().call_soon_threadsafe(settle)
        except RuntimeError:
            log.warning("the program ended before a commit could be told")


def checkpoint(connection: sqlite3.Connection) -> None:
    """Move what the write-ahead log holds into the file, as far as that holds up nobody."""
    try:
        connection.execute("pragma wal_checkpoint(passive)")
    except sqlite3.Error as error:
        log.warning("the write-ahead log cannot be tidied yet", extra={"reason": str(error)})


def append_all(
    connection: sqlite3.Connection, appends: Sequence[Append], broken: set[str]
) -> Iterator[Conflict | None]:
    """Write the records of everyone whose table is at the version they expect; for each of them, a conflict or None."""
    query = "select json_group_object(value, (select max(version) from log where code = value)) from json_each(?)"
    codes = msgspec.json.encode([append.table for append in appends])
    versions: dict[str, int | None] = msgspec.json.decode(connection.execute(query, (codes,)).fetchone()[0])
    outcomes: list[Conflict | None] = []
    rows: list[tuple[str, int, bytes, float]] = []
    for append in appends:
        if append.table in broken or (versions[append.table] or 0) != append.expected:
            broken.add(append.table)
            outcomes.append(Conflict(append.table))
            continue
        rows.extend(
            (append.table, append.expected + number, record, append.now)
            for number, record in enumerate(append.records, 1)
        )
        versions[append.table] = append.expected + len(append.records)
        outcomes.append(None)
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        values = ", ".join(["(?, ?, ?, ?)"] * len(some))
        connection.execute(f"insert into log values {values}", list(chain.from_iterable(some)))
    return iter(outcomes)
