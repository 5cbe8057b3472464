"""The write-ahead log: checkpoints, and what is done when a flush has failed."""

import contextlib
import logging
import sqlite3

log = logging.getLogger(__name__)

PROBE = "update facts set value = value + 1 where name = 'probes'"
"""A write of which nobody reads the outcome."""

NOTHING_WRITTEN = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_READONLY}
"""Failures of a commit after which it is certain that nothing of it was written."""


def checkpoint(connection: sqlite3.Connection) -> None:
    """Move what the write-ahead log holds into the file, as far as that holds up nobody."""
    try:
        connection.execute("pragma wal_checkpoint(passive)")
    except sqlite3.Error as error:
        log.warning("the write-ahead log cannot be tidied yet", extra={"reason": str(error)})


def roll_back(connection: sqlite3.Connection) -> None:
    """Nothing of a transaction remains, as far as this process can see."""
    with contextlib.suppress(sqlite3.Error):
        if connection.in_transaction:
            connection.execute("rollback")


def write_over(connection: sqlite3.Connection) -> bool:
    """After a flush has failed: whether something else could be written in its place.

    What was not flushed still stands in the write-ahead log, and a crash would bring it back. The next commit takes its
    place there: once it is flushed, what was refused is gone for good.
    """
    try:
        connection.execute(PROBE)
    except sqlite3.Error:
        roll_back(connection)
        return False
    return True
