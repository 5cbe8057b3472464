"""Appending to logs: each table has a lane, in which one append is under way at a time.

What JetStream compares is the place of a log's last record in the stream, and that is only known when the one before
has been answered. An answer that does not come is no answer: the same message is sent again, with the same id, until
somebody says that it is stored, now or before, or that another was first. Only then is it settled.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from starlore.store.nats.jetstream import MESSAGE_ID, ApiError, JetStream, NoAnswer, NotSent
from starlore.store.nats.log_reader import DELETED, PAUSE, WRONG_SEQUENCE, Place, Reader, place_of
from starlore.store.nats.streams import CHANGED, EXPECTED, GENERATION, VERSION, Names
from starlore.table.ports import Conflict, OutcomeUnknown, StoreUnavailable

GIVE_UP_AFTER = 8.0
"""Seconds after which an append is given up: longer than it takes to elect a leader."""

REFUSED = {10023, 10047, 10054, 10122}
"""Error codes with which a node says, before anybody else has heard of it, that it will not store a message."""

UNNUMBERED = 10164
"""Error code: somebody, perhaps we ourselves a moment ago, is about to write, and what comes of it is not known yet."""


class Waiting(NamedTuple):
    """An append that waits in its lane."""

    expected: int
    record: bytes
    changed: float | None
    done: "asyncio.Future[None]"


class Appender:
    """Appends to logs."""

    def __init__(self, jetstream: JetStream, names: Names, reader: Reader) -> None:
        self.jetstream = jetstream
        self.names = names
        self.reader = reader
        self.lanes: dict[str, deque[Waiting]] = {}
        self.running: set[asyncio.Task[None]] = set()
        self.broken: dict[str, Callable[[str], Exception]] = {}
        """Tables to which an append has failed, and that have not been read since: how further ones fail."""
        self.notes: dict[str, set[asyncio.Future[None]]] = {}
        """What must be durable before anything more is appended to a table."""
        self.on_commit: list[Callable[[float], None]] = []
        self.conflicts = 0
        self.repeats = 0

    def append(self, table: str, expected: int, record: bytes, changed: float | None = None) -> "asyncio.Future[None]":
        """Write a record after those that were given before it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lane = self.lanes.get(table)
        if lane is not None:
            lane.append(Waiting(expected, record, changed, done))
            return done
        self.lanes[table] = deque([Waiting(expected, record, changed, done)])
        task = asyncio.create_task(self.run(table))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return done

    async def run(self, table: str) -> None:
        """Write all that waits in a lane, one after the other."""
        lane = self.lanes[table]
        while lane:
            waiting = lane[0]
            try:
                await self.write(table, waiting)
            except Exception as error:
                if not waiting.done.cancelled():
                    waiting.done.set_exception(error)
            else:
                if not waiting.done.cancelled():
                    waiting.done.set_result(None)
            lane.popleft()
        del self.lanes[table]

    async def write(self, table: str, waiting: Waiting) -> None:
        """Write a record, unless one before it could not be written."""
        failure = self.broken.get(table)
        if failure is not None:
            raise failure(table)
        started = time.perf_counter()
        try:
            if table in self.notes:
                await asyncio.gather(*self.notes[table])
            await self.store(table, waiting)
        except Conflict:
            self.broken[table] = Conflict
            self.conflicts += 1
            raise
        except Exception as error:
            self.broken[table] = StoreUnavailable
            raise error if isinstance(error, StoreUnavailable) else OutcomeUnknown(str(error)) from error
        for tell in self.on_commit:
            tell(time.perf_counter() - started)

    async def store(self, table: str, waiting: Waiting) -> None:
        """Have a record stored, if its log ends where it is expected to."""
        end = self.reader.places.ends.get(table)
        if end is None or end.version < waiting.expected:
            end = await self.known_end(table, waiting.expected)
        if end.version != waiting.expected or self.reader.outdated(table, end):
            self.reader.at_least[table] = max(0, end.sequence)
            raise Conflict(table)
        version = waiting.expected + 1
        headers = {EXPECTED: str(end.sequence), MESSAGE_ID: secrets.token_hex(8), VERSION: str(version)}
        if end.generation:
            headers[GENERATION] = str(end.generation)
        if waiting.changed is not None:
            headers[CHANGED] = repr(waiting.changed)
        sequence = await self.send_until_settled(table, end, waiting.record, headers)
        self.reader.places.note(table, Place(version, sequence, end.generation))

    async def known_end(self, table: str, expected: int) -> Place:
        """Where a log ends. That it ends before where it is expected to, a majority must say."""
        until = time.monotonic() + GIVE_UP_AFTER
        failure = StoreUnavailable("the nodes do not agree on where a log ends")
        while time.monotonic() < until:
            try:
                end = await self.reader.end(table)
                if end.version >= expected or end.version == DELETED or await self.reader.confirm(table, end):
                    return end
            except (NotSent, NoAnswer) as error:
                failure = error
            await asyncio.sleep(PAUSE)
        raise failure

    async def send_until_settled(self, table: str, end: Place, record: bytes, headers: dict[str, str]) -> int:
        """Send a message until it is settled what has become of it: its place in the stream."""
        until, unknown = time.monotonic() + GIVE_UP_AFTER, False
        while True:
            try:
                return await self.jetstream.put(self.names.record(table), record, headers)
            except NotSent as error:
                failure: StoreUnavailable = error
            except NoAnswer as error:
                failure, unknown = error, True
            except ApiError as error:
                failure = error
                if error.code in WRONG_SEQUENCE:
                    if error.code != UNNUMBERED:
                        self.reader.at_least[table] = int(str(error).rpartition(" ")[2])
                        if not unknown:
                            raise Conflict(table) from error
                    own = await self.find_own(table, end, headers[MESSAGE_ID])
                    if own is not None:
                        return own
                elif error.code in REFUSED and not unknown:
                    raise
                else:
                    unknown = unknown or error.status != 503
            if time.monotonic() > until:
                raise OutcomeUnknown(str(failure)) if unknown else StoreUnavailable(str(failure))
            self.repeats += 1
            await asyncio.sleep(PAUSE)

    async def find_own(self, table: str, end: Place, name: str) -> int | None:
        """The place of our own message, if it came next; None: nothing is known yet. Raises `Conflict`."""
        try:
            body = {"seq": end.sequence + 1, "next_by_subj": self.names.record(table)}
            found = await self.jetstream.from_leader(self.names.log_of(table), body)
        except StoreUnavailable:
            return None
        if found is None:
            if self.reader.at_least.get(table) == 0:
                raise Conflict(table)  # the table was deleted
            return None
        if found.headers.get(MESSAGE_ID) == name:
            return place_of(found).sequence
        raise Conflict(table)
