"""Stella as a PettingZoo environment: `env()`, `raw_env()` and `parallel_env()`.

Actions: the 15 places of the grid (a cross on that card, later pointing at it), then "I am ready", then "I would rather
have the other word". A cross, once set, stays.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from starlore.core import Card, Seat
from starlore.decks.pictures import DECK, NUMBERS
from starlore.decks.words import WORDS
from starlore.env.adapter import WORD_AT, Adapter, Field, Mask, rotations
from starlore.env.aec import RawEnv, TurnEnv
from starlore.env.parallel import SimultaneousEnv
from starlore.games.stella import STELLA
from starlore.games.stella.messages import AskOtherWord, CardPointed, Command, MarkCards, PassMarker, PointAt, Setup
from starlore.games.stella.state import Associating, Finished, Revealing, Scored, State
from starlore.games.stella.view import RevealingView, View
from starlore.rulebook.stella import GRID, MARKS, ROW

READY, OTHER_WORD = GRID, GRID + 1
ACTIONS = GRID + 2
PHASES = {Associating: 1, Revealing: 2, Scored: 3, Finished: 4}
EVERYWHERE = bytes([1] * GRID)
YES_OR_NO = np.dtype(np.int8)


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


class Coding:
    """What a seat sees to numbers, and numbers to commands, for so many seats."""

    def __init__(self, seats: int) -> None:
        self.no_cards: Sequence[int] = (0,) * GRID
        self.no_seats: Sequence[int] = (0,) * seats
        self.after = rotations(seats)
        self.grid: Sequence[Card] = ()
        self.places: dict[Card, int] = {}
        """Where each card of `grid` lies: worked out once a round."""

    def place(self, grid: Sequence[Card]) -> dict[Card, int]:
        """Where each card of a grid lies."""
        if grid is not self.grid:
            self.grid, self.places = grid, {card: place for place, card in enumerate(grid)}
        return self.places

    def numbers(self, state: State, seat: Seat) -> list[int]:
        """What a seat sees, as numbers: seats count from 1 here, so that 0 is nobody.

        `pointed` tells in which order cards were pointed at; `markers` who had marked them, seat 0 being the lowest
        bit.
        """
        phase, done, grid = state.phase, len(state.rounds), state.grid
        kind, none, places = type(phase), self.no_seats, self.place(grid)
        crosses, pointed, markers = [0] * GRID, self.no_cards, self.no_cards
        dark = scout = 0
        ready, asked, counts, fallen, stars = none, none, none, none, none
        if isinstance(phase, Associating):
            turned, ready, asked = phase.turned, phase.ready, phase.asked
            for card in phase.marks[seat]:
                crosses[places[card]] = 1
        elif isinstance(phase, Revealing):
            turned, fallen, counts = phase.turned, phase.fallen, [len(marked) for marked in phase.marks]
            dark = 0 if phase.dark is None else phase.dark + 1
            scout = 0 if phase.scout is None else phase.scout + 1
            for card in phase.marks[seat]:
                crosses[places[card]] = 1
            if phase.pointed:
                pointed, markers = revealed(phase.pointed, places)
                stars = [sum(row) for row in zip(*[one.stars for one in phase.pointed], strict=True)]
        else:
            turned, done = state.rounds[-1].turned, done - 1
        words = state.words[done]
        return [
            PHASES[kind],
            seat + 1,
            done + 1,
            WORD_AT.get(words[turned], 0),
            WORD_AT.get(words[not turned], 0),
            state.first + 1,
            dark,
            scout,
            *grid,
            *crosses,
            *pointed,
            *markers,
            *ready,
            *asked,
            *counts,
            *fallen,
            *stars,
            *state.scores,
        ]

    def turn(self, state: State, seat: Seat) -> Seat | None:
        """Whose turn it is after this seat's."""
        phase = state.phase
        if isinstance(phase, Associating):
            for other in self.after[seat]:
                if not phase.ready[other]:
                    return other
        return phase.scout if isinstance(phase, Revealing) else None

    def mask(self, state: State, seat: Seat) -> Mask:
        """What this seat may do now."""
        found, phase = bytearray(ACTIONS), state.phase  # bytes are set one by one sooner than an array's numbers
        if isinstance(phase, Associating) and not phase.ready[seat]:
            marked, places = phase.marks[seat], self.place(state.grid)
            if len(marked) < MARKS.stop - 1:
                found[:GRID] = EVERYWHERE
                for card in marked:
                    found[places[card]] = 0
            found[READY] = len(marked) > 0
            found[OTHER_WORD] = turnable(state, phase, seat)
        elif isinstance(phase, Revealing) and phase.scout == seat:
            places, seen = self.place(state.grid), [one.card for one in phase.pointed]
            for card in phase.marks[seat]:
                found[places[card]] = card not in seen
        return np.ndarray(ACTIONS, YES_OR_NO, found)

    def allows(self, state: State, seat: Seat, action: int) -> bool:
        """This seat may do this now."""
        phase = state.phase
        if isinstance(phase, Associating):
            marked = phase.marks[seat]
            if phase.ready[seat] or not 0 <= action < ACTIONS:
                return False
            if action == READY:
                return len(marked) > 0
            if action == OTHER_WORD:
                return turnable(state, phase, seat)
            return len(marked) < MARKS.stop - 1 and state.grid[action] not in marked
        if not isinstance(phase, Revealing) or phase.scout != seat or not 0 <= action < GRID:
            return False
        card = state.grid[action]
        return card in phase.marks[seat] and card not in [one.card for one in phase.pointed]

    def command(self, state: State, seat: Seat, action: int) -> Command:
        """The command that an action stands for."""
        if action == READY:
            return PassMarker()
        if action == OTHER_WORD:
            return AskOtherWord()
        if isinstance(state.phase, Associating):
            return MarkCards((*state.phase.marks[seat], state.grid[action]))
        return PointAt(state.grid[action])


def revealed(pointed: Sequence[CardPointed], places: dict[Card, int]) -> tuple[list[int], list[int]]:
    """Of each place, when it was pointed at, and the seats that had marked it, as bits."""
    order, markers = [0] * GRID, [0] * GRID
    for number, one in enumerate(pointed, 1):
        place, bits = places[one.card], 1 << one.seat
        for seat in one.others:
            bits |= 1 << seat
        order[place], markers[place] = number, bits
    return order, markers


def turnable(state: State, phase: Associating, seat: Seat) -> bool:
    """This seat may ask for the word card's other word."""
    return not phase.turned and not phase.asked[seat] and bool(state.words[len(state.rounds)][1])


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
    coding = Coding(players)
    return Adapter(
        name="stella_v0",
        rules=STELLA,
        setup=Setup(seats=players, deck=NUMBERS, words=WORDS.standard_keys),
        fields=fields(players),
        numbers=coding.numbers,
        turn=coding.turn,
        actions=ACTIONS,
        mask=coding.mask,
        allows=coding.allows,
        command=coding.command,
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
