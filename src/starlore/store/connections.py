"""A store's connections to its SQLite file, and what is left of them when nothing can be written.

On a full disk SQLite can not even open a file in WAL mode as usual, since it keeps an index in a file beside it. A
connection in exclusive mode keeps that in memory: so tables can be shown until there is space again.
"""

import sqlite3
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from starlore.store.schema import begin_epoch, connect, keep_private, prepare

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
"""What SQLite says when a file is there, but nothing can be written; the reason stands in higher bits."""


class Connections(Struct, frozen=True):
    """One to write, one to read beside it, and one for checkpoints beside both."""

    reader: sqlite3.Connection
    writer: sqlite3.Connection | None = None
    """None: nothing can be written, for this reason."""

    checkpointer: sqlite3.Connection | None = None
    epoch: int = 0
    reason: str = ""

    def close(self) -> None:
        """Let go of the file."""
        for connection in (self.reader, self.checkpointer, self.writer):
            if connection is not None:
                connection.close()


def open_all(path: Path) -> Connections:
    """Open a file for reading and writing; for reading alone when it exists and the disk is full."""
    try:
        return open_to_write(path)
    except sqlite3.Error as error:
        if not path.is_file() or getattr(error, "sqlite_errorcode", 0) & 0xFF not in FULL:
            raise
        return open_to_read(path, str(error))


def open_to_write(path: Path) -> Connections:
    """Open a file as usual."""
    with suppress(OSError):  # SQLite will say what is wrong
        keep_private(path)
    opened = [connect(path)]
    (writer,) = opened
    try:
        writer.execute("pragma page_size = 2048")  # a command changes few bytes, and whole pages are written
        writer.execute("pragma auto_vacuum = incremental")
        writer.execute("pragma journal_mode = wal")
        writer.execute("pragma wal_autocheckpoint = 0")
        prepare(writer)
        epoch = begin_epoch(writer)
        opened.append(connect(path, read_only=True))
        opened.append(connect(path))
    except BaseException:
        for connection in opened:
            connection.close()
        raise
    return Connections(opened[1], writer, opened[2], epoch)


def open_to_read(path: Path, reason: str) -> Connections:
    """Open a file without writing a byte."""
    reader = connect(path, alone=True)
    try:
        reader.execute("pragma query_only = on")
        found = reader.execute("select value from facts where name = 'epoch'").fetchone()
    except BaseException:
        reader.close()
        raise
    return Connections(reader, epoch=int(found[0]), reason=reason)
