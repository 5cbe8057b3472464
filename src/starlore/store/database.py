"""One SQLite file and the threads that read it, write it and tidy it.

One thread owns the writing connection. It takes everything that waits in its queue and commits it at once: one
flush of the disk serves every table that had something to say (group commit), and the event loop never waits.
A commit takes few statements, however much is in it: each one is a moment at which the two threads get into each
other's way. When commits come close together the thread sleeps for a moment between them, so that more is flushed,
and shown, at once. What the write-ahead log holds is moved into the file (checkpointed) by a second thread, beside the
commits.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from starlore.store.commits import Append, Work, append_all
from starlore.store.connections import open_all
from starlore.store.wal import NOTHING_WRITTEN, checkpoint, roll_back, write_over
from starlore.table.ports import OutcomeUnknown, StoreUnavailable

log = logging.getLogger(__name__)

Result = TypeVar("Result")

COMMIT_PAUSE = 0.001
"""Seconds between two commits when more than one command waits for each; whoever is alone is not held up."""

CHECKPOINT_INTERVAL = 0.25
"""Seconds between two times that the write-ahead log is moved into the file."""


class Database:
    """A SQLite file in WAL mode: what is read and written, and by which thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.connections = open_all(path)
        self.reader_lock = threading.Lock()
        """Held while the reader is used, or is being replaced."""
        self.read_executor = ThreadPoolExecutor(1, "sqlite-read")
        self.waiting: queue.SimpleQueue[tuple[Work, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.broken: set[str] = set()
        """Tables to which an append has failed, and that have not been read since."""
        self.on_commit: list[Callable[[float], None]] = []
        """Told how many seconds each commit took."""
        self.commits = 0
        self.checkpointed = False
        """Most of the write-ahead log has just been moved into the file."""
        self.closing = threading.Event()
        self.write_thread = threading.Thread(target=self.write_all, name="sqlite-write", daemon=True)
        self.write_thread.start()
        self.checkpoint_thread = threading.Thread(target=self.checkpoint_all, name="sqlite-checkpoint", daemon=True)
        self.checkpoint_thread.start()

    @property
    def writer(self) -> sqlite3.Connection:
        """The connection that writes; raises `StoreUnavailable` while there is none."""
        if self.connections.writer is None:
            raise StoreUnavailable(self.connections.reason)
        return self.connections.writer

    async def close(self) -> None:
        """Commit what waits, then let go of the file."""
        self.waiting.put(None)
        self.closing.set()
        await asyncio.to_thread(self.write_thread.join)
        await asyncio.to_thread(self.checkpoint_thread.join)
        self.read_executor.shutdown()
        self.connections.close()

    async def query(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Read something, in a thread of its own."""

        def locked() -> Result:
            with self.reader_lock:
                return work(self.connections.reader)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.read_executor, locked)
        except sqlite3.Error as error:
            raise StoreUnavailable(str(error)) from error

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
            if self.checkpointed and self.connections.writer is not None:
                self.checkpointed = False
                checkpoint(self.connections.writer)
            if len(batch) > 1:
                time.sleep(COMMIT_PAUSE)

    def checkpoint_all(self) -> None:
        """The checkpointing thread: move the write-ahead log into the file while commits go on.

        Then only what was committed meanwhile is left for the writing thread; when that is moved too, the write-ahead
        log begins anew instead of growing for ever.
        """
        seen = 0
        while not self.closing.wait(CHECKPOINT_INTERVAL):
            if self.connections.checkpointer is None:
                self.open_again()
            elif self.commits != seen:
                seen = self.commits
                checkpoint(self.connections.checkpointer)
                self.checkpointed = True

    def open_again(self) -> None:
        """Nothing could be written: is there space by now?"""
        with self.reader_lock, contextlib.suppress(sqlite3.Error):
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

        def resolve() -> None:
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
            futures[0].get_loop().call_soon_threadsafe(resolve)
        except RuntimeError:
            log.warning("the program ended before a commit could be told")
