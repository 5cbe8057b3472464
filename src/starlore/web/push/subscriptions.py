"""Who wants to be called, where, and when not; and which turns they have been called for.

It is a person's data: it stands in their export, and goes when they are erased or their device is ended. The file lies
beside the log and is small: it is read once, and written by a thread of its own.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from starlore.table.options import Person
from starlore.web.push.services import Subscription
from starlore.web.side_file import SideFile, Statement

FILE = "push.sqlite3"
MOST = 10
"""Browsers of one person that are called; the oldest makes room."""

DAY = 24 * 60
NOBODY = Person("")
"""In place of a person: it is the table that is to be woken, for its bots."""

SCHEMA = (
    """create table if not exists wanted (
    endpoint text primary key, person text not null, device text not null, key text not null, auth text not null,
    made real not null, quiet_from integer, quiet_to integer, zone integer not null
) without rowid""",
    """create table if not exists calls (
    person text not null, code text not null, game integer not null, step integer not null, due real, tries integer
    not null, primary key (person, code)
) without rowid""",
)


class CallSubscription(Struct, frozen=True, kw_only=True):
    """A browser that is to be called."""

    endpoint: str
    person: Person
    device: str
    """The key of the device that it is."""

    key: str
    auth: str
    made: float
    quiet_from: int | None
    quiet_to: int | None
    """Minutes of the day, where its reader is; None: it may ring at any time."""

    zone: int
    """Minutes that its reader's clock is ahead of UTC."""

    @property
    def subscription(self) -> Subscription:
        """Where it is called."""
        return Subscription(self.endpoint, self.key, self.auth)

    def silent_for(self, now: float) -> float:
        """Seconds until it may ring (seconds since 1970); 0: now."""
        if self.quiet_from is None or self.quiet_to is None:
            return 0.0
        minute = (now / 60 + self.zone) % DAY
        into, length = (minute - self.quiet_from) % DAY, (self.quiet_to - self.quiet_from) % DAY
        return (length - into) * 60 if into < length else 0.0


class Call(Struct, frozen=True):
    """A turn of somebody's at a table, and whether they are still to be called for it."""

    person: Person
    code: str
    game: int
    """Which game at that table it is."""

    step: int
    due: float | None
    """When to call (seconds since 1970); None: it was done, or there was no need."""

    tries: int = 0

    @property
    def turn(self) -> tuple[int, int]:
        """Which turn it is."""
        return self.game, self.step


class Subscriptions:
    """All browsers that are to be called, and the turns for which they were."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = SideFile(file, "push", SCHEMA)
        names = CallSubscription.__struct_fields__
        found = [
            CallSubscription(**dict(zip(names, row, strict=True))) for row in self.file.ask("select * from wanted")
        ]
        self.by_endpoint = {one.endpoint: one for one in found}
        self.calls = {(row[0], row[1]): Call(*row) for row in self.file.ask("select * from calls")}
        self.on_change: Callable[[], None] = lambda: None
        """Called when another server has noted something."""

    async def prepare(self) -> None:
        """Get ready in the running event loop."""

    def of(self, person: Person) -> list[CallSubscription]:
        """The browsers of a person that are to be called, the newest first."""
        return sorted((one for one in self.by_endpoint.values() if one.person == person), key=lambda one: -one.made)

    async def add(self, new: CallSubscription) -> None:
        """Call this browser from now on."""
        others = [one for one in self.of(new.person) if one.endpoint != new.endpoint]
        await self.write(
            [("insert or replace into wanted values (?, ?, ?, ?, ?, ?, ?, ?, ?)", tuple(values(new)))],
        )
        self.by_endpoint[new.endpoint] = new
        await self.forget(one.endpoint for one in others[MOST - 1 :])

    async def forget(self, endpoints: Iterable[str]) -> None:
        """Do not call these any more."""
        gone = [endpoint for endpoint in endpoints if endpoint in self.by_endpoint]
        await self.write([("delete from wanted where endpoint = ?", (one,)) for one in gone])
        for endpoint in gone:
            self.by_endpoint.pop(endpoint, None)

    async def forget_devices(self, keys: Iterable[str]) -> None:
        """Devices were ended: they are not called any more."""
        ended = set(keys)
        await self.forget([one.endpoint for one in self.by_endpoint.values() if one.device in ended])

    async def forget_person(self, person: Person) -> None:
        """Somebody wants nothing more to be known of them."""
        await self.forget([one.endpoint for one in self.of(person)])
        await self.write([("delete from calls where person = ?", (person,))])
        self.calls = {key: call for key, call in self.calls.items() if key[0] != person}

    async def note(self, call: Call) -> None:
        """Keep how it stands with a turn."""
        self.calls[call.person, call.code] = call
        await self.write([("insert or replace into calls values (?, ?, ?, ?, ?, ?)", tuple(values(call)))])

    def next_due(self) -> float | None:
        """When somebody is to be called next."""
        return min((call.due for call in self.calls.values() if call.due is not None), default=None)

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out statements in one transaction. Raises `StoreUnavailable`."""
        await self.file.write(statements)

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()


def values(row: Struct) -> list[Any]:
    """What a row consists of, in the order of its columns."""
    return [getattr(row, name) for name in row.__struct_fields__]
