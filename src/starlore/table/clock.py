"""The clock of a running server: the time of day when it was started, plus what has passed since.

A wall clock that is set forward or back while games are running neither ends nor stalls any of them.
"""

import asyncio
import time
from collections.abc import Callable

from starlore.table.ports import Alarm


def elapsed() -> float:
    """Seconds on a clock that only goes forward, and goes on while the machine sleeps where there is such a clock."""
    boottime = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boottime is None else time.clock_gettime(boottime)


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
