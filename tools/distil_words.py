"""What each word adds to the meaning of a phrase: word vectors whose sum comes near to the phrase's own vector.

A sentence-embedding model reads a phrase as a whole; the bots can only add up words. So the vectors of the words that
are added are fitted to phrases whose vector is known (distillation of a sentence encoder into a bag of words).
"""

from collections.abc import Sequence

import numpy as np
from rich.progress import track

STEPS, RATE = 150, 0.01
NEAR = 2.0
"""How much it costs a word to leave what it means by itself: a word in few phrases stays near to that (ridge)."""

LEAST = 0.02
"""Weight at the start of a word that is all too common."""


class Phrases:
    """Phrases as the words that they are made of, for sums over words and over phrases."""

    def __init__(self, phrases: Sequence[Sequence[str]]) -> None:
        self.words = list(dict.fromkeys(word for phrase in phrases for word in phrase))
        numbers = {word: number for number, word in enumerate(self.words)}
        self.flat = np.array([numbers[word] for phrase in phrases for word in phrase])
        lengths = [len(phrase) for phrase in phrases]
        self.starts = np.cumsum([0, *lengths])[:-1]
        rows = np.repeat(np.arange(len(phrases)), lengths)
        order = np.argsort(self.flat, kind="stable")
        self.rows_by_word = rows[order]
        self.word_starts = np.searchsorted(self.flat[order], np.arange(len(self.words)))

    def add_up(self, words: np.ndarray) -> np.ndarray:
        """The sum of its words' vectors, for each phrase."""
        return np.add.reduceat(words[self.flat], self.starts)

    def spread(self, phrases: np.ndarray) -> np.ndarray:
        """The sum over all phrases that a word is in, for each word."""
        return np.add.reduceat(phrases[self.rows_by_word], self.word_starts)


def fit_words(phrases: Phrases, wanted: np.ndarray, start: np.ndarray) -> np.ndarray:
    """Vectors of words whose sums point where the phrases' own vectors do (cosine, by Adam)."""
    found, first, second = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in track(range(1, STEPS + 1), "distilling"):
        sums = phrases.add_up(found)
        lengths = np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-6)
        ahead = sums / lengths
        likeness = (ahead * wanted).sum(axis=1, keepdims=True)
        slope = phrases.spread((likeness * ahead - wanted) / lengths) + NEAR * (found - start)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        found -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-6)
    return found


def beginning(words: Sequence[str], index: dict[str, int], vectors: np.ndarray, rarity: np.ndarray) -> np.ndarray:
    """What each word means by itself, by how rare it is; nothing for a word that has no vector."""
    start = np.zeros((len(words), vectors.shape[1]), np.float32)
    for number, word in enumerate(words):
        if word in index:
            start[number] = max(LEAST, float(rarity[index[word]])) * vectors[index[word]]
    return start


def as_bytes(words: np.ndarray) -> dict[str, np.ndarray]:
    """Rounded to bytes, with what one step is for each word."""
    steps = np.maximum(np.abs(words).max(axis=1, keepdims=True), 1e-6) / 127
    return {"parts": np.round(words / steps).astype(np.int8), "part_steps": steps[:, 0].astype(np.float32)}


def distil(
    texts: Sequence[str], phrases: Sequence[Sequence[str]], vectors: np.ndarray, rarity: np.ndarray
) -> dict[str, np.ndarray]:
    """What the table holds of words in phrases: `texts` with the bytes of their vectors, the same texts as words."""
    unit = vectors.astype(np.float32)
    unit /= np.maximum(np.linalg.norm(unit, axis=1, keepdims=True), 1e-6)
    several = [number for number, phrase in enumerate(phrases) if len(phrase) > 1]
    known = Phrases([phrases[number] for number in several])
    index = {text: number for number, text in enumerate(texts)}
    found = fit_words(known, unit[several], beginning(known.words, index, unit, rarity))
    reached = known.add_up(found)
    likeness = (reached * unit[several]).sum(axis=1) / np.maximum(np.linalg.norm(reached, axis=1), 1e-6)
    print(f"{len(several)} phrases of {len(known.words)} words, cosine {likeness.mean():.3f}")
    return {"part_words": np.frombuffer("\n".join(known.words).encode(), np.uint8), **as_bytes(found)}
