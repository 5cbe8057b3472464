"""Observations and masks made of a seat's view alone: what those of the environments are held against.

An environment reads the state, because that is quicker. Whatever it told beyond these functions would be a leak.
"""

from collections.abc import Sequence
from typing import Any

from starlore.env.adapter import WORD_AT, vocabulary
from starlore.env.dixit_v0 import Coding as DixitCoding
from starlore.env.stella_v0 import ACTIONS, OTHER_WORD, READY
from starlore.games.dixit.view import PlayingView, TellingView, VotingView
from starlore.games.dixit.view import View as DixitView
from starlore.games.stella.view import AssociatingView, RevealingView
from starlore.games.stella.view import View as StellaView
from starlore.rulebook.dixit import cards_to_play, hand_size
from starlore.rulebook.stella import GRID, MARKS

DIXIT_PHASES = ("telling", "playing", "voting", "scored", "finished")
STELLA_PHASES = ("associating", "revealing", "scored", "finished")


def padded(row: Sequence[int], size: int) -> list[int]:
    """A row of numbers with zeros behind it."""
    return [*row, *[0] * (size - len(row))]


def from_one(seat: int | None) -> int:
    """A seat as observations count it; 0: nobody."""
    return 0 if seat is None else seat + 1


def numbers(view: Any) -> list[int]:
    """An observation."""
    return dixit_numbers(view) if isinstance(view, DixitView) else stella_numbers(view)


def mask(view: Any) -> list[int]:
    """Which actions there are."""
    if isinstance(view, DixitView):
        return dixit_mask(view)
    return stella_mask(view)


def dixit_numbers(view: DixitView) -> list[int]:
    """Dixit, with English words."""
    phase, last = view.phase, view.last
    slots, index = (
        1 + (view.seats - 1) * cards_to_play(view.seats),
        {word: at for at, word in enumerate(vocabulary("en"), 1)},
    )
    clue, vote, handed_in, table = 0, 0, [0, 0], [0] * slots
    own, done = [0] * slots, [0] * view.seats
    if isinstance(phase, VotingView):
        clue, vote, table, done = (
            index.get(phase.clue or "", 0),
            phase.vote,
            list(phase.table),
            [*map(int, phase.voted)],
        )
        own = [int(slot in phase.mine) for slot in range(1, slots + 1)]
    elif isinstance(phase, PlayingView):
        clue, handed_in, done = index.get(phase.clue or "", 0), padded(phase.mine, 2), [*map(int, phase.chosen)]
    found = [1 + DIXIT_PHASES.index(str(phase.__struct_config__.tag)), from_one(view.seat), view.round, view.target]
    found += [from_one(getattr(phase, "storyteller", None)), clue, vote, view.pile, view.discard]
    found += [*padded(view.hand, hand_size(view.seats)), *handed_in, *table, *own, *done, *view.scores]
    if last is None:
        return found + [0] * (2 + 2 * slots + view.seats)
    found += [from_one(last.storyteller), index.get(last.clue or "", 0), *last.table]
    return [*found, *map(from_one, last.owners), *last.votes]


def dixit_mask(view: DixitView) -> list[int]:
    """Dixit's actions: telling, playing, voting."""
    coding, phase, acts = DixitCoding(view.seats, "en"), view.phase, view.seat in view.awaited
    votes = [0] * coding.slots
    if acts and isinstance(phase, VotingView):
        votes = [int(slot not in phase.mine) for slot in range(1, coding.slots + 1)]
    tells, plays = acts and isinstance(phase, TellingView), acts and isinstance(phase, PlayingView)
    return [int(tells)] * coding.plays_at + [int(plays)] * len(coding.sets) + votes


def stella_numbers(view: StellaView) -> list[int]:
    """Stella."""
    phase, none = view.phase, [0] * view.seats
    crosses, pointed, markers = [0] * GRID, [0] * GRID, [0] * GRID
    dark = scout = 0
    ready, asked, counts, fallen, stars = none, none, none, none, none
    if isinstance(phase, AssociatingView | RevealingView):
        crosses = [int(card in phase.mine) for card in view.grid]
    if isinstance(phase, AssociatingView):
        ready, asked = [*map(int, phase.ready)], [*map(int, phase.asked)]
    elif isinstance(phase, RevealingView):
        counts, fallen, stars = list(phase.counts), [*map(int, phase.fallen)], list(phase.stars)
        dark, scout = from_one(phase.dark), from_one(phase.scout)
        for number, one in enumerate(phase.pointed, 1):
            pointed[view.grid.index(one.card)] = number
            markers[view.grid.index(one.card)] = sum(1 << seat for seat in (one.seat, *one.others))
    words = [WORD_AT.get(view.words[view.turned], 0), WORD_AT.get(view.words[not view.turned], 0)]
    found = [1 + STELLA_PHASES.index(str(phase.__struct_config__.tag)), from_one(view.seat), view.round, *words]
    found += [from_one(view.first), dark, scout, *view.grid, *crosses, *pointed, *markers]
    return [*found, *ready, *asked, *counts, *fallen, *stars, *view.scores]


def stella_mask(view: StellaView) -> list[int]:
    """Stella's actions: places, ready, the other word."""
    found, phase, seat = [0] * ACTIONS, view.phase, view.seat
    if seat is None or seat not in view.awaited:
        return found
    if isinstance(phase, AssociatingView):
        free = len(phase.mine) < MARKS.stop - 1
        found[:GRID] = [int(free and card not in phase.mine) for card in view.grid]
        found[READY] = int(len(phase.mine) > 0)
        found[OTHER_WORD] = int(bool(view.words[1]) and not view.turned and not phase.asked[seat])
    elif isinstance(phase, RevealingView):
        seen = {one.card for one in phase.pointed}
        found[:GRID] = [int(card in phase.mine and card not in seen) for card in view.grid]
    return found
