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
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from starlore.store.commits import (
    NOTHING_WRITTEN,
    PROBE,
    Append,
    Work,
    append_all,
    checkpoint,
    roll_back,
    write_anew,
    write_over,
)
from starlore.store.connections import open_all
from starlore.table.options import Person
from starlore.table.ports import Damaged, OutcomeUnknown, StoreUnavailable, TableSummary

log = logging.getLogger(__name__)

Result = TypeVar("Result")
BREATH = 0.001
"""Seconds between two commits when more than one command waits for each; whoever is alone is not held up."""

TIDYING = 0.25
"""Seconds between two times that the write-ahead log is moved into the file."""


LAST_CHANGED = "select changed from log where code = ? order by version desc limit 1"

READINESS = 1.0
"""Seconds for which it is known that something could be written."""


class SqliteStore:
    """Logs in a SQLite file in WAL mode, flushed to the disk before anything is acknowledged."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connections = open_all(path)
        self.opening = threading.Lock()
        """Held while the reader is used, or is being replaced."""
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.followers: dict[str, set[asyncio.Event]] = {}
        self.broken: set[str] = set()
        """Tables to which an append has failed, and that have not been read since."""
        self.on_commit: list[Callable[[float], None]] = []
        """Told how many seconds each commit took."""
        self.on_lag: list[Callable[[float], None]] = []
        self.meters: dict[str, Callable[[], float]] = {}
        self.commits = 0
        self.tidied = False
        """Most of the write-ahead log has just been moved into the file."""
        self.probed: tuple[float, StoreUnavailable | None] = (-READINESS, None)
        """When it was last tried whether something can be written, and why not."""
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self.write_all, name="sqlite-write", daemon=True)
        self.thread.start()
        self.tidying = threading.Thread(target=self.tidy, name="sqlite-tidy", daemon=True)
        self.tidying.start()

    bus = None
    """Nobody else writes to these logs."""

    async def prepare(self) -> None:
        """It was opened when it was made."""

    @property
    def epoch(self) -> int:
        """When the history in this file began."""
        return self.connections.epoch

    @property
    def writer(self) -> sqlite3.Connection:
        """The connection that writes; raises `StoreUnavailable` while there is none."""
        if self.connections.writer is None:
            raise StoreUnavailable(self.connections.reason)
        return self.connections.writer

    # --- the port -------------------------------------------------------------------------------

    def append(self, table: str, expected: int, record: bytes) -> asyncio.Future[None]:
        """Write a record; done when it is on the disk."""
        future: asyncio.Future[None] = self.submit(Append(table, expected, record, time.time()))
        if table in self.followers:
            future.add_done_callback(lambda _: self.wake(table))
        return future

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The records after a version."""
        self.broken.discard(table)
        query = "select version, record from log where code = ? and version > ? order by version"

        def work(connection: sqlite3.Connection) -> list[bytes]:
            rows = connection.execute(query, (table, after)).fetchall()
            check_numbers(table, after, [version for version, _ in rows])
            return [record for _, record in rows]

        return await self.query(work)

    def rewrite(self, table: str, records: Sequence[bytes], person: Person) -> asyncio.Future[None]:
        """Put these in place of all records of a table."""
        future: asyncio.Future[None] = self.submit(partial(write_anew, table, records, person))
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

        return self.submit(work)

    async def latest(self, table: str) -> bytes | None:
        """The snapshot that was kept last."""
        rows = await self.query(rows_of("select data from snapshots where code = ?", table))
        return rows[0][0] if rows else None

    async def probe(self) -> None:
        """Write something, unless that was tried a moment ago: nobody keeps the disk busy by asking."""
        when, failure = self.probed
        if time.monotonic() - when >= READINESS:
            failure = None
            try:
                await self.submit(rows_of(PROBE))
            except StoreUnavailable as error:
                failure = error
            self.probed = (time.monotonic(), failure)
        if failure is not None:
            raise failure

    def remember(self, person: Person, table: str) -> asyncio.Future[None]:
        """Note who has sat where."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("insert or ignore into people values (?, ?)", (person, table))

        return self.submit(work)

    async def recall(self, person: Person) -> Sequence[TableSummary]:
        """Where this person has sat, last changed first. A table that cannot be read is left out."""

        def work(connection: sqlite3.Connection) -> list[TableSummary]:
            found = []
            for (code,) in connection.execute("select code from people where person = ?", (person,)).fetchall():
                with contextlib.suppress(sqlite3.DatabaseError):
                    row = connection.execute(LAST_CHANGED, (code,)).fetchone()
                    found.extend([] if row is None else [TableSummary(code, row[0])])
            return sorted(found, key=lambda one: one.changed, reverse=True)

        return await self.query(work)

    async def close(self) -> None:
        """Commit what waits, then let go of the file."""
        self.waiting.put(None)
        self.closing.set()
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.tidying.join)
        self.reading.shutdown()
        self.connections.close()

    # --- reading --------------------------------------------------------------------------------

    async def query(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Read something, in a thread of its own."""

        def locked() -> Result:
            with self.opening:
                return work(self.connections.reader)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.reading, locked)
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
            if self.tidied and self.connections.writer is not None:
                self.tidied = False
                checkpoint(self.connections.writer)
            if len(batch) > 1:
                time.sleep(BREATH)

    def tidy(self) -> None:
        """The tidying thread: move the write-ahead log into the file while commits go on.

        Then only what was committed meanwhile is left for the writing thread; when that is moved too, the write-ahead
        log begins anew instead of growing for ever.
        """
        seen = 0
        while not self.closing.wait(TIDYING):
            if self.connections.checkpointer is None:
                self.open_again()
            elif self.commits != seen:
                seen = self.commits
                checkpoint(self.connections.checkpointer)
                self.tidied = True

    def open_again(self) -> None:
        """Nothing could be written: is there space by now?"""
        with self.opening, contextlib.suppress(sqlite3.Error):
            self.connections.close()
            self.connections = open_all(self.path)
        if self.connections.writer is not None:
            log.warning("the log can be written again")

    def commit(self, batch: Sequence[Work]) -> list[Any]:
        """Do all of it in one transaction; what conflicts is left out, and a failing disk fails all."""
        committing = False
        try:
            writer = self.writer
            writer.execute("begin immediate")
            outcomes = append_all(writer, [work for work in batch if isinstance(work, Append)], self.broken)
            found = [next(outcomes) if isinstance(work, Append) else work(writer) for work in batch]
            committing = True
            writer.execute("commit")
        except Exception as error:
            log.error("the log cannot be written", extra={"reason": str(error)})
            self.broken.update(work.table for work in batch if isinstance(work, Append))
            unsure = committing and getattr(error, "sqlite_errorcode", None) not in NOTHING_WRITTEN
            if self.connections.writer is not None:
                roll_back(self.connections.writer)
                unsure = unsure and not write_over(self.connections.writer)
            return [(OutcomeUnknown if unsure else StoreUnavailable)(str(error))] * len(batch)
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


def rows_of(query: str, *values: object) -> Callable[[sqlite3.Connection], list[Any]]:
    """All rows of a query."""
    return lambda connection: connection.execute(query, values).fetchall()


def check_numbers(table: str, after: int, versions: Sequence[int]) -> None:
    """The records of a table are numbered without a gap; raises `Damaged`."""
    if versions and versions[-1] != after + len(versions):
        missing = next(number for number, version in enumerate(versions, after + 1) if number != version)
        raise Damaged(table, missing, "it is missing")
