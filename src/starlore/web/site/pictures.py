"""The deck as browsers get it: names and addresses."""

from functools import cache

import msgspec

from starlore.core import Card, Language
from starlore.decks.pictures import CARDS, DECK, Shown
from starlore.decks.played import PlayedPicture


class CardView(msgspec.Struct, frozen=True):
    """A card: what it is called, what is to be seen on it, and where its pictures are."""

    number: int
    title: str
    description: str
    avif: str
    webp: str
    small: str
    smallest: str


class DeckPictures(msgspec.Struct, frozen=True):
    """The whole deck in one language."""

    back: Shown
    cards: tuple[CardView, ...]


@cache
def describe_deck(language: Language) -> bytes:
    """The deck in one language, as JSON."""
    cards = tuple(view_card(number, language) for number in range(1, CARDS + 1))
    return msgspec.json.encode(DeckPictures(addresses("back"), cards))


def view_card(number: int, language: Language) -> CardView:
    """One card."""
    shown, picture = addresses(f"{number:03}"), DECK.pictures[number]
    title, description = picture.title.in_language(language), picture.description.in_language(language)
    return CardView(number, title, description, shown.avif, shown.webp, shown.small, shown.smallest)


def addresses(stem: str) -> Shown:
    """Where the pictures of a card are."""
    shown = DECK.shown[stem]
    return Shown(*(f"/pictures/{name}" for name in (shown.avif, shown.webp, shown.small, shown.smallest)))


def shown(picture: Card | PlayedPicture) -> Shown:
    """Where the files of a picture are, of ours or of somebody's own."""
    if not isinstance(picture, PlayedPicture):
        return addresses(f"{picture:03}")
    own = f"/pictures/own/{picture.key}"
    return Shown(f"{own}.avif", f"{own}.webp", *[f"{own}-400.webp"] * 2)
