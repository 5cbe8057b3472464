"""Who may send a file now: so many at once, of all people together; the others wait for their turn, for a while."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlore.core import Refused

PATIENCE = 20.0
"""Seconds that a file waits for its turn, before its sender is told to try again."""


class Turns:
    """Files that are being received or worked on."""

    def __init__(self, at_once: int) -> None:
        self.free = asyncio.Semaphore(at_once)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Read a file only in here: whoever waits is not read from, so that their line waits and not our memory."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.free.acquire()
        except TimeoutError as error:
            raise Refused("too_busy") from error
        try:
            yield
        finally:
            self.free.release()
