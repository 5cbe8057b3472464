"""Pictures that wait for the operator: a check has objected to them. They are in no deck, and nobody is shown them."""

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Refused
from starlore.owndecks.imaging import Crop
from starlore.owndecks.object_store import ObjectStore
from starlore.table.options import Person

KIND = "held"


class Held(Struct, frozen=True, kw_only=True):
    """A picture that waits, or that the operator has refused."""

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


def record_name(held_id: str) -> str:
    """What the record of a held picture is kept under."""
    return f"{KIND}/{held_id}.json"


def picture_name(held_id: str) -> str:
    """What a held picture itself is kept under."""
    return f"{KIND}/{held_id}.jpg"


async def find(objects: ObjectStore, held_id: str) -> Held | None:
    """A held picture."""
    data = await objects.get(record_name(held_id))
    return None if data is None else msgspec.json.decode(data, type=Held)


async def all_held(objects: ObjectStore) -> list[Held]:
    """All that wait or were refused, the oldest first."""
    found = [
        msgspec.json.decode(data, type=Held)
        for item in await objects.items(KIND)
        if item.name.endswith(".json") and (data := await objects.get(item.name)) is not None
    ]
    return sorted(found, key=lambda one: one.at)


async def hold(objects: ObjectStore, held: Held, whole: bytes) -> None:
    """Let a picture wait: the picture first, then that it waits."""
    await objects.put(picture_name(held.id), whole)
    await objects.put(record_name(held.id), msgspec.json.encode(held))


async def refuse(objects: ObjectStore, held_id: str) -> None:
    """The operator has looked at it and does not want it: it is gone, and the same file is refused from now on."""
    found = await waiting(objects, held_id)
    await objects.put(record_name(held_id), msgspec.json.encode(replace(found, verdict="refused")))
    await objects.delete(picture_name(held_id))


async def waiting(objects: ObjectStore, held_id: str) -> Held:
    """A picture that waits; raises `Refused`."""
    found = await find(objects, held_id)
    if found is None or found.verdict != "waits":
        raise Refused("no_such_picture")
    return found


async def forget(objects: ObjectStore, person: Person) -> None:
    """Nothing of this person's waits any more."""
    for one in await all_held(objects):
        if one.person == person:
            await delete(objects, one.id)


async def delete(objects: ObjectStore, held_id: str) -> None:
    """Delete a held picture and its record."""
    await objects.delete(record_name(held_id))
    await objects.delete(picture_name(held_id))
