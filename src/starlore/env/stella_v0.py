"""Stella as a PettingZoo environment: `env()`, `raw_env()` and `parallel_env()`.

Actions: the 15 places of the grid (a cross on that card, later pointing at it), then "I am ready", then "I would rather
have the other word". A cross, once set, stays.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from starlore.decks.pictures import DECK, NUMBERS
from starlore.decks.words import WORDS
from starlore.env.adapter import WORD_AT, Adapter, Field, Mask, bit_row
from starlore.env.aec import RawEnv, TurnEnv
from starlore.env.parallel import SimultaneousEnv
from starlore.games.stella import STELLA
from starlore.games.stella.messages import AskOtherWord, Command, MarkCards, PassMarker, PointAt, Setup
from starlore.games.stella.state import GRID, MARKS, ROW
from starlore.games.stella.view import AssociatingView, RevealingView, View

READY, OTHER_WORD = GRID, GRID + 1
ACTIONS = GRID + 2
PHASES = {"associating": 1, "revealing": 2, "scored": 3, "finished": 4}
NOTHING: Mask = np.zeros(ACTIONS, np.int8)


def fields(seats: int) -> Sequence[Field]:
    """What an observation is made of."""
    return [
        Field("phase", 1),
        Field("seat", 1),
        Field("round", 1),
        Field("word", 1),
        Field("other_word", 1),
        Field("first", 1),
        Field("dark", 1),
        Field("scout", 1),
        Field("grid", GRID, cards=True),
        Field("crosses", GRID),
        Field("pointed", GRID),
        Field("markers", GRID),
        Field("ready", seats),
        Field("asked", seats),
        Field("counts", seats),
        Field("fallen", seats),
        Field("stars", seats),
        Field("scores", seats),
    ]


def numbers(view: View) -> list[int]:
    """The view as numbers: seats count from 1 here, so that 0 is nobody.

    `pointed` tells in which order cards were pointed at; `markers` who had marked them, seat 0 being the lowest bit.
    """
    phase, seats = view.phase, view.seats
    none = [0] * seats
    crosses, pointed, markers = [0] * GRID, [0] * GRID, [0] * GRID
    dark = scout = 0
    ready, asked, counts, fallen, stars = none, none, none, none, none
    if isinstance(phase, AssociatingView):
        ready, asked = bit_row(phase.ready), bit_row(phase.asked)
        for card in phase.mine:
            crosses[view.grid.index(card)] = 1
    elif isinstance(phase, RevealingView):
        counts, fallen, stars = list(phase.counts), bit_row(phase.fallen), list(phase.stars)
        dark = 0 if phase.dark is None else phase.dark + 1
        scout = 0 if phase.scout is None else phase.scout + 1
        for card in phase.mine:
            crosses[view.grid.index(card)] = 1
        for number, one in enumerate(phase.pointed, 1):
            place = view.grid.index(one.card)
            pointed[place] = number
            markers[place] = sum([1 << seat for seat in (one.seat, *one.others)])
    return [
        PHASES[str(phase.__struct_config__.tag)],
        0 if view.seat is None else view.seat + 1,
        view.round,
        WORD_AT.get(view.words[view.turned], 0),
        WORD_AT.get(view.words[not view.turned], 0),
        view.first + 1,
        dark,
        scout,
        *view.grid,
        *crosses,
        *pointed,
        *markers,
        *ready,
        *asked,
        *counts,
        *fallen,
        *stars,
        *view.scores,
    ]


def mask(view: View) -> Mask:
    """What this seat may do now."""
    found, seat, phase = NOTHING.copy(), view.seat, view.phase
    if seat is None or seat not in view.awaited:
        return found
    if isinstance(phase, AssociatingView):
        marked = set(phase.mine)
        if len(marked) < MARKS.stop - 1:
            found[:GRID] = [card not in marked for card in view.grid]
        found[READY] = bool(marked)
        found[OTHER_WORD] = bool(view.words[1]) and not view.turned and not phase.asked[seat]
    elif isinstance(phase, RevealingView):
        open_cards = set(phase.mine) - {one.card for one in phase.pointed}
        found[:GRID] = [card in open_cards for card in view.grid]
    return found


def command(view: View, action: int) -> Command:
    """The command that an action stands for."""
    phase = view.phase
    if action == READY:
        return PassMarker()
    if action == OTHER_WORD:
        return AskOtherWord()
    if isinstance(phase, AssociatingView):
        return MarkCards((*phase.mine, view.grid[action]))
    return PointAt(view.grid[action])


def text(view: View) -> str:
    """The table in a few lines."""
    phase = view.phase
    points = " ".join(map(str, view.scores))
    lines = [f"Stella, round {view.round}, {phase.__struct_config__.tag}; points {points}"]
    lines.append(f"the word: {WORDS.printed('en').get(view.words[view.turned], view.words[view.turned])}")
    seen = {one.card: one for one in phase.pointed} if isinstance(phase, RevealingView) else {}
    for place, card in enumerate(view.grid):
        one = seen.get(card)
        told = "" if one is None else f": {one.outcome}, pointed at by player_{one.seat}"
        lines.append(f"  {place:2} {DECK.pictures[card].title.en}{told}")
    return "\n".join(lines)


def adapter(players: int = 4) -> Adapter:
    """Stella for so many, with the standard words."""
    return Adapter(
        name="stella_v0",
        rules=STELLA,
        setup=Setup(seats=players, deck=NUMBERS, words=WORDS.standard_keys),
        fields=fields(players),
        numbers=numbers,
        actions=ACTIONS,
        mask=mask,
        command=command,
        text=text,
        shown=lambda view: (view.grid, ROW),
    )


def env(*, players: int = 4, render_mode: str | None = None, **options: Any) -> TurnEnv:
    """One after another; an illegal action ends the game."""
    return TurnEnv(adapter(players), render_mode=render_mode, **options)


def raw_env(*, players: int = 4, render_mode: str | None = None, **options: Any) -> RawEnv:
    """One after another; an illegal action raises."""
    return RawEnv(adapter(players), render_mode=render_mode, **options)


def parallel_env(*, players: int = 4, render_mode: str | None = None, **options: Any) -> SimultaneousEnv:
    """Everyone at once: those who have nothing to do wait."""
    return SimultaneousEnv(adapter(players), render_mode=render_mode, **options)


__all__ = ["adapter", "env", "parallel_env", "raw_env"]
