"""A watchdog over programs: when one is gone, or thinks for too long, a bot of ours sits in and the game goes on."""

from collections.abc import Iterator

from starlore.table.live.room import Room
from starlore.table.live.timer import Timer
from starlore.table.options import Player
from starlore.table.seating import sit_in_for_program

GONE_AFTER = 10.0
"""Seconds that a program may be away from a game in which it plays."""

MOVE_TIMEOUT = 60.0
"""Seconds that a program may think about one move while the others wait for it."""


class Watchdog:
    """Watches the programs of one room while somebody is in it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.since: dict[Player, tuple[int, float]] = {}
        """Since when each program has been awaited, and at which step of the game."""
        self.timer = Timer(room.clock, self.on_timer)
        room.on_shown.append(self.on_shown)

    def on_shown(self) -> None:
        """After every change: when will a program have been gone, or have thought, for too long?"""
        ends = [end for _, end in self.ends()] if self.room.presence.subscribers else []
        self.timer.set_for(min(ends, default=None))

    def on_timer(self) -> None:
        """Somebody's time is over."""
        now = self.room.clock.now()
        self.timer.retry()
        for player, end in list(self.ends()):
            if now >= end:
                self.sit_in(player)

    def sit_in(self, player: Player) -> None:
        """A bot plays for this program from now on."""
        self.room.act(lambda state: sit_in_for_program(state, player))

    def ends(self) -> Iterator[tuple[Player, float]]:
        """The programs that are to be waited for, and until when."""
        state = self.room.ledger.decided
        running = state.running
        if running is None or not [chair for chair in state.chairs if chair.maker is not None]:
            self.since.clear()
            return
        now = self.room.clock.now()
        step, awaited = running.rules.step(running.state), state.awaited
        for chair in state.chairs:
            player = chair.player
            if chair.maker is None or chair.automatic or player not in running.seating:
                continue
            if chair.sitter.left:
                yield player, now
            elif player in self.room.presence.away:
                yield player, self.room.presence.away[player] + GONE_AFTER
            elif player in awaited:
                if self.since.get(player, (-1, 0.0))[0] != step:
                    self.since[player] = (step, now)
                yield player, self.since[player][1] + MOVE_TIMEOUT
            else:
                self.since.pop(player, None)

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.on_shown)
        self.timer.set_for(None)
