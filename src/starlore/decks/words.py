"""The word cards of Stella in five languages. A card carries keys; each player reads the word in their own language."""

from functools import cached_property
from importlib.resources import files

import msgspec

from starlore.core import Language

MARK = "#"
"""Begins the key of every word in the box: words that a table writes itself never begin with it."""


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word in every language."""

    en: str
    bg: str
    pl: str
    et: str
    cs: str
    gloss: str = ""
    """Which meaning it is, where the English word has several."""

    @property
    def key(self) -> str:
        """What stands for the word in games and logs."""
        return MARK + self.en.lower().replace(" ", "-")

    def in_language(self, language: Language) -> str:
        """The word as it is printed in this language."""
        text: str = getattr(self, language)
        return text


class WordCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: the upper word is the clue unless all agree on the lower one."""

    number: int
    upper: Word
    lower: Word

    @property
    def keys(self) -> tuple[str, str]:
        """The card as games know it."""
        return (self.upper.key, self.lower.key)


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The whole box."""

    discovery: tuple[WordCard, ...]
    """The four cards of a first game, played in this order."""

    standard: tuple[WordCard, ...]

    @cached_property
    def discovery_keys(self) -> tuple[tuple[str, str], ...]:
        """The discovery cards as games know them."""
        return tuple(card.keys for card in self.discovery)

    @cached_property
    def standard_keys(self) -> tuple[tuple[str, str], ...]:
        """The standard cards as games know them."""
        return tuple(card.keys for card in self.standard)

    def printed(self, language: Language) -> dict[str, str]:
        """Every word of the box by its key, in one language."""
        return {
            word.key: word.in_language(language)
            for card in self.discovery + self.standard
            for word in (card.upper, card.lower)
        }


def load_words() -> Words:
    """Read and check the box of word cards."""
    words = msgspec.toml.decode(files("starlore.decks").joinpath("data", "words.toml").read_bytes(), type=Words)
    cards = words.discovery + words.standard
    keys = [key for card in cards for key in card.keys]
    if len(set(keys)) != len(keys):
        raise ValueError("a word is in the box twice")
    for cards_of_a_kind in (words.discovery, words.standard):
        if [card.number for card in cards_of_a_kind] != list(range(1, len(cards_of_a_kind) + 1)):
            raise ValueError("word cards are numbered from 1 without a gap")
    return words


WORDS = load_words()
