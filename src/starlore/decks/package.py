"""A deck as a folder or a zip file: `deck.toml`, and picture files. docs/decks.md describes it for its makers.

A picture is either three files as the server shows them (`017.avif`, `017.webp`, `017-400.webp`), or one of any kind
that an import makes them from (`017.jpg`).
"""

import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from starlore.core import Language

MANIFEST = "deck.toml"

FEWEST, MOST = 30, 300
"""Pictures of a deck: fewer are no game, more are no deck."""

CAPTION_LENGTH = 140
DECK_NAME_LENGTH = 40

READY = (".avif", ".webp", "-400.webp")
"""What follows a picture's name in the three files that browsers get."""

SOURCES = (".webp", ".jpg", ".jpeg", ".png", ".avif", ".heic", ".heif", ".gif")
"""What an import can make them from; the first one that is there."""

LARGEST = 64_000_000
"""Bytes of one file in a zip file, unpacked."""

Weight = Annotated[float, Meta(ge=0.2, le=1.0)]

Part = Annotated[float, Meta(ge=0.0, le=1.0)]
Place = tuple[Part, Part]
"""Where in a picture: parts of its width and its height, from the upper left."""


class Described(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a deck says of one picture."""

    file: str = ""
    """Its name without an ending, in the folder `pictures`; empty: its number as three digits."""

    number: int | None = None
    title: dict[Language, str] = {}
    description: dict[Language, str] = {}
    """What is to be seen, for those who cannot see it, and for bots; nothing of how to read it."""

    hooks: dict[str, Weight] = {}
    """What it brings to mind, in English, and how readily."""

    places: dict[str, Place] = {}
    """Where a hook or a motif is to be seen."""

    night: bool = False
    motifs: tuple[str, ...] = ()


class Manifest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`deck.toml`."""

    format: Literal[1] = 1
    name: Annotated[str, Meta(min_length=1, max_length=DECK_NAME_LENGTH)]
    languages: tuple[Language, ...] = ()
    licence: str = ""
    attribution: str = ""
    catalogue: str = ""
    """A folder in which each picture has a file of its own (`017.toml`); empty: they all stand in `pictures`."""

    pictures: tuple[Described, ...] = ()


class BadPackage(Exception):
    """It is no deck, and why."""


class Package(Struct, frozen=True, kw_only=True):
    """A deck that was read, with its files."""

    manifest: Manifest
    pictures: tuple[Described, ...]
    root: Path | zipfile.Path

    def stem(self, place: int) -> str:
        """The name of a picture's files."""
        picture = self.pictures[place]
        return picture.file or f"{picture.number or place + 1:03}"

    def ready(self, place: int) -> tuple[bytes, bytes, bytes] | None:
        """The three files as browsers get them, where all of them are there."""
        found = [self.file(self.stem(place) + ending) for ending in READY]
        avif, webp, small = found
        return None if avif is None or webp is None or small is None else (avif, webp, small)

    def source(self, place: int) -> bytes | None:
        """The file that they can be made from."""
        return next((data for end in SOURCES if (data := self.file(self.stem(place) + end)) is not None), None)

    def has(self, place: int) -> bool:
        """There is something to show."""
        return any((self.root / "pictures" / (self.stem(place) + ending)).is_file() for ending in SOURCES)

    def file(self, name: str) -> bytes | None:
        """A file of the folder `pictures`."""
        return read(self.root / "pictures" / name)


def read(file: Path | zipfile.Path) -> bytes | None:
    """A file, if it is there; one that unpacks to more than a picture can be is none."""
    if not file.is_file():
        return None
    if isinstance(file, Path):
        return file.read_bytes()
    with file.open("rb") as unpacked:
        data: bytes = unpacked.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadPackage(f"{file.name} is larger than {LARGEST} bytes")
    return data


def open_package(where: Path) -> Package:
    """The deck in a folder or a zip file; raises `BadPackage`."""
    root: Path | zipfile.Path = where
    if where.is_file():
        try:
            root = zipfile.Path(zipfile.ZipFile(where))
        except (zipfile.BadZipFile, OSError) as error:
            raise BadPackage(f"{where} is neither a folder nor a zip file") from error
        inner = list(root.iterdir())
        if not (root / MANIFEST).is_file() and len(inner) == 1:
            root = inner[0]  # a folder was packed, not what is in it
    return read_package(root)


def read_package(root: Path | zipfile.Path) -> Package:
    """Read and check what a deck says of itself; raises `BadPackage`."""
    text = read(root / MANIFEST)
    if text is None:
        raise BadPackage(f"there is no {MANIFEST}")
    try:
        manifest = msgspec.toml.decode(text, type=Manifest)
        pictures = tuple(catalogued(root, manifest)) if manifest.catalogue else manifest.pictures
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadPackage(f"{MANIFEST}: {error}") from error
    for picture in pictures:
        if picture.file and PurePosixPath(picture.file).name != picture.file:
            raise BadPackage(f"{picture.file!r} is no name of a file in the folder pictures")
    return Package(manifest=manifest, pictures=pictures, root=root)


def catalogued(root: Path | zipfile.Path, manifest: Manifest) -> Iterator[Described]:
    """The pictures that have a file each, in the order of the files' names."""
    if PurePosixPath(manifest.catalogue).name != manifest.catalogue:
        raise BadPackage("the catalogue is a folder beside deck.toml")
    folder = root / manifest.catalogue
    files: list[Path | zipfile.Path] = [*folder.iterdir()] if folder.is_dir() else []
    for file in sorted(files, key=lambda one: one.name):
        if not file.name.endswith(".toml"):
            continue
        try:
            picture = msgspec.toml.decode(file.read_bytes(), type=Described)
        except msgspec.DecodeError as error:
            raise BadPackage(f"{file.name}: {error}") from error
        if picture.number is not None and file.name != f"{picture.number:03}.toml":
            raise BadPackage(f"{file.name} describes card {picture.number}")
        yield picture


def faults(package: Package) -> list[str]:
    """Everything that keeps a deck from being played with, in plain words."""
    found = []
    count = len(package.pictures)
    if not FEWEST <= count <= MOST:
        found.append(f"a deck has {FEWEST} to {MOST} pictures, not {count}")
    stems = [package.stem(place) for place in range(count)]
    found.extend(f"{stem} is there twice" for stem in sorted({one for one in stems if stems.count(one) > 1}))
    for place, stem in enumerate(stems):
        if not package.has(place):
            found.append(f"there is no file pictures/{stem}.*")
        for language, text in package.pictures[place].description.items():
            if not text.strip():
                found.append(f"{stem}: the description in {language} is empty")
    return found


def caption(picture: Described, languages: tuple[Language, ...]) -> tuple[str, Language | None]:
    """One short text that says what is to be seen, in the first of the deck's languages that has one."""
    for texts in (picture.description, picture.title):
        for language in (*languages, *texts):
            if texts.get(language, "").strip():
                return texts[language].strip()[:CAPTION_LENGTH], language
    return "", None
