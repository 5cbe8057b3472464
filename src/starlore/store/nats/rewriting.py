"""Writing a log anew: without somebody who is to be forgotten, or without what is damaged.

The new records are put into a file first. Then one message, stored only if the log still ends where it was read to,
takes the place of all before it: from then on the log begins with that file. Whoever dies before that has changed
nothing, and whoever dies after it has done it. What was there before is deleted by the one who wrote it anew, or by
the next one who reads it.
"""

import asyncio
import base64
import secrets
from collections.abc import Sequence

import msgspec

from starlore.store.nats.appending import Appender
from starlore.store.nats.jetstream import JetStream
from starlore.store.nats.log_reader import Place, Reader
from starlore.store.nats.streams import BASE, CHANGED, EXPECTED, VERSION, Names
from starlore.table.ports import Conflict, StoreUnavailable


class Rewriter:
    """Writes logs anew."""

    def __init__(self, jetstream: JetStream, names: Names, reader: Reader, appender: Appender) -> None:
        self.jetstream = jetstream
        self.names = names
        self.reader = reader
        self.appender = appender
        self.clearing: set[asyncio.Task[None]] = set()
        reader.on_leftover = self.clear_soon

    async def rewrite(self, table: str, end: Place, records: Sequence[bytes]) -> None:
        """Put records in place of all that a log had up to its end. Raises `Conflict`."""
        last = (
            await self.jetstream.from_leader(self.names.log_of(table), {"seq": end.sequence}) if end.sequence else None
        )
        name = f"logs/{table}/{secrets.token_hex(8)}"
        await self.reader.objects.put(name, msgspec.msgpack.encode(list(records)))
        headers = {
            EXPECTED: str(end.sequence),
            VERSION: str(len(records)),
            BASE: name,
        }
        if last is not None:
            headers[CHANGED] = last.headers.get(CHANGED, repr(last.at))
        try:
            place = await self.appender.send_until_settled(table, end, [(b"", headers)])
        except Conflict:
            await self.reader.objects.delete(name)
            raise
        self.reader.places.forget(table)
        await self.clear(table, place)

    async def clear(self, table: str, place: int) -> None:
        """Delete what a log was before, wherever it is: its records, its snapshot, and other files of it."""
        snapshots = self.names.bucket("snapshots")
        await self.jetstream.ask(f"STREAM.PURGE.{snapshots}", {"filter": self.names.key("snapshots", table)})
        base = await self.jetstream.from_leader(self.names.log_of(table), {"seq": place})
        if base is not None and BASE in base.headers:
            await self.forget_files(table, but=base.headers[BASE])
        await self.jetstream.ask(
            f"STREAM.PURGE.{self.names.log_of(table)}", {"filter": self.names.record(table), "seq": place}
        )

    def clear_soon(self, table: str, place: int) -> None:
        """Do what somebody has left undone, without waiting for it; if it fails, the next reader does it."""

        async def work() -> None:
            with_failure = await asyncio.gather(self.clear(table, place), return_exceptions=True)
            for error in with_failure:
                if error is not None and not isinstance(error, StoreUnavailable):
                    raise error

        task = asyncio.create_task(work())
        self.clearing.add(task)
        task.add_done_callback(self.clearing.discard)

    async def forget_files(self, table: str, but: str | None = None) -> None:
        """Delete the files of a log, those among them that nobody came to use."""
        objects = self.reader.objects
        start = objects.meta("")
        for subject in await self.jetstream.subjects(objects.stream, objects.meta_of_all):
            name = base64.urlsafe_b64decode(subject.removeprefix(start)).decode()
            if name.startswith(f"logs/{table}/") and name != but:
                await objects.delete(name)
