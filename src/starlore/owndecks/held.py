"""Pictures that wait for the host: a check has objected to them. They are in no deck, and nobody is shown them."""

from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Refused
from starlore.owndecks.imaging import Crop, Made
from starlore.owndecks.shelf import Shelf
from starlore.table.options import Person

if TYPE_CHECKING:
    from starlore.owndecks.library import Library

KIND = "held"


class Held(Struct, frozen=True, kw_only=True):
    """A picture that waits, or that the host has refused."""

    id: str
    """A keyed digest of whose it is and of the file that was sent: the same file is not checked again."""

    person: Person
    deck: str
    picture: str
    """Where it would be."""

    source: str
    reason: str
    crop: Crop
    at: float
    verdict: Literal["waits", "refused"] = "waits"


def names(held: str) -> tuple[str, str]:
    """Under which a held picture and what is known of it are kept."""
    return f"{KIND}/{held}.json", f"{KIND}/{held}.jpg"


async def find(shelf: Shelf, held: str) -> Held | None:
    """A held picture."""
    data = await shelf.get(names(held)[0])
    return None if data is None else msgspec.json.decode(data, type=Held)


async def all_held(shelf: Shelf) -> list[Held]:
    """All that wait or were refused, the oldest first."""
    found = [
        msgspec.json.decode(data, type=Held)
        for item in await shelf.items(KIND)
        if item.name.endswith(".json") and (data := await shelf.get(item.name)) is not None
    ]
    return sorted(found, key=lambda one: one.at)


async def hold(shelf: Shelf, held: Held, whole: bytes) -> None:
    """Let a picture wait: the picture first, then that it waits."""
    about, picture = names(held.id)
    await shelf.put(picture, whole)
    await shelf.put(about, msgspec.json.encode(held))


async def release(library: "Library", held: str) -> None:
    """The host has looked at it: it goes where its maker wanted it."""
    found = await waiting(library.shelf, held)
    about, picture = names(held)
    data = await library.shelf.get(picture)
    if data is None:
        raise Refused("no_such_picture")
    made: Made = await library.workers.make(data, found.crop, library.quotas.pixels)
    whole = await library.keep_whole(data)
    await library.put_in(found.person, found.deck, found.picture, made, source=found.source, whole=whole)
    for name in (about, picture):
        await library.shelf.delete(name)


async def refuse(library: "Library", held: str) -> None:
    """The host has looked at it and does not want it: it is gone, and the same file is refused from now on."""
    found = await waiting(library.shelf, held)
    about, picture = names(held)
    await library.shelf.put(about, msgspec.json.encode(replace(found, verdict="refused")))
    await library.shelf.delete(picture)


async def waiting(shelf: Shelf, held: str) -> Held:
    """A picture that waits; raises `Refused`."""
    found = await find(shelf, held)
    if found is None or found.verdict != "waits":
        raise Refused("no_such_picture")
    return found


async def forget(shelf: Shelf, person: Person) -> None:
    """Nothing of this person's waits any more."""
    for one in await all_held(shelf):
        if one.person == person:
            for name in names(one.id):
                await shelf.delete(name)
