"""Idioms, proverbs and titles that everyone there knows, and what each brings to mind.

A clue may be such a saying in other forms, misspelt, or half of one ("half a proverb"): it is found by its words (fuzzy
overlap, rare words count more), then heard by what the saying brings to mind, beside the clue's own words.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from starlore.bots.bank import bank
from starlore.bots.hooks import Vector
from starlore.bots.language import STOP, WHOLE, Glossary, key, variants
from starlore.bots.word_index import WordIndex
from starlore.bots.words import read_lines
from starlore.core import Language

ALIKE = 0.6
"""Words that share fewer letter triples (Dice) are not forms of each other."""

FAINT = 0.25
"""How much a small word ("the", "with") counts beside a telling one."""

HALF, OWN = 0.45, 0.7
"""How much of a saying must have been said, at least, by the weight of its words, and how much of the clue be of it."""

LITTLE, NOTHING_ELSE = 0.3, 0.95
"""The same where nothing else was said."""

ALL = 0.9
"""From this on, all of a saying was said: the rest of the clue is the speaker's own."""


class Saying(NamedTuple):
    """Something that people of one language say, sing or have read."""

    kind: str
    """idiom, proverb, title."""

    text: str
    brings: tuple[str, ...]
    """What it brings to mind, in English."""


class Found(NamedTuple):
    """A saying in a clue."""

    saying: Saying
    share: float
    """How sure it is, from 0 to 1: how much of the saying was said."""


@cache
def sayings(language: Language) -> tuple[Saying, ...]:
    """All sayings of a language; empty where nobody has written any."""
    rows = (line.split("\t") for line in read_lines(f"sayings.{language}.tsv"))
    return tuple(Saying(kind, text, tuple(brings.split(", "))) for kind, text, brings in rows)


def counts(language: Language) -> Counter[str]:
    """How many sayings of each kind the bots know, in the bank and beyond the pictures, each once."""
    known = {key(clue.text): clue.kind for clue in bank(language) if clue.kind in WHOLE}
    known |= {key(saying.text): saying.kind for saying in sayings(language)}
    return Counter(known.values())


class SayingFinder:
    """Finds the sayings of one language in clues."""

    def __init__(self, glossary: Glossary, language: Language, known: Sequence[Saying] | None = None) -> None:
        self.glossary, self.language = glossary, language
        self.sayings = sayings(language) if known is None else known
        texts = [key(saying.text).split() or [""] for saying in self.sayings]
        self.exact = {" ".join(words): number for number, words in enumerate(texts)}
        self.words = {word: number for number, word in enumerate(dict.fromkeys(w for words in texts for w in words))}
        self.flat = np.array([self.words[word] for words in texts for word in words], np.intp)
        self.starts = np.cumsum([0, *(len(words) for words in texts)])[:-1]
        self.index = WordIndex(list(self.words), glossary)
        often = Counter(self.flat.tolist())
        self.weights = np.array([self.weigh(word, often[number]) for word, number in self.words.items()], np.float32)
        if len(self.flat):
            self.lengths: Vector = np.add.reduceat(self.weights[self.flat], self.starts)

    def weigh(self, word: str, often: int) -> float:
        """How much a word says: more when it is in few sayings (inverse document frequency)."""
        return (FAINT if self.small(word) else 1.0) * float(np.log((len(self.sayings) + 1) / (often + 0.5)))

    def small(self, word: str) -> bool:
        """It says little by itself, in whatever form."""
        return word in STOP[self.language] or self.glossary.lemma(word) in STOP[self.language]

    def alike(self, word: str) -> Vector:
        """How alike each known word is, from 0 to 1."""
        return self.index.alike(word, ALIKE, *variants(word, self.language))

    def find(self, clue: str) -> Found | None:
        """The saying that a clue is, or is a part of, or has in it; None: there is none."""
        words = key(clue).split()
        if not words or not self.sayings:
            return None
        number = self.exact.get(" ".join(words))
        if number is not None:
            return Found(self.sayings[number], 1.0)
        if sum(not self.small(word) for word in words) < 2:
            return None
        return self.nearest(list(dict.fromkeys(words)))

    def nearest(self, words: Sequence[str]) -> Found | None:
        """The saying that shares most with these words, if it shares enough and more than one telling word."""
        likeness = np.stack([self.alike(word) for word in words])
        by_place = likeness[:, self.flat]
        said = np.add.reduceat(self.weights[self.flat] * by_place.max(axis=0), self.starts) / self.lengths
        often = (likeness > 0).sum(axis=1)
        mine = np.array([self.weigh(word, int(times)) for word, times in zip(words, often, strict=True)], np.float32)
        own = (mine[:, None] * np.maximum.reduceat(by_place, self.starts, axis=1)).sum(axis=0) / mine.sum()
        telling = np.array([not self.small(word) for word in words])
        several = (np.maximum.reduceat(by_place, self.starts, axis=1)[telling] > 0).sum(axis=0) > 1
        enough = ((said >= HALF) & (own >= OWN)) | ((said >= LITTLE) & (own >= NOTHING_ELSE))
        fits = several & ((said >= ALL) | enough)
        best = int(np.argmax(np.where(fits, said * np.sqrt(own), 0)))
        return Found(self.sayings[best], float(said[best])) if fits[best] else None
