"""A clock that a test turns: time passes when it is told to, and what is due by then is done at once."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count


class Ring:
    """Something that is due at a time, unless it is cancelled."""

    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        """Do not do it."""
        self.call = None


class TurnedClock:
    """Stands still until it is turned."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self.due: list[tuple[float, int, Ring]] = []
        self.numbers = count()

    def now(self) -> float:
        """Seconds since 1970."""
        return self.time

    def call_later(self, seconds: float, call: Callable[[], object]) -> Ring:
        """Do something when the clock has been turned so far."""
        ring = Ring(call)
        heapq.heappush(self.due, (self.time + seconds, next(self.numbers), ring))
        return ring

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has been turned so far; not at all if that is now."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        over = asyncio.get_running_loop().create_future()
        ring = self.call_later(seconds, lambda: None if over.done() else over.set_result(None))
        try:
            await over
        finally:
            ring.cancel()

    def turn(self, seconds: float) -> None:
        """Let so much time pass, and do in its order what is due by then."""
        end = self.time + seconds
        while self.due and self.due[0][0] <= end:
            self.time, _, ring = heapq.heappop(self.due)
            if ring.call is not None:
                ring.call()
        self.time = end
