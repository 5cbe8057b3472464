"""Flaws about the log, its files and the clock."""
# mypy: disable-error-code="method-assign, assignment"

import shutil
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from starlore.__main__ import app as _everything  # noqa: F401 - whatever takes a name by import is there already
from starlore.store import backup, connections, schema, wal
from starlore.store.lock import Lock
from starlore.table.live.clock import TableClock
from starlore.table.live.ledger import Ledger
from starlore.table.log.chain import LINK_LENGTH, Head, digest_of, is_linked
from starlore.table.log.history import History, Id, Recorded
from tests.planted.planting import everywhere

SHARED = 500
"""Ids that a table remembered, whoever they were of."""


def reading_without_a_pause() -> None:
    """A long log is read at one go."""

    async def replay_all(
        self: History, records: Sequence[bytes], each: Callable[[Recorded], None] = lambda _: None
    ) -> None:
        for record in records:
            each(self.replay(record))

    History.replay_all = replay_all


def backups_are_not_checked() -> None:
    """A copy takes the place of the last one, whatever it is worth."""
    backup.verify = lambda _: None


def devices_are_copied_unseen() -> None:
    """The same for the devices' file."""
    backup.copy_devices = shutil.copy


def ids_are_shared() -> None:
    """A table remembers so many ids in all, and one person can push out another's."""

    def remember(self: History, id: Id, version: int) -> None:  # noqa: A002
        self.ids.setdefault(id[0], {})[id[1]] = version
        while sum(map(len, self.ids.values())) > SHARED:
            oldest = next(iter(self.ids))
            del self.ids[oldest][next(iter(self.ids[oldest]))]
            if not self.ids[oldest]:
                del self.ids[oldest]

    History.remember = remember


def failed_flushes_are_left_behind() -> None:
    """What could not be flushed is refused, and stays in the write-ahead log."""
    everywhere(wal.write_over, lambda _: True)


def folders_are_not_locked() -> None:
    """Two servers may write to one folder."""

    def unlocked(self: Lock, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.handle = None

    Lock.__init__ = unlocked


def the_chain_is_not_checked() -> None:
    """Any record is the next one."""

    def follow(self: Head, record: bytes) -> Head:
        linked = is_linked(record)
        return Head(digest_of(self.digest, record[:-LINK_LENGTH] + b"}" if linked else record), linked)

    Head.follow = follow


def damage_is_tried_again() -> None:
    """A table whose log is damaged is asked to be patient, for ever."""

    async def recover(self: Ledger) -> None:
        self.go_on()

    Ledger.recover = recover


def timers_by_the_wall_clock() -> None:
    """A clock that was set back is believed."""
    TableClock.not_before = lambda *_: None


def a_full_disk_is_the_end() -> None:
    """A file that cannot be written cannot be opened."""
    everywhere(connections.open_all, connections.open_to_write)


def epochs_do_not_change() -> None:
    """A restored backup goes on as if nothing had been."""

    def begin_epoch(connection: sqlite3.Connection) -> Any:
        return connection.execute("select value from facts where name = 'epoch'").fetchone()[0]

    everywhere(schema.begin_epoch, begin_epoch)
