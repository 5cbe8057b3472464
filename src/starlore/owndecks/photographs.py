"""Photographs of the real cards on a table: kept with that table alone, and gone with it."""

import time
from collections.abc import Container
from pathlib import Path, PurePosixPath
from shutil import rmtree

from starlore.owndecks.library import Library
from starlore.table.log.history import History
from starlore.table.ports import Store
from starlore.table.state import Photograph

KIND = "photographs"


def name_of(code: str, key: str) -> str:
    """What a table's photograph is kept under."""
    return f"{KIND}/{code}/{key}.webp"


async def keep(library: Library, code: str, data: bytes) -> str:
    """Make a sheet of a file and keep it for one table; its key. The same file twice is kept once (idempotent).

    The key is a keyed digest of the sheet and the table: nobody guesses it, and the same cards on two tables have two.
    """
    library.check_uploads()
    await library.files.check_room()
    sheet = await library.workers.make_sheet(data, library.quotas.pixels)
    key = await library.files.digest(f"{KIND} {code} ".encode() + sheet)
    await library.files.put(name_of(code, key), sheet)
    return key


async def find(library: Library, code: str, key: str) -> bytes | None:
    """A table's photograph, if it is there."""
    return await library.objects.get(name_of(code, key))


async def drop(library: Library, code: str, before: Photograph | None, now: Photograph | None) -> None:
    """Delete what lay on a table, unless it still does."""
    if before is not None and (now is None or now.key != before.key):
        await library.objects.delete(name_of(code, before.key))


async def unneeded(library: Library, store: Store, grace: float) -> set[str]:
    """Photographs that do not lie on their table any more, also because it is gone; new ones are left alone."""
    items = await library.objects.items(KIND)
    old = [item.name for item in items if time.time() - item.changed >= grace]
    found: set[str] = set()
    for code in {PurePosixPath(name).parts[1] for name in old}:
        past = History(code)
        await past.replay_all(await store.read(code))
        laid = None if past.state is None else past.state.photograph
        needed = None if laid is None else name_of(code, laid.key)
        found |= {name for name in old if PurePosixPath(name).parts[1] == code and name != needed}
    return found


def tables_in(folder: Path) -> list[str]:
    """The tables that have photographs, by their codes; `folder` is that of the object store."""
    return sorted(one.name for one in (folder / KIND).glob("*") if one.is_dir())


def let_go(folder: Path, had: list[str], there: Container[str]) -> None:
    """Delete the photographs of those tables that are not there any more."""
    for code in had:
        if code not in there:
            rmtree(folder / KIND / code, ignore_errors=True)
