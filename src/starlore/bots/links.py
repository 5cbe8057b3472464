"""The same clue in several languages: clues of one picture with the same English equivalent."""

from collections.abc import Iterator
from functools import cache

from starlore.bots.bank import BankClue, bank
from starlore.bots.hurtful import hurts
from starlore.bots.language import STOP, key
from starlore.core import LANGUAGES, Language

Link = tuple[int, str]
"""A picture, and what is said of it in English."""


def essence(text: str) -> str:
    """A link without small words: "it's raining cats and dogs" becomes "raining cats dogs"."""
    words = key(text).split()
    return " ".join([word for word in words if word not in STOP["en"]] or words)


def links_of(clue: BankClue, language: Language) -> Iterator[Link]:
    """By what a clue can be found in other languages; an English one also by its own words."""
    if clue.link:
        yield clue.card, essence(clue.link)
    if language == "en":
        yield clue.card, essence(clue.text)


@cache
def linked(language: Language) -> dict[Link, str]:
    """The most telling clue of this language for each link, and none that hurts."""
    found: dict[Link, BankClue] = {}
    for clue in bank(language):
        for link in links_of(clue, language) if not hurts(clue.text, language) else ():
            if link not in found or found[link].telling < clue.telling:
                found[link] = clue
    return {link: clue.text for link, clue in found.items()}


def in_other_languages(clue: BankClue, language: Language) -> dict[Language, str]:
    """How a clue is said in the other languages, as far as somebody has said it there."""
    found: dict[Language, str] = {}
    for other in LANGUAGES:
        for link in links_of(clue, language) if other != language else ():
            if link in linked(other):
                found.setdefault(other, linked(other)[link])
    return found
