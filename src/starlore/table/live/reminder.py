"""One timer that is set anew after every change: whoever watches a room has one."""

from collections.abc import Callable

from starlore.table.live.ports import Alarm, Clock

LATER = 0.01
"""Seconds after the time itself, so that it has surely come."""

AGAIN = 1.0
"""Seconds after which it is looked again whether there is still something to do."""


class Reminder:
    """Calls when a time has come. Setting it puts out what was set before."""

    def __init__(self, clock: Clock, ring: Callable[[], object]) -> None:
        self.clock = clock
        self.ring = ring
        self.alarm: Alarm | None = None

    def set_for(self, time: float | None) -> None:
        """Ring at this time (seconds since 1970), at once if it is over; None: not at all."""
        self.ring_in(None if time is None else max(0.0, time - self.clock.now()) + LATER)

    def ring_again(self) -> None:
        """Ring once more in a moment."""
        self.ring_in(AGAIN)

    def ring_in(self, seconds: float | None) -> None:
        """Set the alarm, or put it out."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None if seconds is None else self.clock.call_later(seconds, self.ring)
