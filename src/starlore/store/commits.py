"""What is in a commit: appends of many tables, each only if its table is at the version it expects."""

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

from starlore.table.options import Person
from starlore.table.ports import Conflict

log = logging.getLogger(__name__)

AT_ONCE = 64
"""Rows that one statement inserts, at the most."""

PROBE = "update facts set value = value + 1 where name = 'probes'"
"""A write that changes nothing."""

NOTHING_WRITTEN = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_READONLY}
"""Failures of a commit after which it is certain that nothing of it was written."""


class Append(Struct, frozen=True):
    """A record that is to be written, if its table is at the expected version."""

    table: str
    expected: int
    record: bytes
    now: float


Work = Append | Callable[[sqlite3.Connection], Any]


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
        rows.append((append.table, append.expected + 1, append.record, append.now))
        versions[append.table] = append.expected + 1
        outcomes.append(None)
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        values = ", ".join(["(?, ?, ?, ?)"] * len(some))
        connection.execute(f"insert into log values {values}", list(chain.from_iterable(some)))
    return iter(outcomes)


def write_anew(table: str, records: Sequence[bytes], person: Person, connection: sqlite3.Connection) -> Any:
    """Put these in place of all records of a table, and forget that this person has sat there."""
    (count,) = connection.execute("select count(*) from log where code = ?", (table,)).fetchone()
    if count != len(records):
        return Conflict(table)
    rows = [(record, table, version) for version, record in enumerate(records, 1)]
    connection.executemany("update log set record = ? where code = ? and version = ? and record <> ?1", rows)
    connection.execute("delete from snapshots where code = ?", (table,))
    connection.execute("delete from people where person = ? and code = ?", (person, table))
    return None
