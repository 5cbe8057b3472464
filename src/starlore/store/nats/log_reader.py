"""Reading logs: where each ends by the word of a leader, its records by anybody's, and a confirmation that it was so.

A leader that was cut off does not know it yet, and tells what was true a while ago. So a read ends with a message that
is only stored if the log still ends where we think (`confirm`): that needs a majority, and so is the truth.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec import Struct

from starlore.store.nats.jetstream import BATCH, WRONG_SEQUENCE, ApiError, Found, JetStream
from starlore.store.nats.objects import Objects
from starlore.store.nats.streams import BASE, EXPECTED, EXPECTED_OF, GENERATION, GONE, ROLLUP, VERSION, Names
from starlore.table.ports import Damaged, Rewritten, StoreUnavailable

GIVE_UP_AFTER = 8.0
PAUSE = 0.05
"""Seconds for which it is tried again, and between two tries: a slow node must not make them many times as long."""

ASK_LEADER_AFTER = 1.0
"""Seconds after which a record that should be there is asked of the leader, and not of any node."""

LEADER_ATTEMPTS = 20
"""How often the leader must say that there is no such record before it is believed."""

REMEMBERED_TABLES = 20_000
"""Tables whose logs' ends are remembered."""

REMEMBERED_RECORDS = 16
"""Records of each whose places in the stream are remembered."""

DELETED = -1


class Place(Struct, frozen=True, gc=False):
    """A record's number in its log, and its place in the stream."""

    version: int
    sequence: int
    generation: int = 0
    """Where the log was last written anew; 0: never."""


class Places:
    """Where logs end, as far as this server has heard, and where their last records are."""

    def __init__(self) -> None:
        self.ends: OrderedDict[str, Place] = OrderedDict()
        self.marks: dict[str, OrderedDict[int, int]] = {}
        self.heard: dict[str, OrderedDict[int, Found]] = {}
        """The last records of followed logs: whoever loses a race has mostly heard already of what won it."""

    def hear(self, table: str, found: Found) -> None:
        """A record was told of as being stored."""
        place = place_of(found)
        self.note(table, place)
        if BASE in found.headers:
            self.heard.pop(table, None)
            return
        heard = self.heard.setdefault(table, OrderedDict())
        heard[place.version] = found
        while len(heard) > REMEMBERED_RECORDS:
            heard.popitem(last=False)

    def heard_since(self, table: str, after: int, at_least: int) -> list[bytes]:
        """The records after a version, if all of them up to that place in the stream were heard of; else none."""
        heard: Mapping[int, Found] = self.heard.get(table, {})
        found: list[Found] = []
        while (one := heard.get(after + len(found) + 1)) is not None:
            found.append(one)
        return [one.data for one in found] if found and found[-1].sequence >= at_least else []

    def note(self, table: str, place: Place) -> None:
        """A log has, or had, its end there."""
        known = self.ends.get(table)
        if known is None or known.sequence < place.sequence:
            self.ends[table] = place
            self.ends.move_to_end(table)
            while len(self.ends) > REMEMBERED_TABLES:
                self.marks.pop(self.ends.popitem(last=False)[0], None)
        self.mark(table, place)

    def mark(self, table: str, place: Place) -> None:
        """A record is there."""
        marks = self.marks.setdefault(table, OrderedDict())
        marks[place.version] = place.sequence
        while len(marks) > REMEMBERED_RECORDS:
            marks.popitem(last=False)
        while len(self.marks) > 2 * REMEMBERED_TABLES:
            self.marks.pop(next(iter(self.marks)))

    def forget(self, table: str) -> None:
        """What was known of a table was wrong."""
        for known in (self.ends, self.marks, self.heard):
            known.pop(table, None)

    def place(self, table: str, version: int) -> int | None:
        """Where in the stream a record is, if that is known."""
        marks = self.marks.get(table)
        return None if marks is None else marks.get(version)

    def after(self, table: str, version: int) -> int:
        """From where in the stream the records after a version are to be looked for."""
        return (self.place(table, version) or 0) + 1


class Reader:
    """Reads logs."""

    def __init__(self, jetstream: JetStream, names: Names) -> None:
        self.jetstream = jetstream
        self.names = names
        self.places = Places()
        self.objects = Objects(jetstream, names)
        self.seen: dict[str, int] = {}
        self.adopted: dict[str, int] = {}
        """Where logs that were written anew begin: as last read by anybody, and as known to who appends to them."""
        self.on_leftover: Callable[[str, int], None] = lambda *_: None
        """Told that there still is something before where a log begins."""
        self.at_least: dict[str, int] = {}
        """How far each log goes by the word of a majority: what ends before that is out of date."""

    async def end(self, table: str) -> Place:
        """Where a log ends, by the word of whoever thinks to be the leader."""
        found = await self.jetstream.from_leader(self.names.log_of(table), {"last_by_subj": self.names.record(table)})
        return Place(0, 0) if found is None else place_of(found)

    async def read(self, table: str, after: int) -> Sequence[bytes]:
        """The records after a version, up to the last that a majority knows of.

        Whoever has just lost a race reads up to what won it, which a majority has stored: that needs no confirmation.
        """
        lost_to = self.at_least.get(table, 0)
        if after and lost_to and self.outdated(table, self.places.ends.get(table)):
            raise Rewritten(table)
        if lost_to and (heard := self.places.heard_since(table, after, lost_to)):
            del self.at_least[table]
            return heard
        found: list[bytes] = []
        barrier: int | None = None
        until = time.monotonic() + GIVE_UP_AFTER
        while time.monotonic() < until:
            end = await self.end(table)
            if after and self.outdated(table, end):
                raise Rewritten(table)
            more = None if end.version == DELETED else await self.records(table, after + len(found), end)
            if more is None:
                self.places.forget(table)
                return ()
            found += more
            if end.sequence >= self.at_least.get(table, 0):
                written_since = barrier is not None and end.sequence > barrier
                certain = written_since or (lost_to and found) or end.version == after == 0
                if certain or await self.confirm(table, end):
                    return self.note_end(table, end, found)
                if barrier is None:  # a busy log: whoever sees something later than this has seen all before it
                    barrier = await self.jetstream.put(self.names.confirm_of(table), b"", {ROLLUP: "sub"})
                    continue
            await asyncio.sleep(PAUSE)
        raise StoreUnavailable("the nodes do not agree on where a log ends")

    def note_end(self, table: str, end: Place, found: list[bytes]) -> list[bytes]:
        """A log was read up to its end."""
        self.at_least.pop(table, None)
        self.seen.pop(table, None)
        if end.generation:
            self.seen[table] = end.generation
        if end.version == 0:
            self.places.forget(table)
        else:
            self.places.note(table, end)
        return found

    def outdated(self, table: str, place: Place | None) -> bool:
        """A record belongs to a log that was written anew since whoever appends to it has read it."""
        return place is not None and place.generation > self.adopted.get(table, 0)

    async def confirm(self, table: str, end: Place) -> bool:
        """Whether a log ends there, by the word of a majority."""
        headers = {ROLLUP: "sub", EXPECTED: str(end.sequence), EXPECTED_OF: self.names.record(table)}
        try:
            await self.jetstream.put(self.names.confirm_of(table), b"", headers)
        except ApiError as error:
            if error.code in WRONG_SEQUENCE:
                return False
            raise
        return True

    async def records(self, table: str, after: int, end: Place) -> list[bytes] | None:
        """The records after a version up to an end; None: the table is being deleted. Raises `Damaged`."""
        found: list[bytes] = []
        start, asked, since = max(self.places.after(table, after), end.generation), 0, time.monotonic()
        while after + len(found) < end.version:
            before, anybody = start, time.monotonic() - since < ASK_LEADER_AFTER
            for one in await self.next_records(table, start, anybody=anybody):
                start = one.sequence + 1
                place = place_of(one)
                if place.version == DELETED:
                    return None
                if after and self.outdated(table, place):
                    raise Rewritten(table)
                if BASE in one.headers:
                    found = (await self.base(one))[after:]
                    await self.look_before(table, place)
                    if place.sequence == end.sequence:
                        break
                    continue
                if place.version <= after:
                    continue
                if place.version != after + len(found) + 1:
                    raise Damaged(table, after + len(found) + 1, "it is missing")
                found.append(one.data)
                self.places.mark(table, place)
                if place.sequence == end.sequence:
                    break
            if start != before:
                since = time.monotonic()
                continue
            asked += not anybody
            if asked > LEADER_ATTEMPTS:
                raise Damaged(table, after + len(found) + 1, "it is missing")
            await asyncio.sleep(PAUSE)
        return found

    async def base(self, found: Found) -> list[bytes]:
        """The records with which a log begins that was written anew."""
        data = await self.objects.get(found.headers[BASE])
        if data is None:
            raise Damaged(table_of(found), 1, "the file with which it begins is missing")
        return msgspec.msgpack.decode(data, type=list[bytes])

    async def look_before(self, table: str, base: Place) -> None:
        """What a log that was written anew has been before is to be gone, even if whoever wrote it anew has died."""
        body = {"seq": 1, "next_by_subj": self.names.record(table)}
        first = await self.jetstream.from_leader(self.names.log_of(table), body)
        if first is not None and first.sequence < base.sequence:
            self.on_leftover(table, base.sequence)

    async def next_records(self, table: str, start: int, *, anybody: bool) -> list[Found]:
        """The next records of a log: many from anybody, or one from the leader when others do not know it yet."""
        body = {"seq": start, "next_by_subj": self.names.record(table)}
        if anybody:
            return [one async for one in self.jetstream.batch(self.names.log_of(table), body | {"batch": BATCH})]
        one = await self.jetstream.from_leader(self.names.log_of(table), body)
        return [] if one is None else [one]

    async def ends(self, tables: Sequence[str]) -> list[Found]:
        """The last records of some tables, as any node knows them."""
        found: list[Found] = []
        by_stream: dict[str, list[str]] = {}
        for table in tables:
            by_stream.setdefault(self.names.log_of(table), []).append(self.names.record(table))
        chunks = [
            (stream, subjects[start : start + BATCH])
            for stream, subjects in by_stream.items()
            for start in range(0, len(subjects), BATCH)
        ]
        for stream, some in chunks:
            body = {"multi_last": some}
            found += [one async for one in self.jetstream.batch(stream, body)]
        return found


def place_of(found: Found) -> Place:
    """Where a record stands."""
    version = DELETED if GONE in found.headers else int(found.headers[VERSION])
    generation = found.sequence if BASE in found.headers else int(found.headers.get(GENERATION, 0))
    return Place(version, found.sequence, generation)


def table_of(found: Found) -> str:
    """Whose record it is."""
    return found.subject.rpartition(".")[2]
