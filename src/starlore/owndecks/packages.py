"""Decks as packages: brought to a server from a folder or a zip file, and written into a folder."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec

from starlore.core import Refused
from starlore.decks.package import MANIFEST, READY, Package, caption
from starlore.owndecks.deck_pictures import put_in, set_caption
from starlore.owndecks.documents import DeckDocument, Sharing
from starlore.owndecks.imaging import PictureFormats
from starlore.owndecks.library import Library
from starlore.owndecks.uploading import upload
from starlore.table.options import Person

OPERATOR = Person("")
"""Who owns the decks that the operator of a server has imported."""

AT_ONCE = 4
"""Pictures that are on their way together."""

Advance = Callable[[], object]


async def import_package(
    library: Library, package: Package, *, sharing: Sharing, advance: Advance = lambda: None
) -> DeckDocument:
    """Make a deck of a package; all of it, or nothing."""
    deck = await library.new(OPERATOR, package.manifest.name)
    try:
        turns = asyncio.Semaphore(AT_ONCE)

        async def one(place: int) -> None:
            async with turns:
                await import_picture(library, deck.id, package, place)
            advance()

        await asyncio.gather(*map(one, range(len(package.pictures))))
        await library.edit(
            OPERATOR, deck.id, lambda made: made.in_order(tuple(sorted(one.id for one in made.pictures)))
        )
        return await library.share(OPERATOR, deck.id, sharing)
    except BaseException:
        await library.remove(await library.deck(deck.id), everywhere=True)
        raise


async def import_picture(library: Library, deck_id: str, package: Package, place: int) -> None:
    """One picture: as it is where its three files are there, else made like any other."""
    picture_id, ready = f"{place + 1:08}", await asyncio.to_thread(package.ready, place)
    if ready is not None:
        made = PictureFormats(*ready, whole=b"", crop=(0.0, 0.0, 1.0), width=0, height=0)
        await put_in(library, OPERATOR, deck_id, picture_id, made, source="", whole="")
    else:
        data = await asyncio.to_thread(package.source, place)
        if data is None:
            raise Refused("no_such_picture")
        await upload(library, OPERATOR, deck_id, picture_id, data)
    text, language = caption(package.pictures[place], package.manifest.languages)
    if text and language is not None:
        await set_caption(library, OPERATOR, deck_id, picture_id, text, language)


async def export_package(library: Library, deck_id: str, folder: Path, advance: Advance = lambda: None) -> int:
    """Write a deck into a folder as a package; how many pictures it has."""
    deck = await library.deck(deck_id)
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    for place, picture in enumerate(deck.pictures, 1):
        for ending in READY:
            data = await library.files.file(f"{picture.key}{ending}")
            if data is not None:
                (folder / "pictures" / f"{place:03}{ending}").write_bytes(data)
        advance()
    (folder / MANIFEST).write_bytes(manifest(deck))
    return len(deck.pictures)


def manifest(deck: DeckDocument) -> bytes:
    """`deck.toml` of a deck."""
    lines = ["format = 1", f"name = {quoted(deck.name)}", ""]
    for place, picture in enumerate(deck.pictures, 1):
        lines += ["[[pictures]]", f"number = {place}"]
        if picture.caption and picture.language:
            lines.append(f"description.{picture.language} = {quoted(picture.caption)}")
        lines.append("")
    return "\n".join(lines).encode()


def quoted(text: str) -> str:
    """A text as TOML writes it: a JSON string is one, too."""
    return msgspec.json.encode(text).decode()
