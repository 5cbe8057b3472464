"""Appending to logs: each table has a lane, in which one append is under way at a time.

What JetStream compares is the place of a log's last record in the stream, and that is only known when the one before
has been answered. So all that has come meanwhile is appended at once where the nodes can do that, all of it or nothing
(atomic batch publish). An answer that does not come is no answer: the same messages are sent again, with the same id,
until somebody says that they are stored, now or before, or that another was first. Only then is it settled.
"""

import asyncio
import itertools
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from starlore.store.nats.jetstream import MESSAGE_ID, WRONG_SEQUENCE, ApiError, JetStream, NoAnswer, NotSent
from starlore.store.nats.log_reader import DELETED, PAUSE, Place, Reader, place_of
from starlore.store.nats.streams import APPEND_ID, CHANGED, EXPECTED, GENERATION, VERSION, Names
from starlore.table.ports import Conflict, OutcomeUnknown, StoreUnavailable

GIVE_UP_AFTER = 8.0
"""Seconds after which an append is given up: longer than it takes to elect a leader."""

REFUSED = {10023, 10047, 10054, 10122}
"""Error codes with which a node says, before anybody else has heard of it, that it will not store a message."""

BATCH_REFUSED = {10174, 10175, 10176, 10177, 10179, 10199, 10200, 10201, 10210}
"""Error codes with which a node says that it stores nothing of several messages at once: they can go one by one."""

AT_ONCE = 64
"""Records that are appended at once, at the most."""

UNNUMBERED = 10164
"""Error code: somebody, perhaps we ourselves a moment ago, is about to write, and what comes of it is not known yet."""


class OneByOne(Exception):
    """Several records could not be appended at once; nothing of them is stored."""


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
        self.batches = 0

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
        """Write all that waits in a lane: at once what can be, one after the other what cannot."""
        lane, alone = self.lanes[table], not self.names.atomic
        while lane:
            some = [lane[0]] if alone else next_in(lane)
            error: Exception | None = None
            try:
                await self.write(table, some)
            except OneByOne:
                alone = True
                continue
            except Exception as failure:
                error = failure
            for waiting in some:
                lane.popleft()
                if waiting.done.cancelled():
                    continue
                if error is None:
                    waiting.done.set_result(None)
                else:
                    waiting.done.set_exception(error)
        del self.lanes[table]

    async def write(self, table: str, some: Sequence[Waiting]) -> None:
        """Write records, unless one before them could not be written."""
        failure = self.broken.get(table)
        if failure is not None:
            raise failure(table)
        started = time.perf_counter()
        try:
            if table in self.notes:
                await asyncio.gather(*self.notes[table])
            await self.store(table, some)
        except OneByOne:
            raise
        except Conflict:
            self.broken[table] = Conflict
            self.conflicts += 1
            raise
        except Exception as error:
            self.broken[table] = StoreUnavailable
            raise error if isinstance(error, StoreUnavailable) else OutcomeUnknown(str(error)) from error
        for tell in self.on_commit:
            tell(time.perf_counter() - started)

    async def store(self, table: str, some: Sequence[Waiting]) -> None:
        """Have records stored, if their log ends where it is expected to."""
        expected, end = some[0].expected, self.reader.places.ends.get(table)
        if end is None or end.version < expected:
            end = await self.known_end(table, expected)
        if end.version != expected or self.reader.outdated(table, end):
            self.reader.at_least[table] = max(0, end.sequence)
            raise Conflict(table)
        messages = [(waiting.record, headers_of(waiting, end)) for waiting in some]
        messages[0][1][EXPECTED] = str(end.sequence)
        sequence = await self.send_until_settled(table, end, messages)
        self.batches += len(messages) > 1
        self.reader.places.note(table, Place(expected + len(some), sequence, end.generation))

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

    async def send_until_settled(self, table: str, end: Place, messages: Sequence[tuple[bytes, dict[str, str]]]) -> int:
        """Send messages until it is settled what has become of them: the last one's place in the stream.

        Raises `OneByOne` where that may be tried.
        """
        name, subject = secrets.token_hex(8), self.names.record(table)
        for _, headers in messages:
            headers[MESSAGE_ID if len(messages) == 1 else APPEND_ID] = name
        until, unknown = time.monotonic() + GIVE_UP_AFTER, False
        while True:
            try:
                if len(messages) == 1:
                    return await self.jetstream.put(subject, *messages[0])
                return await self.jetstream.put_all(subject, messages)
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
                    own = await self.find_own(table, end, name, len(messages))
                    if own is not None:
                        return own
                elif error.code in BATCH_REFUSED and not unknown:
                    raise OneByOne from error
                elif error.code in REFUSED and not unknown:
                    raise
                else:
                    unknown = unknown or error.status != 503
            if time.monotonic() > until:
                raise OutcomeUnknown(str(failure)) if unknown else StoreUnavailable(str(failure))
            self.repeats += 1
            await asyncio.sleep(PAUSE)

    async def find_own(self, table: str, end: Place, name: str, count: int) -> int | None:
        """The place of the last of our own messages, if they came next; None: nothing is known yet. Raises `Conflict`.

        Where the first of several is, all are.
        """
        place = end.sequence
        for _ in range(count):
            try:
                body = {"seq": place + 1, "next_by_subj": self.names.record(table)}
                found = await self.jetstream.from_leader(self.names.log_of(table), body)
            except StoreUnavailable:
                return None
            if found is None:
                if self.reader.at_least.get(table) == 0:
                    raise Conflict(table)  # the table was deleted
                return None
            if name not in (found.headers.get(MESSAGE_ID), found.headers.get(APPEND_ID)):
                raise Conflict(table)
            place = place_of(found).sequence
        return place


def next_in(lane: Sequence[Waiting]) -> list[Waiting]:
    """What can be appended at once: records that follow each other."""
    some = [lane[0]]
    for waiting in itertools.islice(lane, 1, AT_ONCE):
        if waiting.expected != some[-1].expected + 1:
            break
        some.append(waiting)
    return some


def headers_of(waiting: Waiting, end: Place) -> dict[str, str]:
    """What a record says of itself."""
    headers = {VERSION: str(waiting.expected + 1)}
    if end.generation:
        headers[GENERATION] = str(end.generation)
    if waiting.changed is not None:
        headers[CHANGED] = repr(waiting.changed)
    return headers
