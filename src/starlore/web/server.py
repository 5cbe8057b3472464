"""What every request and every socket of one server shares."""

import asyncio
import logging
from collections import Counter
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from starlore.core import Refused
from starlore.table.messages import Person
from starlore.table.ports import Brain, Clock, Store
from starlore.table.room import Room
from starlore.table.tables import Tables
from starlore.web.identity import DeviceLinks
from starlore.web.limits import Buckets, Limits
from starlore.web.metrics import Metrics

log = logging.getLogger(__name__)

SWEEP = 15.0
"""Seconds between two looks for rooms that nobody is in."""


class Visitor(Protocol):
    """Whoever has opened a socket."""

    @property
    def person(self) -> Person:
        """Whose socket it is."""


class Server:
    """Everything that requests and sockets share."""

    def __init__(
        self,
        store: Store,
        brain: Brain,
        *,
        base_url: str | None = None,
        client: Path | None = None,
        limits: Limits | None = None,
        pace: float = 1.0,
        clock: Clock | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.tables = Tables(store, brain, pace=pace, clock=clock)
        self.base_url = base_url.rstrip("/") if base_url else None
        self.host = urlsplit(base_url).netloc if base_url else None
        self.client = client
        """The built client, if it is there."""
        self.metrics = Metrics()
        self.links = DeviceLinks()
        self.sockets: Counter[Person] = Counter()
        """Open sockets of each person."""
        self.requests = Buckets(self.limits.requests)
        self.misses = Buckets(self.limits.misses)
        self.chats = Buckets(self.limits.chat)
        self.openings = Buckets(self.limits.tables)
        self.openings_of_address = Buckets(self.limits.tables_of_address)
        self.tables.on_broadcast = self.metrics.broadcast.observe
        store.on_commit.append(self.metrics.commit.observe)

    def is_ours(self, origin: str | None, host: str | None) -> bool:
        """A request comes from a page of this server (CSRF check), or from a program that is no browser."""
        return origin is None or origin.partition("://")[2] in {host, self.host} - {None, ""}

    async def find(self, code: str | None, address: str) -> Room:
        """The table with this code; whoever asks for many that do not exist is slowed down."""
        misses = self.misses.of(address)
        if misses.empty():
            raise Refused("too_fast")
        try:
            if code is None:
                raise Refused("no_such_table")
            return await self.tables.room(code)
        except Refused:
            misses.owe()
            raise

    def joined(self, visitor: Visitor) -> None:
        """A socket was opened."""
        self.sockets[visitor.person] += 1
        self.count()

    def left(self, visitor: Visitor) -> None:
        """A socket was closed."""
        self.sockets[visitor.person] -= 1
        if not self.sockets[visitor.person]:
            del self.sockets[visitor.person]
        self.count()

    def count(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.sockets.set(self.sockets.total())
        self.metrics.players.set(len(self.sockets))
        self.metrics.tables.set(len(self.tables.rooms))

    async def sweep(self) -> None:
        """Let go of what nobody looks at, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            self.tables.sweep()
            self.count()

    async def close(self) -> None:
        """Finish every commit. By now everyone has been told to come back."""
        await self.tables.close()
        log.info("closed")
