"""All tables of a server. A table that nobody looks at is not in memory: its log is all there is of it."""

import asyncio
import logging
import time
from collections.abc import Callable

from starlore.core import Illegal
from starlore.table.butler import Butler
from starlore.table.codes import new_code
from starlore.table.decide import Context, checked, decide
from starlore.table.evolve import evolve
from starlore.table.log import ENCODER, Entry
from starlore.table.messages import Event, Options, Person, SitDown, TableOpened
from starlore.table.ports import Brain, Conflict, Store, StoreUnavailable
from starlore.table.room import Room

log = logging.getLogger(__name__)

IDLE = 60.0
"""Seconds for which an empty room is kept."""


class Tables:
    """Opens tables, and finds them again."""

    def __init__(self, store: Store, brain: Brain, *, pace: float = 1.0) -> None:
        self.store = store
        self.brain = brain
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.butlers: dict[str, Butler] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        self.on_broadcast: Callable[[float], None] | None = None

    async def open(self, options: Options, person: Person, sit: SitDown) -> str:
        """Open a table at which this person sits as its owner; durable when it returns."""
        while True:
            code = new_code()
            events: list[Event] = [TableOpened(code=code, options=checked(options))]
            state = evolve(None, events[0])
            context = Context(None, time.time(), {})  # type: ignore[arg-type]  # nobody draws lots to sit down
            events.extend(decide(state, person, sit, context))
            try:
                now = time.time()
                await self.store.append(code, 0, [ENCODER.encode(Entry(now, event, person)) for event in events])
            except Conflict:
                continue
            await self.store.remember(person, code)
            return code

    async def room(self, code: str) -> Room:
        """The live table with this code; raises `Illegal` when there is none."""
        room = self.rooms.get(code)
        if room is not None and not room.gone:
            return room
        if code not in self.loading:
            loading = self.loading[code] = asyncio.ensure_future(self.load(code))
            loading.add_done_callback(lambda _: self.loading.pop(code))
        found = await asyncio.shield(self.loading[code])
        if found is None:
            raise Illegal("no_such_table")
        return found

    async def load(self, code: str) -> Room | None:
        """Bring a table to life from its log."""
        room = Room(code, self.store, self.brain)
        try:
            if not await room.load():
                return None
        except StoreUnavailable:
            raise
        except Exception as error:
            log.error("a table's log makes no sense", extra={"table": code, "error": type(error).__name__})
            raise StoreUnavailable("the log makes no sense") from error
        room.on_broadcast = self.on_broadcast
        self.rooms[code] = room
        self.butlers[code] = Butler(room, pace=self.pace)
        return room

    def sweep(self) -> None:
        """Let go of rooms in which nobody has been for a while."""
        now = time.time()
        for code, room in list(self.rooms.items()):
            if not room.guests and not room.pending and now - room.quiet_since > IDLE:
                self.butlers.pop(code).rest()
                del self.rooms[code]

    async def close(self) -> None:
        """Finish every write that was begun, and let all go."""
        for butler in self.butlers.values():
            butler.rest()
        while any(room.pending for room in self.rooms.values()):
            await asyncio.sleep(0.005)
        await self.store.close()
