"""The tables of a server for whoever runs it: which there are, who sits at one, and letting go of one."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from starlore.store.check import RECORDS, table_fault
from starlore.store.housekeeping import delete_tables
from starlore.store.schema import connect, prepare
from starlore.table.log.history import History
from starlore.table.ports import Damaged


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
