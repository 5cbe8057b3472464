"""A store that forgets everything when the program ends: for tests and for trying things out."""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence

from starlore.table.options import Person
from starlore.table.ports import Bus, Conflict, TableSummary


class MemoryBus:
    """Servers in one process that hear of each other."""

    def __init__(self) -> None:
        self.listening: dict[str, list[Callable[[bytes], None]]] = defaultdict(list)

    def publish(self, topic: str, message: bytes) -> None:
        """Tell everyone who has subscribed, a moment later, as a network does."""
        for hear in self.listening[topic]:
            asyncio.get_running_loop().call_soon(hear, message)

    def subscribe(self, topic: str, hear: Callable[[bytes], None]) -> Callable[[], None]:
        """Have everything on a topic told."""
        self.listening[topic].append(hear)
        return lambda: self.listening[topic].remove(hear)


class MemoryStore:
    """Logs in memory."""

    def __init__(self, bus: Bus | None = None) -> None:
        self.bus = bus
        self.epoch = int(time.time())
        self.logs: dict[str, list[bytes]] = defaultdict(list)
        self.snapshots: dict[str, bytes] = {}
        self.changed: dict[str, float] = {}
        self.people: dict[Person, set[str]] = defaultdict(set)
        self.broken: set[str] = set()
        """Tables to which an append has failed, and that have not been read since."""
        self.grown = asyncio.Condition()
        self.on_commit: list[Callable[[float], None]] = []
        self.on_lag: list[Callable[[float], None]] = []
        self.meters: dict[str, Callable[[], float]] = {}

    def for_another_server(self) -> "MemoryStore":
        """The same logs for another server."""
        other = MemoryStore(self.bus)
        for shared in ("epoch", "logs", "snapshots", "changed", "people", "grown"):
            setattr(other, shared, getattr(self, shared))
        return other

    async def prepare(self) -> None:
        """There is nothing to open."""

    async def append(self, table: str, expected: int, record: bytes) -> None:
        """Write a record, if nobody else has in the meantime."""
        if table in self.broken or len(self.logs.get(table, ())) != expected:
            self.broken.add(table)
            raise Conflict(table)
        self.logs[table].append(record)
        self.changed[table] = time.time()
        async with self.grown:
            self.grown.notify_all()

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The records after a version."""
        self.broken.discard(table)
        return tuple(self.logs.get(table, ())[after:])

    async def rewrite(self, table: str, records: Sequence[bytes], *people: Person) -> None:
        """Put these in place of all records of a table."""
        if len(self.logs.get(table, ())) != len(records):
            raise Conflict(table)
        self.logs[table][:] = records
        self.snapshots.pop(table, None)
        for person in people:
            self.people[person].discard(table)

    def adopt(self, table: str) -> None:
        """A log is written anew by whoever reads it, and by nobody else."""

    async def follow(self, table: str, after: int = 0) -> AsyncIterator[bytes]:
        """The records after a version, those to come among them."""
        while True:
            async with self.grown:
                while len(self.logs.get(table, ())) <= after:
                    await self.grown.wait()
            for record in self.logs[table][after:]:
                after += 1
                yield record

    async def snapshot(self, table: str, version: int, data: bytes) -> None:
        """Keep what the records up to a version add up to."""
        if len(self.logs.get(table, ())) >= version:
            self.snapshots[table] = data

    async def latest(self, table: str) -> bytes | None:
        """The snapshot that was kept last."""
        return self.snapshots.get(table)

    async def probe(self) -> None:
        """It can always be written."""

    async def remember(self, person: Person, table: str) -> None:
        """Note who has sat where."""
        self.people[person].add(table)

    async def recall(self, person: Person) -> Sequence[TableSummary]:
        """Where this person has sat, last changed first."""
        mine = [code for code in self.people.get(person, ()) if code in self.logs]
        summaries = [TableSummary(code, self.changed[code]) for code in mine]
        return sorted(summaries, key=lambda one: one.changed, reverse=True)

    async def close(self) -> None:
        """Nothing was begun that is not finished."""
