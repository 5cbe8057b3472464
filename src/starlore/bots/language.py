"""From a clue in any of the five languages to English texts that the association model knows.

Idioms and titles are found whole; inflected forms lead to their dictionary forms; emoji are read by their names; a
misspelt word is taken for the likeliest known one.
"""

import csv
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import NamedTuple

import msgspec

from starlore.core import LANGUAGES, Language

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
SMALL = msgspec.toml.decode(
    files("starlore.bots").joinpath("data", "small_words.toml").read_bytes(), type=dict[str, dict[str, str]]
)
STOP = {language: set(words.split()) for language, words in SMALL["stop"].items()}
NEGATIONS = {language: set(words.split()) for language, words in SMALL["negation"].items()}
SAY_NOTHING = {"face", "with", "symbol", "sign", "black", "white"}
"""Words in the names of emoji that are no part of what they show."""

ALIKE = 0.72
"""The share of letter pairs that a misspelt word has in common with the right one, at least."""

SAME_STEM = 0.2
"""How much more alike words are that begin alike."""

LONGEST = 7
"""Words of the longest idiom that is looked for."""

CYRILLIC = dict(zip("абвгдезийклмнопрстуфхъь", "abvgdeziyklmnoprstufhay", strict=True))
CYRILLIC |= {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sht", "ю": "yu", "я": "ya"}


class Meaning(NamedTuple):
    """An English text that a part of a clue stands for."""

    text: str
    weight: float
    """Less when it is a guess; below nothing when it was denied."""


class Lexicon:
    """Which English texts the words and idioms of each language stand for."""

    def __init__(
        self,
        table: Iterable[Mapping[str, str]],
        more: Mapping[Language, Iterable[str]],
        forms: Iterable[str],
        english: Iterable[str],
    ) -> None:
        self.lemmas: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for line in forms:
            spoken, form, lemma = line.split("\t")
            self.lemmas[spoken][form] = lemma
        self.entries: dict[str, dict[str, list[str]]] = {language: defaultdict(list) for language in LANGUAGES}
        self.concepts: list[dict[Language, list[str]]] = []
        for row in table:
            concept = {language: [text.strip() for text in row[language].split("|")] for language in LANGUAGES}
            self.concepts.append(concept)
            for language in LANGUAGES:
                for text in concept[language]:
                    self.enter(language, text, concept["en"][0].lower())
        for spoken_in, lines in more.items():
            for line in lines:
                word, meaning = line.split("\t")
                self.enter(spoken_in, word, meaning.strip().lower())
        for text in english:
            if text not in self.entries["en"]:
                self.entries["en"][self.key(text)].append(text)
        self.near: dict[str, Spelling] = {}

    def enter(self, language: Language, text: str, meaning: str) -> None:
        """Note what a text stands for, as it is written and with every word in its dictionary form."""
        key = self.key(text)
        plain = " ".join(self.lemmas[language].get(word, word) for word in key.split())
        for known in {key, plain}:
            if meaning not in self.entries[language][known]:
                self.entries[language][known].append(meaning)

    @staticmethod
    def key(text: str) -> str:
        """A text as it is looked up: small letters, no sense hints, single spaces."""
        return " ".join(WORD.findall(re.sub(r"\(.*?\)", "", unicodedata.normalize("NFC", text).lower())))

    def meanings(self, clue: str, language: str) -> list[Meaning]:
        """What the parts of a clue stand for, idioms first."""
        found = [Meaning(text, 1.0) for text in emoji_names(clue)]
        words = self.key(clue).split()
        lemmas = [self.lemmas[language].get(word, word) for word in words]
        at, denied = 0, False
        while at < len(words):
            if words[at] in NEGATIONS[language] and not self.starts_idiom(words, lemmas, at, language):
                denied, at = True, at + 1
                continue
            length, texts = self.longest(words, lemmas, at, language)
            if texts:
                sign = -0.4 if denied else 1.0
                emphasis = 1.5 if length > 1 else 1.0
                found.extend(Meaning(text, sign * emphasis / len(texts)) for text in texts)
                denied = False
            at += length
        return found

    def starts_idiom(self, words: Sequence[str], lemmas: Sequence[str], at: int, language: str) -> bool:
        """An idiom of several words begins here."""
        return self.longest(words, lemmas, at, language)[0] > 1

    def longest(self, words: Sequence[str], lemmas: Sequence[str], at: int, language: str) -> tuple[int, list[str]]:
        """The longest known text that begins here: how many words it takes, and what it stands for."""
        entries = self.entries[language]
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            if length == 1 and words[at] in STOP[language]:
                return 1, []
            for part in (words[at : at + length], lemmas[at : at + length]):
                texts = entries.get(" ".join(part))
                if texts:
                    return length, texts
        return 1, self.guess(words[at], language)

    def guess(self, word: str, language: str) -> list[str]:
        """A word that is in no list: a name, a loanword, or misspelt."""
        if language != "en":
            latin = "".join(CYRILLIC.get(letter, letter) for letter in word)
            for text in (word, latin):
                if text in self.entries["en"]:
                    return [text]
        if len(word) < 4:
            return []
        if language not in self.near:
            known = [text for text in self.entries[language] if " " not in text]
            self.near[language] = Spelling([*known, *self.lemmas[language]])
        likely = self.near[language].nearest(word)
        if likely is None:
            return []
        lemma = self.lemmas[language].get(likely, likely)
        return self.entries[language].get(likely) or self.entries[language].get(lemma) or []


class Spelling:
    """Finds the known word that a misspelt one was most likely meant to be."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(dict.fromkeys(words))
        self.by_letters: dict[str, list[int]] = defaultdict(list)
        for number, word in enumerate(self.words):
            for part in parts(word):
                self.by_letters[part].append(number)

    def nearest(self, word: str) -> str | None:
        """The known word that shares most letter pairs, if it shares enough."""
        wanted = parts(word)
        shared: dict[int, int] = defaultdict(int)
        for part in wanted:
            for number in self.by_letters.get(part, ()):
                shared[number] += 1
        best, likeness = None, ALIKE
        for number, count in shared.items():
            known = self.words[number]
            alike = 2 * count / (len(wanted) + len(known) + 1) + SAME_STEM * (known[:4] == word[:4])
            if alike > likeness:
                best, likeness = known, alike
        return best


def parts(word: str) -> set[str]:
    """The letter pairs of a word, its beginning and end among them, without accents."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", f"^{word}$") if not unicodedata.combining(letter))
    return {plain[at : at + 2] for at in range(len(plain) - 1)}


def emoji_names(clue: str) -> Iterable[str]:
    """What the emoji in a clue show."""
    for sign in clue:
        if unicodedata.category(sign) in {"So", "Sk"}:
            name = unicodedata.name(sign, "").lower()
            yield from (word for word in WORD.findall(name) if word not in SAY_NOTHING)


def read_lexicon(lines: Iterable[str]) -> list[dict[str, str]]:
    """The lexicon's rows."""
    return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
