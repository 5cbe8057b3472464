"""The file beside the log that says which devices belong to whom, and keeps the few rows that expire.

It is small, and written by one thread. Where devices are shared between servers, the rows that expire lie in memory.
"""

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from starlore.table.ports import StoreUnavailable

FILE = "devices.sqlite3"

DEVICES_SCHEMA = """create table if not exists devices (
    key text primary key, person text not null, name text not null, made real not null, seen real not null,
    ended integer not null
) without rowid"""
"""Who has which secret (`identity/devices.py`)."""

EXPIRING_SCHEMA = """create table if not exists kept (
    kind text not null, key text not null, value text not null, until real not null, primary key (kind, key)
) without rowid"""
"""Rows that expire (`limits/expiring.py`)."""

Values = tuple[object, ...]

log = logging.getLogger(__name__)


class DevicesFile:
    """The open file; None: in memory."""

    def __init__(self, file: Path | None = None) -> None:
        if file is not None:
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # before SQLite does, for all to read
        self.database = sqlite3.connect(file or ":memory:", isolation_level=None, check_same_thread=False)
        with contextlib.suppress(sqlite3.OperationalError):  # a full disk: who is listed can still be read
            self.database.execute("pragma journal_mode = delete")  # no further files are needed to read it
            self.database.execute("pragma synchronous = full")
            self.database.execute(DEVICES_SCHEMA)
            self.database.execute(EXPIRING_SCHEMA)
        self.write_executor = ThreadPoolExecutor(1, "devices")

    def ask(self, query: str, values: Values = ()) -> list[Any]:
        """All rows of a query; none where a full disk has left nothing to read."""
        try:
            return self.database.execute(query, values).fetchall()
        except sqlite3.OperationalError:
            return []

    async def write(self, statement: str, rows: Sequence[Values]) -> None:
        """Write all rows or none, durably; raises `StoreUnavailable`."""

        def work() -> None:
            self.database.execute("begin immediate")
            try:
                self.database.executemany(statement, rows)
                self.database.execute("commit")
            finally:
                if self.database.in_transaction:
                    self.database.execute("rollback")

        try:
            await asyncio.get_running_loop().run_in_executor(self.write_executor, work)
        except sqlite3.Error as error:
            raise StoreUnavailable(str(error)) from error

    def run(self, statement: str, values: Values) -> None:
        """Write something that nobody waits for, if it can be written."""
        try:
            self.database.execute(statement, values)
        except sqlite3.Error as error:
            log.warning("the devices' file cannot be written", extra={"reason": str(error)})

    def run_soon(self, *statements: tuple[str, Values]) -> None:
        """The same, in the thread that writes."""

        def work() -> None:
            for statement in statements:
                self.run(*statement)

        with contextlib.suppress(RuntimeError):  # the server is closed
            self.write_executor.submit(work)

    def close(self) -> None:
        """Let go of the file."""
        self.write_executor.shutdown()
        self.database.close()
