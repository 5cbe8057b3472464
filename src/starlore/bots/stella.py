"""A Stella player: marks by its own taste, as many as pay against what others may mark, points at the surest first."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from starlore.bots.chance import np_rng
from starlore.bots.hooks import Vector
from starlore.bots.levels import Character
from starlore.bots.player import BotPlayer, Knowledge
from starlore.bots.reasons import Reason, reason
from starlore.bots.stella_counterfactual import counterfactual
from starlore.bots.stella_rounds import Boards, as_board, play_rounds
from starlore.brain_types import ALONE, Company
from starlore.core import Card, Language
from starlore.decks.words import MARK, WORDS
from starlore.games.stella.choices import choices
from starlore.games.stella.messages import Command, MarkCards, PassMarker, PointAt
from starlore.games.stella.state import Round
from starlore.games.stella.view import AssociatingView, RevealingView, View
from starlore.rulebook.stella import MARKS

Chances = npt.NDArray[np.float64]

WORLDS = 1500
"""Imagined boards of the others on which each number of crosses is tried."""

STEEP = 12.0
"""How sharply people tell a picture that fits from one that does not: tastes differ by a logistic spread of 1/12."""

USUAL = 5.0
"""How many cards people mark on the average (docs/bots.md says why)."""

PULL = 0.8
"""Points that it is worth to stay one cross closer to the number that it likes (quadratic)."""

MOOD = 1.0
"""How much that number differs from round to round."""


MARKING, LOOKING, POINTING = (2.0, 6.0), (3.0, 8.0), (1.5, 3.0)
"""Seconds for setting crosses, for looking at a fresh grid before that, and for pointing at the first card."""

NEXT = (3.0, 4.5)
"""Seconds before the next card, after everyone has seen what the last one has become."""

FIRST_MARKER, NEXT_MARKER, OUTCOME, NOBODY = 0.8, 0.45, 0.65, 1.5
"""How long browsers take to show a card: one by one who else marked it, then the outcome (games/stella/suspense.ts)."""


def chances(fit: Vector, usual: float = USUAL) -> Chances:
    """How likely another player marks each card, such that the usual number of marks comes out."""
    low, high = -2.0, 2.0
    likely: Chances = np.zeros(len(fit))
    for _ in range(40):
        bar = (low + high) / 2
        likely = 1 / (1 + np.exp(-STEEP * (fit.astype(np.float64) - bar)))
        low, high = (bar, high) if likely.sum() > usual else (low, bar)
    return likely.clip(0.02, 0.97)


def other_boards(likely: Chances, others: int, chance: np.random.Generator) -> npt.NDArray[np.bool_]:
    """Boards that the others might have, of shape (others, worlds, cards): some mark more, some less."""
    shift = chance.normal(0, 0.8, (others, WORLDS, 1))
    odds = np.log(likely / (1 - likely)) + shift
    marked = chance.random((others, WORLDS, len(likely))) < 1 / (1 + np.exp(-odds))
    within_limit = marked.cumsum(axis=-1) < MARKS.stop
    marked &= within_limit
    marked[..., 0] |= ~marked.any(axis=-1)
    return marked


def mark(view: View, fit: Vector, bot: Character, rng: Random) -> MarkCards:
    """So many of the cards that it likes best as bring most points against imagined boards."""
    chance = np_rng(rng)
    seen_by_others = fit + chance.normal(0, bot.noise, len(fit)).astype(np.float32)
    liking = seen_by_others + chance.logistic(0, bot.level.taste / STEEP, len(fit))
    order = np.argsort(-liking)
    boards = as_board(other_boards(chances(seen_by_others)[order], view.seats - 1, chance))
    liked = bot.marks + rng.gauss(0, MOOD)
    expected = worth(boards, [int(chance.integers(view.seats)) for _ in MARKS])
    count = MARKS.start + int(np.argmax(expected - PULL * (np.array(MARKS) - liked) ** 2))
    return MarkCards(tuple(view.grid[place] for place in order[:count]))


def worth(boards: Boards, firsts: Sequence[int]) -> Chances:
    """What each number of crosses brings on average against these boards, less a quarter of what the best other gets.

    `firsts`: for each number, who begins. All are played at once, each turned so that its first is in front.
    """
    tried = []
    for count, first in zip(MARKS, firsts, strict=True):
        mine = np.full((1, WORLDS), (1 << count) - 1, np.uint16)
        tried.append(np.roll(np.concatenate([mine, boards]), -first, axis=0))
    turned = play_rounds(np.concatenate(tried, axis=1)).reshape(len(boards) + 1, len(MARKS), WORLDS).mean(axis=2)
    points = [np.roll(by_seat, first) for by_seat, first in zip(turned.T, firsts, strict=True)]
    return np.array([by_seat[0] - by_seat[1:].max() * 0.25 for by_seat in points])


def point(view: View, phase: RevealingView, fit: Vector) -> PointAt:
    """The card that somebody else most surely marked, by how it fits and by how many crosses are still hidden."""
    assert view.seat is not None
    shown = {one.card: set(one.others) | {one.seat} for one in phase.pointed}
    hidden = [card for card in view.grid if card not in shown]
    at = {card: place for place, card in enumerate(view.grid)}
    nobody = np.ones(len(hidden))
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        left = phase.counts[seat] - sum(seat in markers for markers in shown.values())
        likely = chances(np.array([fit[at[card]] for card in hidden], np.float32), min(left, len(hidden) * 0.95))
        nobody *= 1 - (likely if left else 0)
    alone = dict(zip(hidden, nobody, strict=True))
    return PointAt(Card(min((card for card in phase.mine if card not in shown), key=lambda card: alone[card])))


def spoken(view: View | Round, knowledge: Knowledge, language: Language) -> tuple[str, str | None]:
    """The round's word as it is said at this table, and what it means in English where that is known."""
    word = view.words[1 if view.turned else 0]
    if not word.startswith(MARK):
        return word, None
    english = knowledge.once(("words", "en"), lambda: WORDS.printed("en"))
    native = knowledge.once(("words", language), lambda: WORDS.printed(language))
    return native.get(word, word), english.get(word)


def grid_fit(view: View | Round, knowledge: Knowledge, language: Language) -> Vector:
    """How well each card of the grid fits the round's word."""
    word, english = spoken(view, knowledge, language)
    fit = knowledge.model.fit(word, language, english=english)
    return np.array([fit[card - 1] for card in view.grid], np.float32)


def reasons(view: View, command: Any, knowledge: Knowledge, language: Language) -> tuple[Reason, ...]:
    """What this seat thought of when it gave the command."""
    cards = command.cards if isinstance(command, MarkCards) else (command.card,) if isinstance(command, PointAt) else ()
    word, _ = spoken(view, knowledge, language)
    return tuple(reason(knowledge.model, word, card, language) for card in cards)


def choose(
    view: View,
    knowledge: Knowledge,
    bot: Character,
    language: Language,
    rng: Random,
    company: Company = ALONE,  # noqa: ARG001
) -> Command | None:
    """What this bot does now."""
    if not due(view):
        return None
    if isinstance(view.phase, RevealingView):
        return point(view, view.phase, grid_fit(view, knowledge, language))
    if isinstance(view.phase, AssociatingView) and not view.phase.mine:
        return mark(view, grid_fit(view, knowledge, language), bot, rng)
    return PassMarker()


def at_random(view: View, _: Language, rng: Random) -> Command | None:
    """Mark a few cards and be ready; point at any."""
    if not due(view):
        return None
    if isinstance(view.phase, AssociatingView):
        return PassMarker() if view.phase.mine else MarkCards(tuple(rng.sample(view.grid, rng.randint(3, 6))))
    return rng.choice(choices(view))


def due(view: View) -> bool:
    """The game waits for this seat."""
    return view.seat in view.awaited


def pause(view: View, rng: Random) -> float:
    """Longer where there is more to think about: a fresh grid of pictures takes its time."""
    if not isinstance(view.phase, AssociatingView):
        pointed = view.phase.pointed if isinstance(view.phase, RevealingView) else ()
        return shown_for(len(pointed[-1].others)) + rng.uniform(*NEXT) if pointed else rng.uniform(*POINTING)
    return rng.uniform(*MARKING) + (0 if view.phase.mine else rng.uniform(*LOOKING))


def shown_for(others: int) -> float:
    """Seconds until it is known what a card has become that so many others have marked."""
    return FIRST_MARKER + NEXT_MARKER * (others - 1) + OUTCOME if others else NOBODY


PLAYER = BotPlayer(due=due, choose=choose, at_random=at_random, pause=pause, reasons=reasons, look_back=counterfactual)
