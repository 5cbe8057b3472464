"""English phrases as vectors: the sum of what each word adds, fitted to whole phrases (tools/distil_words.py)."""

from collections.abc import Mapping, Sequence

import numpy as np

from starlore.bots.hooks import Vector
from starlore.bots.language import key


class Phrases:
    """What each word adds to the meaning of a phrase, small words among them."""

    def __init__(self, data: Mapping[str, np.ndarray]) -> None:
        words = data["part_words"].tobytes().decode().split("\n")
        self.numbers = {word: number for number, word in enumerate(words)}
        self.parts, self.steps = data["parts"], data["part_steps"]

    def __contains__(self, word: str) -> bool:
        return word in self.numbers

    def part(self, word: str) -> Vector:
        """What a word adds; the word must be known."""
        number = self.numbers[word]
        found: Vector = self.parts[number].astype(np.float32) * self.steps[number]
        return found

    def words(self, text: str) -> tuple[Sequence[str], Sequence[str]]:
        """The words of a text that are known here, and the others."""
        words = key(text).split()
        return [word for word in words if word in self], [word for word in words if word not in self]


def unit(vector: Vector) -> Vector:
    """The same direction, of length 1; nothing stays nothing."""
    length = float(np.linalg.norm(vector))
    return vector / np.float32(length) if length > 0 else vector
