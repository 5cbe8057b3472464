"""The clock of a running server: the time of day when it was started, plus what has passed since.

A wall clock that is set forward or back while games are running neither ends nor stalls any of them.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from starlore.table.live.ports import Alarm, Clock

BOOTTIME: int | None = getattr(time, "CLOCK_BOOTTIME", None)


elapsed: Callable[[], float] = time.monotonic if BOOTTIME is None else partial(time.clock_gettime, BOOTTIME)
"""Seconds on a clock that only goes forward, and goes on while the machine sleeps where there is such a clock."""


class SystemClock:
    """The time of the machine, anchored once."""

    def __init__(self) -> None:
        self.anchor = time.time() - elapsed()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.anchor + elapsed()

    def call_later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Do something when so much time has passed."""
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time has passed."""
        await asyncio.sleep(seconds)


class TableClock:
    """A table's own time: that of the server, but never before what already stands in the table's log.

    A server that was started with a clock set back goes on where the log ended. Else whoever has a minute to move
    would have an hour and a minute.
    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ahead = 0.0

    def not_before(self, time: float) -> None:
        """It is at least so late already."""
        self.ahead = max(self.ahead, time - self.clock.now())

    def now(self) -> float:
        """Seconds since 1970."""
        return self.clock.now() + self.ahead

    def call_later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Do something when so much time has passed."""
        return self.clock.call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time has passed."""
        await self.clock.sleep(seconds)
