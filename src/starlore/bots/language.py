"""From a clue in any of the five languages to English texts that the association model knows.

Idioms and titles are found whole; inflected forms lead to their dictionary forms; emoji are read by their names; a
misspelt word is taken for the likeliest known one.
"""

import csv
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import NamedTuple

import msgspec

from starlore.bots.bank import bank
from starlore.bots.words import SortedTable, Spelling, read_lines
from starlore.core import LANGUAGES, Language

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
SMALL = msgspec.toml.decode(
    files("starlore.bots").joinpath("data", "small_words.toml").read_bytes(), type=dict[str, dict[str, str]]
)
STOP = {language: set(words.split()) for language, words in SMALL["stop"].items()}
NEGATIONS = {language: set(words.split()) for language, words in SMALL["negation"].items()}
ENDINGS = {language: [pair.split(":") for pair in pairs.split()] for language, pairs in SMALL["endings"].items()}
PREFIXES = {language: prefixes.split() for language, prefixes in SMALL["prefixes"].items()}
SAY_NOTHING = {"face", "with", "symbol", "sign", "black", "white"}
"""Words in the names of emoji that are no part of what they show."""

DENIED = -0.4
"""What a denied word counts: "not happy" is a little away from happy, not its opposite."""

WHOLE = {"idiom", "proverb", "title"}
"""Kinds of the banks' clues that stand for their English link as a whole."""

STEM = 3
"""Letters of a word that are left, at least, when its ending is taken away."""

LONGEST = 7
"""Words of the longest idiom that is looked for."""

CYRILLIC = dict(zip("абвгдезийклмнопрстуфхъь", "abvgdeziyklmnoprstufhay", strict=True))
CYRILLIC |= {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sht", "ю": "yu", "я": "ya"}


class Meaning(NamedTuple):
    """An English text that a part of a clue stands for."""

    text: str
    weight: float
    """Less when it is a guess; below nothing when it was denied."""


class Glossary:
    """What the words and idioms of one language mean in English."""

    def __init__(self, language: Language, forms: Sequence[str], english: Mapping[str, int]) -> None:
        self.language = language
        self.forms = SortedTable(forms)
        self.english = english
        self.dictionary = SortedTable(read_lines(f"dictionary.{language}.tsv"))
        self.entries: dict[str, list[str]] = {}
        self.near: Spelling | None = None

    def lemma(self, word: str) -> str:
        """The dictionary form of a word; the word itself where none is known."""
        found = self.forms.get(word)
        return found[0] if found else word

    def enter(self, text: str, meaning: str) -> None:
        """Note what a text stands for, as it is written and with every word in its dictionary form."""
        known = key(text)
        plain = " ".join(map(self.lemma, known.split()))
        for entry in {known, plain}:
            meanings = self.entries.setdefault(entry, [])
            if meaning not in meanings:
                meanings.append(meaning)

    def look_up(self, text: str) -> list[str]:
        """What a text stands for: first by what we wrote ourselves, then by the dictionary."""
        if self.language == "en":
            return self.entries.get(text) or ([text] if text in self.english else [])
        return self.entries.get(text) or self.dictionary.get(text)

    def guess(self, word: str) -> list[str]:
        """A word that is in no list: a name, a loanword, a compound, or misspelt."""
        if self.language != "en":
            latin = "".join(CYRILLIC.get(letter, letter) for letter in word)
            for text in (word, latin):
                if text in self.english:
                    return [text]
        if len(word) < 4:
            return []
        for variant in variants(word, self.language):
            if texts := self.look_up(variant) or self.look_up(self.lemma(variant)):
                return texts
        if self.language == "et" and (parts := self.compound(word)):
            return parts
        if self.near is None:
            self.near = Spelling(self.known_words())
        likely = self.near.nearest(word)
        if likely is None:
            return []
        return self.look_up(likely) or self.look_up(self.lemma(likely))

    def compound(self, word: str) -> list[str]:
        """What both halves of a compound stand for, where both are known."""
        for at in range(len(word) - 3, 2, -1):
            halves = [self.look_up(half) or self.look_up(self.lemma(half)) for half in (word[:at], word[at:])]
            if all(halves):
                return [half[0] for half in halves]
        return []

    def known_words(self) -> Iterable[str]:
        """Every single word that has a meaning, in all its forms."""
        yield from (text for text in (*self.entries, *self.english_words()) if " " not in text)
        yield from (word for word in self.dictionary.words() if " " not in word)
        for line in self.forms.lines:
            form, _, lemma = line.partition("\t")
            if self.look_up(lemma):
                yield form

    def english_words(self) -> Iterable[str]:
        """English words are known when they have a vector."""
        return self.english if self.language == "en" else ()

    def longest(self, words: Sequence[str], lemmas: Sequence[str], at: int) -> tuple[int, list[str]]:
        """The longest known text that begins here: how many words it takes, and what it stands for."""
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            if length == 1 and words[at] in STOP[self.language]:
                return 1, []
            for part in (words[at : at + length], lemmas[at : at + length]):
                texts = self.look_up(" ".join(part))
                if texts:
                    return length, texts
        return 1, [] if lemmas[at] in STOP[self.language] else self.guess(words[at])

    def meanings(self, clue: str) -> list[Meaning]:
        """What the parts of a clue stand for, idioms first."""
        found = [Meaning(text, 1.0) for text in emoji_names(clue)]
        words = key(clue).split()
        lemmas = [self.lemma(word) for word in words]
        at, denied = 0, False
        while at < len(words):
            length, texts = self.longest(words, lemmas, at)
            if words[at] in NEGATIONS[self.language] and length == 1:
                denied, at = True, at + 1
                continue
            if texts:
                sign = DENIED if denied else 1.0
                emphasis = 1.5 if length > 1 else 1.0
                found.extend(Meaning(text, sign * emphasis / len(texts)) for text in texts)
                denied = False
            at += length
        return found


class Lexicon:
    """Which English texts the words and idioms of each language stand for; each language is read when it is needed."""

    def __init__(self, forms: Callable[[Language], Sequence[str]], english: Mapping[str, int]) -> None:
        self.forms = forms
        self.english = english
        self.tongues: dict[Language, Glossary] = {}

    @cached_property
    def concepts(self) -> list[dict[Language, list[str]]]:
        """Things that have a word in every language."""
        rows = csv.DictReader(read_lines("lexicon.tsv"), delimiter="\t", quoting=csv.QUOTE_NONE)
        return [
            {language: [text.strip() for text in row[language].split("|")] for language in LANGUAGES} for row in rows
        ]

    def glossary(self, language: Language) -> Glossary:
        """One language, made once."""
        found = self.tongues.get(language)
        if found is None:
            found = Glossary(language, self.forms(language), self.english)
            for concept in self.concepts:
                for text in concept[language]:
                    found.enter(text, concept["en"][0].lower())
            for line in read_lines(f"more.{language}.tsv"):
                word, meaning = line.split("\t")
                found.enter(word, meaning.strip().lower())
            for clue in bank(language) if language != "en" else ():
                if clue.link and clue.kind in WHOLE:
                    found.enter(clue.text, clue.link)
            self.tongues[language] = found
        return found

    def meanings(self, clue: str, language: Language) -> list[Meaning]:
        """What the parts of a clue stand for, idioms first."""
        return self.glossary(language).meanings(clue)


def key(text: str) -> str:
    """A text as it is looked up: small letters, no sense hints, single spaces."""
    return " ".join(WORD.findall(re.sub(r"\(.*?\)", "", unicodedata.normalize("NFC", text).lower())))


def variants(word: str, language: Language) -> Iterable[str]:
    """What a word may be a form of, by its ending and its prefix (suffix stripping)."""
    for ending, instead in ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= STEM:
            yield word[: -len(ending)] + instead.strip("-")
    for prefix in PREFIXES[language]:
        if word.startswith(prefix) and len(word) - len(prefix) > STEM:
            yield word[len(prefix) :]


def emoji_names(clue: str) -> Iterable[str]:
    """What the emoji in a clue show."""
    for sign in clue:
        if unicodedata.category(sign) in {"So", "Sk"}:
            name = unicodedata.name(sign, "").lower()
            yield from (word for word in WORD.findall(name) if word not in SAY_NOTHING)
