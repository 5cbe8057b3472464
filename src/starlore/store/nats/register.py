"""A key-value bucket that every server keeps a copy of in memory: read once, and then what has changed since."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

from starlore.store.nats.bus import NatsBus
from starlore.store.nats.jetstream import MESSAGE_ID, WRONG_SEQUENCE, ApiError, JetStream
from starlore.store.nats.log_reader import table_of
from starlore.store.nats.streams import EXPECTED, Names
from starlore.table.ports import Conflict

log = logging.getLogger(__name__)

POLL_INTERVAL = 2.0
"""Seconds after which it is looked for changes that nobody has told of."""

BATCH = 1000

TTL = "Nats-TTL"
FORGOTTEN = "24h"
"""How long it is known that a value was forgotten. Its bucket must allow messages that fade."""


class Register:
    """One bucket."""

    def __init__(self, jetstream: JetStream, names: Names, bus: NatsBus, name: str) -> None:
        self.jetstream = jetstream
        self.names = names
        self.bus = bus
        self.name = name
        self.places: dict[str, int] = {}
        """Where the last value of each key stands."""
        self.last = 0
        self.changed = asyncio.Event()
        self.reading = asyncio.Lock()
        self.on_value: Callable[[str, bytes], None] = lambda *_: None
        self.task: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Read all of it, and go on reading."""
        await self.read()
        self.bus.subscribe(self.name, lambda _: self.changed.set())
        self.task = asyncio.create_task(self.keep_reading())

    async def read(self) -> None:
        """Read what has changed since the last time."""
        async with self.reading:
            body = {"next_by_subj": self.names.key(self.name, "*"), "batch": BATCH}
            bucket = self.names.bucket(self.name)
            while found := [one async for one in self.jetstream.batch(bucket, body | {"seq": self.last + 1})]:
                for one in found:
                    self.last = one.sequence
                    self.places[table_of(one)] = one.sequence
                    self.on_value(table_of(one), one.data)

    async def keep_reading(self) -> None:
        """Read again when somebody tells of a change, and every now and then."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), POLL_INTERVAL)
            self.changed.clear()
            try:
                await self.read()
            except Exception as error:  # whatever it is: nobody else reads
                log.info("a register cannot be read", extra={"register": self.name, "reason": repr(error)})

    async def put(self, key: str, value: bytes, *, keep: int | None = None) -> None:
        """Change a value, for good or for so many seconds, if nobody else has since it was read. Raises `Conflict`."""
        await self.change(key, value, {} if keep is None else {TTL: f"{keep}s"})

    async def take(self, key: str) -> None:
        """Forget a value, if nobody else has since it was read. Raises `Conflict`."""
        await self.change(key, b"", {TTL: FORGOTTEN})

    async def change(self, key: str, value: bytes, headers: dict[str, str]) -> None:
        """Have a value stored, if nobody else has stored another since it was read. Raises `Conflict`."""
        try:
            self.places[key] = await self.send(key, value, headers | {EXPECTED: str(self.places.get(key, 0))})
        except ApiError as error:
            if error.code in WRONG_SEQUENCE:
                self.changed.set()
                raise Conflict(key) from error
            raise
        self.bus.publish(self.name, b"")

    async def forget(self, key: str) -> None:
        """There is no such value any more. That this is so is kept for a while, so that every server hears of it."""
        self.places[key] = await self.send(key, b"", {TTL: FORGOTTEN})
        self.bus.publish(self.name, b"")

    async def send(self, key: str, value: bytes, headers: dict[str, str]) -> int:
        """Have a message stored once: it gets an id."""
        headers[MESSAGE_ID] = secrets.token_hex(8)
        bucket = self.names.bucket(self.name)
        return await self.jetstream.put_again(bucket, self.names.key(self.name, key), value, headers)

    def close(self) -> None:
        """Read no more."""
        if self.task is not None:
            self.task.cancel()
