"""A table's log, and what follows from it: what has been decided, what is on its way to the disk, what is durable.

    decision --decide--> events --append--> (durable) --> whoever asked is answered, everyone may be told

Decisions are made on the newest state, even while its last events are still on their way to the disk. An append that
meets a conflict has lost a race against another writer: the ledger reads what was written, evolves, and decides again.
Only the rules may refuse.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from starlore.core import Refused
from starlore.core.game import News
from starlore.table.evolve import evolve
from starlore.table.games import AT_TABLE, GameEvent, slug_of
from starlore.table.log import Entry, decode, encode
from starlore.table.messages import Event, Person, SatDown
from starlore.table.ports import Clock, Conflict, Store
from starlore.table.state import State

log = logging.getLogger(__name__)

REMEMBERED = 500
"""Ids of commands that a table knows to have carried out."""

ATTEMPTS = 8
"""How often a decision is made anew because others were faster, before it is given up."""

Decision = Callable[[State], Sequence[Event]]
"""What follows from a command, or from the table's own doing, in this state; raises `Refused`."""

Id = tuple[Person, str]
"""Who gave a command, and the id that their client gave it."""


class Answer(Protocol):
    """Whoever waits to hear what became of a command."""

    def accepted(self, version: int) -> None:
        """It is carried out and durable; the version with its events, as its sender counts."""

    def refused(self, code: str) -> None:
        """It was not carried out."""


class Pending(Struct):
    """A decision whose events are on their way to the disk, or that waits to be made anew."""

    decision: Decision
    id: Id | None
    """None: a bot's or the table's own doing."""

    answers: list[Answer]
    events: Sequence[Event] = ()
    state: State | None = None
    """The state after them."""

    version: int = 0
    attempts: int = 0


class Fact(Struct, frozen=True):
    """A durable event."""

    event: Event
    news: News | None
    """What everyone may know of it; None: it is a secret of whoever caused it."""

    by: Person | None
    state: State
    """The table after it, or after the last of the events that were written together."""


class Ledger:
    """The log of one live table."""

    def __init__(self, code: str, store: Store, clock: Clock) -> None:
        self.code = code
        self.store = store
        self.clock = clock
        self.decided: State
        self.durable: State
        self.decided_version = 0
        self.durable_version = 0
        self.pending: list[Pending] = []
        """On their way to the disk."""
        self.again: list[Pending] = []
        """To be decided once the ledger has recovered."""
        self.failed: Exception | None = None
        """Why the newest decided state will not come to be: nothing more is decided on it."""
        self.recovering: asyncio.Task[None] | None = None
        self.gone = False
        """The log is not what it was: somebody has deleted the table."""
        self.ids: dict[Id, Pending | int] = {}
        """Commands that were carried out: the version with each, or the append that it waits for."""
        self.public = 0
        """Durable events that everyone may know of."""
        self.private: Counter[Person] = Counter()
        """Durable events that only the one who caused them may know of."""
        self.on_fact: Callable[[Fact], None] = lambda _: None
        self.on_change: Callable[[], None] = lambda: None
        """Called after facts, and after a failure."""

    async def load(self) -> bool:
        """Read the table from its log; False when there is no such table."""
        state: State | None = None
        for record in await self.store.read(self.code):
            entry = decode(record)
            state = evolve(state, entry.event)
            self.count(news_of(entry.event), entry)
        if state is None:
            return False
        self.decided = self.durable = state
        self.decided_version = self.durable_version
        return True

    # --- deciding -------------------------------------------------------------------------------

    def submit(self, decision: Decision, id: Id | None = None, answer: Answer | None = None) -> bool:  # noqa: A002
        """Carry out a command, unless it was before (it is idempotent): whether it is new. Raises `Refused` at once.

        The answer comes when it is durable.
        """
        done = None if id is None else self.ids.get(id)
        if done is not None:
            if answer is not None:
                answer_again(done, answer)
            return False
        pending = Pending(decision, id, [] if answer is None else [answer])
        if self.failed is None:
            self.decide(pending)
        else:
            self.again.append(pending)
            if id is not None:
                self.ids[id] = pending
        return True

    def decide(self, pending: Pending) -> None:
        """Make a decision on the newest state, and send its events to the log."""
        events = pending.decision(self.decided)
        if not events:
            self.settle(pending)
            return
        at, state = self.clock.now(), self.decided
        person, id = pending.id or (None, None)  # noqa: A001
        records = [encode(Entry(at, event, person, id)) for event in events]
        for event in events:
            state = evolve(state, event)
            if isinstance(event, SatDown):
                self.remember(event.person)
        expected, self.decided_version = self.decided_version, self.decided_version + len(events)
        self.decided = state
        pending.events, pending.state, pending.version = events, state, self.decided_version
        self.pending.append(pending)
        if pending.id is not None:
            self.ids[pending.id] = pending
        appended = asyncio.ensure_future(self.store.append(self.code, expected, records))
        appended.add_done_callback(lambda future: self.appended(pending, future.exception()))

    def settle(self, pending: Pending) -> None:
        """A command is carried out: remember its id and answer everyone who has sent it."""
        version = self.version_for(None if pending.id is None else pending.id[0])
        if pending.id is not None:
            self.ids[pending.id] = version
            self.trim()
        for answer in pending.answers:
            answer.accepted(version)

    def refuse(self, pending: Pending, code: str) -> None:
        """A command is not carried out: forget its id, so that it can be tried again."""
        if pending.id is not None:
            self.ids.pop(pending.id, None)
        for answer in pending.answers:
            answer.refused(code)

    # --- what the store answers -----------------------------------------------------------------

    def appended(self, pending: Pending, error: BaseException | None) -> None:
        """An append has ended."""
        self.pending.remove(pending)
        if error is None:
            self.make_durable(pending)
        elif isinstance(error, Exception):
            self.failed = self.failed or error
            if isinstance(error, Conflict):
                self.again.append(pending)
            else:
                self.refuse(pending, "storage_unavailable")
        if self.failed is not None and not self.pending and self.recovering is None:
            self.recovering = asyncio.ensure_future(self.recover())
        self.on_change()

    def make_durable(self, pending: Pending) -> None:
        """Take over as durable what was decided."""
        assert pending.state is not None
        self.durable, self.durable_version = pending.state, pending.version
        person = None if pending.id is None else pending.id[0]
        for event in pending.events:
            news = news_of(event)
            self.count_event(news, person)
            self.on_fact(Fact(event, news, person, pending.state))
        self.settle(pending)

    async def recover(self) -> None:
        """After a failed append: go back to what is durable, read what others have written, and decide again."""
        try:
            records = await self.store.read(self.code, self.durable_version)
            self.gone = isinstance(self.failed, Conflict) and not records
            for record in records:
                self.take_in(decode(record))
        except Exception as error:
            log.warning("a table cannot be read again yet", extra={"table": self.code, "reason": str(error)})
        self.decided, self.decided_version = self.durable, self.durable_version
        self.failed = self.recovering = None
        again, self.again = self.again, []
        for pending in again:
            self.decide_again(pending)
        self.on_change()

    def decide_again(self, pending: Pending) -> None:
        """Make a decision anew that others were faster than, unless what they wrote has settled it."""
        done = None if pending.id is None else self.ids.get(pending.id)
        if isinstance(done, int):
            for answer in pending.answers:
                answer.accepted(done)
            return
        pending.attempts += 1
        if self.gone or pending.attempts > ATTEMPTS:
            self.refuse(pending, "no_such_table" if self.gone else "try_again")
            return
        try:
            self.decide(pending)
        except Refused as refusal:
            self.refuse(pending, refusal.code)

    def take_in(self, entry: Entry) -> None:
        """A record that another server, or a write of ours whose answer was lost, has put into the log."""
        self.durable = evolve(self.durable, entry.event)
        news = news_of(entry.event)
        self.count(news, entry)
        self.on_fact(Fact(entry.event, news, entry.by, self.durable))

    # --- counting -------------------------------------------------------------------------------

    def count(self, news: News | None, entry: Entry) -> None:
        """Count the next record of the log, and keep in mind which command it answers."""
        self.durable_version += 1
        self.count_event(news, entry.by)
        if entry.by is not None and entry.id is not None:
            self.ids[entry.by, entry.id] = self.version_for(entry.by)
            self.trim()

    def count_event(self, news: News | None, by: Person | None) -> None:
        """Count a durable event for those who may know of it."""
        if news is not None:
            self.public += 1
        elif by is not None:
            self.private[by] += 1

    def version_for(self, person: Person | None) -> int:
        """How many durable events this person may know of; None is a spectator or the shared screen."""
        return self.public if person is None else self.public + self.private[person]

    def trim(self) -> None:
        """Forget the oldest ids."""
        while len(self.ids) > REMEMBERED:
            self.ids.pop(next(iter(self.ids)))

    def remember(self, person: Person) -> None:
        """Put the table on this person's list. It is durable before what is appended next, or together with it."""
        noted = asyncio.ensure_future(self.store.remember(person, self.code))
        noted.add_done_callback(lambda future: future.exception())


def answer_again(done: Pending | int, answer: Answer) -> None:
    """Answer a command that was carried out before, or is on its way to the disk."""
    if isinstance(done, Pending):
        done.answers.append(answer)
    else:
        answer.accepted(done)


def news_of(event: Event) -> News | None:
    """What everyone may know about an event; None: it is a secret of whoever caused it."""
    if isinstance(event, GameEvent):
        return AT_TABLE[slug_of(event)].rules.news(event.event)
    return News(str(event.__struct_config__.tag))
