"""Would it help a listener to remember, within a game, how each teller tells and how each liar lies? A simulation.

Six at a table: the listener, and five who tell in turn and lie in between. How far tellers tell is what the bank's
writers thought of their clues (`telling`), how well liars lie is how far they stray from the likeliest card. A listener
with a memory keeps for everyone the posterior over these kinds (Bayes' rule), from all cards that were seen to be
theirs, and votes for the card that is likeliest to be the teller's, whoever laid the others.
"""

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import sqrt

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from rich.table import Table

from starlore.bots.associations import associations
from starlore.bots.fits import bank_fits
from starlore.bots.levels import LEVELS
from starlore.core import Language
from starlore.decks.pictures import CARDS

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.intp]

TELLERS: Mapping[str, Sequence[int]] = {"plain": (4, 5), "between": (3,), "far": (1, 2)}
LIARS: Mapping[str, float] = {"keen": 0.02, "friendly": 0.05, "dreamy": 0.16, "careless": 9.0}
OTHERS, HAND, ROUNDS = 5, 6, 15
SAMPLE = 40_000
"""Rounds from which is learnt what cards of each kind look like."""

EDGES = np.linspace(-3, 11, 71)
ORDERS = np.array(list(permutations(range(OTHERS - 1))))
MEMORIES = {"tellers": (True, False), "liars": (False, True), "both": (True, True)}
"""Of whom the listener remembers something."""


Found = dict[str, Floats]
"""The share of cards found in each game, by what the listener remembers."""


class World(Struct):
    """All clues of a bank, in units of their own spread, and what the cards of each kind of person look like."""

    cards: Numbers
    telling: Numbers
    fits: Floats
    told: Floats
    """For each kind of teller: how likely each fit is for the teller's own card (histogram)."""
    laid: Floats
    """The same for the cards of each kind of liar."""


class Dealt(Struct):
    """Rounds at many tables at once; the teller's card comes first."""

    fit: Floats
    """How well each card fits, as the listener hears it."""

    @property
    def places(self) -> Numbers:
        """In which bin each fit falls."""
        return np.clip(np.digitize(self.fit, EDGES) - 1, 0, len(EDGES) - 2)


def world(language: Language, rng: np.random.Generator) -> World:
    """Read the bank, and learn what the cards of each kind look like."""
    model = associations()
    fits = bank_fits(model, language)
    clues = [clue for clue in model.native(language).clues if fits[clue].std() > 0]
    rows = np.array([fits[clue] for clue in clues], np.float64)
    spread = rows.std(axis=1, keepdims=True)
    found = World(
        cards=np.array([clue.card - 1 for clue in clues]),
        telling=np.array([clue.telling for clue in clues]),
        fits=np.hstack([rows / spread, spread]),
        told=np.empty(0),
        laid=np.empty(0),
    )
    anyone = rng.integers(len(LIARS), size=(SAMPLE, OTHERS - 1))
    seen = [deal(found, np.full(SAMPLE, kind), anyone, rng) for kind in range(len(TELLERS))]
    found.told = np.array([density(one.places[:, 0]) for one in seen])
    laid = np.concatenate([one.places[:, 1:].ravel() for one in seen])
    kinds = np.tile(anyone.ravel(), len(seen))
    found.laid = np.array([density(laid[kinds == kind]) for kind in range(len(LIARS))])
    return found


def density(places: Numbers) -> Floats:
    """How likely each bin is: counts, with neighbours' to smooth them."""
    counts = np.bincount(places, minlength=len(EDGES) - 1) + 1.0
    smooth: Floats = np.convolve(counts, [0.25, 0.5, 0.25], "same")
    smooth /= smooth.sum()
    return smooth


def deal(known: World, tellers: Numbers, liars: Numbers, rng: np.random.Generator) -> Dealt:
    """One round at each table: a clue of the teller's kind, and the card that each liar takes from a hand for it."""
    tables = len(tellers)
    clues = np.empty(tables, np.intp)
    for kind, wanted in enumerate(TELLERS.values()):
        here = tellers == kind
        clues[here] = rng.choice(np.flatnonzero(np.isin(known.telling, wanted)), here.sum())
    card = known.cards[clues]
    fits, spread = known.fits[clues, :CARDS], known.fits[clues, CARDS]
    order = rng.random((tables, CARDS))
    order[np.arange(tables), card] = 2
    hands = order.argsort(axis=1)[:, : (OTHERS - 1) * HAND].reshape(tables, OTHERS - 1, HAND)
    in_hand = fits[np.arange(tables)[:, None, None], hands]
    stray = np.array(list(LIARS.values()))[liars] / spread[:, None]
    picked = (in_hand + stray[:, :, None] * rng.standard_normal(in_hand.shape)).argmax(axis=2)
    lies = np.take_along_axis(hands, picked[:, :, None], axis=2)[:, :, 0]
    table = fits[np.arange(tables)[:, None], np.hstack([card[:, None], lies])]
    noise = LEVELS["mind_reader"].noise / spread[:, None] * rng.standard_normal(table.shape)
    return Dealt(table + noise)


def vote(dealt: Dealt, told: Floats, laid: Floats) -> Numbers:
    """The card that is likeliest the teller's, over all ways in which the others may have laid the rest.

    `told`: for each table, how likely each bin is for the teller; `laid`: the same for each liar.
    """
    places, tables = dealt.places, np.arange(len(dealt.fit))
    score = np.empty(dealt.fit.shape)
    for slot in range(OTHERS):
        rest = np.delete(places, slot, axis=1)
        each = laid[tables[:, None, None], np.arange(OTHERS - 1)[None, :, None], rest[:, None, :]]
        ways = sum(each[:, np.arange(OTHERS - 1), order].prod(axis=1) for order in ORDERS)
        score[:, slot] = np.log(told[tables, places[:, slot]] * ways)
    choice: Numbers = (score + 1e-3 * dealt.fit).argmax(axis=1)  # of equals, the card that fits better
    return choice


def evenings(known: World, tellers: Sequence[str], liars: Sequence[str], games: int, rng: np.random.Generator) -> Found:
    """Games at such tables, with every listener at the same ones."""
    kinds = {name: place for place, name in enumerate((*TELLERS, *LIARS))}
    tells = rng.choice([kinds[name] for name in tellers], (games, OTHERS))
    lies = rng.choice([kinds[name] - len(TELLERS) for name in liars], (games, OTHERS))
    of_teller = np.zeros((games, OTHERS, len(TELLERS)))
    of_liar = np.zeros((games, OTHERS, len(LIARS)))
    found: Found = {name: np.zeros(games) for name in ("without", *MEMORIES, "told everything")}
    for number in range(ROUNDS):
        seat = number % OTHERS
        rest = [other for other in range(OTHERS) if other != seat]
        dealt = deal(known, tells[:, seat], lies[:, rest], rng)
        found["without"] += dealt.fit.argmax(axis=1) == 0
        for name, (tellers_too, liars_too) in MEMORIES.items():
            told = believed(of_teller[:, seat] * tellers_too) @ known.told
            found[name] += vote(dealt, told, believed(of_liar[:, rest] * liars_too) @ known.laid) == 0
        found["told everything"] += vote(dealt, known.told[tells[:, seat]], known.laid[lies[:, rest]]) == 0
        of_teller[:, seat] += np.log(known.told[:, dealt.places[:, 0]]).T
        of_liar[:, rest] += np.moveaxis(np.log(known.laid[:, dealt.places[:, 1:]]), 0, -1)
    return {name: rounds / ROUNDS for name, rounds in found.items()}


def believed(evidence: Floats) -> Floats:
    """How likely each kind is, from log-likelihoods and no preference (posterior)."""
    odds = np.exp(evidence - evidence.max(axis=-1, keepdims=True))
    posterior: Floats = odds / odds.sum(axis=-1, keepdims=True)
    return posterior


def memory_table(language: Language, games: int, seed: int) -> Table:
    """What a listener finds with and without a memory, with paired 95 % intervals of the difference."""
    rng = np.random.default_rng(seed)
    known = world(language, rng)
    tables = {
        "mixed tellers, mixed liars": (tuple(TELLERS), tuple(LIARS)),
        "far tellers, mixed liars": (("far",), tuple(LIARS)),
        "mixed tellers, keen liars": (tuple(TELLERS), ("keen",)),
        "far tellers, keen liars": (("far",), ("keen",)),
    }
    shown = Table(title=f"Listener with a memory, {language}: cards found, {games} games of {ROUNDS} rounds")
    for column in ("table", "without", *(f"remembers {one}" for one in MEMORIES), "told everything"):
        shown.add_column(column, justify="left" if column == "table" else "right")
    for name, (tellers, liars) in tables.items():
        found = evenings(known, tellers, liars, games, rng)
        cells = [difference(found[one], found["without"]) for one in (*MEMORIES, "told everything")]
        shown.add_row(name, f"{found['without'].mean():.1%}", *cells)
    return shown


def difference(one: Floats, other: Floats) -> str:
    """How much more was found, in points, with its 95 % interval; a game counts once."""
    points = 100 * (one - other)
    spread = 1.96 * points.std() / sqrt(len(points))
    return f"{points.mean():+.1f} ({points.mean() - spread:+.1f} to {points.mean() + spread:+.1f})"
