"""Rows that expire, kept across restarts: bans by address, and where programs may sit down.

They lie in the devices' file: small, read once when the server starts, and each row with the time at which it ends.
Where devices are shared between servers there is no such file: each server has bans of its own, until it restarts, and
hears of the others'.
"""

import time

from starlore.web.devices_file import DevicesFile


class ExpiringRows:
    """Rows of one kind, each until a time (seconds since 1970)."""

    def __init__(self, file: DevicesFile, kind: str) -> None:
        self.file = file
        self.kind = kind
        file.run("delete from kept where until < ?", (time.time(),))

    def all(self) -> list[tuple[str, str, float]]:
        """What is still good: key, value, until; those that end first stand first."""
        query = "select key, value, until from kept where kind = ? and until >= ? order by until"
        return [(row[0], row[1], row[2]) for row in self.file.ask(query, (self.kind, time.time()))]

    def put(self, key: str, value: str, until: float) -> None:
        """Keep a row; it is written soon. When it cannot be written, it is lost with a restart and not before."""
        self.file.run_soon(
            ("delete from kept where until < ?", (time.time(),)),
            ("insert or replace into kept values (?, ?, ?, ?)", (self.kind, key, value, until)),
        )

    def drop(self, key: str) -> None:
        """Forget a row."""
        self.file.run_soon(("delete from kept where kind = ? and key = ?", (self.kind, key)))
