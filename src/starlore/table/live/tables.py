"""All tables of a server. A table that nobody looks at is not in memory: its log is all there is of it."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import SystemRandom

from starlore.core import Refused
from starlore.table.commands import SitDown
from starlore.table.context import Context
from starlore.table.decide import decide
from starlore.table.events import TableOpened
from starlore.table.evolve import evolve
from starlore.table.fair import new_seed
from starlore.table.live.absence import Absence
from starlore.table.live.bot_players import BotPlayers
from starlore.table.live.clock import SystemClock
from starlore.table.live.codes import new_code, new_invitation
from starlore.table.live.deadline import Deadline
from starlore.table.live.following import LogFollower
from starlore.table.live.other_servers import OtherServers
from starlore.table.live.ports import Brain, Clock
from starlore.table.live.room import Room
from starlore.table.live.turns import Turns
from starlore.table.live.watchdog import Watchdog
from starlore.table.log.chain import begin
from starlore.table.log.records import Entry, encode
from starlore.table.log.snapshot import code_digest
from starlore.table.options import Options, Person
from starlore.table.playing import check_options
from starlore.table.ports import Conflict, Damaged, Store

log = logging.getLogger(__name__)

IDLE_SECONDS = 60.0
"""Seconds for which an empty room is kept."""


class RoomJobs:
    """What runs in the background for one room: its bots, its clock, and watching over those who are away."""

    def __init__(self, room: Room, brain: Brain, pace: float) -> None:
        self.bots = BotPlayers(room, brain, pace=pace)
        self.deadline = Deadline(room, self.bots)
        self.absence = Absence(room)
        self.watchdog = Watchdog(room)
        bus = room.ledger.store.bus
        self.shared = () if bus is None else (LogFollower(room.ledger), OtherServers(room, bus))
        """Where servers share a store: following the log, and hearing of the others' subscribers."""

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        for job in (self.bots, self.deadline, self.absence, self.watchdog, *self.shared):
            job.stop()


class Tables:
    """Opens tables, and finds them again."""

    def __init__(self, store: Store, brain: Brain, *, pace: float = 1.0, clock: Clock | None = None) -> None:
        self.store = store
        self.brain = brain
        self.pace = pace
        self.clock = clock or SystemClock()
        self.turns = Turns()
        self.rooms: dict[str, Room] = {}
        self.jobs: dict[str, RoomJobs] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        self.on_broadcast: Callable[[float], None] | None = None
        self.on_public: Callable[[int], None] | None = None
        """Both are given to every room, which says when they are called."""
        self.on_redecide: Callable[[], None] = lambda: None
        """Called when others were faster, and something is decided again."""
        self.on_loaded: Callable[[Room], None] | None = None
        """Called with every table that is brought to life."""
        code_digest()  # reads files: now, and not while people play

    async def open(self, options: Options, person: Person, sit: SitDown) -> TableOpened:
        """Open a table at which this person sits as its owner; durable when it returns."""
        while True:
            code, now = new_code(), self.clock.now()
            seed, invitation = new_seed(SystemRandom()), new_invitation()
            opened = TableOpened(code=code, options=check_options(options), seed=seed, invitation=invitation)
            seated = decide(evolve(None, opened), person, sit, Context(SystemRandom(), now, {}))
            record, _ = encode(Entry(now, (opened, *seated), person), begin(code))
            try:
                await self.store.append(code, 0, record)
            except Conflict:
                continue
            await self.store.remember(person, code)
            return opened

    async def room(self, code: str) -> Room:
        """The live table with this code; raises `Refused` when there is none."""
        room = self.rooms.get(code)
        if room is not None and room.ledger.gone is None:
            return room
        if code not in self.loading:
            loading = self.loading[code] = asyncio.ensure_future(self.load(code))
            loading.add_done_callback(partial(self.loaded, code))
        found = await asyncio.shield(self.loading[code])
        if found is None:
            raise Refused("no_such_table")
        return found

    def loaded(self, code: str, loading: "asyncio.Future[Room | None]") -> None:
        """A table is awake, or could not be woken: whoever waits for it hears why, if anybody still does."""
        del self.loading[code]
        if not loading.cancelled():
            loading.exception()

    async def load(self, code: str) -> Room | None:
        """Bring a table to life from its log."""
        room = Room(code, self.store, self.clock, turns=self.turns)
        try:
            if not await room.load():
                return None
        except Damaged as error:
            log.error(
                "a table's log is damaged",
                extra={"table": error.table, "reason": str(error)},
            )
            raise
        room.on_broadcast = self.on_broadcast
        room.on_public = self.on_public
        room.ledger.on_redecide = self.on_redecide
        if code in self.jobs:
            self.jobs.pop(code).stop()  # of a room that is gone
        self.rooms[code] = room
        self.jobs[code] = RoomJobs(room, self.brain, self.pace)
        if self.on_loaded is not None:
            self.on_loaded(room)
        if room.ledger.durable.options.slow:
            room.flush_soon()  # bots that were about to move do so, though nobody may come
        return room

    def sweep(self) -> None:
        """Let go of rooms in which nobody has been for a while."""
        for code, room in list(self.rooms.items()):
            ledger = room.ledger
            busy = ledger.pending or ledger.failed is not None  # a log that is written anew belongs to one room
            quiet = not (room.presence.subscribers or busy or self.jobs[code].bots.thinking)
            if quiet and room.clock.now() - room.presence.quiet_since > IDLE_SECONDS:
                self.jobs.pop(code).stop()
                if ledger.gone is None:
                    ledger.snapshots.save_at_rest(ledger.history)
                del self.rooms[code]

    async def close(self) -> None:
        """Finish every write that was begun, and let all go."""
        for jobs in self.jobs.values():
            jobs.stop()
        while any(room.ledger.pending for room in self.rooms.values()):
            await asyncio.sleep(0.005)
        await self.store.close()
