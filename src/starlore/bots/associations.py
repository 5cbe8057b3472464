"""How well does a clue fit each picture? Word vectors, the pictures' hooks, and nothing that needs a network."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from starlore.bots.language import Lexicon, Meaning, read_lexicon
from starlore.core import LANGUAGES, Language
from starlore.decks.pictures import CARDS, DECK, Picture

Vector = npt.NDArray[np.float32]

SHARPNESS = 9.0
"""How much the hook that fits best outweighs the others."""

DESCRIPTION = 0.8
"""How much what is plainly to be seen counts beside what the picture brings to mind."""


class Associations:
    """A clue against every picture, and what a picture brings to mind."""

    def __init__(self, pictures: Sequence[Picture]) -> None:
        with files("starlore.bots").joinpath("data", "vectors.npz").open("rb") as file, np.load(file) as archive:
            data = dict(archive)
        texts = data["texts"].tobytes().decode().split("\n")
        self.index = {text: number for number, text in enumerate(texts)}
        vectors = data["vectors"].astype(np.float32)
        self.vectors: Vector = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
        self.rarity: Vector = data["rarity"].astype(np.float32) / 255
        table = read_lexicon(read_lines("lexicon.tsv"))
        more: dict[Language, list[str]] = {
            language: read_lines(f"more.{language}.tsv") for language in LANGUAGES if language != "en"
        }
        self.lexicon = Lexicon(table, more, data["forms"].tobytes().decode().split("\n"), texts)
        self.pictures = {picture.number: picture for picture in pictures}
        self.hooks, self.hook_weights, self.hook_cards = self.gather_hooks()
        self.seen: dict[tuple[str, str], Vector] = {}

    def gather_hooks(self) -> tuple[Vector, Vector, npt.NDArray[np.intp]]:
        """All hooks of all pictures as vectors, with their weights and the cards they belong to."""
        vectors, weights, cards = [], [], []
        for picture in self.pictures.values():
            texts = [*picture.hooks.items(), (picture.title.en, DESCRIPTION), (picture.description.en, DESCRIPTION)]
            for text, weight in texts:
                vectors.append(self.encode(text, "en"))
                weights.append(weight)
                cards.append(picture.number - 1)
        return np.array(vectors), np.array(weights, np.float32), np.array(cards)

    def encode(self, text: str, language: Language) -> Vector:
        """A text as a vector of unit length; all zero when nothing in it is known."""
        whole = self.index.get(text.lower().strip()) if language == "en" else None
        if whole is not None:
            found: Vector = self.vectors[whole]
            return found
        return self.combine(self.lexicon.meanings(text, language))

    def combine(self, meanings: Sequence[Meaning]) -> Vector:
        """The weighted middle of what the parts of a clue mean; telling words count more."""
        total = np.zeros(self.vectors.shape[1], np.float32)
        for text, weight in meanings:
            number = self.index.get(text)
            if number is not None:
                total += weight * self.rarity[number] * self.vectors[number]
        length = float(np.linalg.norm(total))
        return total / length if length > 0 else total

    def fit(self, clue: str, language: Language) -> Vector:
        """How well the clue fits each of the cards 1, 2, 3, ...: about 0 for a stranger, more for what fits."""
        key = (clue, language)
        found = self.seen.get(key)
        if found is None:
            if len(self.seen) > 2000:
                self.seen.clear()
            found = self.seen[key] = self.fits(self.encode(clue, language)[None, :])[0]
        return found

    def fits(self, clues: Vector) -> Vector:
        """The same for many clues at once, given as vectors: one row for each."""
        sums = np.empty((len(clues), CARDS), np.float32)
        alike = np.exp(SHARPNESS * (clues @ self.hooks.T)) * self.hook_weights
        for number in self.pictures:
            sums[:, number - 1] = alike[:, self.hook_cards == number - 1].sum(axis=1)
        scores = np.log(sums) / SHARPNESS
        centred: Vector = scores - scores.mean(axis=1, keepdims=True)
        return centred


def read_lines(name: str) -> list[str]:
    """The lines of a data file, none where there is no such file."""
    file = files("starlore.bots").joinpath("data", name)
    return file.read_text("utf-8").splitlines() if file.is_file() else []


@cache
def associations() -> Associations:
    """The model of our own deck, made once."""
    return Associations(list(DECK.pictures.values()))
