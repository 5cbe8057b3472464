"""A Stella player: guesses what the others mark, weighs how many crosses to set, points at the surest card first."""

from random import Random

import numpy as np
import numpy.typing as npt

from starlore.bots.associations import Vector
from starlore.bots.dixit import np_rng
from starlore.bots.levels import Character
from starlore.bots.rounds import as_board, play_rounds
from starlore.bots.simple import wants_other_word
from starlore.core import Card
from starlore.games.stella.messages import AskOtherWord, Command, MarkCards, PassMarker, PointAt
from starlore.games.stella.state import MARKS
from starlore.games.stella.view import AssociatingView, RevealingView, View

Chances = npt.NDArray[np.float64]

WORLDS = 1500
"""Imagined boards of the others on which each number of crosses is tried."""

STEEP = 12.0
"""How sharply people tell a picture that fits from one that does not."""

USUAL = 5.0
"""How many cards people mark on the average."""


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
    crowded = marked.cumsum(axis=-1) < MARKS.stop
    marked &= crowded
    marked[..., 0] |= ~marked.any(axis=-1)
    return marked


def mark(view: View, fit: Vector, bot: Character, rng: Random) -> MarkCards:
    """So many of the likeliest cards as bring most points against imagined boards."""
    chance = np_rng(rng)
    felt = fit + chance.normal(0, bot.noise, len(fit)).astype(np.float32)
    likely = chances(felt)
    order = np.argsort(-likely)
    boards = as_board(other_boards(likely[order], view.seats - 1, chance))
    expected = []
    for count in MARKS:
        mine = np.full((1, WORLDS), (1 << count) - 1, np.uint16)
        points = play_rounds(np.concatenate([mine, boards]), first=int(chance.integers(view.seats)))
        expected.append(points[0].mean() - points[1:].mean(axis=1).max() * 0.25)
    best = int(np.argmax(expected)) + 1
    count = min(max(MARKS.start, best + round(bot.daring * rng.random())), MARKS.stop - 1)
    return MarkCards(tuple(view.grid[place] for place in order[:count]))


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


def choose(view: View, fit: Vector, bot: Character, rng: Random) -> Command | None:
    """What this bot does now; `fit` is how well each card of the grid fits the word."""
    phase, seat = view.phase, view.seat
    if seat is None:
        return None
    if isinstance(phase, AssociatingView):
        if wants_other_word(view):
            return AskOtherWord()
        if phase.ready[seat]:
            return None
        return PassMarker() if phase.mine else mark(view, fit, bot, rng)
    if isinstance(phase, RevealingView) and phase.scout == seat:
        return point(view, phase, fit)
    return None
