"""A process that writes tables as fast as it can, and notes what was acknowledged: `python -m tests.faults.writing`.

A bug can be planted in it, which the test of power cuts has to find.
"""

import asyncio
import os
import sys
from pathlib import Path

from starlore.store.sqlite import SqliteStore
from starlore.table.log.chain import Head, begin

TABLES = 6
RECORDS = 60
ACKNOWLEDGED = "tables-acknowledged"


def record(head: Head, number: int) -> tuple[bytes, Head]:
    """The record of this number, of some length."""
    return head.link(b'{"n":%d,"x":"%s"}' % (number, b"x" * (number * 37 % 900)))


async def write(store: SqliteStore, code: str, acknowledged: int, bug: str) -> None:
    """Fill a table."""
    head = begin(code)
    for number in range(RECORDS):
        data, head = record(head, number)
        written = store.append(code, number, data)
        if bug != "acknowledge_early":
            await written
        line = f"{code} {number + 1}\n".encode()
        os.pwrite(acknowledged, line, os.fstat(acknowledged).st_size)
        os.fsync(acknowledged)
        await written
        if number % 20 == 0:
            await asyncio.sleep(0.3)  # so that the write-ahead log is moved into the file now and then


async def main(folder: Path, bug: str) -> None:
    """Fill all tables at the same time, then end without a word."""
    store = SqliteStore(folder / "tables.sqlite3")
    if bug == "upgrade":  # opening was all
        os._exit(0)
    if bug == "never_flush":
        store.database.writer.execute("pragma synchronous = off")
    acknowledged = os.open(folder / ACKNOWLEDGED, os.O_CREAT | os.O_RDWR)
    await asyncio.gather(*[write(store, f"T{number}", acknowledged, bug) for number in range(TABLES)])
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
