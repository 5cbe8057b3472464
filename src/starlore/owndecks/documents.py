"""A deck of somebody's own, as it is kept: one document for a deck, and one for each person that has any."""

import time
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from starlore.core import Language
from starlore.decks.played import PlayedDeck, PlayedPicture, with_digest
from starlore.owndecks.imaging import Crop
from starlore.table.options import Person

Sharing = Literal["nobody", "use", "copy"]
"""What whoever has the deck's link may do: nothing; play with it; play with it and make a deck of their own from it."""


class PictureDocument(Struct, frozen=True, kw_only=True):
    """A picture of a deck."""

    id: str
    """Made by the browser: the same id twice is one picture."""

    key: str
    source: str
    """A digest of the file that it was made from: the same file twice need not be worked on twice."""

    whole: str = ""
    """Under which the whole picture is kept, for cutting it anew; empty: there is none."""

    crop: Crop = (0.0, 0.0, 1.0)
    width: int = 0
    height: int = 0
    caption: str = ""
    language: Language | None = None
    size: int = 0
    """Bytes of all its files."""


class DeckDocument(Struct, frozen=True, kw_only=True):
    """A deck."""

    id: str
    maker: Person
    """Empty: the operator has imported it."""

    name: str
    secret: str
    """What makes the deck's link."""

    sharing: Sharing = "nobody"
    pictures: tuple[PictureDocument, ...] = ()
    made: float = 0.0
    changed: float = 0.0

    @property
    def size(self) -> int:
        """Bytes of all its files."""
        return sum(picture.size for picture in self.pictures)

    @property
    def link(self) -> str:
        """What somebody needs to use it who has not made it."""
        return f"{self.id}.{self.secret}"

    def picture(self, picture_id: str) -> PictureDocument | None:
        """One of its pictures."""
        return next((picture for picture in self.pictures if picture.id == picture_id), None)

    def but(self, **changes: object) -> "DeckDocument":
        """The same deck, changed now."""
        return replace(self, changed=time.time(), **changes)

    def with_picture(self, picture: PictureDocument) -> "DeckDocument":
        """The same deck with one more picture, or with this one in place of the one that has its id."""
        if self.picture(picture.id) is None:
            return self.but(pictures=(*self.pictures, picture))
        return self.but(pictures=tuple(picture if one.id == picture.id else one for one in self.pictures))

    def in_order(self, order: tuple[str, ...]) -> "DeckDocument":
        """The same deck in this order; what the order does not name stays behind it."""
        place = {picture_id: at for at, picture_id in enumerate(order)}
        return self.but(pictures=tuple(sorted(self.pictures, key=lambda one: place.get(one.id, len(place)))))

    def on_table(self, *, with_ours: bool) -> PlayedDeck:
        """The deck as it would lie on a table now."""
        pictures = tuple(PlayedPicture(one.key, one.caption, one.language) for one in self.pictures)
        return with_digest(
            PlayedDeck(deck=self.id, maker=self.maker, name=self.name, pictures=pictures, with_ours=with_ours)
        )


class Owner(Struct, frozen=True):
    """Which decks somebody has made, and which links they were given."""

    decks: tuple[str, ...] = ()
    borrowed: tuple[str, ...] = ()
