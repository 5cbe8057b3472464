"""What people type, made fit to be stored and shown: trimmed, in Unicode's composed form, and visible."""

import unicodedata

from starlore.core.errors import Illegal

UNSHOWABLE = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})
"""Control characters, lone surrogates, private characters, line and paragraph separators.

Unassigned characters pass: next year's emoji are unassigned to this year's Python.
"""

BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that change the direction of writing, also of what stands after them on the page. No script needs them."""

INVISIBLE = UNSHOWABLE | {"Cf", "Zs", "Mn", "Me"}
"""What leaves no ink of its own: a text made only of these looks empty."""

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing: fillers of the Korean script, and the Braille cell without dots."""

JOINER = "\u200d"
"""Makes one sign of several, such as a family of people."""

BYTES = 8
"""Bytes of UTF-8 for each character that a text may have: what is kept is bounded, however little of it is seen."""


def tidy(text: str, most: int, about: str) -> str:
    """Return the text trimmed and composed; refuse it if it is empty, longer than `most`, or cannot be shown."""
    text = text.strip()
    if not (text.isascii() and text.isprintable()):
        text = unicodedata.normalize("NFC", text).strip()
        if any(character in BIDI_CONTROLS or unicodedata.category(character) in UNSHOWABLE for character in text):
            raise Illegal(f"{about}_unprintable")
        if all(character in BLANK or unicodedata.category(character) in INVISIBLE for character in text):
            raise Illegal(f"{about}_empty")
    if not text:
        raise Illegal(f"{about}_empty")
    if len(text) > most and (visible_length(text) > most or len(text.encode()) > BYTES * most):
        raise Illegal(f"{about}_too_long")
    return text


def visible_length(text: str) -> int:
    """How many characters a reader sees: marks, and signs that are joined to others, are seen as one with them."""
    count, joined = 0, False
    for character in text:
        part = unicodedata.category(character) in {"Mn", "Me", "Cf"} or "\U0001f3fb" <= character <= "\U0001f3ff"
        count += not (part or joined)
        joined = character == JOINER
    return count
