"""The butler keeps a game going: moves bots, watches the clock, and finds a new owner when the old one is gone."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from starlore.core import Illegal, Language
from starlore.table.decide import move, pass_ownership_on, void_wishes
from starlore.table.messages import MOVES, Move, Player, Slug
from starlore.table.room import Room

log = logging.getLogger(__name__)

OWNER_GRACE = 120.0
"""Seconds after which an absent owner's table goes to somebody present."""

TROUBLE = 1.0
"""Seconds after which a bot that was refused thinks again."""

ATTEMPTS = 20
"""Moves that a bot may need to finish one step, at the most."""


class Butler:
    """Looks after one room while somebody is in it."""

    def __init__(self, room: Room, *, pace: float = 1.0) -> None:
        self.room = room
        self.pace = pace
        """How long bots think, compared with what they would like to."""
        self.thinking: dict[Player, asyncio.Task[None]] = {}
        self.late: set[Player] = set()
        """Those of them whose time is up."""
        self.alarm: asyncio.TimerHandle | None = None
        room.on_shown.append(self.plan)

    def plan(self, room: Room) -> None:
        """After every change: who has to think now, and when to look again."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if not room.guests:
            return
        if room.state.wanted and room.failed is None and (void := void_wishes(room.state, room.context())):
            room.write(void)
        state = room.shown
        running = state.running
        if running is not None:
            for player in running.seating:
                chair = state.chair(player)
                if chair is not None and chair.automatic and player not in self.thinking and self.is_due(player):
                    self.thinking[player] = asyncio.create_task(self.think(player))
        times = [state.until] if running is not None and state.until is not None else []
        if state.owner in room.away:
            times.append(room.away[state.owner] + OWNER_GRACE)
        if times:
            delay = max(0.0, min(times) - time.time())
            self.alarm = asyncio.get_running_loop().call_later(delay + 0.01, self.look)

    def rest(self) -> None:
        """Stop everything: nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.plan)
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        self.late.clear()

    def look(self) -> None:
        """The alarm has gone off."""
        room, now = self.room, time.time()
        state = room.state
        self.alarm = asyncio.get_running_loop().call_later(1.0, lambda: self.plan(room))
        if state.running is not None and state.until is not None and now >= state.until:
            for player in state.awaited:
                if player in self.late:
                    continue  # a bot is at it: asked again and again, a slow one would never come to an end
                if player in self.thinking:
                    self.thinking.pop(player).cancel()
                self.late.add(player)
                self.thinking[player] = asyncio.create_task(self.time_is_up(player, state.until))
        if room.failed is None and state.owner in room.away and now >= room.away[state.owner] + OWNER_GRACE:
            events = pass_ownership_on(state, room.context())
            if events:
                room.write(events)

    async def time_is_up(self, player: Player, step: float) -> None:
        """A bot makes the move that this player has not made in time."""
        try:
            await self.carefully(player, self.finish_step(player, step))
        finally:
            self.late.discard(player)

    async def finish_step(self, player: Player, step: float) -> None:
        """Move until nobody waits for this player any more."""
        for _ in range(ATTEMPTS):
            if self.room.state.until != step or player not in self.room.state.awaited or not await self.step_in(player):
                return

    async def step_in(self, player: Player) -> bool:
        """Make a move for a player, unless they make one themselves while it is being chosen."""
        seen = self.seen(player)
        return await self.act(player, lambda: self.seen(player) == seen)

    async def think(self, player: Player) -> None:
        """Think for a while like a person would, then move."""
        await self.carefully(player, self.ponder(player))

    async def ponder(self, player: Player) -> None:
        """A pause, then a move."""
        seen = self.seen(player)
        if seen is not None:
            await asyncio.sleep(self.room.brain.pause(*seen, self.room.rng) * self.pace)
        if self.is_automatic(player):
            await self.act(player, lambda: self.is_automatic(player))

    async def carefully(self, player: Player, doing: Coroutine[None, None, None]) -> None:
        """Do it; when it fails, wait a moment, so that a bot in trouble does not run in circles."""
        try:
            await doing
        except Illegal as error:
            log.info("a bot was refused", extra={"table": self.room.code, "code": error.code})
            await asyncio.sleep(TROUBLE)
        except Exception as error:
            log.error("a bot has failed", extra={"table": self.room.code, "error": type(error).__name__})
            await asyncio.sleep(TROUBLE)
        del self.thinking[player]
        self.room.flush_soon()

    async def act(self, player: Player, still_wanted: Callable[[], bool]) -> bool:
        """Make this player's next move, if there is one to make, and if it is still wanted once it is chosen."""
        before = self.room.state
        command = await asyncio.to_thread(self.choose, player)
        if command is None:
            return False
        if not still_wanted():
            return True  # what has happened meanwhile counts, and what follows from it is another question
        try:
            self.room.write(move(self.room.state, player, command, self.room.context()))
        except Illegal:
            if self.room.state is before:
                raise
            return False  # somebody was faster
        return True

    def seen(self, player: Player) -> tuple[Slug, Any] | None:
        """The game as this player's seat sees it: all that a bot gets."""
        running = self.room.state.running
        seat = None if running is None else running.seat_of(player)
        return None if running is None or seat is None else (running.slug, running.game.view(running.state, seat))

    def language(self) -> Language:
        """The language of the table: what most people there speak."""
        spoken = Counter(chair.language for chair in self.room.state.chairs if chair.person)
        return spoken.most_common(1)[0][0] if spoken else "en"

    def is_automatic(self, player: Player) -> bool:
        """A bot plays for this player."""
        chair = self.room.state.chair(player)
        return chair is not None and chair.automatic

    def is_due(self, player: Player) -> bool:
        """There is something to do for this player."""
        seen = self.seen(player)
        return seen is not None and self.room.brain.due(*seen)

    def choose(self, player: Player) -> Move | None:
        """What a bot on this seat would do now."""
        seen = self.seen(player)
        chair = self.room.state.chair(player)
        if seen is None or chair is None:
            return None
        game, view = seen
        chosen = self.room.brain.choose(game, view, chair.level or "friend", self.language(), self.room.rng)
        return None if chosen is None else MOVES[game](chosen)
