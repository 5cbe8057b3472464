"""Following logs: what others write is told by the nodes as soon as it is stored (republish), at most once.

So a message can be missed. Each says which number its record has: a gap is filled from the stream. And again and again,
and whenever the line was cut, it is looked whether a log has grown without anybody having heard of it.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from starlore.store.nats.client import Message
from starlore.store.nats.jetstream import Found, JetStream, found_in
from starlore.store.nats.log_reader import DELETED, Place, Reader, place_of, table_of
from starlore.store.nats.streams import Names
from starlore.table.ports import Rewritten

log = logging.getLogger(__name__)

CHECK_INTERVAL = 5.0
"""Seconds between two looks at where all followed logs end."""

FIRST_CHECK_AFTER = 0.5
"""Seconds after the beginning of following: until all nodes know of it, something may be missed."""


class Follower:
    """Somebody who follows one log."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[Found | None] = asyncio.Queue()
        """Records; None: look whether there are any."""


class Following:
    """All logs that this server follows."""

    def __init__(self, jetstream: JetStream, names: Names, reader: Reader) -> None:
        self.jetstream = jetstream
        self.names = names
        self.reader = reader
        self.followers: dict[str, set[Follower]] = {}
        self.looking: asyncio.Task[None] | None = None
        self.gaps = 0
        self.on_lag: list[Callable[[float], None]] = []
        """Told how many seconds after being stored a record was heard of."""
        jetstream.on_reconnect.append(self.missed)

    async def follow(self, table: str, after: int) -> AsyncIterator[bytes]:
        """The records after a version, those to come among them."""
        if self.looking is None:
            self.looking = asyncio.create_task(self.look_again())
        follower = Follower()
        end = await self.subscribe(table, follower)
        self.followers.setdefault(table, set()).add(follower)
        follower.queue.put_nowait(None)
        soon = asyncio.get_running_loop().call_later(FIRST_CHECK_AFTER, follower.queue.put_nowait, None)
        try:
            while True:
                found = await follower.queue.get()
                if found is None:
                    records = await self.fill(table, after, await self.reader.end(table))
                else:
                    place = place_of(found)
                    if self.reader.outdated(table, place):
                        raise Rewritten(table)
                    if place.version <= after:
                        continue
                    if place.version == after + 1:
                        records = [found.data]
                    else:
                        self.gaps += 1
                        records = await self.fill(table, after, place)
                for record in records:
                    after += 1
                    yield record
        finally:
            soon.cancel()
            self.followers[table].discard(follower)
            if not self.followers[table]:
                del self.followers[table]
                self.reader.places.heard.pop(table, None)
            await end()

    async def subscribe(self, table: str, follower: Follower) -> Callable[[], Awaitable[None]]:
        """Have a follower told of what is stored; what is returned ends it.

        What is asked of the same node afterwards it hears after this, so nothing is missed in between.
        """

        def hear(message: Message) -> None:
            found = found_in(message)
            if place_of(found).version == DELETED:
                return
            self.reader.places.hear(table, found)
            for tell in self.on_lag:
                tell(max(0.0, time.time() - found.at))
            follower.queue.put_nowait(found)

        return await self.jetstream.listen(self.names.fact(table), hear)

    async def fill(self, table: str, after: int, end: Place) -> list[bytes]:
        """What was missed: up to a record that we have heard of, or to wherever the log ends."""
        if self.reader.outdated(table, end):
            raise Rewritten(table)
        return await self.reader.records(table, after, end) or [] if end.version > after else []

    async def missed(self) -> None:
        """The line was cut: something may have been missed, and more until all nodes know that we listen again."""
        self.look_at_all()
        asyncio.get_running_loop().call_later(FIRST_CHECK_AFTER, self.look_at_all)

    def look_at_all(self) -> None:
        """Have everyone look whether there are records that they have not heard of."""
        for followers in self.followers.values():
            for follower in followers:
                follower.queue.put_nowait(None)

    async def look_again(self) -> None:
        """Again and again: has a log grown without anybody having heard of it?"""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            try:
                for found in await self.reader.ends(list(self.followers)):
                    for follower in self.followers.get(table_of(found), ()):
                        if place_of(found).version != DELETED:
                            follower.queue.put_nowait(found)
            except Exception as error:  # whatever it is: nobody else looks
                log.info("it cannot be seen where logs end", extra={"reason": repr(error)})

    def close(self) -> None:
        """Look no more."""
        if self.looking is not None:
            self.looking.cancel()
