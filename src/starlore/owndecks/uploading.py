"""How a file becomes a picture of a deck: made, checked by the operator's programs, and held where they object."""

import hashlib
import time

from starlore.core import Refused
from starlore.owndecks import held
from starlore.owndecks.deck_pictures import put_in
from starlore.owndecks.documents import PictureDocument
from starlore.owndecks.imaging import Crop, PictureFormats
from starlore.owndecks.library import Library
from starlore.table.options import Person


async def upload(
    library: Library, person: Person, deck_id: str, picture_id: str, data: bytes, crop: Crop | None = None
) -> PictureDocument:
    """Add a picture, or put another file in the place of one. The same file twice is one upload (idempotent)."""
    library.check_uploads()
    deck = await library.own(person, deck_id)
    source, before = hashlib.sha256(data).hexdigest(), deck.picture(picture_id)
    if before is not None and before.source == source and crop in (None, before.crop):
        return before
    if before is None and len(deck.pictures) >= library.quotas.pictures:
        raise Refused("deck_full")
    await library.check_room(person)
    made = await library.workers.make(data, crop, library.quotas.pixels)
    await check(library, person, deck_id, picture_id, made, source)
    whole = await library.files.keep_whole(made.whole)
    return await put_in(library, person, deck_id, picture_id, made, source=source, whole=whole)


async def check(
    library: Library, person: Person, deck_id: str, picture_id: str, made: PictureFormats, source: str
) -> None:
    """Let the operator's programs look at a new picture, which waits for the operator where they object."""
    if not library.checks.commands:
        return
    held_id = await library.files.digest(f"{person} {source}".encode())
    known = await held.find(library.objects, held_id)
    if known is None:
        reason = await library.checks.objection(made.whole)
        if not reason:
            return
        known = held.Held(
            id=held_id,
            person=person,
            deck=deck_id,
            picture=picture_id,
            source=source,
            reason=reason,
            crop=made.crop,
            at=time.time(),
        )
        await held.hold(library.objects, known, made.whole)
    if known.verdict == "refused":
        raise Refused("picture_refused")
    raise Refused("picture_held")


async def release(library: Library, held_id: str) -> None:
    """The operator has looked at a held picture: it goes where its maker wanted it."""
    found = await held.waiting(library.objects, held_id)
    data = await library.objects.get(held.picture_name(held_id))
    if data is None:
        raise Refused("no_such_picture")
    made = await library.workers.make(data, found.crop, library.quotas.pixels)
    whole = await library.files.keep_whole(data)
    await put_in(library, found.person, found.deck, found.picture, made, source=found.source, whole=whole)
    await held.delete(library.objects, held_id)
