"""Garbage collection (mark and sweep): pictures that no deck and no log needs any more are deleted."""

import time
from pathlib import PurePosixPath

from starlore.owndecks import photographs
from starlore.owndecks.library import Library
from starlore.table.events import DeckSet, GameStarted
from starlore.table.log.records import decode
from starlore.table.ports import Store

GRACE = 3600.0
"""Seconds for which a new file is left alone: its deck may be on the way."""


async def collect(
    library: Library, store: Store, *, grace: float = GRACE, before: frozenset[str] | None = None
) -> frozenset[str]:
    """Delete what nobody needs; what could be deleted next time, if it is still not needed then.

    `before`: what could be deleted last time, and nothing else is. None: whatever is not needed is deleted.
    A table whose log is damaged may need anything: then nothing is deleted (`Damaged`).
    """
    decks = await library.all()
    wholes = {one.whole for deck in decks for one in deck.pictures}
    keys = {one.key for deck in decks for one in deck.pictures} | await played(library, store)
    unneeded: set[str] = set()
    for kind in ("pictures", "wholes"):
        for item in await library.objects.items(kind):
            key = PurePosixPath(item.name).name.split(".")[0].removesuffix("-400")
            if time.time() - item.changed < grace or (key in keys if kind == "pictures" else item.name in wholes):
                continue
            unneeded.add(item.name)
    unneeded |= await photographs.unneeded(library, store, grace)
    for name in unneeded if before is None else unneeded & before:
        await library.objects.delete(name)
    await library.objects.tidy()
    await library.files.count()
    return frozenset(unneeded)


async def played(library: Library, store: Store) -> set[str]:
    """The pictures that logs need: only those of tables on which an own deck was put are read."""
    found: set[str] = set()
    for item in await library.objects.items("tables"):
        records = await store.read(item.name.removeprefix("tables/"))
        if not records and time.time() - item.changed > GRACE:
            await library.objects.delete(item.name)
        for record in records:
            if b'"pictures"' in record:
                found |= keys_in(record)
    return found


def keys_in(record: bytes) -> set[str]:
    """The pictures that a record names."""
    decks = [event.deck for event in decode(record).events if isinstance(event, DeckSet | GameStarted)]
    return {picture.key for deck in decks if deck is not None for picture in deck.pictures}
