"""Names at a table: which of them a reader would take for one, and those that bots bear."""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

BOT_NAMES = (
    "Altair",
    "Capella",
    "Castor",
    "Deneb",
    "Electra",
    "Lyra",
    "Mira",
    "Mizar",
    "Pollux",
    "Regulus",
    "Rigel",
    "Sirius",
    "Spica",
    "Tucana",
    "Vega",
)
"""Stars: nobody mistakes them for people, and they read the same in every language."""


IGNORED = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFFC),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""What nobody sees: Unicode's default-ignorable code points, the empty Braille cell, and signs of annotation."""


@cache
def prototypes() -> dict[int, str]:
    """What each character is taken for (Unicode TS 39), and nothing for what nobody sees."""
    table: dict[int, str] = {}
    for line in (files("starlore.table") / "data" / "confusables.txt").read_text("utf-8").splitlines():
        source, *looks = (int(point, 16) for point in line.split())
        table[source] = "".join(map(chr, looks))
    return table | {point: "" for first, last in IGNORED for point in range(first, last + 1)}


def skeleton(text: str) -> str:
    """The skeleton of a text by Unicode TS 39: two texts with the same one look the same."""
    shown = "".join(sign for sign in text if unicodedata.category(sign) != "Cf")
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", shown))
    return unicodedata.normalize("NFD", plain.translate(prototypes()))


@lru_cache(maxsize=1024)
def looks(name: str) -> frozenset[tuple[str, str]]:
    """How a name can be read: as it is written, and by somebody who does not mind capitals."""
    plain = unicodedata.normalize("NFKC", name)
    latin = "".join(sign if sign.isascii() else prototypes().get(ord(sign), sign) for sign in plain)
    return frozenset({("written", skeleton(name)), ("read", skeleton(latin.casefold()))})


def name_taken(name: str, others: Iterable[str]) -> bool:
    """A reader may take this name for one of the others."""
    return any(looks(name) & looks(other) for other in others)
