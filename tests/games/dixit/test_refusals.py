"""Every code with which Dixit refuses a command, and every reason why a setup cannot be played."""

from random import Random
from typing import Any

import pytest

from starlore.core import Card, Unplayable
from starlore.decks.pictures import NUMBERS
from starlore.games import DIXIT
from starlore.games.dixit.messages import CastVote, PlayCards, Setup, TellStory
from tests.games.dixit.positions import after, dealt, laid, refused, told, voted


def test_no_such_seat() -> None:
    for seat in (-1, 4, 8, 2**70):
        assert refused(dealt(), seat, TellStory(Card(1))) == "no_such_seat"


def test_game_over() -> None:
    over = voted(laid(target=1), {1: 1, 2: 1, 3: 1})
    assert refused(over, 1, CastVote(1)) == "game_over"
    assert refused(over, 1, TellStory(Card(12))) == "game_over"


def test_story_already_told() -> None:
    assert refused(told(), 1, TellStory(Card(11))) == "story_already_told", "the race is lost"
    assert refused(told(), 0, TellStory(Card(2))) == "story_already_told"
    assert refused(laid(), 0, TellStory(Card(2))) == "story_already_told"


def test_not_your_turn() -> None:
    second_round = voted(laid(), {1: 1, 2: 1, 3: 2})
    assert refused(second_round, 0, TellStory(Card(2))) == "not_your_turn"
    assert refused(second_round, 2, TellStory(Card(22))) == "not_your_turn"


@pytest.mark.parametrize("card", [0, -1, 12, 85, 2**70])
def test_not_in_hand(card: int) -> None:
    assert refused(dealt(), 0, TellStory(Card(card))) == "not_in_hand"
    assert refused(told(), 2, PlayCards((Card(card),))) == "not_in_hand"
    assert refused(told(3), 2, PlayCards((Card(21), Card(card)))) == "not_in_hand"


def test_not_in_hand_once_it_lies_on_the_table() -> None:
    second_round = voted(laid(), {1: 1, 2: 1, 3: 2})
    assert refused(second_round, 1, TellStory(Card(11))) == "not_in_hand"


@pytest.mark.parametrize("clue", ["", "   ", "\t\n ", "\u3000", "\u200b\u200d", "\u3164", "\u2800 \u2800"])
def test_clue_empty(clue: str) -> None:
    assert refused(dealt(), 0, TellStory(Card(1), clue)) == "clue_empty"


def test_clue_too_long() -> None:
    assert refused(dealt(), 0, TellStory(Card(1), "x" * 201)) == "clue_too_long"
    assert refused(dealt(), 0, TellStory(Card(1), "ж" * 5000)) == "clue_too_long"


@pytest.mark.parametrize("clue", ["a\0b", "\0", "a\nb", "a\x1b[31mb", "a\x7f", "a\ud800b", "a\u2028b", "\ue000"])
def test_clue_unprintable(clue: str) -> None:
    assert refused(dealt(), 0, TellStory(Card(1), clue)) == "clue_unprintable"


def test_not_time_to_play() -> None:
    assert refused(dealt(), 1, PlayCards((Card(11),))) == "not_time_to_play"
    assert refused(laid(), 1, PlayCards((Card(12),))) == "not_time_to_play"


def test_storyteller_does_not_play() -> None:
    assert refused(told(), 0, PlayCards((Card(2),))) == "storyteller_does_not_play"


@pytest.mark.parametrize(("players", "cards"), [(3, ()), (3, (11,)), (3, (11, 12, 13)), (4, ()), (4, (11, 12))])
def test_wrong_number_of_cards(players: int, cards: tuple[Card, ...]) -> None:
    assert refused(told(players), 1, PlayCards(cards)) == "wrong_number_of_cards"


def test_same_card_twice() -> None:
    assert refused(told(3), 1, PlayCards((Card(11), Card(11)))) == "same_card_twice"


def test_not_time_to_vote() -> None:
    assert refused(dealt(), 1, CastVote(1)) == "not_time_to_vote"
    assert refused(told(), 1, CastVote(1)) == "not_time_to_vote"


def test_storyteller_does_not_vote() -> None:
    assert refused(laid(), 0, CastVote(2)) == "storyteller_does_not_vote"


@pytest.mark.parametrize("slot", [0, -1, 5, 2**70])
def test_no_such_slot(slot: int) -> None:
    assert refused(laid(), 1, CastVote(slot)) == "no_such_slot"


def test_own_card() -> None:
    assert refused(laid(), 2, CastVote(3)) == "own_card"


def test_own_card_is_either_of_two_when_three_play() -> None:
    table = laid(3)
    assert [refused(table, 1, CastVote(slot)) for slot in (2, 4)] == ["own_card", "own_card"]
    assert after(table, (1, CastVote(3))) != table


def unplayable(**options: Any) -> tuple[str, str]:
    with pytest.raises(Unplayable) as caught:
        DIXIT.begin(Setup(**{"seats": 4, "deck": NUMBERS, **options}), Random(1))
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize("players", [-1, 0, 2, 9])
def test_wrong_number_of_players(players: int) -> None:
    assert unplayable(seats=players) == ("wrong_number_of_players", f"3 to 8 can play, not {players}")


@pytest.mark.parametrize(("players", "least"), [(3, 26), (4, 28), (8, 56)])
def test_deck_too_small(players: int, least: int) -> None:
    code, reason = unplayable(seats=players, deck=NUMBERS[: least - 1])
    assert code == "deck_too_small"
    assert f"at least {least} cards" in reason
    assert DIXIT.begin(Setup(seats=players, deck=NUMBERS[:least]), Random(1))


def test_deck_repeats() -> None:
    assert unplayable(deck=(*NUMBERS, Card(7)))[0] == "deck_repeats"


@pytest.mark.parametrize("target", [0, -30, 201, 2**70])
def test_target_out_of_range(target: int) -> None:
    assert unplayable(target=target) == ("target_out_of_range", f"the target is 1 to 200 points, not {target}")
