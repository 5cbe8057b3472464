"""On whose lists a table is put: of those who sat there, of who has its album's link, of those whom its log names."""

import hashlib

from starlore.decks.played import PlayedDeck
from starlore.table.events import AlbumShared, DeckSet, Event, Knocked, SatDown
from starlore.table.options import Person
from starlore.table.sharing import reader_of


def listed_for(event: Event) -> Person | None:
    """On whose list a table is put when this happens there, if on anybody's."""
    match event:
        case SatDown():
            return event.person
        case AlbumShared():
            return reader_of(event.secret)
        case Knocked():
            return mention_of(event.person)
        case DeckSet(deck=PlayedDeck(maker=maker)) if maker:  # a deck that is shared lies on others' tables too
            return mention_of(Person(maker))
    return None


def mention_of(person: Person) -> Person:
    """Whoever a log names who may never have sat there, as the lists know them: a hash, like any person.

    Such a list opens no table and is shown to nobody: it is looked at when the person is to be forgotten.
    """
    return Person(hashlib.sha256(f"mention {person}".encode()).hexdigest())
