"""Decks of one's own: made, shared, borrowed, deleted. Who may do what is looked at here, and nowhere else."""

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from starlore.core import Refused
from starlore.core.text import tidy
from starlore.decks.package import DECK_NAME_LENGTH
from starlore.decks.played import PlayedDeck
from starlore.owndecks import held
from starlore.owndecks.checking import Checks
from starlore.owndecks.documents import DeckDocument, Owner, Sharing
from starlore.owndecks.object_store import ObjectStore
from starlore.owndecks.picture_files import PictureFiles
from starlore.owndecks.quotas import Quotas
from starlore.owndecks.upload_slots import UploadSlots
from starlore.owndecks.workers import Workers
from starlore.table.options import Person

ID = re.compile(r"[0-9a-f]{16}")

BORROWED = 50
"""Links that are remembered for one person; the oldest make room."""


class Library:
    """The decks of a server."""

    def __init__(
        self, objects: ObjectStore, quotas: Quotas | None = None, *, uploads: bool = True, checks: Sequence[str] = ()
    ) -> None:
        self.objects = objects
        self.quotas = quotas or Quotas()
        self.files = PictureFiles(objects, self.quotas.server)
        self.uploads = uploads
        self.checks = Checks(checks)
        self.workers = Workers(seconds=self.quotas.seconds, memory=self.quotas.memory)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.upload_slots = UploadSlots(self.quotas.at_once)

    # --- reading --------------------------------------------------------------------------------

    async def deck(self, deck_id: str) -> DeckDocument:
        """A deck, whoever asks; raises `Refused`."""
        return decoded(await self.objects.get(f"decks/{deck_id}.json") if ID.fullmatch(deck_id) else None)

    async def own(self, person: Person, deck_id: str) -> DeckDocument:
        """A deck of this person's; others do not even learn that there is one."""
        return owned(await self.deck(deck_id), person)

    async def shared(self, link: str) -> DeckDocument:
        """The deck that a link leads to, if its maker wants it to."""
        deck_id, _, secret = link.partition(".")
        deck = await self.deck(deck_id)
        if not secrets.compare_digest(deck.secret.encode(), secret.encode()):
            raise Refused("no_such_deck")
        if deck.sharing == "nobody":
            raise Refused("no_such_deck")
        return deck

    async def owner(self, person: Person) -> Owner:
        """What somebody has."""
        data = await self.objects.get(f"people/{person}.json") if person else None
        return Owner() if data is None else msgspec.json.decode(data, type=Owner)

    async def decks_of(self, person: Person) -> list[DeckDocument]:
        """The decks that somebody has made, last changed first; those that the operator has removed are gone."""
        found = [deck for one in (await self.owner(person)).decks if (deck := await self.find(one)) is not None]
        return sorted(found, key=lambda deck: -deck.changed)

    async def borrowed(self, person: Person) -> list[DeckDocument]:
        """The decks whose links somebody was given, as far as they still lead somewhere."""
        found = []
        for link in (await self.owner(person)).borrowed:
            try:
                found.append(await self.shared(link))
            except Refused:
                continue
        return found

    async def find(self, deck_id: str) -> DeckDocument | None:
        """A deck, or None."""
        try:
            return await self.deck(deck_id)
        except Refused:
            return None

    # --- making ---------------------------------------------------------------------------------

    async def new(self, person: Person, name: str) -> DeckDocument:
        """An empty deck."""
        self.check_uploads()
        tidied = tidy(name, DECK_NAME_LENGTH, "deck_name")
        async with self.locked(f"person {person}"):
            if person and len(await self.decks_of(person)) >= self.quotas.decks:
                raise Refused("too_many_decks")
            now = time.time()
            made = DeckDocument(
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

    async def edit(self, person: Person, deck_id: str, change: Callable[[DeckDocument], DeckDocument]) -> DeckDocument:
        """Change a deck of one's own."""
        changed: list[DeckDocument] = []

        def revised(data: bytes | None) -> bytes:
            changed[:] = [change(owned(decoded(data), person))]
            return msgspec.json.encode(changed[0])

        await self.own(person, deck_id)
        async with self.locked(f"deck {deck_id}"):
            await self.objects.revise(f"decks/{deck_id}.json", revised)
        return changed[0]

    async def rename(self, person: Person, deck_id: str, name: str) -> DeckDocument:
        """Give a deck another name."""
        tidied = tidy(name, DECK_NAME_LENGTH, "deck_name")
        return await self.edit(person, deck_id, lambda deck: deck.but(name=tidied))

    async def share(self, person: Person, deck_id: str, sharing: Sharing) -> DeckDocument:
        """Say what others may do with it. Whoever takes it back makes every link void that was given."""

        def change(deck: DeckDocument) -> DeckDocument:
            secret = secrets.token_urlsafe(18) if sharing == "nobody" else deck.secret
            return deck.but(sharing=sharing, secret=secret)

        return await self.edit(person, deck_id, change)

    # --- using ----------------------------------------------------------------------------------

    async def borrow(self, person: Person, link: str) -> DeckDocument:
        """Remember a link that somebody was given."""
        deck = await self.shared(link)
        if deck.maker != person:

            def borrowing(owner: Owner) -> Owner:
                kept = (*(one for one in owner.borrowed if one != link), link)[-BORROWED:]
                return replace(owner, borrowed=kept)

            async with self.locked(f"person {person}"):
                await self.revise_owner(person, borrowing)
        return deck

    async def copy(self, person: Person, link: str) -> DeckDocument:
        """A deck of one's own with the same pictures, as they are shown; what was cut off stays with its maker."""
        shared = await self.shared(link)
        if shared.sharing != "copy":
            raise Refused("deck_not_to_copy")
        await self.check_room(person)
        made = await self.new(person, shared.name)
        pictures = tuple(replace(one, id=secrets.token_hex(8), whole="", source="") for one in shared.pictures)
        return await self.edit(person, made.id, lambda deck: deck.but(pictures=pictures))

    async def on_table(self, person: Person, deck_id: str, code: str, *, with_ours: bool) -> PlayedDeck:
        """A deck that somebody may use, as it is put on a table; its pictures stay as long as the table does."""
        deck = await self.find(deck_id)
        if deck is None or deck.maker != person:
            usable = {one.id: one for one in await self.borrowed(person)}
            if deck_id not in usable:
                raise Refused("no_such_deck")
            deck = usable[deck_id]
        if not deck.pictures:
            raise Refused("deck_empty")
        await self.objects.put(f"tables/{code}", b"")
        return deck.on_table(with_ours=with_ours)

    # --- ending ---------------------------------------------------------------------------------

    async def remove(self, deck: DeckDocument, *, everywhere: bool = False) -> None:
        """Delete a deck. Games that were played with it keep their pictures, unless they are to go everywhere."""
        await self.objects.delete(f"decks/{deck.id}.json")
        async with self.locked(f"person {deck.maker}"):
            if deck.maker and deck.id in (await self.owner(deck.maker)).decks:
                await self.revise_owner(
                    deck.maker,
                    lambda owner: replace(owner, decks=tuple(one for one in owner.decks if one != deck.id)),
                )
        others = [one for other in await self.all() for one in other.pictures]
        for whole in {one.whole for one in deck.pictures if one.whole} - {one.whole for one in others}:
            await self.objects.delete(whole)
        if everywhere:
            for key in {one.key for one in deck.pictures} - {one.key for one in others}:
                await self.files.forget(key)

    async def erase(self, person: Person) -> None:
        """Forget everything that somebody has brought along, wherever it is."""
        for deck in await self.decks_of(person):
            await self.remove(deck, everywhere=True)
        await held.forget(self.objects, person)
        await self.objects.delete(f"people/{person}.json")

    async def all(self) -> list[DeckDocument]:
        """Every deck, for the operator."""
        items = await self.objects.items("decks")
        found = [await self.find(item.name.removeprefix("decks/").removesuffix(".json")) for item in items]
        return [deck for deck in found if deck is not None]

    async def close(self) -> None:
        """Let go of everything."""
        await self.workers.close()
        self.objects.close()

    # --- how it is kept -------------------------------------------------------------------------

    def check_uploads(self) -> None:
        """The operator may have switched all of this off."""
        if not self.uploads:
            raise Refused("uploads_off")

    async def check_room(self, person: Person) -> None:
        """There must be room for one more picture."""
        if sum(deck.size for deck in await self.decks_of(person)) >= self.quotas.person:
            raise Refused("quota_used_up")
        await self.files.check_room()

    async def save(self, deck: DeckDocument) -> None:
        """Write a deck."""
        await self.objects.put(f"decks/{deck.id}.json", msgspec.json.encode(deck))

    async def revise_owner(self, person: Person, change: Callable[[Owner], Owner]) -> None:
        """Change what somebody has."""
        if not person:
            return  # the operator's are known by being there

        def revised(data: bytes | None) -> bytes:
            return msgspec.json.encode(change(Owner() if data is None else msgspec.json.decode(data, type=Owner)))

        await self.objects.revise(f"people/{person}.json", revised)

    @asynccontextmanager
    async def locked(self, what: str) -> AsyncIterator[None]:
        """A lock on one thing (a person's decks, a deck, a table's photograph): one change of it at a time."""
        lock = self.locks.get(what)
        if lock is None:
            lock = self.locks[what] = asyncio.Lock()
        async with lock:
            yield


def decoded(data: bytes | None) -> DeckDocument:
    """A deck as it is kept; raises `Refused`."""
    if data is None:
        raise Refused("no_such_deck")
    return msgspec.json.decode(data, type=DeckDocument)


def owned(deck: DeckDocument, person: Person) -> DeckDocument:
    """A deck of this person's; others do not even learn that there is one."""
    if deck.maker != person:
        raise Refused("no_such_deck")
    return deck
