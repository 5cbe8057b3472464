"""A bot points when everyone has seen what the last card has become, and has had a moment to read it."""

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from starlore.bots.stella import FIRST_MARKER, NEXT, NEXT_MARKER, NOBODY, OUTCOME, pause
from starlore.core import Seat
from starlore.games.stella.messages import CardPointed
from starlore.games.stella.view import RevealingView
from tests.bots.test_stella_marks import DECK, view

SUSPENSE = Path(__file__).parents[2] / "client/src/games/stella/suspense.ts"


@pytest.mark.parametrize(("others", "shown"), [((), 1.5), ((1,), 1.45), ((1, 2, 3), 2.35)])
def test_a_bot_leaves_time_to_read_the_last_outcome(others: tuple[int, ...], shown: float) -> None:
    who = tuple(Seat(seat) for seat in others)
    pointed = CardPointed(seat=Seat(0), card=DECK[0], others=who, outcome="spark", stars=(2, 2, 2, 2), next=None)
    phase = RevealingView((), (4, 4, 4, 4), None, None, (pointed,), (False,) * 4, (0,) * 4)
    for seed in range(20):
        seconds = pause(replace(view(4), phase=phase), Random(seed))
        assert shown + 3 <= seconds <= shown + NEXT[1]


def test_bots_reckon_with_the_suspense_that_browsers_show() -> None:
    numbers = re.search(r"\[FIRST, NEXT, OUTCOME, ALONE\] = \[([\d, ]+)\]", SUSPENSE.read_text())
    assert numbers is not None
    shown = [int(number) / 1000 for number in numbers[1].split(",")]
    assert shown == [FIRST_MARKER, NEXT_MARKER, OUTCOME, NOBODY]
