"""What follows when people are away or come back: somebody stands in as owner, wishes for a stand-in are void."""

from starlore.table.live.room import Room
from starlore.table.live.timer import Timer
from starlore.table.owning import give_ownership_back, pass_ownership_on
from starlore.table.seating import void_stand_in_votes

OWNER_GRACE = 120.0
"""Seconds after which an absent owner's table goes to somebody present."""


class Absence:
    """Watches over one room while somebody is in it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.timer = Timer(room.clock, self.on_timer)
        room.on_shown.append(self.on_shown)

    def on_shown(self) -> None:
        """After every change: who is back, and when has the owner been away for too long?"""
        if not self.room.presence.subscribers:
            self.timer.set_for(None)
            return
        if self.room.ledger.decided.stand_in_votes:
            self.room.act(lambda state: void_stand_in_votes(state, self.room.context()))
        if self.room.ledger.decided.absent_owner is not None:
            self.room.act(lambda state: give_ownership_back(state, self.room.context()))
        since = self.owner_away_since()
        self.timer.set_for(None if since is None else since + OWNER_GRACE + self.room.presence.turn_delay)

    def on_timer(self) -> None:
        """The owner has been away for long."""
        self.timer.retry()
        since = self.owner_away_since()
        if since is not None and self.room.clock.now() >= since + OWNER_GRACE:
            owner = self.room.ledger.decided.owner
            self.room.act(lambda state: pass_ownership_on(state, self.room.context()) if state.owner == owner else ())

    def owner_away_since(self) -> float | None:
        """When the owner went away; None: is here, or there is none."""
        owner = self.room.ledger.decided.owner
        return None if owner is None else self.room.presence.away.get(owner)

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.on_shown)
        self.timer.set_for(None)
