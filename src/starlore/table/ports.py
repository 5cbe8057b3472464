"""A place for tables' logs: what every store can do, and how it says that it cannot; what servers share besides."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

from starlore.table.options import Person


class Conflict(Exception):
    """Somebody else has written to this table's log in the meantime. Nothing was written."""


class StoreUnavailable(Exception):
    """The log cannot be written now (disk full, locked, read-only). Nothing was written."""


class OutcomeUnknown(StoreUnavailable):
    """The disk failed in the middle of a commit: whether it was written shows when the log is read again."""


class Damaged(StoreUnavailable):
    """A table's log cannot be read beyond a record. The other tables are not touched by it."""

    def __init__(self, table: str, version: int, reason: str) -> None:
        super().__init__(f"record {version}: {reason}")  # without the table's code, which opens it: this is logged
        self.table = table
        self.version = version
        """The first record that is not as it should be, from 1."""
        self.reason = reason

    def for_the_operator(self) -> str:
        """With the table's code: to be printed, not logged."""
        return f"record {self.version} of table {self.table}: {self.reason}"


class Rewritten(StoreUnavailable):
    """A log was written anew since its reader began with it: what the reader knows of it is not in it any more."""


class TableSummary(Struct, frozen=True):
    """A stored table."""

    code: str
    changed: float
    """When it was last written to (seconds since 1970)."""


class Bus(Protocol):
    """Publish and subscribe between the servers of the same tables: delivered at most once, and never kept."""

    def publish(self, topic: str, message: bytes) -> None:
        """Tell everyone who has subscribed, ourselves among them, and never wait."""

    def subscribe(self, topic: str, hear: Callable[[bytes], None]) -> Callable[[], None]:
        """Have everything on a topic told from now on; what is returned ends the subscription."""


class Register(Protocol):
    """Where all servers keep the same list."""

    on_value: Callable[[str, bytes], None]

    async def prepare(self) -> None:
        """Read all of it."""

    async def read(self) -> None:
        """Read what has changed."""

    async def put(self, key: str, value: bytes, *, keep: int | None = None) -> None:
        """Change a value, for good or for so many seconds, if nobody else has since it was read. Raises `Conflict`."""

    async def take(self, key: str) -> None:
        """Forget a value, if nobody else has since it was read. Raises `Conflict`."""

    async def forget(self, key: str) -> None:
        """There is no such value any more; others hear of it as an empty one."""


class Store(Protocol):
    """Logs of tables. `(table, version)` is the key, and so the concurrency control (optimistic locking)."""

    on_commit: list[Callable[[float], None]]
    """Told how many seconds each commit took."""

    on_lag: list[Callable[[float], None]]
    """Told how many seconds after being stored a record of a followed log was heard of."""

    @property
    def meters(self) -> Mapping[str, Callable[[], float]]:
        """What else is counted, by name: for whoever runs the server."""

    @property
    def bus(self) -> Bus | None:
        """How other servers are told things; None: nobody else writes to these logs."""

    async def prepare(self) -> None:
        """Get ready in the running event loop, before anything else is asked of it."""

    @property
    def epoch(self) -> int:
        """When the history in it began (seconds since 1970): a restored backup begins a new one,
        and so does a damaged log that was cut."""

    def append(self, table: str, expected: int, record: bytes) -> Awaitable[None]:
        """Write a record as version expected+1; done when it is durable. Raises `Conflict`.

        Appends may be under way at the same time, each decided on top of the one before it. After one has failed, all
        further ones to that table fail too, until it is read: what rests on something unwritten must not be written.
        """

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The records with versions greater than `after`, in their order and without a gap (`Damaged`)."""

    def adopt(self, table: str) -> None:
        """What was just read of a table is what is appended to from now on: this log, and no later one in its place."""

    def follow(self, table: str, after: int = 0) -> AsyncIterator[bytes]:
        """The records after `after`, those that are there and those to come."""

    def snapshot(self, table: str, version: int, data: bytes) -> Awaitable[None]:
        """Keep what the records up to a version add up to, in place of an earlier snapshot."""

    async def latest(self, table: str) -> bytes | None:
        """The snapshot that was kept last, if there is one."""

    async def probe(self) -> None:
        """Write something; raises `StoreUnavailable` when nothing can be written now."""

    def remember(self, person: Person, table: str) -> Awaitable[None]:
        """Note that this person has sat down at this table; durable no later than what is appended after it."""

    async def recall(self, person: Person) -> Sequence[TableSummary]:
        """The tables at which this person has sat down, last changed first."""

    async def close(self) -> None:
        """Finish what was begun."""


@runtime_checkable
class RewritableStore(Protocol):
    """A store whose records can be written over, so that a person can be taken out of them."""

    def rewrite(self, table: str, records: Sequence[bytes], *people: Person) -> Awaitable[None]:
        """Put these in place of all records of a table, of which there must be as many, and forget its snapshot.

        With them go the notes that these people have sat there. All of it or nothing; raises `Conflict`.
        """
