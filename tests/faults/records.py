"""Reading a server's log from the outside, as it lies on the disk."""

import sqlite3
from collections import Counter
from pathlib import Path

from starlore.table.evolve import replay
from starlore.table.log.chain import begin
from starlore.table.log.history import news_of
from starlore.table.log.records import Entry, decode
from starlore.table.state import State
from starlore.web.serve import DATABASE


def entries(folder: Path, code: str) -> list[Entry]:
    """A table's log, whole and without gaps, and its chain unbroken."""
    connection = sqlite3.connect(f"file:{folder / DATABASE}?mode=ro", uri=True)
    rows = connection.execute("select version, record from log where code = ? order by version", (code,)).fetchall()
    connection.close()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    link = begin(code)
    for _, record in rows:
        link = link.follow(record)
    return [decode(record) for _, record in rows]


def table(folder: Path, code: str) -> State:
    """The table that a log leads to."""
    state = replay(event for entry in entries(folder, code) for event in entry.events)
    assert state is not None
    return state


def times_written(folder: Path, code: str) -> dict[str, int]:
    """How often each command is in the log."""
    return Counter(entry.id for entry in entries(folder, code) if entry.id is not None)


def version_of(folder: Path, code: str, name: str) -> int:
    """The version with which a command was complete, as whoever gave it counts: others' secrets are left out."""
    found = entries(folder, code)
    last, by = max((number, entry.by) for number, entry in enumerate(found, 1) if entry.id == name)
    known = [(event, entry.by) for entry in found[:last] for event in entry.events]
    return sum(1 for event, whose in known if news_of(event) is not None or whose == by)
