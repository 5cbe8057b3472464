"""Every code with which Stella refuses a command, and every reason why a setup cannot be played."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from starlore.core import Card, Unplayable
from starlore.decks.pictures import NUMBERS
from starlore.games import STELLA
from starlore.games.stella.messages import AskOtherWord, PassMarker, PointAt, Setup, TakeMarkerBack
from starlore.games.stella.state import Finished
from starlore.sim.stella import NUMBERED as WORDS
from tests.games.stella.positions import after, begun, mark, marked, point, refused

REVEAL = marked((1, 2), (1, 3), (2, 4))
ALL_COMMANDS = (mark(1), PassMarker(), TakeMarkerBack(), AskOtherWord(), PointAt(Card(1)))


def test_no_such_seat() -> None:
    for seat in (-1, 4, 6, 2**70):
        assert refused(begun(), seat, mark(1)) == "no_such_seat"


def test_game_over() -> None:
    over = replace(begun(), phase=Finished(()))
    assert {refused(over, 0, command) for command in ALL_COMMANDS} == {"game_over"}


def test_not_time_to_point() -> None:
    assert refused(after(begun(), (0, mark(1))), 0, PointAt(Card(1))) == "not_time_to_point"


def test_marks_are_locked() -> None:
    assert {refused(REVEAL, 1, command) for command in ALL_COMMANDS[:4]} == {"marks_are_locked"}


def test_not_ready() -> None:
    assert refused(begun(), 0, TakeMarkerBack()) == "not_ready"


def test_already_ready() -> None:
    ready = after(begun(), (0, mark(1)), (0, PassMarker()))
    assert refused(ready, 0, PassMarker()) == "already_ready"
    assert refused(ready, 0, mark(2)) == "already_ready"


def test_nothing_marked() -> None:
    assert refused(begun(), 0, PassMarker()) == "nothing_marked"


def test_too_many_marks() -> None:
    assert refused(begun(), 0, mark(*range(1, 12))) == "too_many_marks"


@pytest.mark.parametrize("cards", [(1, 1), (1, 2, 3, 1), (1,) * 11])
def test_same_card_twice(cards: tuple[int, ...]) -> None:
    assert refused(begun(), 0, mark(*cards)) == "same_card_twice"


@pytest.mark.parametrize("card", [0, -1, 16, 85, 2**70])
def test_not_on_the_table(card: int) -> None:
    assert refused(begun(), 0, mark(1, card)) == "not_on_the_table"
    assert refused(REVEAL, 0, PointAt(Card(card))) == "not_on_the_table"


def test_already_asked() -> None:
    assert refused(after(begun(), (0, AskOtherWord())), 0, AskOtherWord()) == "already_asked"


def test_word_already_turned() -> None:
    turned = after(begun(), *((seat, AskOtherWord()) for seat in range(4)))
    assert refused(turned, 0, AskOtherWord()) == "word_already_turned"


def test_no_other_word() -> None:
    single = replace(begun(), words=(("alone", ""), *WORDS[1:4]))
    assert refused(single, 0, AskOtherWord()) == "no_other_word"


def test_not_your_turn() -> None:
    assert refused(REVEAL, 1, PointAt(Card(1))) == "not_your_turn"
    assert refused(point(REVEAL, 1), 0, PointAt(Card(2))) == "not_your_turn"


def test_already_pointed() -> None:
    assert refused(point(REVEAL, 1), 1, PointAt(Card(1))) == "already_pointed"


def test_not_marked() -> None:
    assert refused(REVEAL, 0, PointAt(Card(3))) == "not_marked"


def unplayable(**options: Any) -> tuple[str, str]:
    with pytest.raises(Unplayable) as caught:
        STELLA.begin(Setup(**{"seats": 4, "deck": NUMBERS, "words": WORDS, **options}), Random(1))
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize("players", [-1, 0, 2, 7])
def test_wrong_number_of_players(players: int) -> None:
    assert unplayable(seats=players) == ("wrong_number_of_players", f"3 to 6 can play, not {players}")


def test_deck_too_small() -> None:
    assert unplayable(deck=NUMBERS[:29]) == ("deck_too_small", "a game needs at least 30 cards, not 29")
    assert STELLA.begin(Setup(seats=4, deck=NUMBERS[:30], words=WORDS), Random(1))


def test_deck_repeats() -> None:
    assert unplayable(deck=(*NUMBERS, Card(7)))[0] == "deck_repeats"


@pytest.mark.parametrize("count", [0, 3])
def test_too_few_words(count: int) -> None:
    assert unplayable(words=WORDS[:count]) == ("too_few_words", f"a game needs at least 4 word cards, not {count}")


@pytest.mark.parametrize("upper", ["", "  "])
def test_word_missing(upper: str) -> None:
    assert unplayable(words=(*WORDS, (upper, "lower")))[0] == "word_missing"
