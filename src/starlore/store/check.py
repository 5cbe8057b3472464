"""Whether the logs are what was written: the file's pages, the records' numbers and chain, and what they add up to."""

import sqlite3
from collections.abc import Iterable, Iterator

from starlore.table.log import snapshot
from starlore.table.log.chain import BrokenChain, begin
from starlore.table.log.history import History
from starlore.table.ports import Damaged, StoreUnavailable

RECORDS = "select version, record from log where code = ? order by version"


def file_faults(connection: sqlite3.Connection) -> Iterator[StoreUnavailable]:
    """What is wrong with the file itself (`quick_check`)."""
    try:
        found = [text for (text,) in connection.execute("pragma quick_check")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    yield from (StoreUnavailable(text) for text in found if text != "ok")


def codes(connection: sqlite3.Connection) -> list[str]:
    """All tables."""
    return [code for (code,) in connection.execute("select code from tables order by code")]


def link_faults(connection: sqlite3.Connection) -> Iterator[Damaged]:
    """The first record of each table that does not fit the one before it."""
    for code in codes(connection):
        head = begin(code)
        try:
            for record in numbered(code, connection.execute(RECORDS, (code,))):
                head = head.follow(record[1])
        except BrokenChain as error:
            yield Damaged(code, record[0], str(error))
        except Damaged as error:
            yield error


def numbered(code: str, rows: Iterable[tuple[int, bytes]]) -> Iterator[tuple[int, bytes]]:
    """Records as long as none is missing; raises `Damaged`."""
    for number, (version, record) in enumerate(rows, 1):
        if version != number:
            raise Damaged(code, number, "it is missing")
        yield version, record


def table_fault(connection: sqlite3.Connection, code: str) -> Damaged | None:
    """The first record with which a table's log makes no sense any more; None: it is sound."""
    past = History(code)
    try:
        kept = snapshot_of(connection, code)
        for _, record in numbered(code, connection.execute(RECORDS, (code,))):
            past.replay(record)
            if kept is not None and kept.length == past.length and not same(kept, past):
                return Damaged(code, past.length, "the snapshot says something else")
        past.check_complete()
    except Damaged as error:
        return error
    except sqlite3.DatabaseError as error:
        return Damaged(code, past.length + 1, str(error))
    if kept is not None and kept.length > past.length:
        return Damaged(code, past.length + 1, "the log has lost its end")
    return None


def snapshot_of(connection: sqlite3.Connection, code: str) -> History | None:
    """The snapshot of a table, if there is one that this program can read."""
    if not connection.execute("select 1 from sqlite_schema where name = 'snapshots'").fetchone():
        return None  # a file of an earlier version
    found = connection.execute("select data from snapshots where code = ?", (code,)).fetchone()
    return None if found is None else snapshot.decode(code, found[0])


def same(one: History, other: History) -> bool:
    """Two histories agree."""
    return (one.head, one.state, one.public, one.private) == (other.head, other.state, other.public, other.private)
