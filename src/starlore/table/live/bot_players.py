"""Bots at work: they think for a while as people would, then move, for themselves or for somebody who is away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from starlore.core import Refused
from starlore.table.chairs import Seated
from starlore.table.events import Event
from starlore.table.games import AT_TABLE, Move, Slug
from starlore.table.live.bot_remarks import BotRemarks
from starlore.table.live.guarded_brain import GuardedBrain, seen_by
from starlore.table.live.ports import Brain
from starlore.table.live.room import Room
from starlore.table.options import Player
from starlore.table.playing import move
from starlore.table.state import State

log = logging.getLogger(__name__)

RETRY_AFTER = 1.0
"""Seconds after which a bot that was refused thinks again."""

PEOPLE_FIRST = 150.0
"""Seconds for which bots leave it to people to go first, where anybody may."""

OF_THE_CLOCK = 0.75
"""The part of a clock's time for which they do, at the most."""

LOOK_AFTER = 1.0
"""Seconds after which a bot that lets people go first looks again."""


class BotPlayers:
    """Makes the moves of one room's bots while somebody is in it; in a slow game also when nobody is."""

    def __init__(self, room: Room, brain: Brain, *, pace: float = 1.0) -> None:
        self.room = room
        self.pace = pace
        """How long bots think, compared with what they would like to."""
        self.thinking: dict[Player, asyncio.Task[None]] = {}
        self.remarks = BotRemarks(room, pace=pace)
        self.brain = GuardedBrain(room, brain, self.remarks)
        room.on_shown.append(self.on_shown)

    def on_shown(self) -> None:
        """After every change: who has to think now?"""
        state = self.room.ledger.durable
        if not self.room.presence.subscribers and not state.options.slow:
            return
        running = state.running
        if running is None or state.real_cards:
            return
        for chair in state.chairs:
            player = chair.player
            if not chair.automatic or player not in running.seating or player in self.thinking:
                continue
            if self.is_due(player):
                self.start(player, partial(self.think, player))

    def start(self, player: Player, do: Callable[[], Awaitable[None]]) -> None:
        """Let a bot do something for this player, instead of what it was doing."""
        if player in self.thinking:
            self.thinking.pop(player).cancel()
        self.thinking[player] = asyncio.create_task(self.run_guarded(player, do))

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.on_shown)
        self.remarks.stop()
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    # --- one bot --------------------------------------------------------------------------------

    async def run_guarded(self, player: Player, do: Callable[[], Awaitable[None]]) -> None:
        """Do it; when it fails, wait a moment, so that a bot in trouble does not run in circles."""
        try:
            await do()
        except Refused as refusal:
            log.info("a bot was refused", extra={"table": self.room.code, "code": refusal.code})
            await self.room.clock.sleep(RETRY_AFTER)
        except Exception as error:
            self.brain.report(error)
            await self.room.clock.sleep(RETRY_AFTER)
        del self.thinking[player]
        self.room.flush_soon()

    async def think(self, player: Player) -> None:
        """A pause, then a move, if a bot still plays for this player."""
        seen = self.seen(player)
        if seen is not None:
            await self.room.clock.sleep(self.brain.pause(*seen) * self.pace + self.room.presence.turn_delay)
            if await self.was_overtaken(player, seen):
                return
        before = self.room.ledger.decided
        moved = not self.is_automatic(player) or await self.act(player, lambda: self.is_automatic(player))
        if not moved and self.room.ledger.decided is before and self.is_due(player):
            await self.room.clock.sleep(RETRY_AFTER)  # there is nothing that it could do: do not ask in circles

    async def was_overtaken(self, player: Player, seen: tuple[Slug, Any]) -> bool:
        """Where anybody may move, let people go first, for a while; whether somebody has."""
        if not self.brain.is_anyones(*seen):
            return False
        now, deadline = self.room.clock.now(), self.room.ledger.decided.deadline
        patience = PEOPLE_FIRST * self.pace
        until = now + (patience if deadline is None else min(patience, (deadline - now) * OF_THE_CLOCK))

        def waits() -> bool:
            if self.seen(player) != seen or not self.is_automatic(player):
                return False
            return self.a_person_could_move() and self.room.clock.now() < until

        while waits():
            await self.room.clock.sleep(LOOK_AFTER)
        return self.seen(player) != seen

    def a_person_could_move(self) -> bool:
        """The game waits for somebody who is here; in a slow game nobody need be here."""
        state, presence = self.room.ledger.decided, self.room.presence
        presence.refresh(state)
        away = () if state.options.slow else presence.away
        return any(
            isinstance(chair.sitter, Seated)
            and chair.maker is None
            and chair.player in state.awaited
            and chair.player not in away
            for chair in state.chairs
        )

    async def act(self, player: Player, still_wanted: Callable[[], bool], first: Sequence[Event] = ()) -> bool:
        """Make this player's next move, if there is one to make, and if it is still wanted once it is chosen.

        What happens `first` is written together with the move.
        """
        before = self.room.ledger.decided
        shared = self.room.ledger.store.bus is not None
        seen = self.seen(player) if shared else None
        command = await self.brain.choose(player) or self.brain.improvise(player) or self.simple_move(player)
        if command is None:
            return False
        if not still_wanted():
            return True  # the player moved while the bot chose: keep theirs, and ask again
        if shared and self.seen(player) != seen:
            return True  # another server may have made this very move meanwhile: ask again

        def decision(state: State) -> Sequence[Event]:
            if shared and seen_by(player, state) != seen:
                return ()  # others wrote first, and this may have been among it
            return (*first, *move(state, player, command, self.room.context()))

        try:
            self.room.act(decision)
        except Refused:
            if self.room.ledger.decided is before:
                raise
            return False  # somebody was faster
        return True

    def simple_move(self, player: Player) -> Move | None:
        """Any move that the rules allow now; None: there is none to make."""
        running = self.room.ledger.decided.running
        seat = None if running is None else running.seat_of(player)
        if running is None or seat is None or player not in self.room.ledger.decided.awaited:
            return None
        moves = running.rules.choices(running.rules.view(running.state, seat))
        if not moves:
            return None
        kind = self.room.rng.choice(sorted({type(one) for one in moves}, key=lambda one: one.__name__))
        return AT_TABLE[running.slug].move(self.room.rng.choice([one for one in moves if type(one) is kind]))

    def seen(self, player: Player) -> tuple[Slug, Any] | None:
        """The game as this player's seat sees it now."""
        return seen_by(player, self.room.ledger.decided)

    def is_automatic(self, player: Player) -> bool:
        """A bot plays for this player."""
        chair = self.room.ledger.decided.chair(player)
        return chair is not None and chair.automatic

    def is_due(self, player: Player) -> bool:
        """There is something to do for this player."""
        seen = self.seen(player)
        if seen is None:
            return False
        due = self.brain.is_due(*seen)
        return player in self.room.ledger.decided.awaited if due is None else due
