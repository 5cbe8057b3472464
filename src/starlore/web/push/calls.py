"""Calls people whose turn it is at a slow table: at most once a turn, not at night, and not while they are there."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from starlore.core import Refused
from starlore.table.chairs import Chair, Seated
from starlore.table.live.other_servers import HEARTBEAT
from starlore.table.live.room import Room
from starlore.table.live.tables import Tables
from starlore.table.live.timer import Timer
from starlore.table.options import Person
from starlore.table.ports import Conflict, Damaged, StoreUnavailable
from starlore.table.state import State
from starlore.web.push.services import Services
from starlore.web.push.subscriptions import NOBODY, Call, CallSubscription, Subscriptions

log = logging.getLogger(__name__)

CALL_AFTER_AWAY = 5.0
"""Seconds to wait before somebody is called who is not there: a page may only be loading."""

CALL_AFTER_PRESENT = 60.0
"""Seconds to wait before somebody is called who seems to be there: a phone that was put away looks so for a while."""

RETRY_AFTER = 60.0
"""Seconds before another try where a push service could not be reached; it doubles each time."""

HEARTBEATS_HEARD_AFTER = 1.5 * HEARTBEAT
"""Seconds after which a table that was just woken here has heard who is at it on other servers."""

MAX_RETRIES = 6
"""How often a push service is tried again for one turn."""

WAKE_AFTER = 30.0
"""Seconds after which a table whose bots have not moved is woken for them: its server may have stopped."""


class Calls:
    """Watches all tables that are awake, and calls."""

    def __init__(self, tables: Tables, subscriptions: Subscriptions, services: Services) -> None:
        self.tables = tables
        self.subscriptions = subscriptions
        self.services = services
        self.timer = Timer(tables.clock, self.on_timer)
        self.working: set[asyncio.Task[None]] = set()
        self.calling: set[tuple[Person, str]] = set()
        """Those who are being called right now."""
        tables.on_loaded = self.watch
        subscriptions.on_change = lambda: self.timer.set_for(subscriptions.next_due())

    def start(self) -> None:
        """Go on with what was to be done when the server was stopped."""
        self.timer.set_for(self.subscriptions.next_due())

    async def stop(self) -> None:
        """The server shuts down: what is due stays noted."""
        self.timer.set_for(None)
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        self.subscriptions.close()

    def watch(self, room: Room) -> None:
        """A table has been brought to life."""
        room.on_shown.append(lambda: self.note_turns(room))

    def note_turns(self, room: Room) -> None:
        """After every change: whose turn has it become?"""
        state = room.ledger.durable
        self.note_bots(room.code, state)
        for chair in awaited(state):
            person = chair.sitter.person
            assert person is not None
            if not self.subscriptions.of(person):
                continue
            turn = turn_of(state)
            known = self.subscriptions.calls.get((person, room.code))
            if known is None or known.turn != turn:
                wait = CALL_AFTER_AWAY if chair.player in room.presence.away else CALL_AFTER_PRESENT
                self.note(Call(person, room.code, *turn, self.tables.clock.now() + wait))

    def note_bots(self, code: str, state: State) -> None:
        """While bots are to move and somebody wants to be called after them, the table does not sleep for long."""
        known = self.subscriptions.calls.get((NOBODY, code))
        noted = known is not None and known.due is not None
        wanted = waits_for_bots(state) and any(
            chair.sitter.person is not None and self.subscriptions.of(chair.sitter.person) for chair in state.chairs
        )
        if wanted != noted:
            due = self.tables.clock.now() + WAKE_AFTER if wanted else None
            self.note(Call(NOBODY, code, *turn_of(state), due))

    def note(self, call: Call) -> None:
        """Keep how it stands with a turn, and look again when it is due."""
        self.subscriptions.calls[call.person, call.code] = call
        self.run_in_background(self.subscriptions.note(call))
        self.timer.set_for(self.subscriptions.next_due())

    def run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.ensure_future(self.quietly(work))
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """A call that fails is no reason for anything else to."""
        try:
            await work
        except Conflict:
            log.info("another server has seen to a call")
        except StoreUnavailable:
            log.warning("a call cannot be noted")

    def on_timer(self) -> None:
        """Somebody is to be called."""
        now = self.tables.clock.now()
        for key, call in list(self.subscriptions.calls.items()):
            if call.due is not None and call.due <= now and key not in self.calling:
                self.calling.add(key)
                self.run_in_background(self.call_and_release(call))
        if self.calling:
            self.timer.retry()
        else:
            self.timer.set_for(self.subscriptions.next_due())

    async def call_and_release(self, call: Call) -> None:
        """Call somebody, or find that there is no need, or not now."""
        try:
            await self.call(call)
        finally:
            self.calling.discard((call.person, call.code))
            self.timer.set_for(self.subscriptions.next_due())

    async def call(self, call: Call) -> None:
        """Call somebody for a turn, if it still is theirs."""
        if call.person == NOBODY:
            await self.wake(call)
            return
        wanted = self.subscriptions.of(call.person)
        chair = await self.still_awaited(call)
        if chair is None or not wanted:
            await self.subscriptions.note(replace(call, due=None))
            return
        now = self.tables.clock.now()
        awake = [one for one in wanted if one.silent_for(now) == 0.0]
        if not awake:
            await self.subscriptions.note(replace(call, due=now + min(one.silent_for(now) for one in wanted)))
            return
        await self.subscriptions.note(replace(call, due=None))  # before it is sent: better no call than a second one
        message = msgspec.json.encode({"code": call.code, "language": chair.language})
        if not await self.send(awake, message, call.code) and call.tries < MAX_RETRIES:
            await self.subscriptions.note(replace(call, due=now + RETRY_AFTER * 2**call.tries, tries=call.tries + 1))

    async def wake(self, call: Call) -> None:
        """Let a table's bots move; the first server that says so does it, and another if that one stops too."""
        await self.subscriptions.note(replace(call, due=self.tables.clock.now() + WAKE_AFTER))
        try:
            (await self.tables.room(call.code)).flush_soon()
        except (Refused, Damaged):
            await self.subscriptions.note(replace(call, due=None))

    async def still_awaited(self, call: Call) -> Chair | None:
        """The chair of whoever is to be called, unless they are there, or it is not their turn any more."""
        room = None
        asleep = call.code not in self.tables.rooms
        with contextlib.suppress(Refused, StoreUnavailable):
            room = await self.tables.room(call.code)
        if asleep and self.tables.store.bus is not None:
            await self.tables.clock.sleep(HEARTBEATS_HEARD_AFTER)
        if room is None:
            return None
        state = room.ledger.durable
        if turn_of(state) != call.turn:
            return None
        mine = (chair for chair in awaited(state) if chair.sitter.person == call.person)
        return next((chair for chair in mine if chair.player in room.presence.away), None)

    async def send(self, to: Sequence[CallSubscription], message: bytes, topic: str) -> bool:
        """Send to all of them; False when none could be reached, and it makes sense to try again."""
        loop = asyncio.get_running_loop()
        sending = [loop.run_in_executor(None, self.services.send, one.subscription, message, topic) for one in to]
        outcomes = await asyncio.gather(*sending)
        gone = [one.endpoint for one, outcome in zip(to, outcomes, strict=True) if outcome == "gone"]
        await self.subscriptions.forget(gone)
        return "sent" in outcomes or "later" not in outcomes


def awaited(state: State) -> list[Chair]:
    """The people for whom a slow game waits."""
    if not state.options.slow or state.running is None:
        return []
    chairs = [chair for player in state.awaited if (chair := state.chair(player)) is not None]
    return [chair for chair in chairs if isinstance(chair.sitter, Seated) and chair.maker is None]


def waits_for_bots(state: State) -> bool:
    """A slow game does not go on before a bot has moved."""
    if not state.options.slow or state.running is None:
        return False
    return any(chair.automatic and chair.player in state.awaited for chair in state.chairs)


def turn_of(state: State) -> tuple[int, int]:
    """Which turn of the table's games it is."""
    running = state.running
    return (state.games, 0) if running is None else (state.games, running.rules.step(running.state))
