"""Taking a damaged table back to its last sound record, so that it can be played on from there."""

import base64
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec import Struct

from starlore.store.check import table_fault
from starlore.store.operating import delete_tables
from starlore.store.schema import connect, prepare, renew_epoch


class Repaired(Struct, frozen=True):
    """What was done."""

    left: int
    """Records that the table goes on from."""

    cut: int
    side: Path
    """Where those that were cut off are, if there were any."""


def repair(database: Path, code: str) -> Repaired | None:
    """Cut a table's log before its first damaged record; None: there was nothing to do.

    What was told of the part that is cut off is not true any more: a new epoch begins.
    """
    side = database.with_name(f"{code}-cut-{int(time.time())}.jsonl")
    cut = 0
    with closing(connect(database)) as connection:
        prepare(connection)
        if table_fault(connection, code) is None:
            return None
        connection.execute("begin immediate")
        connection.execute("delete from snapshots where code = ?", (code,))
        while (fault := table_fault(connection, code)) is not None:
            cut += set_aside(connection, code, fault.version, side)
            connection.execute("delete from log where code = ? and version >= ?", (code, fault.version))
        (left,) = connection.execute("select count(*) from log where code = ?", (code,)).fetchone()
        if not left:
            delete_tables(connection, [(code,)])
        renew_epoch(connection)
        connection.execute("commit")
    return Repaired(left, cut, side)


def set_aside(connection: sqlite3.Connection, code: str, first: int, side: Path) -> int:
    """Append the records from a version on to a file, byte by byte, and flush it; how many they were."""
    query = "select version, changed, record from log where code = ? and version >= ? order by version"
    rows = connection.execute(query, (code, first)).fetchall()
    with os.fdopen(os.open(side, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600), "wb") as file:
        for version, changed, record in rows:
            line = {"version": version, "changed": changed, "record": base64.b64encode(bytes(record)).decode()}
            file.write(msgspec.json.encode(line) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    return len(rows)
