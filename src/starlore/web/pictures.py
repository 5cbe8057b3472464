"""The deck as browsers get it: names and addresses; and a plain drawing for a card that is not painted yet."""

import re
from functools import cache

import msgspec

from starlore.decks.pictures import CARDS, DECK, Shown
from starlore.decks.words import Language

PLACEHOLDER = re.compile(r"^(\d{3}|back)\.svg$")


class CardView(msgspec.Struct, frozen=True):
    """A card: what it is called, what is to be seen on it, and where its pictures are."""

    number: int
    title: str
    description: str
    avif: str
    webp: str
    small: str


class DeckView(msgspec.Struct, frozen=True):
    """The whole deck in one language."""

    back: Shown
    cards: tuple[CardView, ...]


@cache
def describe_deck(language: Language) -> bytes:
    """The deck in one language, as JSON."""
    return msgspec.json.encode(DeckView(addresses("back"), tuple(view_card(n, language) for n in range(1, CARDS + 1))))


def view_card(number: int, language: Language) -> CardView:
    """One card."""
    shown = addresses(f"{number:03}")
    picture = DECK.pictures.get(number)
    title = picture.title.in_language(language) if picture else str(number)
    description = picture.description.in_language(language) if picture else str(number)
    return CardView(number, title, description, shown.avif, shown.webp, shown.small)


def addresses(stem: str) -> Shown:
    """Where the pictures of a card are."""
    shown = DECK.shown.get(stem)
    if shown is None:
        drawing = f"/pictures/{stem}.svg"
        return Shown(drawing, drawing, drawing)
    return Shown(f"/pictures/{shown.avif}", f"/pictures/{shown.webp}", f"/pictures/{shown.small}")


def placeholder(name: str) -> str | None:
    """A quiet drawing with a colour of its own, for a card that has no picture."""
    found = PLACEHOLDER.match(name)
    if found is None:
        return None
    hue = 250 if found[1] == "back" else int(found[1]) * 137 % 360
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1200">'
        f'<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl({hue} 45% 62%)"/>'
        f'<stop offset="1" stop-color="hsl({(hue + 40) % 360} 50% 24%)"/></linearGradient></defs>'
        '<path fill="url(#g)" d="M0 0h800v1200H0z"/>'
        f'<circle cx="{200 + hue}" cy="{300 + hue % 200}" r="{60 + hue % 90}" fill="hsl({hue} 70% 88%)"/>'
        f'<path fill="hsl({hue} 45% 18%)" d="M0 {820 + hue % 90}q200-{120 + hue % 80} 400-20t400-40v500H0z"/></svg>'
    )
