"""What an operator does with tables while the server runs: list them, look into one, export it, let old ones go."""

import re
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from starlore.store.check import RECORDS, table_fault
from starlore.store.schema import connect, prepare
from starlore.table.log.history import History
from starlore.table.ports import Damaged
from starlore.table.projections.export import public_events

AGE = re.compile(r"^(\d+)([hdw])$")
SECONDS = {"h": 3600, "d": 86_400, "w": 604_800}
TABLES = 10
PAGES = 500
"""How many tables are deleted, and how many pages given back, without a pause."""

PAUSE_SECONDS = 0.01
"""Seconds of such a pause."""


class TableSize(Struct, frozen=True):
    """A table from the outside."""

    code: str
    records: int
    size: int
    """Bytes of its log."""

    changed: float
    """When it was last written to (seconds since 1970)."""


def sizes(database: Path) -> Iterator[TableSize]:
    """All tables, last changed first."""
    with closing(connect(database, read_only=True)) as connection:
        query = """
            select code, count(*), sum(length(record)), max(changed) as last from log
            group by code order by last desc"""
        yield from (TableSize(*row) for row in connection.execute(query))


def inspect_table(database: Path, code: str) -> tuple[TableSize, History, Damaged | None] | None:
    """One table: its size, what its log adds up to as far as it is sound, and what is wrong with it."""
    size = next((one for one in sizes(database) if one.code == code), None)
    if size is None:
        return None
    past = History(code)
    with closing(connect(database, read_only=True)) as connection:
        fault = table_fault(connection, code)
        for version, record in connection.execute(RECORDS, (code,)):
            if fault is not None and version >= fault.version:
                break
            past.replay(record)
    return size, past, fault


def export(database: Path, code: str, *, secrets: bool) -> Iterator[str]:
    """A table's log as JSON lines: record by record, or, without secrets, what anyone may know, event by event."""
    with closing(connect(database, read_only=True)) as source:
        rows = source.execute("select record from log where code = ? order by version", (code,))
        yield from lines_of((record for (record,) in rows), secrets=secrets)


def lines_of(records: Iterable[bytes], *, secrets: bool) -> Iterator[str]:
    """Records as JSON lines."""
    if secrets:
        lines = (msgspec.json.decode(record) for record in records)
    else:
        lines = (event for record in records for event in public_events(record))
    for number, line in enumerate(lines, 1):
        yield msgspec.json.encode({"version": number} | line).decode()


def remove(database: Path, code: str) -> bool:
    """Delete a table for good; whether there was one. Whoever sits there is disconnected with their next command."""
    with closing(connect(database)) as connection:
        prepare(connection)
        connection.execute("begin immediate")
        there = is_there(connection, code)
        delete_tables(connection, [(code,)])
        connection.execute("commit")
    return there


def is_there(connection: sqlite3.Connection, code: str) -> bool:
    """There is a table with this code."""
    return connection.execute("select 1 from log where code = ?", (code,)).fetchone() is not None


def parse_age(text: str) -> int:
    """Seconds in an age such as 90d, 36h or 4w."""
    found = AGE.match(text)
    if found is None:
        raise ValueError("an age is a number and h, d or w, such as 90d")
    return int(found[1]) * SECONDS[found[2]]


def let_server_write() -> None:
    """Let the server write what has come meanwhile."""
    time.sleep(PAUSE_SECONDS)


def prune(database: Path, before: float, pause: Callable[[], None] = let_server_write) -> int:
    """Delete tables that nobody has written to since then (seconds since 1970); how many they were.

    A few at a time: the server cannot write while they are being deleted, and must not be held up.
    """
    count = 0
    with closing(connect(database)) as connection:
        prepare(connection)
        old = [code for (code,) in connection.execute("select code from tables where changed < ?", (before,))]
        for start in range(0, len(old), TABLES):
            count += delete_unused(connection, old[start : start + TABLES], before)
            pause()
        (free,) = connection.execute("pragma freelist_count").fetchone()
        for _ in range(0, free, PAGES):
            # a step for each page, which `execute` does not take
            connection.executescript(f"pragma incremental_vacuum({PAGES})")
            pause()
    return count


def delete_unused(connection: sqlite3.Connection, codes: Sequence[str], before: float) -> int:
    """Delete those of a few tables that are still unused since then; how many they were."""
    connection.execute("begin immediate")
    used = "select 1 from log where code = ? and changed >= ?"
    unused = [(code,) for code in codes if connection.execute(used, (code, before)).fetchone() is None]
    delete_tables(connection, unused)
    connection.execute("commit")
    return len(unused)


def delete_tables(connection: sqlite3.Connection, codes: Sequence[tuple[str]]) -> None:
    """Delete everything about some tables."""
    for table in ("log", "people", "snapshots"):
        connection.executemany(f"delete from {table} where code = ?", codes)
