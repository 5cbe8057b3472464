"""Words that are to be found by others like them: of the same dictionary form, or with shared letter triples."""

from collections.abc import Sequence

import numpy as np

from starlore.bots.hooks import Vector
from starlore.bots.language import Glossary
from starlore.bots.words import plain


class WordIndex:
    """An inverted index of words by their dictionary forms and letter triples."""

    def __init__(self, words: Sequence[str], glossary: Glossary) -> None:
        self.glossary = glossary
        self.lemmas: dict[str, list[int]] = {}
        posted: dict[str, list[int]] = {}
        for number, word in enumerate(words):
            self.lemmas.setdefault(glossary.lemma(word), []).append(number)
            for triple in triples(word):
                posted.setdefault(triple, []).append(number)
        self.posted = {triple: np.array(numbers) for triple, numbers in posted.items()}
        self.sizes = np.array([len(triples(word)) for word in words], np.float32)

    def alike(self, word: str, least: float, *forms: str) -> Vector:
        """How alike each word of the index is: 1 for the same dictionary form, or one of these others, less for shared
        letter triples (Dice), nothing for fewer of them than the least."""
        mine = triples(word)
        shared = np.zeros(len(self.sizes), np.float32)
        for triple in mine:
            found = self.posted.get(triple)
            if found is not None:
                shared[found] += 1
        likeness: Vector = 2 * shared / (self.sizes + len(mine))
        likeness[likeness < least] = 0
        for form in (self.glossary.lemma(word), *forms):
            likeness[self.lemmas.get(form, [])] = 1
        return likeness


def triples(word: str) -> set[str]:
    """The letter triples of a word, its beginning and end among them, without accents."""
    edged = plain(f"^{word}$")
    return {edged[at : at + 3] for at in range(max(1, len(edged) - 2))}
