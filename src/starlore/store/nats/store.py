"""A store on NATS JetStream: one subject a table, one message a record. Servers share it; none owns a table."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence

from starlore.store.nats.address import Address
from starlore.store.nats.appending import Appender
from starlore.store.nats.bus import NatsBus
from starlore.store.nats.connection import AuthenticationFailed
from starlore.store.nats.following import Following
from starlore.store.nats.jetstream import ApiError, Found, JetStream
from starlore.store.nats.log_reader import DELETED, Place, Reader, place_of, table_of
from starlore.store.nats.register import Register
from starlore.store.nats.rewriting import Rewriter
from starlore.store.nats.streams import CHANGED, EXPECTED, GENERATION, GONE, ROLLUP, VERSION, Names, Unfit
from starlore.store.nats.streams import prepare as prepare_streams
from starlore.table.options import Person
from starlore.table.ports import Conflict, StoreUnavailable, TableSummary

log = logging.getLogger(__name__)

GIVE_UP_AFTER = 30.0
PAUSE = 0.5
"""Seconds for which nodes are waited for at the start, and between two tries."""

READINESS = 1.0
"""Seconds for which it is known that something could be written."""

PLACE = "S"
"""Where in the stream the last record of a snapshot is."""


class NatsStore:
    """Logs in JetStream."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.names = Names(address.prefix)
        self.jetstream = JetStream(address)
        self.reader = Reader(self.jetstream, self.names)
        self.appender = Appender(self.jetstream, self.names, self.reader)
        self.rewriter = Rewriter(self.jetstream, self.names, self.reader, self.appender)
        self.following = Following(self.jetstream, self.names, self.reader)
        self.bus = NatsBus(self.jetstream, self.names)
        self.devices, self.subscriptions, self.calls, self.programs = (
            Register(self.jetstream, self.names, self.bus, name) for name in ("devices", "wanted", "calls", "programs")
        )
        self.on_commit = self.appender.on_commit
        self.on_lag = self.following.on_lag
        self.meters: dict[str, Callable[[], float]] = {
            "conflicts": lambda: self.appender.conflicts,
            "appends_sent_again": lambda: self.appender.repeats,
            "batches": lambda: self.appender.batches,
            "gaps_filled": lambda: self.following.gaps,
            "followed_tables": lambda: len(self.following.followers),
            "reconnects": lambda: self.jetstream.reconnects,
        }
        self.epoch = 0
        self.noted: set[tuple[Person, str]] = set()
        """Who is known to be on whose list."""
        self.probed: tuple[float, StoreUnavailable | None] = (-READINESS, None)

    async def prepare(self) -> None:
        """Connect, and see that the streams are there and fit; nodes that are just being started are waited for."""
        until = time.monotonic() + GIVE_UP_AFTER
        while True:
            try:
                await self.jetstream.open()
                self.epoch = await prepare_streams(self.jetstream, self.address, self.names)
                return
            except StoreUnavailable as error:
                await self.jetstream.close()
                if isinstance(error, Unfit | AuthenticationFailed) or time.monotonic() > until:
                    raise
                log.info("waiting for the nodes", extra={"reason": str(error)})
                await asyncio.sleep(PAUSE)

    # --- logs -----------------------------------------------------------------------------------

    def append(self, table: str, expected: int, record: bytes) -> "asyncio.Future[None]":
        """Write a record; done when a majority of the nodes has it."""
        return self.appender.append(table, expected, record)

    async def read(self, table: str, after: int = 0) -> Sequence[bytes]:
        """The records after a version."""
        found = await self.reader.read(table, after)
        self.appender.broken.pop(table, None)
        return found

    def adopt(self, table: str) -> None:
        """What was just read is what is appended to."""
        self.reader.adopted.pop(table, None)
        if table in self.reader.seen:
            self.reader.adopted[table] = self.reader.seen[table]

    async def rewrite(self, table: str, records: Sequence[bytes], *people: Person) -> None:
        """Put these in place of all records of a table."""
        end = await self.reader.end(table)
        if end.version != len(records):
            raise Conflict(table)
        await self.rewriter.rewrite(table, end, records)
        for person in people:
            await self.jetstream.ask(
                f"STREAM.PURGE.{self.names.bucket('people')}", {"filter": self.names.key("people", person, table)}
            )
            self.noted.discard((person, table))

    def follow(self, table: str, after: int = 0) -> AsyncIterator[bytes]:
        """The records after a version, those to come among them."""
        return self.following.follow(table, after)

    # --- snapshots ------------------------------------------------------------------------------

    async def snapshot(self, table: str, version: int, data: bytes) -> None:
        """Keep what the records up to a version add up to, unless the table is gone by now."""
        place = self.reader.places.place(table, version)
        if place is None:
            end = await self.reader.end(table)
            if end.version < version:
                return
            place = end.sequence if end.version == version else 0
        headers = {VERSION: str(version), PLACE: str(place), GENERATION: str(self.reader.adopted.get(table, 0))}
        await self.jetstream.put(self.names.key("snapshots", table), data, headers)

    async def latest(self, table: str) -> bytes | None:
        """The snapshot that was kept last, as far as the node that is asked knows."""
        found = await self.jetstream.newest(self.names.bucket("snapshots"), self.names.key("snapshots", table))
        if found is None or GONE in found.headers:
            return None
        generation = int(found.headers.get(GENERATION, 0))
        if (await self.reader.end(table)).generation != generation:
            return None  # of a log in whose place there is another
        self.reader.seen.pop(table, None)
        if generation:
            self.reader.seen[table] = generation
        if int(found.headers[PLACE]):
            self.reader.places.mark(table, Place(int(found.headers[VERSION]) - 1, int(found.headers[PLACE]) - 1))
        return found.data

    # --- people ---------------------------------------------------------------------------------

    def remember(self, person: Person, table: str) -> "asyncio.Future[None]":
        """Note who has sat where; what is appended to that table next waits for it."""
        noting: asyncio.Future[None] = asyncio.ensure_future(self.put_on_list(person, table))
        notes = self.appender.notes.setdefault(table, set())
        notes.add(noting)

        def done(_: object) -> None:
            notes.discard(noting)
            if not notes and self.appender.notes.get(table) is notes:
                del self.appender.notes[table]

        noting.add_done_callback(done)
        return noting

    async def put_on_list(self, person: Person, table: str) -> None:
        """Put a table on somebody's list, if it is not there: doing it twice is doing it once."""
        if (person, table) in self.noted:
            return
        for attempt in (1, 2, 3):
            try:
                await self.jetstream.put(self.names.key("people", person, table), b"", {})
                break
            except StoreUnavailable:
                if attempt == 3:
                    raise
        if len(self.noted) > 100_000:
            self.noted.clear()
        self.noted.add((person, table))

    async def recall(self, person: Person) -> Sequence[TableSummary]:
        """Where this person has sat, last changed first."""
        body = {"multi_last": [self.names.key("people", person, "*")]}
        listed = [table_of(one) async for one in self.jetstream.batch(self.names.bucket("people"), body)]
        ends = await self.reader.ends(listed)
        found = [TableSummary(table_of(one), changed(one)) for one in ends if place_of(one).version != DELETED]
        return sorted(found, key=lambda one: one.changed, reverse=True)

    # --- looking after it -----------------------------------------------------------------------

    async def probe(self) -> None:
        """Have something stored, unless that was tried a moment ago."""
        when, failure = self.probed
        if time.monotonic() - when >= READINESS:
            failure = None
            try:
                await asyncio.gather(
                    *[self.jetstream.put(one.confirm, b"", {ROLLUP: "sub"}) for one in self.names.log_streams]
                )
            except StoreUnavailable as error:
                failure = error
            self.probed = (time.monotonic(), failure)
        if failure is not None:
            raise failure

    async def remove(self, table: str) -> bool:
        """Delete a table for good; whether there was one.

        A last message ends its log, so that nobody who has not heard of it can go on writing; then all is deleted.
        """
        end = await self.reader.end(table)
        if end.version == 0:
            return False
        if end.version != DELETED:
            try:
                await self.jetstream.put(self.names.record(table), b"", {EXPECTED: str(end.sequence), GONE: "1"})
            except ApiError as error:
                raise Conflict(table) from error
        await self.jetstream.ask(f"STREAM.PURGE.{self.names.log_of(table)}", {"filter": self.names.record(table)})
        await self.rewriter.forget_files(table)
        await self.jetstream.ask(
            f"STREAM.PURGE.{self.names.bucket('snapshots')}", {"filter": self.names.key("snapshots", table)}
        )
        await self.jetstream.ask(
            f"STREAM.PURGE.{self.names.bucket('people')}", {"filter": self.names.key("people", "*", table)}
        )
        self.reader.places.forget(table)
        return True

    async def close(self) -> None:
        """Finish what was begun, and hang up."""
        while doing := {*self.appender.running, *self.bus.tasks, *self.rewriter.clearing}:
            await asyncio.wait(doing)
        self.following.close()
        for register in (self.devices, self.subscriptions, self.calls, self.programs):
            register.close()
        await self.jetstream.close()


def changed(found: Found) -> float:
    """When a record was written."""
    return float(found.headers[CHANGED]) if CHANGED in found.headers else found.at
