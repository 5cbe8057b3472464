"""Every code with which Stella with the box refuses a command, and every reason why a setup cannot be played."""

from random import Random
from typing import Any

import pytest

from starlore.core import Unplayable
from starlore.games import STELLA_BOX
from starlore.games.stella_box.messages import (
    AskOtherWord,
    FinishGame,
    MarkPlaces,
    PassMarker,
    PointAt,
    SayWord,
    Setup,
    TakeBack,
    TakeMarkerBack,
)
from tests.games.stella_box.positions import after, begun, locked, named, played, pointed, refused

OURS = tuple((f"upper {number}", f"lower {number}") for number in range(6))
MARKS = ((1, 2), (1, 3), (1, 4), (1, 5))


def over() -> Any:
    state = begun()
    for _ in range(4):
        state = played(locked(*MARKS, state=after(state, (0, SayWord()))))
    return state


def test_no_such_seat() -> None:
    for seat in (-1, 4, 2**70):
        assert refused(begun(), seat, SayWord()) == "no_such_seat"


def test_game_over() -> None:
    done = after(over(), (1, FinishGame()))
    for command in (SayWord(), MarkPlaces((1,)), PointAt(1), TakeBack(), FinishGame(), PassMarker()):
        assert refused(done, 0, command) == "game_over"


def test_not_time_to_finish() -> None:
    assert refused(named(), 0, FinishGame()) == "not_time_to_finish"


def test_nothing_to_take_back() -> None:
    assert refused(named(), 0, TakeBack()) == "nothing_to_take_back"


def test_word_first() -> None:
    for command in (MarkPlaces((1,)), PassMarker(), TakeMarkerBack(), AskOtherWord()):
        assert refused(begun(), 0, command) == "word_first"


def test_marks_are_locked() -> None:
    for command in (MarkPlaces((1,)), PassMarker(), TakeMarkerBack(), AskOtherWord(), SayWord("other")):
        assert refused(locked(*MARKS), 0, command) == "marks_are_locked"


def test_word_unprintable() -> None:
    assert refused(begun(), 0, SayWord("#journey")) == "word_unprintable"
    assert refused(begun(), 0, SayWord("a\0b")) == "word_unprintable"


def test_already_ready() -> None:
    state = after(named(), (0, MarkPlaces((1,))), (0, PassMarker()))
    assert refused(state, 0, MarkPlaces((2,))) == "already_ready"
    assert refused(state, 0, PassMarker()) == "already_ready"


def test_same_card_twice() -> None:
    assert refused(named(), 0, MarkPlaces((1, 1))) == "same_card_twice"


def test_too_many_marks() -> None:
    assert refused(named(), 0, MarkPlaces(tuple(range(1, 12)))) == "too_many_marks"


@pytest.mark.parametrize("place", [0, 16, -1, 2**70])
def test_not_on_the_table(place: int) -> None:
    assert refused(named(), 0, MarkPlaces((place,))) == "not_on_the_table"
    assert refused(locked(*MARKS), 0, PointAt(place)) == "not_on_the_table"


def test_nothing_marked() -> None:
    assert refused(named(), 0, PassMarker()) == "nothing_marked"


def test_not_ready() -> None:
    assert refused(named(), 0, TakeMarkerBack()) == "not_ready"


def test_word_already_turned() -> None:
    state = after(begun(words=OURS), *((seat, AskOtherWord()) for seat in range(4)))
    assert refused(state, 0, AskOtherWord()) == "word_already_turned"


def test_no_other_word() -> None:
    assert refused(named(), 0, AskOtherWord()) == "no_other_word"


def test_already_asked() -> None:
    assert refused(after(begun(words=OURS), (0, AskOtherWord())), 0, AskOtherWord()) == "already_asked"


def test_not_time_to_point() -> None:
    assert refused(named(), 0, PointAt(1)) == "not_time_to_point"


def test_not_your_turn() -> None:
    assert refused(locked(*MARKS), 1, PointAt(1)) == "not_your_turn"


def test_already_pointed() -> None:
    assert refused(pointed(locked(*MARKS), 1), 1, PointAt(1)) == "already_pointed"


def test_not_marked() -> None:
    assert refused(locked(*MARKS), 0, PointAt(9)) == "not_marked"


def unplayable(**setup: Any) -> str:
    with pytest.raises(Unplayable) as caught:
        STELLA_BOX.begin(Setup(**setup), Random(1))
    return caught.value.code


def test_wrong_number_of_players() -> None:
    assert {unplayable(seats=seats) for seats in (2, 7, 0)} == {"wrong_number_of_players"}


def test_too_few_words() -> None:
    assert unplayable(seats=4, words=OURS[:3]) == "too_few_words"


def test_word_missing() -> None:
    assert unplayable(seats=4, words=(*OURS, (" ", "lower"))) == "word_missing"
