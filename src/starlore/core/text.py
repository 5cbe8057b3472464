"""What people type, made fit to be stored and shown: trimmed, in Unicode's composed form, and visible."""

import unicodedata

from starlore.core.errors import Illegal

UNSHOWABLE = frozenset({"Cc", "Cs", "Cn", "Co", "Zl", "Zp"})
"""Control characters, lone surrogates, unassigned and private characters, line and paragraph separators."""

INVISIBLE = UNSHOWABLE | {"Cf", "Zs", "Mn", "Me"}
"""What leaves no ink of its own: a text made only of these looks empty."""


def tidy(text: str, most: int, about: str) -> str:
    """Return the text trimmed and composed; refuse it if it is empty, longer than `most`, or cannot be shown."""
    text = text.strip()
    if not (text.isascii() and text.isprintable()):
        text = unicodedata.normalize("NFC", text).strip()
        kinds = {unicodedata.category(character) for character in text}
        if kinds & UNSHOWABLE:
            raise Illegal(f"{about}_unprintable")
        if kinds <= INVISIBLE:
            raise Illegal(f"{about}_empty")
    if not text:
        raise Illegal(f"{about}_empty")
    if len(text) > most:
        raise Illegal(f"{about}_too_long")
    return text
