"""Everything that can be done with decks of one's own. Who may do it is looked at here, and nowhere else."""

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from starlore.core import Language, Refused
from starlore.core.text import tidy
from starlore.decks.package import CAPTION_LENGTH, DECK_NAME_LENGTH, READY
from starlore.decks.played import PlayedDeck
from starlore.owndecks import held
from starlore.owndecks.checking import Checks
from starlore.owndecks.imaging import Crop, Made
from starlore.owndecks.made import MadeDeck, MadePicture, Owner, Sharing
from starlore.owndecks.quotas import Quotas
from starlore.owndecks.shelf import SECRET, Shelf, keyed_digest
from starlore.owndecks.turns import Turns
from starlore.owndecks.workers import Workers
from starlore.table.options import Person

ID = re.compile(r"[0-9a-f]{16}")

BORROWED = 50
"""Links that are remembered for one person; the oldest make room."""

KINDS = ("pictures", "wholes", "decks", "photographs", held.KIND)


class Library:
    """The decks of a server."""

    def __init__(
        self, shelf: Shelf, quotas: Quotas | None = None, *, uploads: bool = True, checks: Sequence[str] = ()
    ) -> None:
        self.shelf = shelf
        self.quotas = quotas or Quotas()
        self.uploads = uploads
        self.checks = Checks(checks)
        self.workers = Workers(seconds=self.quotas.seconds, memory=self.quotas.memory)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.turns = Turns(self.quotas.at_once)
        self.kept: int | None = None
        """Bytes of all files, as far as it was counted."""
        self.secret: bytes | None = None

    # --- reading --------------------------------------------------------------------------------

    async def deck(self, name: str) -> MadeDeck:
        """A deck, whoever asks; raises `Refused`."""
        return written(await self.shelf.get(f"decks/{name}.json") if ID.fullmatch(name) else None)

    async def own(self, person: Person, name: str) -> MadeDeck:
        """A deck of this person's; others do not even learn that there is one."""
        return owned(await self.deck(name), person)

    async def shared(self, link: str) -> MadeDeck:
        """The deck that a link leads to, if its maker wants it to."""
        name, _, secret = link.partition(".")
        deck = await self.deck(name)
        if not secrets.compare_digest(deck.secret.encode(), secret.encode()):
            raise Refused("no_such_deck")
        if deck.sharing == "nobody":
            raise Refused("no_such_deck")
        return deck

    async def owner(self, person: Person) -> Owner:
        """What somebody has."""
        data = await self.shelf.get(f"people/{person}.json") if person else None
        return Owner() if data is None else msgspec.json.decode(data, type=Owner)

    async def decks_of(self, person: Person) -> list[MadeDeck]:
        """The decks that somebody has made, last changed first; those that the host has removed are gone."""
        found = [deck for name in (await self.owner(person)).decks if (deck := await self.found(name)) is not None]
        return sorted(found, key=lambda deck: -deck.changed)

    async def borrowed(self, person: Person) -> list[MadeDeck]:
        """The decks whose links somebody was given, as far as they still lead somewhere."""
        found = []
        for link in (await self.owner(person)).borrowed:
            try:
                found.append(await self.shared(link))
            except Refused:
                continue
        return found

    async def found(self, name: str) -> MadeDeck | None:
        """A deck, or None."""
        try:
            return await self.deck(name)
        except Refused:
            return None

    async def file(self, name: str) -> bytes | None:
        """A file of a picture, by the name that it has in its address."""
        return await self.shelf.get(f"pictures/{name[:2]}/{name}")

    # --- making ---------------------------------------------------------------------------------

    async def new(self, person: Person, name: str) -> MadeDeck:
        """An empty deck."""
        self.check_uploads()
        tidied = tidy(name, DECK_NAME_LENGTH, "deck_name")
        async with self.changing(f"person {person}"):
            if person and len(await self.decks_of(person)) >= self.quotas.decks:
                raise Refused("too_many_decks")
            now = time.time()
            made = MadeDeck(
                id=secrets.token_hex(8),
                maker=person,
                name=tidied,
                secret=secrets.token_urlsafe(18),
                made=now,
                changed=now,
            )
            await self.save(made)
            await self.revise_owner(person, lambda owner: replace(owner, decks=(*owner.decks, made.id)))
        return made

    async def edit(self, person: Person, name: str, change: Callable[[MadeDeck], MadeDeck]) -> MadeDeck:
        """Change a deck of one's own."""
        changed: list[MadeDeck] = []

        def revised(data: bytes | None) -> bytes:
            changed[:] = [change(owned(written(data), person))]
            return msgspec.json.encode(changed[0])

        await self.own(person, name)
        async with self.changing(f"deck {name}"):
            await self.shelf.revise(f"decks/{name}.json", revised)
        return changed[0]

    async def rename(self, person: Person, name: str, text: str) -> MadeDeck:
        """Give a deck another name."""
        tidied = tidy(text, DECK_NAME_LENGTH, "deck_name")
        return await self.edit(person, name, lambda deck: deck.but(name=tidied))

    async def share(self, person: Person, name: str, sharing: Sharing) -> MadeDeck:
        """Say what others may do with it. Whoever takes it back makes every link void that was given."""

        def change(deck: MadeDeck) -> MadeDeck:
            secret = secrets.token_urlsafe(18) if sharing == "nobody" else deck.secret
            return deck.but(sharing=sharing, secret=secret)

        return await self.edit(person, name, change)

    async def upload(
        self, person: Person, name: str, picture: str, data: bytes, crop: Crop | None = None
    ) -> MadePicture:
        """Add a picture, or put another file in the place of one. The same file twice is one upload (idempotent)."""
        self.check_uploads()
        deck = await self.own(person, name)
        source, before = hashlib.sha256(data).hexdigest(), deck.picture(picture)
        if before is not None and before.source == source and crop in (None, before.crop):
            return before
        if before is None and len(deck.pictures) >= self.quotas.pictures:
            raise Refused("deck_full")
        await self.check_room(person)
        made = await self.workers.make(data, crop, self.quotas.pixels)
        await self.check(person, deck.id, picture, made, source)
        whole = await self.keep_whole(made.whole)
        return await self.put_in(person, name, picture, made, source=source, whole=whole)

    async def check(self, person: Person, deck: str, picture: str, made: Made, source: str) -> None:
        """Let the host's programs look at a new picture, which waits for the host where they object."""
        if not self.checks.commands:
            return
        name = await self.digest(f"{person} {source}".encode())
        known = await held.find(self.shelf, name)
        if known is None:
            reason = await self.checks.objection(made.whole)
            if not reason:
                return
            known = held.Held(
                id=name,
                person=person,
                deck=deck,
                picture=picture,
                source=source,
                reason=reason,
                crop=made.crop,
                at=time.time(),
            )
            await held.hold(self.shelf, known, made.whole)
        if known.verdict == "refused":
            raise Refused("picture_refused")
        raise Refused("picture_held")

    async def cut(self, person: Person, name: str, picture: str, crop: Crop) -> MadePicture:
        """Show another part of a picture."""
        before = (await self.own(person, name)).picture(picture)
        if before is None:
            raise Refused("no_such_picture")
        data = await self.shelf.get(before.whole) if before.whole else None
        if data is None:
            raise Refused("no_such_picture")
        made = await self.workers.make(data, crop, self.quotas.pixels)
        return await self.put_in(person, name, picture, made, source=before.source, whole=before.whole)

    async def put_in(
        self, person: Person, name: str, picture: str, made: Made, *, source: str, whole: str
    ) -> MadePicture:
        """Keep what was made of a picture, then say in the deck that it is there."""
        key = await self.keep(made)

        def change(deck: MadeDeck) -> MadeDeck:
            before = deck.picture(picture)
            if before is None and len(deck.pictures) >= self.quotas.pictures:
                raise Refused("deck_full")
            return deck.with_picture(
                MadePicture(
                    id=picture,
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

        found = (await self.edit(person, name, change)).picture(picture)
        assert found is not None
        return found

    async def caption(self, person: Person, name: str, picture: str, text: str, language: Language) -> MadePicture:
        """Say what is to be seen on a picture."""
        said = tidy(text, CAPTION_LENGTH, "caption") if text.strip() else ""

        def change(deck: MadeDeck) -> MadeDeck:
            before = deck.picture(picture)
            if before is None:
                raise Refused("no_such_picture")
            return deck.with_picture(replace(before, caption=said, language=language if said else None))

        found = (await self.edit(person, name, change)).picture(picture)
        assert found is not None
        return found

    async def take_out(self, person: Person, name: str, picture: str) -> MadeDeck:
        """Take a picture out of a deck; its files are collected when nobody needs them."""
        return await self.edit(
            person, name, lambda deck: deck.but(pictures=tuple(one for one in deck.pictures if one.id != picture))
        )

    # --- using ----------------------------------------------------------------------------------

    async def borrow(self, person: Person, link: str) -> MadeDeck:
        """Remember a link that somebody was given."""
        deck = await self.shared(link)
        if deck.maker != person:

            def borrowing(owner: Owner) -> Owner:
                kept = (*(one for one in owner.borrowed if one != link), link)[-BORROWED:]
                return replace(owner, borrowed=kept)

            async with self.changing(f"person {person}"):
                await self.revise_owner(person, borrowing)
        return deck

    async def copy(self, person: Person, link: str) -> MadeDeck:
        """A deck of one's own with the same pictures, as they are shown; what was cut off stays with its maker."""
        shared = await self.shared(link)
        if shared.sharing != "copy":
            raise Refused("deck_not_to_copy")
        await self.check_room(person)
        made = await self.new(person, shared.name)
        pictures = tuple(replace(one, id=secrets.token_hex(8), whole="", source="") for one in shared.pictures)
        return await self.edit(person, made.id, lambda deck: deck.but(pictures=pictures))

    async def on_table(self, person: Person, name: str, code: str, *, with_ours: bool) -> PlayedDeck:
        """A deck that somebody may use, as it is put on a table; its pictures stay as long as the table does."""
        deck = await self.found(name)
        if deck is None or deck.maker != person:
            usable = {one.id: one for one in await self.borrowed(person)}
            if name not in usable:
                raise Refused("no_such_deck")
            deck = usable[name]
        if not deck.pictures:
            raise Refused("deck_empty")
        await self.shelf.put(f"tables/{code}", b"")
        return deck.on_table(with_ours=with_ours)

    # --- ending ---------------------------------------------------------------------------------

    async def remove(self, deck: MadeDeck, *, everywhere: bool = False) -> None:
        """Delete a deck. Games that were played with it keep their pictures, unless they are to go everywhere."""
        await self.shelf.delete(f"decks/{deck.id}.json")
        async with self.changing(f"person {deck.maker}"):
            if deck.maker and deck.id in (await self.owner(deck.maker)).decks:
                await self.revise_owner(
                    deck.maker,
                    lambda owner: replace(owner, decks=tuple(one for one in owner.decks if one != deck.id)),
                )
        others = [one for other in await self.all() for one in other.pictures]
        for whole in {one.whole for one in deck.pictures if one.whole} - {one.whole for one in others}:
            await self.shelf.delete(whole)
        if everywhere:
            for key in {one.key for one in deck.pictures} - {one.key for one in others}:
                await self.forget(key)

    async def erase(self, person: Person) -> None:
        """Forget everything that somebody has brought along, wherever it is."""
        for deck in await self.decks_of(person):
            await self.remove(deck, everywhere=True)
        await held.forget(self.shelf, person)
        await self.shelf.delete(f"people/{person}.json")

    async def all(self) -> list[MadeDeck]:
        """Every deck, for the host."""
        items = await self.shelf.items("decks")
        found = [await self.found(item.name.removeprefix("decks/").removesuffix(".json")) for item in items]
        return [deck for deck in found if deck is not None]

    async def forget(self, key: str) -> None:
        """Delete the files of a picture."""
        for ending in READY:
            await self.shelf.delete(f"pictures/{key[:2]}/{key}{ending}")

    async def close(self) -> None:
        """Let go of everything."""
        await self.workers.close()
        self.shelf.close()

    # --- how it is kept -------------------------------------------------------------------------

    def check_uploads(self) -> None:
        """The host may have switched all of this off."""
        if not self.uploads:
            raise Refused("uploads_off")

    async def check_room(self, person: Person) -> None:
        """There must be room for one more picture."""
        if sum(deck.size for deck in await self.decks_of(person)) >= self.quotas.person:
            raise Refused("quota_used_up")
        await self.check_server()

    async def check_server(self) -> None:
        """The server must have room for one more picture."""
        if self.kept is None:
            await self.count()
        if (self.kept or 0) >= self.quotas.server:
            raise Refused("server_full")

    async def count(self) -> int:
        """Count the bytes of all files."""
        self.kept = sum([item.size for kind in KINDS for item in await self.shelf.items(kind)])
        return self.kept

    async def keep(self, made: Made) -> str:
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
        if await self.shelf.get(name) is None:
            self.kept = (self.kept or 0) + len(data)
        await self.shelf.put(name, data)  # also when it is there: it is young again, and is not collected

    async def digest(self, data: bytes) -> str:
        """What a content is kept under."""
        if self.secret is None:
            self.secret = await self.shelf.get(SECRET)
        if self.secret is None:
            fresh = secrets.token_bytes(32)
            await self.shelf.revise(SECRET, lambda there: there or fresh)  # another server may be as quick
            self.secret = await self.shelf.get(SECRET) or fresh
        return keyed_digest(data, self.secret)

    async def save(self, deck: MadeDeck) -> None:
        """Write a deck."""
        await self.shelf.put(f"decks/{deck.id}.json", msgspec.json.encode(deck))

    async def revise_owner(self, person: Person, change: Callable[[Owner], Owner]) -> None:
        """Change what somebody has."""
        if not person:
            return  # the host's are known by being there

        def revised(data: bytes | None) -> bytes:
            return msgspec.json.encode(change(Owner() if data is None else msgspec.json.decode(data, type=Owner)))

        await self.shelf.revise(f"people/{person}.json", revised)

    @asynccontextmanager
    async def changing(self, what: str) -> AsyncIterator[None]:
        """One change at a time of each thing."""
        lock = self.locks.get(what)
        if lock is None:
            lock = self.locks[what] = asyncio.Lock()
        async with lock:
            yield


def written(data: bytes | None) -> MadeDeck:
    """A deck as it is kept; raises `Refused`."""
    if data is None:
        raise Refused("no_such_deck")
    return msgspec.json.decode(data, type=MadeDeck)


def owned(deck: MadeDeck, person: Person) -> MadeDeck:
    """A deck of this person's; others do not even learn that there is one."""
    if deck.maker != person:
        raise Refused("no_such_deck")
    return deck
