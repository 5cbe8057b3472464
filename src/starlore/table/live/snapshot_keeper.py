"""When a live table's snapshot is taken, so that waking it later reads a game and not a life."""

import asyncio
from zlib import crc32

from starlore.table.log import snapshot
from starlore.table.log.history import History
from starlore.table.ports import Store

SNAPSHOT_EVERY = 500
"""Records within which a new snapshot is taken: more than most games have."""

SNAPSHOT_AT_REST = 50
"""Records for which it is taken when the table falls asleep."""


class SnapshotKeeper:
    """Keeps the snapshots of one live table: they are a help, and may fail."""

    def __init__(self, code: str, store: Store) -> None:
        self.code = code
        self.store = store
        self.length = 0
        """The version of the last snapshot."""
        self.offset = crc32(code.encode()) % SNAPSHOT_EVERY
        """Tables that play in step take their snapshots apart: many encoded in a row would stall everyone."""

    def save_when_due(self, history: History) -> None:
        """Keep a snapshot, if this table's turn for it has come since the last."""
        due = self.length + SNAPSHOT_EVERY - (self.length + self.offset) % SNAPSHOT_EVERY
        self.save_after(due - self.length, history)

    def save_at_rest(self, history: History) -> None:
        """Keep a snapshot before the table falls asleep, if there is enough to read."""
        self.save_after(SNAPSHOT_AT_REST, history)

    def save_after(self, records: int, history: History) -> None:
        """Keep a snapshot, if there are so many records since the last."""
        if history.length - self.length < records:
            return
        self.length = history.length
        kept = asyncio.ensure_future(self.store.snapshot(self.code, self.length, snapshot.encode(history)))
        kept.add_done_callback(lambda future: future.cancelled() or future.exception())
