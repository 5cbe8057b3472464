"""Files on the nodes, in the form of JetStream's object store, so that `nats object` can look at them too.

A file is cut into chunks under a random name; then one message says which they are (its meta). So it is there whole or
not at all, and who reads it while it is replaced reads again. Chunks that nobody refers to are what a crash has left.
"""

import asyncio
import base64
import hashlib
import secrets
import time
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from starlore.store.nats.jetstream import MESSAGE_ID, Found, JetStream, NoAnswer, NotSent
from starlore.store.nats.streams import ROLLUP, Names
from starlore.table.ports import StoreUnavailable

CHUNK = 128 * 1024
"""Bytes of a chunk, as other clients cut them."""

GIVE_UP_AFTER = 8.0
PAUSE = 0.05
"""Seconds for which it is tried again, and between two tries."""

ORPHANED = 3600.0
"""Seconds after which chunks that nobody refers to will not be referred to any more."""

BATCH = 1000


class Meta(Struct, frozen=True, omit_defaults=True):
    """What says that a file is there."""

    name: str
    bucket: str
    nuid: str
    size: int
    chunks: int
    digest: str
    deleted: bool = False


class StoredFile(Struct, frozen=True):
    """A file that is there, and when it was last written (seconds since 1970)."""

    meta: Meta
    changed: float


class Objects:
    """Files by their names."""

    def __init__(self, jetstream: JetStream, names: Names) -> None:
        self.jetstream = jetstream
        self.names = names
        self.stream = names.objects
        self.bucket = names.objects.removeprefix("OBJ_")

    def meta(self, name: str) -> str:
        """The subject of the message that says that a file is there."""
        return f"$O.{self.bucket}.M.{base64.urlsafe_b64encode(name.encode()).decode()}"

    @property
    def meta_of_all(self) -> str:
        """The subjects of all such messages."""
        return f"$O.{self.bucket}.M.*"

    def chunk(self, nuid: str) -> str:
        """The subject of a file's chunks."""
        return f"$O.{self.bucket}.C.{nuid}"

    async def put(self, name: str, data: bytes) -> None:
        """Keep a file in place of another. The same again is only noted as new."""
        before = await self.find(name)
        digest = f"SHA-256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode()}"
        if before is not None and before.meta.digest == digest:
            await self.send(self.meta(name), msgspec.json.encode(before.meta), secrets.token_hex(8), rollup=True)
            return
        parts = [data[start : start + CHUNK] for start in range(0, len(data), CHUNK)]
        fresh = Meta(name, self.bucket, secrets.token_hex(11), len(data), len(parts), digest)
        for number, part in enumerate(parts):
            await self.send(self.chunk(fresh.nuid), part, f"{fresh.nuid}.{number}")
        await self.send(self.meta(name), msgspec.json.encode(fresh), fresh.nuid, rollup=True)
        if before is not None:
            await self.purge(self.chunk(before.meta.nuid))

    async def send(self, subject: str, data: bytes, name: str, *, rollup: bool = False) -> None:
        """Have a message stored once, however often it has to be sent."""
        headers = {MESSAGE_ID: name} | ({ROLLUP: "sub"} if rollup else {})
        until = time.monotonic() + GIVE_UP_AFTER
        while True:
            try:
                await self.jetstream.put(subject, data, headers)
                return
            except (NoAnswer, NotSent):
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(PAUSE)

    async def find(self, name: str) -> StoredFile | None:
        """A file, as far as the node knows that is asked; if it knows none, by the word of the leader."""
        found = await self.jetstream.newest(self.stream, self.meta(name))
        if found is None:
            found = await self.jetstream.from_leader(self.stream, {"last_by_subj": self.meta(name)})
        return None if found is None else stored_file(found)

    async def get(self, name: str) -> bytes | None:
        """A file; None: there is none of this name. Raises `StoreUnavailable`."""
        until = time.monotonic() + GIVE_UP_AFTER
        while True:
            there = await self.find(name)
            if there is None:
                return None
            data = await self.read(there.meta)
            if data is not None:
                return data
            if time.monotonic() > until:
                raise StoreUnavailable(f"{name} is not there whole")
            await asyncio.sleep(PAUSE)  # it is being replaced, or the node does not know all of it yet

    async def read(self, meta: Meta) -> bytes | None:
        """The content of a file; None: it is not there whole."""
        if not meta.chunks:
            return b""
        body = {"seq": 1, "next_by_subj": self.chunk(meta.nuid), "batch": meta.chunks}
        data = b"".join([one.data async for one in self.jetstream.batch(self.stream, body)])
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode()
        return data if len(data) == meta.size and meta.digest == f"SHA-256={digest}" else None

    async def all(self) -> AsyncIterator[StoredFile]:
        """Every file."""
        body = {"seq": 1, "next_by_subj": self.meta_of_all, "batch": BATCH}
        while found := [one async for one in self.jetstream.batch(self.stream, body)]:
            for one in found:
                if (there := stored_file(one)) is not None:
                    yield there
            body["seq"] = found[-1].sequence + 1

    async def delete(self, name: str) -> None:
        """Forget a file, if it is there: first that it is, then what it is."""
        there = await self.find(name)
        if there is not None:
            await self.purge(self.meta(name))
            await self.purge(self.chunk(there.meta.nuid))

    async def purge(self, subject: str) -> None:
        """Delete all messages of a subject."""
        await self.jetstream.ask(f"STREAM.PURGE.{self.stream}", {"filter": subject})

    async def tidy(self, older: float = ORPHANED) -> int:
        """Delete chunks that nobody has referred to for a while; of how many files they were."""
        loose = {one.rpartition(".")[2] for one in await self.jetstream.subjects(self.stream, self.chunk("*"))}
        loose -= {one.meta.nuid async for one in self.all()}
        old = []
        for nuid in loose:
            last = await self.jetstream.newest(self.stream, self.chunk(nuid))
            if last is not None and time.time() - last.at > older:
                old.append(nuid)
        for nuid in old:
            await self.purge(self.chunk(nuid))
        return len(old)


def stored_file(found: Found) -> StoredFile | None:
    """A file by the message that says that it is there; None: it says that it is not any more."""
    meta = msgspec.json.decode(found.data, type=Meta)
    return None if meta.deleted else StoredFile(meta, found.at)
