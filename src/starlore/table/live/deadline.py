"""The clock of a game: when the time for a step is over, a bot makes the moves that are still missing.

With real cards there are no bots: what a player has already chosen is settled, once, and everything else waits.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Literal

from starlore.core import Refused
from starlore.table.events import Event, TimeRanOut
from starlore.table.games import AT_TABLE
from starlore.table.live.bot_players import BotPlayers
from starlore.table.live.room import Room
from starlore.table.live.timer import Timer
from starlore.table.options import Player
from starlore.table.playing import move
from starlore.table.state import State

ATTEMPTS = 20
"""Moves that a bot may need to finish one step, at the most."""


class Deadline:
    """Watches the clock of one room while somebody is in it."""

    def __init__(self, room: Room, bots: BotPlayers) -> None:
        self.room = room
        self.bots = bots
        self.late: set[Player] = set()
        """For whom a bot is making a move right now."""
        self.settled: float | None = None
        """With real cards: the deadline after which everything was settled."""
        self.timer = Timer(room.clock, self.on_timer)
        room.on_shown.append(self.on_shown)

    def on_shown(self) -> None:
        """After every change: when does the clock run out?"""
        state = self.room.ledger.durable
        running = state.running
        if running is None or state.deadline in (None, self.settled) or not self.room.presence.subscribers:
            self.timer.set_for(None)
        else:
            self.timer.set_for((state.deadline or 0.0) + self.room.presence.turn_delay)

    def on_timer(self) -> None:
        """The time is over for whoever is awaited."""
        state = self.room.ledger.decided
        self.timer.retry()
        if state.running is None or state.deadline is None or self.room.clock.now() < state.deadline:
            return
        if state.real_cards:
            self.settle(state, state.deadline)
            return
        step = state.running.rules.step(state.running.state)
        for player in state.awaited:
            if player not in self.late:  # asked again and again, a slow bot would never come to an end
                self.late.add(player)
                self.bots.start(player, partial(self.move_for, player, step))

    def settle(self, state: State, deadline: float) -> None:
        """The time is over at a table with real cards. Who changes their mind afterwards is not hurried again."""
        self.settled = deadline
        self.timer.set_for(None)
        for player in state.awaited:
            with suppress(Refused):  # somebody was faster
                self.room.act(partial(self.settled_for, player, deadline))

    def settled_for(self, player: Player, deadline: float, state: State) -> Sequence[Event]:
        """What follows for one player, if the game still waits for them and the clock was not started anew."""
        running = state.running
        seat = None if running is None else running.seat_of(player)
        if running is None or seat is None or state.deadline != deadline:
            return ()
        game = AT_TABLE[running.slug]
        chosen = game.time_up(running.state, seat)
        return () if chosen is None else move(state, player, game.move(chosen), self.room.context())

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.on_shown)
        self.timer.set_for(None)

    async def move_for(self, player: Player, step: int) -> None:
        """A bot makes the moves that this player has not made in time, until nobody waits for them any more."""
        notice = self.notice(player)
        try:
            for _ in range(ATTEMPTS):
                running = self.room.ledger.decided.running
                if running is None or running.rules.step(running.state) != step:
                    return
                if player not in self.room.ledger.decided.awaited:
                    return
                outcome = await self.move_once(player, notice)
                if outcome == "nothing_to_do":
                    return
                if outcome == "moved":
                    notice = ()  # it is told once a step
        finally:
            self.late.discard(player)

    async def move_once(self, player: Player, first: Sequence[Event]) -> Literal["moved", "overtaken", "nothing_to_do"]:
        """Make a move for a player, unless they make one themselves while it is being chosen (overtaken)."""
        seen = self.bots.seen(player)
        overtaken = False

        def still_wanted() -> bool:
            nonlocal overtaken
            overtaken = self.bots.seen(player) != seen
            return not overtaken

        if not await self.bots.act(player, still_wanted, first):
            return "nothing_to_do"
        return "overtaken" if overtaken else "moved"

    def notice(self, player: Player) -> Sequence[Event]:
        """What everyone hears: the time was up for a person. Of a bot that is cut short nothing is told."""
        running = self.room.ledger.decided.running
        seat = None if running is None else running.seat_of(player)
        return () if seat is None or self.bots.is_automatic(player) else (TimeRanOut(player, seat),)
