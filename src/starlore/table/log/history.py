"""What a log adds up to (a fold): the table, and what has to be known of the past to answer its people.

It is taken in record by record, each checked against the chain, or begins with a snapshot and takes in what came after.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence

from starlore.core.game import News
from starlore.table.events import Event, TimeRanOut
from starlore.table.evolve import evolve
from starlore.table.games import AT_TABLE, GameEvent, slug_of
from starlore.table.log.chain import Head, begin
from starlore.table.log.records import Entry, decode
from starlore.table.options import Person
from starlore.table.ports import Damaged
from starlore.table.state import State

REMEMBERED_IDS = 250
"""Ids of commands that are remembered for each person, so that a repeated one is recognised (idempotence)."""

REMEMBERED_PEOPLE = 40
"""People whose ids are remembered; of more, those who do not sit here are forgotten (least recently used first)."""

READING_SLICE = 0.005
"""Seconds of reading without a pause: a long log must not hold up the other tables."""

Id = tuple[Person, str]
"""Who gave a command, and the id that their client gave it."""

Recorded = tuple[Entry, Sequence[News | None]]
"""A record, and what everyone may know of each of its events."""


async def in_slices(records: Sequence[bytes]) -> AsyncIterator[bytes]:
    """Records one by one, with pauses for the other tables."""
    since = time.perf_counter()
    for record in records:
        yield record
        if time.perf_counter() - since > READING_SLICE:
            await asyncio.sleep(0)
            since = time.perf_counter()


class History:
    """Everything that follows from the records of a table's log so far."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.state: State | None = None
        self.length = 0
        """How many records there are."""
        self.head = self.previous_head = begin(code)
        """The end of the chain, and where it ended before the last record."""
        self.at = 0.0
        """The latest time in a record."""
        self.public = 0
        """Events that everyone may know of."""
        self.private: Counter[Person] = Counter()
        """Events that only the one who caused them may know of."""
        self.ids: dict[Person, dict[str, int]] = {}
        """Commands that were carried out, by person, the oldest first: the version with each, as that person counts.
        Whoever gave a command last stands last."""

    def replay(self, record: bytes) -> Recorded:
        """Take in the next record; raises `Damaged` when it cannot be that."""
        try:
            head, entry, state = self.head.follow(record), decode(record), self.state
            for event in entry.events:
                state = evolve(state, event)
            if state is None or state.code != self.code:
                raise ValueError("it is another table's")
        except Exception as error:
            raise Damaged(self.code, self.length + 1, str(error) or type(error).__name__) from error
        return entry, self.add(entry, state, head)

    async def replay_all(self, records: Sequence[bytes], each: Callable[[Recorded], None] = lambda _: None) -> None:
        """Take in many records, with pauses for the other tables."""
        async for record in in_slices(records):
            each(self.replay(record))

    def add(self, entry: Entry, state: State, head: Head) -> list[News | None]:
        """Count one more record, which has led to this state; what everyone may know of its events."""
        self.previous_head, self.head = self.head, head
        self.state = state
        self.length += 1
        self.at = max(self.at, entry.at)
        news = [news_of(event) for event in entry.events]
        secrets = sum(one is None for one in news)
        self.public += len(news) - secrets
        if entry.by is not None:
            if secrets:
                self.private[entry.by] += secrets
            if entry.id is not None:
                self.remember_done((entry.by, entry.id))
        return news

    def remember_done(self, id: Id) -> None:  # noqa: A002
        """A command was carried out."""
        self.remember(id, self.view_version(id[0]))

    def remember(self, id: Id, version: int) -> None:  # noqa: A002
        """Know a command again; of one person's many, the oldest are forgotten, and of many people, those long gone."""
        person, name = id
        own = self.ids.pop(person, None)
        if own is None:
            own = {}
        self.ids[person] = own
        own[name] = version
        if len(own) > REMEMBERED_IDS:
            del own[next(iter(own))]
        if len(self.ids) > REMEMBERED_PEOPLE:
            self.forget_a_stranger()

    def version_with(self, id: Id) -> int | None:  # noqa: A002
        """The version with a command that was carried out; None: it was not, or that is forgotten."""
        own = self.ids.get(id[0])
        return None if own is None else own.get(id[1])

    def forget_a_stranger(self) -> None:
        """Forget the ids of somebody who does not sit here: whoever has been silent longest."""
        seated = frozenset() if self.state is None else self.state.known
        gone = next((person for person in self.ids if person not in seated), None)
        if gone is not None:
            del self.ids[gone]

    def check_complete(self) -> None:
        """Raises `Damaged` when the log cannot end here."""
        playing = None if self.state is None else self.state.playing
        if playing is not None and playing.state is None:
            raise Damaged(self.code, self.length, "a game was begun, and never dealt")

    def view_version(self, person: Person | None) -> int:
        """How many events this person may know of; None is a spectator or the shared screen."""
        return self.public if person is None else self.public + self.private.get(person, 0)


def news_of(event: Event) -> News | None:
    """What everyone may know about an event; None: it is a secret of whoever caused it."""
    if isinstance(event, GameEvent):
        return AT_TABLE[slug_of(event)].rules.news(event.event)
    seat = event.seat if isinstance(event, TimeRanOut) else None
    return News(str(event.__struct_config__.tag), seat)
