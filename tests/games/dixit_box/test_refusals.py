"""Every code with which Dixit with the box refuses a command, and every reason why a setup cannot be played."""

from random import Random

import pytest

from starlore.core import Unplayable
from starlore.games import DIXIT_BOX
from starlore.games.dixit_box.messages import CastVote, ClaimCards, FinishGame, Setup, TakeBack, TellStory
from tests.games.dixit_box.positions import after, begun, claimed, in_order, refused, told, voted

ALL_VOTES = {1: 1, 2: 1, 3: 2}


def test_no_such_seat() -> None:
    for seat in (-1, 4, 8, 2**70):
        assert refused(begun(), seat, TellStory()) == "no_such_seat"


def test_game_over() -> None:
    over = after(voted(in_order(target=1), ALL_VOTES), (2, FinishGame()))
    for command in (TellStory(), CastVote(1), ClaimCards((1,)), TakeBack(), FinishGame()):
        assert refused(over, 0, command) == "game_over"


def test_story_already_told() -> None:
    assert refused(told(), 1, TellStory()) == "story_already_told", "the race is lost"


def test_not_your_turn() -> None:
    assert refused(voted(in_order(), ALL_VOTES), 0, TellStory()) == "not_your_turn"


@pytest.mark.parametrize("clue", ["", "  ", "\u200b"])
def test_clue_empty(clue: str) -> None:
    assert refused(begun(), 0, TellStory(clue)) == "clue_empty"


def test_clue_too_long() -> None:
    assert refused(begun(), 0, TellStory("x" * 201)) == "clue_too_long"


def test_clue_unprintable() -> None:
    assert refused(begun(), 0, TellStory("a\0b")) == "clue_unprintable"


def test_not_time_to_claim() -> None:
    assert refused(begun(), 0, ClaimCards((1,))) == "not_time_to_claim"
    assert refused(voted(in_order(), ALL_VOTES), 0, ClaimCards((1,))) == "not_time_to_claim"


def test_wrong_number_of_cards() -> None:
    assert refused(told(), 1, ClaimCards(())) == "wrong_number_of_cards"
    assert refused(told(), 1, ClaimCards((1, 2))) == "wrong_number_of_cards"
    assert refused(told(3), 0, ClaimCards((1, 2))) == "wrong_number_of_cards", "the storyteller has one of five"
    assert refused(told(3), 1, ClaimCards((1,))) == "wrong_number_of_cards"


def test_same_card_twice() -> None:
    assert refused(told(3), 1, ClaimCards((2, 2))) == "same_card_twice"


@pytest.mark.parametrize("slot", [0, -1, 5, 2**70])
def test_no_such_slot(slot: int) -> None:
    assert refused(told(), 1, ClaimCards((slot,))) == "no_such_slot"
    assert refused(in_order(), 1, CastVote(slot)) == "no_such_slot"


def test_not_time_to_vote() -> None:
    assert refused(begun(), 1, CastVote(1)) == "not_time_to_vote"


def test_storyteller_does_not_vote() -> None:
    assert refused(in_order(), 0, CastVote(2)) == "storyteller_does_not_vote"


def test_claim_first() -> None:
    assert refused(told(), 1, CastVote(2)) == "claim_first"


def test_own_card() -> None:
    assert refused(claimed(told(), {1: (3,)}), 1, CastVote(3)) == "own_card"
    for slot in (2, 4):
        assert refused(in_order(3), 1, CastVote(slot)) == "own_card"


def test_nothing_to_take_back() -> None:
    assert refused(begun(), 0, TakeBack()) == "nothing_to_take_back"


def test_not_time_to_finish() -> None:
    assert refused(begun(), 0, FinishGame()) == "not_time_to_finish"
    assert refused(in_order(), 0, FinishGame()) == "not_time_to_finish"


@pytest.mark.parametrize("players", [0, 2, 9, -3])
def test_wrong_number_of_players(players: int) -> None:
    with pytest.raises(Unplayable) as caught:
        DIXIT_BOX.begin(Setup(seats=players), Random(1))
    assert caught.value.code == "wrong_number_of_players"


@pytest.mark.parametrize("target", [0, -1, 201])
def test_target_out_of_range(target: int) -> None:
    with pytest.raises(Unplayable) as caught:
        DIXIT_BOX.begin(Setup(seats=4, target=target), Random(1))
    assert caught.value.code == "target_out_of_range"
