"""The clock of a game: when the time for a step is over, a bot makes the moves that are still missing."""

from collections.abc import Sequence
from functools import partial

from starlore.table.bot_players import BotPlayers
from starlore.table.messages import Event, Player, TimeRanOut
from starlore.table.reminder import Reminder
from starlore.table.room import Room

ATTEMPTS = 20
"""Moves that a bot may need to finish one step, at the most."""


class Deadline:
    """Watches the clock of one room while somebody is in it."""

    def __init__(self, room: Room, bots: BotPlayers) -> None:
        self.room = room
        self.bots = bots
        self.late: set[Player] = set()
        """For whom a bot is making a move right now."""
        self.reminder = Reminder(room.clock, self.ring)
        room.on_shown.append(self.look)

    def look(self) -> None:
        """After every change: when does the clock run out?"""
        state = self.room.ledger.durable
        if state.running is None or state.until is None or not self.room.presence.guests:
            self.reminder.set_for(None)
        else:
            self.reminder.set_for(state.until)

    def ring(self) -> None:
        """The time is over for whoever is awaited."""
        state = self.room.ledger.decided
        self.reminder.ring_again()
        if state.running is None or state.until is None or self.room.clock.now() < state.until:
            return
        step = state.running.rules.step(state.running.state)
        for player in state.awaited:
            if player not in self.late:  # asked again and again, a slow bot would never come to an end
                self.late.add(player)
                self.bots.start(player, partial(self.move_for, player, step))

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.look)
        self.reminder.set_for(None)

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
                moved = await self.move_once(player, notice)
                if moved is None:
                    return
                if moved:
                    notice = ()  # it is told once a step
        finally:
            self.late.discard(player)

    async def move_once(self, player: Player, first: Sequence[Event]) -> bool | None:
        """Make a move for a player, unless they make one themselves while it is being chosen (False).

        None: there is no move to make.
        """
        seen = self.bots.seen(player)
        wanted = False

        def still_wanted() -> bool:
            nonlocal wanted
            wanted = self.bots.seen(player) == seen
            return wanted

        return wanted if await self.bots.act(player, still_wanted, first) else None

    def notice(self, player: Player) -> Sequence[Event]:
        """What everyone hears: the time was up for a person. Of a bot that is cut short nothing is told."""
        running = self.room.ledger.decided.running
        seat = None if running is None else running.seat_of(player)
        return () if seat is None or self.bots.is_automatic(player) else (TimeRanOut(player, seat),)
