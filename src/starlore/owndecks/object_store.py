"""Where pictures and decks are kept: a port for any object store, and one store of plain files under the data folder.

Objects are small, and each is written whole. Names are paths of letters, digits, underscores and hyphens, and may have
an ending.
"""

import asyncio
import hashlib
import os
import re
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Protocol, TypeVar

from msgspec import Struct

from starlore.table.ports import StoreUnavailable

NAME = re.compile(r"[a-z]+(/[A-Za-z0-9_-]{1,128}){1,2}(\.[a-z0-9]{1,5})?")

HALF_WRITTEN = 3600.0
"""Seconds after which nobody writes on at a file any more."""

Answer = TypeVar("Answer")

SECRET = "keys/secret.bin"
"""Where the server's secret is that digests are keyed with."""


CONTENTS = ("pictures", "wholes", "photographs")
"""Kinds of objects that are content-addressed and never change."""

DOCUMENTS = ("held", "decks", "people", "tables")
"""Kinds of objects that change, or come and go; they name contents."""


def keyed_digest(data: bytes, secret: bytes) -> str:
    """What a content is kept under. It is keyed: whoever has the same picture cannot find out that we have it."""
    return hashlib.blake2b(data, key=secret, digest_size=16).hexdigest()


class Item(Struct, frozen=True):
    """An object in a store."""

    name: str
    size: int
    changed: float
    """When it was last written (seconds since 1970)."""


class ObjectStore(Protocol):
    """An object store: what every implementation can do. Raises `StoreUnavailable`."""

    async def put(self, name: str, data: bytes) -> None:
        """Keep an object under a name, in place of another: done when it is durable, and never half of it."""

    async def get(self, name: str) -> bytes | None:
        """An object; None: there is none of this name."""

    async def revise(self, name: str, change: Callable[[bytes | None], bytes]) -> None:
        """Change a small object, on top of what others may do to it meanwhile: `change` may be asked again."""

    async def delete(self, name: str) -> None:
        """Forget an object, if it is there."""

    async def items(self, kind: str) -> list[Item]:
        """All objects whose names begin with a kind (`pictures`)."""

    async def tidy(self) -> None:
        """Clear away what a crash has left half written."""

    def close(self) -> None:
        """Finish what was begun."""


async def copy_all(source: ObjectStore, target: ObjectStore) -> int:
    """Copy every object that is not there yet; how many there are. Pictures come before what names them."""
    count = 0
    for kind in ("keys", *CONTENTS, *DOCUMENTS):
        there = {one.name for one in await target.items(kind)}
        for item in await source.items(kind):
            count += 1
            data = await source.get(item.name) if item.name not in there else None
            if data is not None:
                await target.put(item.name, data)
    return count


class FileObjectStore:
    """Objects as files. Several processes may use one folder: a file is replaced as a whole (atomic rename)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.threads = ThreadPoolExecutor(2, "objects")

    def path(self, name: str) -> Path:
        """Where an object is."""
        if not NAME.fullmatch(name):
            raise ValueError(f"{name!r} is no name of an object")
        return self.folder / name

    async def put(self, name: str, data: bytes) -> None:
        """Keep an object under a name."""
        await self.work(lambda: self.write(self.path(name), data))

    async def get(self, name: str) -> bytes | None:
        """An object."""
        return await self.work(lambda: self.read(self.path(name)))

    async def revise(self, name: str, change: Callable[[bytes | None], bytes]) -> None:
        """Change an object. One server has the folder: who changes it sees to it that nobody else does."""
        await self.put(name, change(await self.get(name)))

    async def delete(self, name: str) -> None:
        """Forget an object."""
        await self.work(lambda: self.path(name).unlink(missing_ok=True))

    async def tidy(self) -> None:
        """Delete files that were never finished."""
        await self.work(self.clear)

    def clear(self) -> None:
        """Delete what has been half written for long."""
        for part in self.folder.rglob(".part-*"):
            with suppress(FileNotFoundError):
                if time.time() - part.stat().st_mtime > HALF_WRITTEN:
                    part.unlink()

    async def items(self, kind: str) -> list[Item]:
        """All objects of a kind."""
        return await self.work(lambda: self.list_files(kind))

    def close(self) -> None:
        """Finish what was begun."""
        self.threads.shutdown()

    async def work(self, do: Callable[[], Answer]) -> Answer:
        """Do something with files, away from the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, do)
        except OSError as error:
            raise StoreUnavailable(str(error)) from error

    def write(self, file: Path, data: bytes) -> None:
        """A file that is there whole, or not at all."""
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=file.parent, prefix=".part-")
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            Path(part).replace(file)
        except BaseException:
            Path(part).unlink(missing_ok=True)
            raise
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    def read(self, file: Path) -> bytes | None:
        """A file, if it is there."""
        with suppress(FileNotFoundError, NotADirectoryError):
            return file.read_bytes()
        return None

    def list_files(self, kind: str) -> list[Item]:
        """All files of a kind; what a crash has left half written is none."""
        found = []
        for file in sorted((self.folder / kind).rglob("*")):
            with suppress(FileNotFoundError):
                if file.is_file() and not file.name.startswith("."):
                    about = file.stat()
                    found.append(Item(file.relative_to(self.folder).as_posix(), about.st_size, about.st_mtime))
        return found
