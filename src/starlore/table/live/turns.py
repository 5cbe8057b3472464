"""Tables that have something to tell take turns (a queue of low priority): whoever waits for an answer goes first.

In each turn of the event loop one table tells everyone around it. Commands that come meanwhile are heard, decided and
on their way to the disk before the next table's turn; and a table whose turn comes late tells all that has happened at
it in one message.
"""

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Who is to tell something, in the order in which they asked."""

    def __init__(self) -> None:
        self.waiting: deque[Callable[[], None]] = deque()

    def add(self, tell: Callable[[], None]) -> None:
        """Wait for a turn."""
        self.waiting.append(tell)
        if len(self.waiting) == 1:
            asyncio.get_running_loop().call_soon(self.take)

    def take(self) -> None:
        """The first one's turn."""
        try:
            self.waiting[0]()
        finally:
            self.waiting.popleft()
            if self.waiting:
                asyncio.get_running_loop().call_soon(self.take)
