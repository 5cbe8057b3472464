"""Pictures and decks on NATS, where every server of the same tables finds them."""

import secrets
import time
from collections.abc import Callable

from starlore.owndecks.object_store import NAME, Item
from starlore.store.nats.jetstream import MESSAGE_ID, WRONG_SEQUENCE, ApiError, Found, JetStream
from starlore.store.nats.objects import Objects
from starlore.store.nats.streams import EXPECTED, Names

SMALL = ("decks/", "people/", "tables/", "keys/")
"""What fits into one message, as notes about pictures do (`.json`), and is changed in place. All else are files."""

BUCKET = "decks"
GIVE_UP_AFTER = 8.0
BATCH = 1000


class SharedObjectStore:
    """Objects on the nodes."""

    def __init__(self, jetstream: JetStream, names: Names) -> None:
        self.jetstream = jetstream
        self.names = names
        self.files = Objects(jetstream, names)
        self.stream = names.bucket(BUCKET)

    def key(self, name: str) -> str:
        """The subject of something small."""
        if not NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name of an object")
        kind, _, rest = name.partition("/")
        return self.names.key(BUCKET, kind, rest)

    async def put(self, name: str, data: bytes) -> None:
        """Keep an object under a name."""
        if is_file(name):
            self.key(name)
            await self.files.put(name, data)
        else:
            await self.revise(name, lambda _: data)

    async def get(self, name: str) -> bytes | None:
        """An object."""
        if is_file(name):
            return await self.files.get(name)
        found = await self.found(name)
        return None if found is None else found.data

    async def found(self, name: str) -> Found | None:
        """Something small, and where it stands."""
        return await self.jetstream.from_leader(self.stream, {"last_by_subj": self.key(name)})

    async def revise(self, name: str, change: Callable[[bytes | None], bytes]) -> None:
        """Change something small: on what is there, if nobody has changed that meanwhile; else anew (optimistic)."""
        until = time.monotonic() + GIVE_UP_AFTER
        while True:
            found = await self.found(name)
            data = change(None if found is None else found.data)
            place = 0 if found is None else found.sequence
            try:
                headers = {EXPECTED: str(place), MESSAGE_ID: secrets.token_hex(8)}
                await self.jetstream.put_again(self.stream, self.key(name), data, headers)
                return
            except ApiError as error:
                if error.code not in WRONG_SEQUENCE or time.monotonic() > until:
                    raise

    async def delete(self, name: str) -> None:
        """Forget an object."""
        if is_file(name):
            await self.files.delete(name)
        else:
            await self.jetstream.ask(f"STREAM.PURGE.{self.stream}", {"filter": self.key(name)})

    async def items(self, kind: str) -> list[Item]:
        """All objects of a kind."""
        start, items = self.names.key(BUCKET, ""), list[Item]()
        if f"{kind}/" not in SMALL:
            files = [Item(one.meta.name, one.meta.size, one.changed) async for one in self.files.all()]
            items += [one for one in files if one.name.startswith(f"{kind}/")]
        body = {"seq": 1, "next_by_subj": self.names.key(BUCKET, kind, ">"), "batch": BATCH}
        while some := [one async for one in self.jetstream.batch(self.stream, body)]:
            names = [one.subject.removeprefix(start).replace(".", "/", 1) for one in some]
            items += [Item(name, len(one.data), one.at) for name, one in zip(names, some, strict=True)]
            body["seq"] = some[-1].sequence + 1
        return sorted(items, key=lambda one: one.name)

    async def tidy(self) -> None:
        """Clear away what a crash has left."""
        await self.files.tidy()

    def close(self) -> None:
        """The connection is the store's."""


def is_file(name: str) -> bool:
    """It may be too large for one message."""
    return not name.startswith(SMALL) and not name.endswith(".json")
