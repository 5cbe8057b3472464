"""A denylist: what no bot says at a table, since it may hurt somebody there."""

import unicodedata
from functools import cache
from importlib.resources import files

import msgspec

from starlore.bots.language import WORD
from starlore.core import Language


@cache
def listed(language: Language) -> tuple[frozenset[str], tuple[str, ...]]:
    """Whole words, and beginnings of words."""
    data = files("starlore.bots").joinpath("data", "hurtful.toml").read_bytes()
    entries = msgspec.toml.decode(data, type=dict[str, str])[language].split()
    whole = frozenset(entry[1:] for entry in entries if entry.startswith("="))
    return whole, tuple(entry for entry in entries if not entry.startswith("="))


def hurts(clue: str, language: Language) -> bool:
    """There is a word in it that bots do not say."""
    whole, beginnings = listed(language)
    words = WORD.findall(unicodedata.normalize("NFC", clue).lower())
    return any(word in whole or word.startswith(beginnings) for word in words)
