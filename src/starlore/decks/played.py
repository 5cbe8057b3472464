"""A deck of somebody's own as it lies on a table: what a log needs to know of it, whatever becomes of the deck later.

Card numbers up to 84 are those of our own deck in every game. The pictures of another deck are numbered from 1001, in
the order that they had when it was put on the table: so both can be mixed, and an old log means our deck.
"""

from hashlib import sha256

import msgspec
from msgspec import Struct

from starlore.core import Card, Language
from starlore.decks.pictures import NUMBERS

FIRST = 1001
"""The number of an own deck's first picture."""


class PlayedPicture(Struct, frozen=True, gc=False, omit_defaults=True):
    """A picture of a deck of somebody's own."""

    key: str
    """Under which its files are kept: a digest of their content, keyed with a secret of the server."""

    caption: str = ""
    language: Language | None = None
    """What the caption is written in."""


class PlayedDeck(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A deck as it was when somebody put it on a table."""

    deck: str
    """Which deck it is; it may be gone by now."""

    maker: str = ""
    """The person who made it, for whom it is forgotten; never shown."""

    name: str
    pictures: tuple[PlayedPicture, ...]
    with_ours: bool = False
    """Shuffled together with our own deck."""

    digest: str = ""
    """Tells one list of pictures from another: browsers ask for it by this name, and keep it."""

    @property
    def numbers(self) -> tuple[Card, ...]:
        """The cards that are played with."""
        own = tuple(Card(FIRST + place) for place in range(len(self.pictures)))
        return (*NUMBERS, *own) if self.with_ours else own

    @property
    def captions(self) -> int:
        """How many pictures say what is to be seen."""
        return sum(bool(picture.caption) for picture in self.pictures)


def with_digest(deck: PlayedDeck) -> PlayedDeck:
    """The same deck with its digest, fit to be written into a log."""
    bare = msgspec.structs.replace(deck, digest="")
    return msgspec.structs.replace(deck, digest=sha256(msgspec.json.encode(bare)).hexdigest()[:32])


def without_texts(deck: PlayedDeck) -> PlayedDeck:
    """The same deck without what its maker wrote."""
    pictures = tuple(PlayedPicture(picture.key) for picture in deck.pictures)
    return with_digest(msgspec.structs.replace(deck, name="", maker="", pictures=pictures))
