"""The files of pictures: content-addressed, each kept once, and counted."""

import secrets

from starlore.core import Refused
from starlore.decks.package import READY
from starlore.owndecks.imaging import PictureFormats
from starlore.owndecks.object_store import CONTENTS, SECRET, ObjectStore, keyed_digest

COUNTED = (*CONTENTS, "decks", "held")
"""What is counted when it is asked whether a server has room."""


class PictureFiles:
    """The files of pictures in the object store, and how many bytes they have together."""

    def __init__(self, objects: ObjectStore, limit: int) -> None:
        self.objects = objects
        self.limit = limit
        """Bytes that a server keeps for everybody."""
        self.bytes: int | None = None
        """Bytes of all files; None: they have not been counted."""
        self.secret: bytes | None = None

    async def file(self, name: str) -> bytes | None:
        """A file of a picture, by the name that it has in its address."""
        return await self.objects.get(f"pictures/{name[:2]}/{name}")

    async def keep(self, made: PictureFormats) -> str:
        """Keep the files of a picture under their digest; what is there already is not written again."""
        files = (made.avif, made.webp, made.small)
        key = await self.digest(b"".join(files))
        for ending, data in zip(READY, files, strict=True):
            await self.put(f"pictures/{key[:2]}/{key}{ending}", data)
        return key

    async def keep_whole(self, data: bytes) -> str:
        """Keep a whole picture: nobody gets it but its maker."""
        key = await self.digest(data)
        name = f"wholes/{key[:2]}/{key}.jpg"
        await self.put(name, data)
        return name

    async def put(self, name: str, data: bytes) -> None:
        """Keep an object, and count its bytes."""
        if self.bytes is not None and await self.objects.get(name) is None:
            self.bytes += len(data)
        await self.objects.put(name, data)  # also when it is there: it is young again, and is not collected

    async def forget(self, key: str) -> None:
        """Delete the files of a picture."""
        for ending in READY:
            await self.objects.delete(f"pictures/{key[:2]}/{key}{ending}")

    async def digest(self, data: bytes) -> str:
        """What a content is kept under."""
        if self.secret is None:
            self.secret = await self.objects.get(SECRET)
        if self.secret is None:
            fresh = secrets.token_bytes(32)
            await self.objects.revise(SECRET, lambda there: there or fresh)  # another server may be as quick
            self.secret = await self.objects.get(SECRET) or fresh
        return keyed_digest(data, self.secret)

    async def check_room(self) -> None:
        """The server must have room for one more picture; raises `Refused`."""
        if (await self.count() if self.bytes is None else self.bytes) >= self.limit:
            raise Refused("server_full")

    async def count(self) -> int:
        """Count the bytes of all files."""
        self.bytes = sum([item.size for kind in COUNTED for item in await self.objects.items(kind)])
        return self.bytes
