"""A small SQLite file beside the log: read at once, and written by a thread of its own."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from starlore.table.ports import StoreUnavailable

Values = tuple[object, ...]
Statement = tuple[str, Values]


class SideFile:
    """The open file; None: in memory."""

    def __init__(self, file: Path | None, name: str, schema: Sequence[str]) -> None:
        if file is not None:
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # before SQLite does, for all to read
        self.database = sqlite3.connect(file or ":memory:", isolation_level=None, check_same_thread=False)
        with contextlib.suppress(sqlite3.OperationalError):  # a full disk: who is listed can still be read
            self.database.execute("pragma journal_mode = delete")  # no further files are needed to read it
            self.database.execute("pragma synchronous = full")
            for statement in schema:
                self.database.execute(statement)
        self.write_executor = ThreadPoolExecutor(1, name)

    def ask(self, query: str, values: Values = ()) -> list[Any]:
        """All rows of a query; none where a full disk has left nothing to read."""
        try:
            return self.database.execute(query, values).fetchall()
        except sqlite3.OperationalError:
            return []

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out all of them or none, durably; raises `StoreUnavailable`."""
        if not statements:
            return

        def work() -> None:
            self.database.execute("begin immediate")
            try:
                for statement, values in statements:
                    self.database.execute(statement, values)
                self.database.execute("commit")
            finally:
                if self.database.in_transaction:
                    self.database.execute("rollback")

        try:
            await asyncio.get_running_loop().run_in_executor(self.write_executor, work)
        except (sqlite3.Error, RuntimeError) as error:
            raise StoreUnavailable(str(error)) from error

    def close(self) -> None:
        """Let go of the file."""
        self.write_executor.shutdown()
        self.database.close()
