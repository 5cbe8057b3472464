"""The file beside the log that says which devices belong to whom, and keeps the few rows that expire.

It is small, and written by one thread. Where devices are shared between servers, the rows that expire lie in memory.
"""

import contextlib
import logging
import sqlite3
from pathlib import Path

from starlore.web.side_file import SideFile, Statement, Values

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

log = logging.getLogger(__name__)


class DevicesFile(SideFile):
    """The open file; None: in memory."""

    def __init__(self, file: Path | None = None) -> None:
        super().__init__(file, "devices", (DEVICES_SCHEMA, EXPIRING_SCHEMA))

    def run(self, statement: str, values: Values) -> None:
        """Write something that nobody waits for, if it can be written."""
        try:
            self.database.execute(statement, values)
        except sqlite3.Error as error:
            log.warning("the devices' file cannot be written", extra={"reason": str(error)})

    def run_soon(self, *statements: Statement) -> None:
        """The same, in the thread that writes."""

        def work() -> None:
            for statement in statements:
                self.run(*statement)

        with contextlib.suppress(RuntimeError):  # the server is closed
            self.write_executor.submit(work)
