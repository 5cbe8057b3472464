"""The pictures of a deck: put in, cut anew, captioned, taken out by whoever has made the deck."""

from msgspec.structs import replace

from starlore.core import Language, Refused
from starlore.core.text import tidy
from starlore.decks.package import CAPTION_LENGTH
from starlore.owndecks.documents import DeckDocument, PictureDocument
from starlore.owndecks.imaging import Crop, PictureFormats
from starlore.owndecks.library import Library
from starlore.table.options import Person


async def put_in(
    library: Library, person: Person, deck_id: str, picture_id: str, made: PictureFormats, *, source: str, whole: str
) -> PictureDocument:
    """Keep what was made of a picture, then say in the deck that it is there."""
    key = await library.files.keep(made)

    def change(deck: DeckDocument) -> DeckDocument:
        before = deck.picture(picture_id)
        if before is None and len(deck.pictures) >= library.quotas.pictures:
            raise Refused("deck_full")
        return deck.with_picture(
            PictureDocument(
                id=picture_id,
                key=key,
                source=source,
                whole=whole,
                crop=made.crop,
                width=made.width,
                height=made.height,
                caption="" if before is None else before.caption,
                language=None if before is None else before.language,
                size=sum(map(len, (made.avif, made.webp, made.small, made.whole))),
            )
        )

    found = (await library.edit(person, deck_id, change)).picture(picture_id)
    assert found is not None
    return found


async def cut(library: Library, person: Person, deck_id: str, picture_id: str, crop: Crop) -> PictureDocument:
    """Show another part of a picture."""
    before = (await library.own(person, deck_id)).picture(picture_id)
    if before is None:
        raise Refused("no_such_picture")
    data = await library.objects.get(before.whole) if before.whole else None
    if data is None:
        raise Refused("no_such_picture")
    await library.check_room(person)
    made = await library.workers.make(data, crop, library.quotas.pixels)
    return await put_in(library, person, deck_id, picture_id, made, source=before.source, whole=before.whole)


async def set_caption(
    library: Library, person: Person, deck_id: str, picture_id: str, text: str, language: Language
) -> PictureDocument:
    """Say what is to be seen on a picture."""
    said = tidy(text, CAPTION_LENGTH, "caption") if text.strip() else ""

    def change(deck: DeckDocument) -> DeckDocument:
        before = deck.picture(picture_id)
        if before is None:
            raise Refused("no_such_picture")
        return deck.with_picture(replace(before, caption=said, language=language if said else None))

    found = (await library.edit(person, deck_id, change)).picture(picture_id)
    assert found is not None
    return found


async def take_out(library: Library, person: Person, deck_id: str, picture_id: str) -> DeckDocument:
    """Take a picture out of a deck; its files are collected when nobody needs them."""
    return await library.edit(
        person, deck_id, lambda deck: deck.but(pictures=tuple(one for one in deck.pictures if one.id != picture_id))
    )
