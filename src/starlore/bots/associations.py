"""How well does a clue fit each picture? Hooks by meaning (word vectors), native clues by words, and no network.

The score is a conditional logit: a weighted sum of three likenesses, whose weights were fitted on clues for tuning.
A clue that is a saying is heard by what that brings to mind, too.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from starlore.bots.bank import BankClue, bank
from starlore.bots.hooks import SHARPNESS, Hook, Hooks, Vector, centred
from starlore.bots.language import STOP, Lexicon, Meaning, key
from starlore.bots.native import NativeMatcher
from starlore.bots.phrases import Phrases, unit
from starlore.bots.sayings import SayingFinder
from starlore.core import LANGUAGES, Language
from starlore.decks.pictures import CARDS, DECK, Picture

DESCRIPTION = 0.8
"""How much what is plainly to be seen counts beside what the picture brings to mind."""


class Weights(NamedTuple):
    """How much each likeness counts."""

    hooks: float
    """The catalogue's hooks by meaning."""

    bank: float
    """The banks' English by meaning."""

    native: float
    """The native clues by words."""

    sharpness: float
    """How much the line of the bank that is nearest in meaning outweighs the others."""


BY_WORDS = Weights(hooks=0.45, bank=0.64, native=0.40, sharpness=SHARPNESS)
BY_MEANING = Weights(hooks=0.60, bank=0.68, native=0.31, sharpness=14.0)
"""English is heard without a dictionary in between: meaning is surer there."""

LITERAL = 0.4
"""What an English phrase's parts mean by themselves, idioms whole, beside what its words add up to."""

SAYING = 0.9
"""Weight of what a saying brings to mind, beside the words of the clue that it was found in."""

CONNECTED = 0.3
"""How much better a picture fits a saying of the bank for somebody who makes the connection."""


class Associations:
    """A clue against every picture, and what a picture brings to mind."""

    def __init__(self, pictures: Sequence[Picture]) -> None:
        with files("starlore.bots").joinpath("data", "vectors.npz").open("rb") as file, np.load(file) as archive:
            self.data = dict(archive)
        texts = self.data["texts"].tobytes().decode().split("\n")
        self.index = {text: number for number, text in enumerate(texts)}
        vectors = self.data["vectors"].astype(np.float32)
        self.vectors: Vector = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
        self.rarity: Vector = self.data["rarity"].astype(np.float32) / 255
        self.phrases = Phrases(self.data)
        self.lexicon = Lexicon(self.forms, self.index)
        self.pictures = {picture.number: picture for picture in pictures}
        self.size = CARDS
        self.hooks = Hooks(list(self.catalogue_hooks()))
        self.said = Hooks(list(self.bank_hooks()))
        self.native_matchers: dict[Language, NativeMatcher] = {}
        self.saying_finders: dict[Language, SayingFinder] = {}
        self.seen: dict[tuple[str, str, bool, str | None], Vector] = {}
        self.lines: dict[tuple[Language, str], Vector] = {}
        """What lines of the banks mean, as far as anybody has asked."""

    def forms(self, language: Language) -> list[str]:
        """Sorted lines of inflected form and dictionary form."""
        found = self.data.get(f"forms_{language}")
        return [] if found is None else found.tobytes().decode().split("\n")

    def native(self, language: Language) -> NativeMatcher:
        """What compares clues of one language by their words, made when it is first needed."""
        if language not in self.native_matchers:
            pictures = list(self.pictures.values())
            self.native_matchers[language] = NativeMatcher(self.lexicon.glossary(language), pictures, language)
        return self.native_matchers[language]

    def saying_finder(self, language: Language) -> SayingFinder:
        """What finds the sayings of one language in clues, made when it is first needed."""
        if language not in self.saying_finders:
            self.saying_finders[language] = SayingFinder(self.lexicon.glossary(language), language)
        return self.saying_finders[language]

    def saying_vectors(self, clue: str, language: Language) -> list[tuple[Vector, float]]:
        """What the saying in a clue brings to mind, as vectors, and how much each counts; nothing without a saying."""
        found = self.saying_finder(language).find(clue)
        if found is None:
            return []
        things = found.saying.brings
        return [(self.encode(thing, "en"), SAYING * found.share / len(things)) for thing in things]

    def catalogue_hooks(self) -> Iterator[Hook]:
        """What the catalogue says that a picture brings to mind."""
        for picture in self.pictures.values():
            seen = {picture.title.en: DESCRIPTION, picture.description.en: DESCRIPTION}
            for text, weight in {**picture.hooks, **seen}.items():
                yield picture.number, self.encode(text, "en"), weight

    def bank_hooks(self) -> Iterator[Hook]:
        """What people said of a picture, where it is English or has an English equivalent."""
        for language in LANGUAGES:
            said = ((clue, clue.text.lower() if language == "en" else clue.link) for clue in bank(language))
            for clue, text in said:
                if text and clue.card in self.pictures:
                    yield clue.card, self.encode(text, "en"), 0.2 + 0.16 * clue.telling

    def encode(self, text: str, language: Language) -> Vector:
        """A text as a vector of unit length; all zero when nothing in it is known."""
        whole = self.index.get(text.lower().strip()) if language == "en" else None
        if whole is not None:
            found: Vector = self.vectors[whole]
            return found
        literal = self.combine(self.lexicon.meanings(text, language))
        return self.phrase(text, literal) if language == "en" else literal

    def meaning_of(self, line: BankClue, language: Language) -> Vector:
        """What a line of a bank means: found out once, since words that no dictionary has take long to guess."""
        found = self.lines.get((language, line.text))
        if found is None:
            found = self.encode(line.link, "en") if line.link else self.encode(line.text, language)
            self.lines[language, line.text] = found
        return found

    def phrase(self, text: str, literal: Vector) -> Vector:
        """An English phrase as a vector: what its words add up to, and what its parts mean by themselves."""
        known, strange = self.phrases.words(text)
        total = np.zeros_like(literal)
        for word in known:
            total += self.phrases.part(word)
        for word in strange:
            total += self.add_up(self.lexicon.meanings(word, "en"))
        return unit(unit(total) + np.float32(LITERAL) * literal)

    def combine(self, meanings: Sequence[Meaning]) -> Vector:
        """The weighted middle of what the parts of a clue mean."""
        return unit(self.add_up(meanings))

    def add_up(self, meanings: Sequence[Meaning]) -> Vector:
        """The sum of what the parts of a clue mean; telling words count more."""
        total = np.zeros(self.vectors.shape[1], np.float32)
        for text, weight in meanings:
            whole = self.index.get(text)
            parts = (
                [self.index.get(word) for word in text.split() if word not in STOP["en"]] if whole is None else [whole]
            )
            for number in parts:
                if number is not None:
                    total += weight * self.rarity[number] * self.vectors[number]
        return total

    def known(self, clue: str, language: Language) -> BankClue | None:
        """The clue of the bank that this is word for word."""
        return self.native(language).known(key(clue))

    def fit(self, clue: str, language: Language, *, recalled: bool = True, english: str | None = None) -> Vector:
        """How well the clue fits each of the cards 1, 2, 3, ...: about 0 for a stranger, more for what fits.

        Not `recalled`: as somebody hears a saying of the bank who does not think of the picture that it was made for.
        `english`: what it means, where that is known.
        """
        cached = (clue, language, recalled, english)
        found = self.seen.get(cached)
        if found is None:
            if len(self.seen) > 4000:
                self.seen.clear()
            found = self.seen[cached] = self.work_out_fit(clue, language, recalled=recalled, english=english)
        return found

    def work_out_fit(
        self, clue: str, language: Language, *, recalled: bool = True, english: str | None = None
    ) -> Vector:
        """The same, not looked up but worked out."""
        exact = self.known(clue, language)
        if exact is not None and recalled:
            fit = self.work_out_fit(clue, language, recalled=False, english=english)
            fit[exact.card - 1] += CONNECTED
            return fit
        vector = self.encode(clue, language) if english is None else self.encode(english, "en")
        native = self.native(language).fit(clue, None if exact is None else exact.text)
        but, weights = None if exact is None else exact.card, self.weights(language)
        fit = self.by_meaning(vector, weights, but) + centred(weights.native * native)
        for thing, weight in self.saying_vectors(clue, language) if english is None else ():
            fit += weight * self.by_meaning(thing, weights, but)
        return fit

    def weights(self, language: Language) -> Weights:
        """How clues of a language are weighed."""
        return BY_MEANING if language == "en" else BY_WORDS

    def by_meaning(self, vector: Vector, weights: Weights, but_same_of: int | None) -> Vector:
        """How well a vector fits what the pictures bring to mind and what was said of them."""
        said = self.said.fit(vector, but_same_of, sharpness=weights.sharpness)
        return centred(weights.hooks * self.hooks.fit(vector)) + centred(weights.bank * said)


@cache
def associations() -> Associations:
    """The model of our own deck, made once."""
    return Associations(list(DECK.pictures.values()))
