"""A table's log, and what follows from it: what has been decided, what is on its way to the disk, what is durable.

    decision --decide--> events --append--> (durable) --> whoever asked is answered, everyone may be told

Decisions are made on the newest state, even while its last events are still on their way to the disk. An append that
meets a conflict has lost a race against another writer: the ledger reads what was written, evolves, and decides again.
Only the rules may refuse.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from starlore.core import Refused
from starlore.table.evolve import evolve
from starlore.table.live.decisions import Answer, Decision, Fact, Pending, Written
from starlore.table.live.listing import listed_for
from starlore.table.live.ports import Clock
from starlore.table.live.snapshot_keeper import SnapshotKeeper
from starlore.table.log import snapshot
from starlore.table.log.history import History, Id, Recorded
from starlore.table.log.records import Entry, encode
from starlore.table.options import Person
from starlore.table.ports import Conflict, Damaged, OutcomeUnknown, Rewritten, Store
from starlore.table.state import State

log = logging.getLogger(__name__)

ATTEMPTS = 8
"""How often something is decided or written anew because others were faster, before it is given up."""


class Ledger:
    """The log of one live table."""

    def __init__(self, code: str, store: Store, clock: Clock) -> None:
        self.code = code
        self.store = store
        self.clock = clock
        self.history = History(code)
        """What is durable."""
        self.decided: State
        self.decided_length = 0
        self.head = self.history.head
        """The end of the chain with what is on its way to the disk."""
        self.pending: list[Pending] = []
        """On their way to the disk."""
        self.undecided: list[Pending] = []
        """To be decided once the ledger has recovered."""
        self.asked: dict[Id, Pending] = {}
        """Commands that have not been answered yet."""
        self.failed: Exception | None = None
        """Why the newest decided state will not come to be: nothing more is decided on it."""
        self.recovering: asyncio.Task[None] | None = None
        self.gone: str | None = None
        """Why this table cannot be played on: somebody has deleted it, or its log is damaged."""
        self.snapshots = SnapshotKeeper(code, store)
        self.on_fact: Callable[[Fact], None] = lambda _: None
        self.on_change: Callable[[], None] = lambda: None
        """Called after facts, and after a failure."""
        self.on_idle: Callable[[], None] = lambda: None
        """Called when nothing of ours is on its way any more."""
        self.on_redecide: Callable[[], None] = lambda: None

    @property
    def durable(self) -> State:
        """The table as it may be told."""
        assert self.history.state is not None
        return self.history.state

    @property
    def durable_length(self) -> int:
        """How many records are durable."""
        return self.history.length

    def view_version(self, person: Person | None) -> int:
        """How many durable events this person may know of; None is a spectator or the shared screen."""
        return self.history.view_version(person)

    # --- waking and falling asleep --------------------------------------------------------------

    async def load(self) -> bool:
        """Read the table from its last snapshot and what came after it; False when there is no such table."""
        kept = await self.store.latest(self.code)
        past = None if kept is None else snapshot.decode(self.code, kept)
        self.store.adopt(self.code)
        try:
            if past is not None:
                last, *records = await self.store.read(self.code, past.length - 1) or [b""]
                snapshot.verify(past, last)
                self.history, self.snapshots.length = past, past.length
        except Rewritten:
            past = None
        if past is None:
            records = list(await self.store.read(self.code))
            self.store.adopt(self.code)
        await self.history.replay_all(records)
        self.history.check_complete()
        if self.history.state is None:
            return False
        self.forget_undurable()
        self.snapshots.save_when_due(self.history)
        return True

    def forget_undurable(self) -> None:
        """What has been decided is what is durable, and nothing else."""
        self.decided, self.decided_length, self.head = self.durable, self.durable_length, self.history.head

    # --- deciding -------------------------------------------------------------------------------

    def submit(self, decision: Decision, id: Id | None = None, answer: Answer | None = None) -> bool:  # noqa: A002
        """Carry out a command, unless it was before (it is idempotent): whether it is new. Raises `Refused` at once.

        The answer comes when it is durable.
        """
        if id is not None and self.answer_repeat(id, answer):
            return False
        pending = Pending(decision, id, [] if answer is None else [answer])
        if self.failed is None:
            self.decide(pending)
        else:
            self.undecided.append(pending)
            if id is not None:
                self.asked[id] = pending
        return True

    def answer_repeat(self, id: Id, answer: Answer | None) -> bool:  # noqa: A002
        """A command was carried out before, or is on its way to the disk: whoever sent it again is answered too."""
        version, pending = self.history.version_with(id), self.asked.get(id)
        if answer is not None and pending is not None:
            pending.answers.append(answer)
        elif answer is not None and version is not None:
            answer.accepted(version)
        return pending is not None or version is not None

    def decide(self, pending: Pending) -> None:
        """Make a decision on the newest state, and send its events to the log."""
        events = pending.decision(self.decided)
        if not events:
            pending.written = None
            if not self.pending:
                self.accept(pending)
                return
            self.pending[-1].resting.append(pending)  # what it finds done already is not durable yet
            if pending.id is not None:
                self.asked[pending.id] = pending
            return
        state = self.decided
        for event in events:
            state = evolve(state, event)
            if (listed := listed_for(event)) is not None:
                self.list_table_for(listed)
        person, id = pending.id or (None, None)  # noqa: A001
        entry = Entry(self.clock.now(), tuple(events), person, id)
        record, self.head = encode(entry, self.head)
        expected, self.decided_length = self.decided_length, self.decided_length + 1
        self.decided = state
        pending.written = Written(entry, self.head, state)
        self.pending.append(pending)
        if pending.id is not None:
            self.asked[pending.id] = pending
        appended = asyncio.ensure_future(self.store.append(self.code, expected, record))
        appended.add_done_callback(lambda future: self.appended(pending, future.exception()))

    def accept(self, pending: Pending) -> None:
        """A command is carried out: answer everyone who has sent it."""
        person = None
        if pending.id is not None:
            person = pending.id[0]
            self.asked.pop(pending.id, None)
            if pending.written is None:
                self.history.remember_done(pending.id)
        for answer in pending.answers:
            answer.accepted(self.view_version(person))

    def refuse(self, pending: Pending, code: str) -> None:
        """A command is not carried out: forget its id, so that it can be tried again."""
        if pending.id is not None:
            self.asked.pop(pending.id, None)
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
            together, pending.resting = [pending, *pending.resting], []
            if isinstance(error, Conflict):
                self.undecided += together
            else:
                for one in together:
                    self.refuse(one, "outcome_unknown" if isinstance(error, OutcomeUnknown) else "storage_unavailable")
        if self.failed is not None and not self.pending and self.recovering is None:
            self.recovering = asyncio.ensure_future(self.recover())
        elif not self.pending:
            self.on_idle()
        self.on_change()

    def make_durable(self, pending: Pending) -> None:
        """Take over as durable what was decided."""
        written = pending.written
        assert written is not None
        self.tell((written.entry, self.history.add(written.entry, written.state, written.head)))
        self.accept(pending)
        for one in pending.resting:
            self.accept(one)
        self.snapshots.save_when_due(self.history)

    def tell(self, recorded: Recorded) -> None:
        """A record is durable: ours, another server's, or one of ours whose answer was lost."""
        entry, news = recorded
        for event, about in zip(entry.events, news, strict=True):
            self.on_fact(Fact(event, about, entry.by, self.durable))

    async def recover(self) -> None:
        """After a failed append: go back to what is durable, read what others have written, and decide again."""
        try:
            records = await self.store.read(self.code, self.durable_length)
            if isinstance(self.failed, Conflict) and not records:
                self.gone = "no_such_table"
            await self.history.replay_all(records, self.tell)
        except Rewritten:
            await self.read_anew()
        except Damaged as error:
            log.error("a table's log is damaged", extra={"table": error.table, "reason": str(error)})
            self.gone = "storage_unavailable"
        except Exception as error:
            log.warning("a table cannot be read again yet", extra={"table": self.code, "reason": str(error)})
        self.go_on()

    async def read_anew(self) -> None:
        """Begin again with the log as it is: it was written anew, here or by another server."""
        past, known = History(self.code), self.durable_length
        try:
            records = list(await self.store.read(self.code))
            self.store.adopt(self.code)
            await past.replay_all(records[:known])
            self.history, self.snapshots.length = past, 0
            await past.replay_all(records[known:], self.tell)
        except Exception as error:
            log.error("a table cannot be read any more", extra={"table": self.code, "reason": str(error)})
            self.gone = "storage_unavailable"

    def go_on(self) -> None:
        """Decide on what is durable, beginning with what has waited."""
        self.forget_undurable()
        self.failed = self.recovering = None
        self.on_idle()
        again, self.undecided = self.undecided, []
        for pending in again:
            self.decide_again(pending)
        self.on_change()

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Nothing is decided meanwhile: whoever asks waits, and is then decided for on what is durable."""
        while self.pending or self.failed is not None:
            await asyncio.sleep(0.002)
        self.failed = Conflict(self.code)
        try:
            yield
        finally:
            self.go_on()

    async def catch_up(self) -> None:
        """Read what others have written and nobody has told us of yet. Raises `StoreUnavailable`."""
        async with self.paused():
            await self.history.replay_all(await self.store.read(self.code, self.durable_length), self.tell)

    def decide_again(self, pending: Pending) -> None:
        """Make a decision anew that others were faster than, unless what they wrote has settled it."""
        if pending.id is not None and (version := self.history.version_with(pending.id)) is not None:
            self.asked.pop(pending.id, None)
            for answer in pending.answers:
                answer.accepted(version)
            return
        pending.attempts += 1
        self.on_redecide()
        if self.gone or pending.attempts > ATTEMPTS:
            self.refuse(pending, self.gone or "try_again")
            return
        try:
            self.decide(pending)
        except Refused as refusal:
            self.refuse(pending, refusal.code)

    def list_table_for(self, person: Person) -> None:
        """Put the table on this person's list. It is durable before what is appended next, or together with it."""
        noted = asyncio.ensure_future(self.store.remember(person, self.code))
        noted.add_done_callback(lambda future: future.exception())
