"""How many files are received or worked on at once (semaphores); the others wait for a slot, for a while.

One address has at most half of all slots: who sends slowly, or something that is hard to work on, holds up their own.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from starlore.core import Refused

MAX_WAIT = 20.0
"""Seconds that a file waits for a slot, before its sender is told to try again."""


class UploadSlots:
    """Slots for files that are being received or worked on."""

    def __init__(self, at_once: int) -> None:
        self.free = asyncio.Semaphore(at_once)
        self.each = max(1, at_once // 2)
        self.of_address: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[None]:
        """Read a file only in here: whoever waits is not read from (backpressure), and fills no memory of ours."""
        own = self.of_address.get(address)
        if own is None:
            own = self.of_address[address] = asyncio.Semaphore(self.each)
        async with AsyncExitStack() as held:
            for free in (own, self.free):
                try:
                    async with asyncio.timeout(MAX_WAIT):
                        await free.acquire()
                except TimeoutError as error:
                    raise Refused("too_busy") from error
                held.callback(free.release)
            yield
