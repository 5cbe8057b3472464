"""The storyteller: takes a clue from the bank that some at imagined tables like this one find, but not all."""

from collections.abc import Collection, Sequence
from random import Random

import numpy as np
import numpy.typing as npt

from starlore.bots.associations import Associations
from starlore.bots.bank import BankClue
from starlore.bots.chance import np_rng
from starlore.bots.dixit_memory import surprise
from starlore.bots.fits import bank_fits
from starlore.bots.hooks import Vector
from starlore.bots.hurtful import hurts
from starlore.bots.language import STOP, key
from starlore.bots.levels import LEVELS, Character, recall
from starlore.bots.links import in_other_languages
from starlore.core import Card, Language
from starlore.decks.pictures import CARDS
from starlore.games.dixit.messages import TellStory, Wording
from starlore.games.dixit.view import View
from starlore.rulebook.dixit import cards_to_play, hand_size

TABLES = 30
"""Imagined tables on which each clue is tried."""

IDEAS = 16
"""Clues that are thought over for each card in hand."""

LISTENERS = tuple((level.noise, level.wit) for level in LEVELS.values())
"""The listeners that it imagines: some of every level."""

JITTER = 0.05
"""Noise, so that the same hand does not always give the same clue."""

EXPECTED = 0.5
"""The share of finders that tells that a table hears as imagined."""

SAME_KIND, PLAIN_NOUN = 0.12, 0.2
"""What it costs to tell the kind of clue that was told before, and a bare word where there is something better."""

OWN_WORDS, OWN = 0.06, "phrase"
"""What words that were made for this picture are worth more than what has been said before: they are more than half of
what people tell (the recorded clues), and no two are alike by their kind."""

TITLE = "title"
"""Of a film or a book. None until everyone has told once: a game, and above all a lesson, does not begin with something
that one knows or does not."""

LINKED = 0.35
"""What it is worth that everyone at a table of several languages reads a clue in their own."""

RECALLED = 1.0
"""Fit of a picture for somebody who has made the connection: beyond any other."""


class Teller:
    """The bank of one language, and how well each of its clues fits all pictures for whoever does not know it."""

    def __init__(self, model: Associations, language: Language) -> None:
        self.language = language
        self.glossary = model.lexicon.glossary(language)
        self.clues = [clue for clue in model.native(language).clues if not hurts(clue.text, language)]
        self.by_text = {key(clue.text): clue for clue in self.clues}
        self.fits = bank_fits(model, language)
        self.of_card: dict[int, list[BankClue]] = {}
        for clue in self.clues:
            self.of_card.setdefault(clue.card, []).append(clue)

    def idea(self, text: str) -> frozenset[str]:
        """What a clue is about: the dictionary forms of its telling words."""
        words = [word for word in key(text).split() if word not in STOP[self.language]]
        return frozenset(map(self.glossary.lemma, words))

    def understood(self, clue: BankClue, languages: Collection[Language]) -> float:
        """In how many of these languages, its own left out, a clue can be read, from 0 to 1."""
        others = [language for language in languages if language != self.language]
        return len(in_other_languages(clue, self.language).keys() & set(others)) / len(others) if others else 0.0

    def ideas(
        self, hand: Sequence[Card], said: Sequence[str], rng: Random, languages: Collection[Language] = ()
    ) -> list[BankClue]:
        """Some clues for every card in hand, none whose idea has been told before; first what all can read."""
        spent = [self.idea(text) for text in said]
        links = {clue.link for text in said if (clue := self.by_text.get(key(text))) and clue.link}
        found: list[BankClue] = []
        for card in hand:
            clues = list(self.of_card.get(card, ()))
            rng.shuffle(clues)
            clues.sort(key=lambda clue: -self.understood(clue, languages))
            fresh = (clue for clue in clues if clue.link not in links and not self.told(clue, spent))
            found.extend(one for one, _ in zip(fresh, range(IDEAS), strict=False))
        return found

    def told(self, clue: BankClue, spent: Sequence[frozenset[str]]) -> bool:
        """Half of what the clue is about has been in one clue before."""
        idea = self.idea(clue.text)
        return any(2 * len(idea & other) >= max(1, min(len(idea), len(other))) for other in spent)

    def kinds(self, said: Sequence[str]) -> list[str]:
        """The kinds of the clues told before, as far as they are known."""
        return [clue.kind for text in said if (clue := self.by_text.get(key(text)))]


def tell(
    view: View, teller: Teller, bot: Character, rng: Random, languages: Collection[Language] = ()
) -> TellStory | None:
    """The card and clue of which, at imagined tables, some will find the card and some will not."""
    said = [clue for clue in view.clues if clue]
    ideas = teller.ideas(view.hand, said, rng, languages)
    if len(view.clues) < view.seats:
        ideas = [clue for clue in ideas if clue.kind != TITLE]
    if not ideas:
        return None
    shares, some = simulate_tables(ideas, np.array([teller.fits[clue] for clue in ideas]), view, rng)
    wanted = np.clip(bot.finders - surprise(view, EXPECTED), 0.2, 0.8)
    worth = some - 1.5 * np.abs(shares - wanted) + np_rng(rng).normal(0, JITTER, len(some))
    kinds = [kind for kind in teller.kinds(said)[-3:] if kind != OWN]
    worth -= [SAME_KIND * kinds.count(clue.kind) + PLAIN_NOUN * (" " not in clue.text) for clue in ideas]
    worth += [OWN_WORDS * (clue.kind == OWN) for clue in ideas]
    worth += [LINKED * teller.understood(clue, languages) for clue in ideas]
    best = ideas[int(np.argmax(worth))]
    others = in_other_languages(best, teller.language).items()
    return TellStory(Card(best.card), best.text, tuple(Wording(language, text) for language, text in others))


def simulate_tables(ideas: Sequence[BankClue], fits: Vector, view: View, rng: Random) -> tuple[Vector, Vector]:
    """Monte Carlo: for each clue, the expected share of finders, and the chance that some but not all find the card."""
    chance = np_rng(rng)
    others, played = view.seats - 1, cards_to_play(view.seats)
    hand, count = hand_size(view.seats), len(ideas)
    unseen = np.array([card for card in range(CARDS) if card + 1 not in view.hand])
    deals = chance.permuted(np.tile(unseen, (TABLES, 1)), axis=1)[:, : others * hand].reshape(TABLES, others, -1)
    who = chance.integers(len(LISTENERS), size=(TABLES, others))
    noise = np.array([stray for stray, _ in LISTENERS], np.float32)[who][None, :, :, None]

    in_hands = fits[:, deals] + noise * normal(chance, (1, *deals.shape))
    picks = np.argsort(-in_hands, axis=-1)[..., :played]
    decoys = np.take_along_axis(np.broadcast_to(deals, in_hands.shape), picks, axis=-1)
    trail = np.take_along_axis(fits, decoys.reshape(count, -1), axis=1).reshape(count, TABLES, 1, others * played)

    cards = np.array([clue.card - 1 for clue in ideas])
    recalls = np.array([[recall(wit, telling) for _, wit in LISTENERS] for telling in range(6)], np.float32)
    chances = recalls[[clue.telling for clue in ideas]][:, who]
    truth = np.where(chance.random(chances.shape) < chances, RECALLED, fits[np.arange(count), cards][:, None, None])
    table = np.concatenate(
        [truth[..., None], np.broadcast_to(trail, (count, TABLES, others, others * played))], axis=-1
    )
    heard = table + noise * normal(chance, (1, TABLES, others, 1 + others * played))
    owners = np.concatenate([[-1], np.repeat(np.arange(others), played)])
    heard = np.where(owners[None, :] == np.arange(others)[:, None], -np.inf, heard)
    found = (heard.argmax(axis=-1) == 0).sum(axis=-1)
    return found.mean(axis=1) / others, ((found > 0) & (found < others)).mean(axis=1)


def normal(chance: np.random.Generator, shape: tuple[int, ...]) -> npt.NDArray[np.float32]:
    """Chance around 0."""
    return chance.standard_normal(shape, np.float32)
