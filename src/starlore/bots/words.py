"""Finding words: binary search in sorted tables, and the nearest known word to a misspelt one (bigram overlap)."""

import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from importlib.resources import files

import numpy as np
import numpy.typing as npt

ALIKE = 0.72
"""The share of letter pairs that a misspelt word has in common with the right one, at least (Dice)."""

SAME_STEM = 0.2
"""How much more alike words are that begin alike."""

LETTERS = 24
"""Letters of a word that are compared."""

CANDIDATES = 24


def read_lines(name: str) -> list[str]:
    """The lines of a data file, none where there is no such file."""
    file = files("starlore.bots").joinpath("data", name)
    return file.read_text("utf-8").splitlines() if file.is_file() else []


def plain(text: str) -> str:
    """A text without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


class SortedTable:
    """Values by key, found by binary search in sorted lines of key, tab, value: nothing is built when it is loaded."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines

    def get(self, key: str) -> list[str]:
        """All values of this key."""
        start = f"{key}\t"
        at, found = bisect_left(self.lines, start), []
        while at < len(self.lines) and self.lines[at].startswith(start):
            found.append(self.lines[at][len(start) :])
            at += 1
        return found

    def words(self) -> Iterable[str]:
        """Every key, as often as it has values."""
        return (line.partition("\t")[0] for line in self.lines)


class Spelling:
    """Finds the known word that a misspelt one was most likely meant to be."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = sorted(word for word in set(words) if 3 < len(word) <= LETTERS)
        self.pairs = bigram_sets(plain("\n".join(self.words)).split("\n") if self.words else [])
        self.sizes = np.bitwise_count(self.pairs).sum(axis=1)

    def nearest(self, word: str) -> str | None:
        """The known word that shares most letter pairs, if it shares enough."""
        if not self.words:
            return None
        wanted = bigram_sets([plain(word)])
        shared = np.bitwise_count(self.pairs & wanted).sum(axis=1)
        rough = 2.0 * shared / (self.sizes + np.bitwise_count(wanted).sum())
        count = min(CANDIDATES, len(rough))
        # By value, in the order of the words: among equals, argpartition would choose others on another processor.
        least = max(np.partition(rough, -count)[-count], ALIKE / 2)
        best, likeness = None, ALIKE
        for number in np.flatnonzero(rough >= least):
            known = self.words[int(number)]
            alike = dice(word, known) + SAME_STEM * (known[:4] == word[:4])
            if alike > likeness:
                best, likeness = known, alike
        return best


def bigram_sets(words: Sequence[str]) -> npt.NDArray[np.uint64]:
    """The letter pairs of each word, beginning and end among them, hashed into sets of 128 bits."""
    if not words:
        return np.zeros((0, 2), np.uint64)
    edged = np.array([f"^{word[:LETTERS]}$" for word in words])
    letters = edged.view(np.uint32).reshape(len(words), -1).astype(np.uint64)
    codes = (letters[:, :-1] * np.uint64(31) + letters[:, 1:] * np.uint64(17)) % np.uint64(128)
    bits = np.where(letters[:, 1:] > 0, np.uint64(1) << (codes % np.uint64(64)), np.uint64(0))
    high = codes >= np.uint64(64)
    low_set = np.bitwise_or.reduce(np.where(high, np.uint64(0), bits), axis=1)
    high_set = np.bitwise_or.reduce(np.where(high, bits, np.uint64(0)), axis=1)
    return np.stack([low_set, high_set], axis=1)


def dice(one: str, other: str) -> float:
    """How many letter pairs two words share (Dice coefficient)."""
    first, second = parts(one), parts(other)
    return 2 * len(first & second) / (len(first) + len(second))


def parts(word: str) -> set[str]:
    """The letter pairs of a word, its beginning and end among them, without accents."""
    edged = plain(f"^{word}$")
    return {edged[at : at + 2] for at in range(len(edged) - 1)}
