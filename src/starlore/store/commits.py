"""What is in a commit: appends of many tables, each only if its table is at the version it expects."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

from starlore.table.options import Person
from starlore.table.ports import Conflict

AT_ONCE = 64
"""Rows that one statement inserts, at the most."""


class Append(Struct, frozen=True):
    """A record that is to be written, if its table is at the expected version."""

    table: str
    expected: int
    record: bytes
    now: float


Work = Append | Callable[[sqlite3.Connection], Any]


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


def write_anew(table: str, records: Sequence[bytes], people: Sequence[Person], connection: sqlite3.Connection) -> Any:
    """Put these in place of all records of a table, and forget that these people have sat there."""
    (count,) = connection.execute("select count(*) from log where code = ?", (table,)).fetchone()
    if count != len(records):
        return Conflict(table)
    rows = [(record, table, version) for version, record in enumerate(records, 1)]
    connection.executemany("update log set record = ? where code = ? and version = ? and record <> ?1", rows)
    connection.execute("delete from snapshots where code = ?", (table,))
    connection.executemany("delete from people where person = ? and code = ?", [(one, table) for one in people])
    return None
