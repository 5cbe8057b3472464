"""What bots make of pictures that nobody has described to them: captions compared like clues, else a guess.

The cards of a deck of somebody's own are numbered from 1001. A card without a caption fits every clue alike.
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from starlore.bots.associations import Associations
from starlore.bots.bank import BankClue, bank
from starlore.bots.hooks import Vector
from starlore.bots.hurtful import hurts
from starlore.bots.language import key
from starlore.bots.word_index import triples
from starlore.core import Card, Language
from starlore.decks.pictures import CARDS
from starlore.decks.played import FIRST, PlayedDeck

MEANT, SHARED = 1.0, 0.6
"""Weights: how alike a clue and a caption are by meaning, and by words."""

IDEAS = 40
"""Clues of the bank that are thought over for a picture, best first; one of the first few is told."""

FEW = 6

ALIKE = 0.4
"""How many letter triples two words must share to be forms of one word, as a Dice coefficient."""


class OwnAssociations:
    """A clue against every picture of a deck that only its captions tell of; our own cards as ever, where mixed."""

    def __init__(self, ours: Associations, deck: PlayedDeck) -> None:
        self.ours = ours
        self.with_ours = deck.with_ours
        self.size = FIRST + len(deck.pictures) - 1
        captioned = [(FIRST + place, one) for place, one in enumerate(deck.pictures) if one.caption]
        self.captions = {Card(card): one.caption for card, one in captioned}
        self.cards = np.array([card - 1 for card, _ in captioned], np.intp)
        self.vectors: Vector = np.array(
            [ours.encode(one.caption, one.language or "en") for _, one in captioned], np.float32
        ).reshape(len(captioned), ours.vectors.shape[1])
        self.words = [self.lemmas(one.caption, one.language or "en") for _, one in captioned]

    def lemmas(self, text: str, language: Language) -> frozenset[str]:
        """The words of a text in their dictionary forms."""
        return frozenset(map(self.ours.lexicon.glossary(language).lemma, key(text).split()))

    def known(self, clue: str, language: Language) -> BankClue | None:
        """The clue of the bank that this is word for word, where our own cards are among those that are played."""
        return self.ours.known(clue, language) if self.with_ours else None

    def fit(self, clue: str, language: Language, *, recalled: bool = True, english: str | None = None) -> Vector:
        """How well the clue fits each card: about 0 for a stranger, and for a picture of which nothing is known."""
        found = np.zeros(self.size, np.float32)
        if self.with_ours:
            found[:CARDS] = self.ours.fit(clue, language, recalled=recalled, english=english)
        if len(self.cards):
            vector = self.ours.encode(clue, language) if english is None else self.ours.encode(english, "en")
            words = self.lemmas(clue, language)
            shared = np.array([in_common(words, own) for own in self.words], np.float32)
            alike = MEANT * (self.vectors @ vector) + SHARED * shared
            for thing, weight in self.ours.saying_vectors(clue, language) if english is None else ():
                alike += weight * (self.vectors @ thing)
            found[self.cards] = alike - alike.mean()
        return found

    def idea(
        self, hand: Sequence[Card], language: Language, said: Sequence[str], rng: Random
    ) -> tuple[Card, str] | None:
        """A card of the hand that something can be said of, and a saying that comes near it; None: nothing."""
        spent = {key(text) for text in said}
        known = [card for card in hand if card in self.captions]
        clues = [clue for clue in bank(language) if key(clue.text) not in spent and not hurts(clue.text, language)]
        if not known or not clues:
            return None
        card = rng.choice(known)
        vector = self.vectors[list(self.cards).index(card - 1)]
        tried = rng.sample(clues, min(len(clues), IDEAS * 5))
        near = sorted(tried, key=lambda clue: -self.likeness(clue, language, vector))[:FEW]
        return card, rng.choice(near).text

    def likeness(self, clue: BankClue, language: Language, vector: Vector) -> float:
        """How near a clue of the bank comes to a caption."""
        return float(self.ours.meaning_of(clue, language) @ vector)


def in_common(words: frozenset[str], others: frozenset[str]) -> float:
    """How much of a clue's words a caption has, from 0 to 1; forms of the same word count by their letters."""
    best = [max((alike(word, other) for other in others), default=0.0) for word in words]
    return sum(best) / max(1, len(best))


def alike(word: str, other: str) -> float:
    """How alike two words are: 1 for the same, less for shared letter triples."""
    if word == other:
        return 1.0
    one, two = triples(word), triples(other)
    dice = 2 * len(one & two) / (len(one) + len(two))
    return dice if dice >= ALIKE else 0.0
