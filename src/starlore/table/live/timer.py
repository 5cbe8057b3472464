"""A timer that is set anew after every change: each of a room's background jobs has one."""

from collections.abc import Callable

from starlore.table.live.ports import Alarm, Clock

MARGIN = 0.01
"""Seconds after the time itself, so that it has surely come."""

RETRY_AFTER = 1.0
"""Seconds after which it is looked again whether there is still something to do."""


class Timer:
    """Calls `fire` when a time has come. Setting it cancels what was set before."""

    def __init__(self, clock: Clock, fire: Callable[[], object]) -> None:
        self.clock = clock
        self.fire = fire
        self.alarm: Alarm | None = None

    def set_for(self, time: float | None) -> None:
        """Fire at this time (seconds since 1970), at once if it is over; None: not at all."""
        self.fire_in(None if time is None else max(0.0, time - self.clock.now()) + MARGIN)

    def retry(self) -> None:
        """Fire once more in a moment."""
        self.fire_in(RETRY_AFTER)

    def fire_in(self, seconds: float | None) -> None:
        """Set the alarm, or cancel it."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None if seconds is None else self.clock.call_later(seconds, self.fire)
