"""What travels between browser and server about decks of one's own."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from starlore.core import Language
from starlore.owndecks.documents import DeckDocument, PictureDocument, Sharing
from starlore.owndecks.imaging import Crop

Share = Annotated[float, Meta(ge=0, le=1)]
Chosen = tuple[Share, Share, Annotated[float, Meta(gt=0, le=1)]]


class OwnPicture(Struct, frozen=True, kw_only=True):
    """A picture of a deck of mine."""

    id: str
    avif: str
    webp: str
    small: str
    """Where its files are."""

    crop: Crop
    """Left, top and width of the part that is shown, as shares of the whole picture's width, height and width."""

    width: int
    height: int
    """Of the whole picture; 0: there is none to be cut anew."""

    caption: str
    language: Language | None


class OwnDeck(Struct, frozen=True, kw_only=True):
    """A deck of mine."""

    id: str
    name: str
    pictures: tuple[OwnPicture, ...]
    sharing: Sharing
    link: str
    """What others need to use it; empty while nobody may."""

    size: int
    changed: float


class DeckEntry(Struct, frozen=True, kw_only=True):
    """A deck in a list."""

    id: str
    name: str
    pictures: int
    captions: int
    covers: tuple[str, ...]
    """Some of its pictures, small."""

    mine: bool
    sharing: Sharing
    changed: float


class DeckLimits(Struct, frozen=True):
    """How much I may bring along."""

    file: int
    pixels: int
    pictures: int
    decks: int
    person: int


class MyDecks(Struct, frozen=True):
    """The decks that I can play with, besides the server's own."""

    uploads: bool
    """Decks can be made here."""

    decks: tuple[DeckEntry, ...]
    limits: DeckLimits
    used: int
    """Bytes of mine."""


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a deck."""

    name: str


class EditDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Change a deck of mine; what is left out stays as it is."""

    name: str | None = None
    sharing: Sharing | None = None
    order: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=300)] | None = None
    """Its pictures' ids, as they shall stand."""


class EditPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """Change a picture of a deck of mine; what is left out stays as it is."""

    caption: str | None = None
    language: Language = "en"
    """What the caption is written in."""

    crop: Chosen | None = None


class RemoveDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete a deck of mine."""

    sure: Literal[True]
    everywhere: bool = False
    """Its pictures vanish from games, too, that were played with it."""


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The link of somebody else's deck."""

    link: Annotated[str, Meta(max_length=80)]


class PutDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a deck on a table for the games to come."""

    deck: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")] | None
    """None: the server's own."""

    with_ours: bool = False
    """Shuffled together with the server's own."""


def address(key: str, ending: str) -> str:
    """Where a file of a picture is."""
    return f"/pictures/own/{key}{ending}"


def view_picture(picture: PictureDocument) -> OwnPicture:
    """A picture as its maker sees it."""
    return OwnPicture(
        id=picture.id,
        avif=address(picture.key, ".avif"),
        webp=address(picture.key, ".webp"),
        small=address(picture.key, "-400.webp"),
        crop=picture.crop,
        width=picture.width if picture.whole else 0,
        height=picture.height if picture.whole else 0,
        caption=picture.caption,
        language=picture.language,
    )


def view_deck(deck: DeckDocument) -> OwnDeck:
    """A deck as its maker sees it."""
    return OwnDeck(
        id=deck.id,
        name=deck.name,
        pictures=tuple(map(view_picture, deck.pictures)),
        sharing=deck.sharing,
        link="" if deck.sharing == "nobody" else deck.link,
        size=deck.size,
        changed=deck.changed,
    )


def enter(deck: DeckDocument, *, mine: bool) -> DeckEntry:
    """A deck as whoever may use it sees it."""
    return DeckEntry(
        id=deck.id,
        name=deck.name,
        pictures=len(deck.pictures),
        captions=sum(bool(one.caption) for one in deck.pictures),
        covers=tuple(address(one.key, "-400.webp") for one in deck.pictures[:5]),
        mine=mine,
        sharing=deck.sharing,
        changed=deck.changed,
    )
