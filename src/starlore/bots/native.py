"""A clue against what people of the same language said of each picture (fuzzy TF-IDF over words).

Words are alike when they have the same dictionary form, or share enough letter triples; rare words count more.
"""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from starlore.bots.bank import BankClue, bank
from starlore.bots.hooks import Vector
from starlore.bots.language import STOP, Glossary, key
from starlore.bots.word_index import WordIndex
from starlore.core import Language
from starlore.decks.pictures import CARDS, Picture

ALIKE = 0.5
"""Words that share fewer letter triples (Dice) have nothing to do with each other."""

FAINT = 0.35
"""How much a small word ("the", "with") counts beside a telling one."""


class NativeMatcher:
    """Everything that was said of the pictures in one language, ready to be compared with."""

    def __init__(self, glossary: Glossary, pictures: Sequence[Picture], language: Language) -> None:
        self.glossary, self.language = glossary, language
        numbers = {picture.number for picture in pictures}
        self.clues = [clue for clue in bank(language) if clue.card in numbers]
        self.hooks = [(clue.card, clue.text) for clue in self.clues]
        self.hooks += [(picture.number, picture.title.in_language(language)) for picture in pictures]
        self.hooks += [(picture.number, picture.description.in_language(language)) for picture in pictures]
        self.keys: dict[str, list[int]] = {}
        self.words: dict[str, int] = {}
        flat: list[int] = []
        starts = []
        for number, (_, text) in enumerate(self.hooks):
            known = key(text)
            self.keys.setdefault(known, []).append(number)
            starts.append(len(flat))
            flat.extend(self.words.setdefault(word, len(self.words)) for word in known.split() or [""])
        self.flat, self.starts = np.array(flat), np.array(starts)
        self.cards = np.array([card - 1 for card, _ in self.hooks])
        self.index = WordIndex(list(self.words), glossary)
        self.weigh_all()

    def weigh_all(self) -> None:
        """The weights of all words, and of all that was said."""
        on_card = np.zeros((len(self.words), CARDS), bool)
        on_card[self.flat, np.repeat(self.cards, np.diff([*self.starts, len(self.flat)]))] = True
        for numbers in self.index.lemmas.values():
            on_card[numbers] = on_card[numbers].any(axis=0)
        self.weights = self.weigh(list(self.words), on_card.sum(axis=1))
        squares = np.add.reduceat(self.weights[self.flat] ** 2, self.starts)
        self.lengths = np.sqrt(np.maximum(squares, 1e-6))

    def weigh(self, words: Sequence[str], cards: npt.NDArray[np.intp]) -> Vector:
        """How much each word says: more when it is on few cards (inverse document frequency)."""
        faint = np.array([FAINT if word in STOP[self.language] else 1.0 for word in words])
        weights: Vector = (faint * np.log((CARDS + 1) / (cards + 0.5))).astype(np.float32)
        return weights

    def known(self, clue: str) -> BankClue | None:
        """The clue of the bank with just these words."""
        numbers = [number for number in self.keys.get(clue, ()) if number < len(self.clues)]
        return self.clues[numbers[0]] if numbers else None

    def present(self, clue: str) -> Iterator[tuple[str, Vector]]:
        """For each different word of a clue: how alike the most similar word of every hook is."""
        for word in dict.fromkeys(key(clue).split()):
            yield word, np.maximum.reduceat(self.index.alike(word, ALIKE)[self.flat], self.starts)

    def fit(self, clue: str, but: str | None = None) -> Vector:
        """How much of a clue each card's hooks have, all taken together, from 0 to 1; without one hook."""
        together, total = np.zeros(CARDS, np.float32), 1e-6
        left_out = [] if but is None else self.keys.get(key(but), [])
        for word, by_hook in self.present(clue):
            by_hook[left_out] = 0
            by_card = np.zeros(CARDS, np.float32)
            np.maximum.at(by_card, self.cards, by_hook)
            weight = float(self.weigh([word], np.array([(by_card > 0.7).sum()]))[0])
            together += weight * by_card
            total += weight
        return together / np.float32(total)

    def nearest(self, clue: str, card: int) -> list[tuple[float, str]]:
        """The bank's clues of one card that share words with a clue, best first, by cosine similarity."""
        mine = [number for number, one in enumerate(self.clues) if one.card == card]
        shared = np.zeros(len(self.hooks), np.float32)
        for word, by_hook in self.present(clue):
            shared += by_hook * self.weights[self.words[word]] if word in self.words else by_hook
        return sorted(((float(shared[one] / self.lengths[one]), self.clues[one].text) for one in mine), reverse=True)
