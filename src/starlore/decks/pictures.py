"""The picture deck: what its catalogue says of every card, and the files that show it.

A picture's address holds a digest of its content, so that browsers may keep it for ever.
"""

import hashlib
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from starlore.core import LANGUAGES, Card, Language
from starlore.decks.package import Place, Weight, read_package

CARDS = 84
NUMBERS = tuple(Card(number) for number in range(1, CARDS + 1))
"""Every card of the deck, by its number."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same in every language."""

    en: str
    bg: str
    pl: str
    et: str
    cs: str

    def in_language(self, language: Language) -> str:
        """As it is said in this language."""
        text: str = getattr(self, language)
        return text


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the catalogue says of a card."""

    number: Annotated[int, Meta(ge=1, le=CARDS)]
    night: bool
    motifs: Annotated[tuple[str, ...], Meta(min_length=2, max_length=6)]
    title: Text
    description: Text
    """What is to be seen, for those who cannot see it; nothing of how to read it."""

    hooks: Annotated[dict[str, Weight], Meta(min_length=25, max_length=40)]
    """What the picture brings to mind, and how readily."""

    places: Annotated[dict[str, Place], Meta(max_length=20)] = {}
    """Where a hook or a motif is to be seen: bots point there."""


class Shown(msgspec.Struct, frozen=True):
    """Where the pictures of a card are: 800x1200 as AVIF and as WebP, 400x600 and 240x360 as WebP.

    An own deck has no smallest ones; there they are the small ones.
    """

    avif: str
    webp: str
    small: str
    smallest: str


class Deck(msgspec.Struct, frozen=True, dict=True):
    """All cards, and their files."""

    pictures: dict[int, Picture]
    folder: Path

    @cached_property
    def addresses(self) -> dict[str, Path]:
        """Every file under the name that it is served by."""
        named = {}
        for file in sorted(self.folder.glob("*.*")):
            digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
            named[f"{file.stem}.{digest}{file.suffix}"] = file
        return named

    @cached_property
    def shown(self) -> dict[str, Shown]:
        """The addresses of every card ("017") and of the back ("back")."""
        names = {file.name: name for name, file in self.addresses.items()}
        stems = ["back", *(f"{number:03}" for number in self.pictures)]
        endings = (".avif", ".webp", "-400.webp", "-240.webp")
        return {stem: Shown(*(names[f"{stem}{ending}"] for ending in endings)) for stem in stems}


def load_deck() -> Deck:
    """Read our own deck, a package like any other, and check what we ask of it besides."""
    package = read_package(Path(str(files("starlore.decks"))) / "data")
    pictures = {}
    for described in package.pictures:
        name = f"{described.number}"
        bare = {key: value for key, value in msgspec.to_builtins(described).items() if key != "file"}
        try:
            picture = msgspec.convert(bare, Picture)
        except msgspec.ValidationError as error:
            raise ValueError(f"card {name}: {error}") from error
        if not all(
            text.in_language(language) for text in (picture.title, picture.description) for language in LANGUAGES
        ):
            raise ValueError(f"card {name}: a text is empty")
        pictures[picture.number] = picture
    if len(pictures) != CARDS:
        raise ValueError(f"the deck has {CARDS} cards, and {len(pictures)} are described")
    return Deck(pictures, Path(str(package.root)) / "pictures")


DECK = load_deck()
