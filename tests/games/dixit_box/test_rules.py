"""Dixit with real cards: what the phones ask, what they count, and what they do when somebody was wrong."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlore.core import Seat
from starlore.core.game import News
from starlore.games import DIXIT, DIXIT_BOX
from starlore.games.dixit.state import Voting as OnlineVoting
from starlore.games.dixit_box.messages import CastVote, ClaimCards, FinishGame, TakeBack, TellStory
from starlore.games.dixit_box.news import news
from starlore.games.dixit_box.state import Checking, Finished, State, Telling, Voting
from starlore.games.dixit_box.view import VotingView
from tests.games.dixit import positions as online
from tests.games.dixit_box.positions import after, begun, claimed, in_order, told, voted, voting

PINK, BLUE, GREEN, PURPLE, YELLOW, RED = range(6)


def test_the_rulebooks_own_example() -> None:
    state = voted(in_order(6), {BLUE: 1, GREEN: 1, RED: 4, PURPLE: 2, YELLOW: 2})
    assert state.scores == (3, 5, 3, 1, 0, 0)


def test_all_find_it() -> None:
    assert voted(in_order(4), {1: 1, 2: 1, 3: 1}).scores == (0, 2, 2, 2)


def test_nobody_finds_it() -> None:
    assert voted(in_order(4), {1: 3, 2: 2, 3: 2}).scores == (0, 4, 3, 2)


def test_with_three_each_has_two_cards_and_a_vote_on_either_counts() -> None:
    assert voted(in_order(3), {1: 5, 2: 1}).scores == (3, 0, 4)


def test_the_first_to_tell_is_the_storyteller_and_then_it_goes_to_the_left() -> None:
    state = after(begun(4), (3, TellStory()))
    assert voting(state).storyteller == 3
    state = voted(claimed(state, {seat: (seat + 1,) for seat in range(4)}), {0: 2, 1: 4, 2: 4})
    assert state.phase == Telling(Seat(0))


def test_a_claim_and_a_vote_may_be_changed_until_all_is_in() -> None:
    state = claimed(told(), {1: (1,), 0: (2,), 2: (3,)})
    state = after(state, (1, CastVote(2)), (1, CastVote(3)), (1, ClaimCards((4,))))
    assert voting(state).claims[1] == (4,)
    assert voting(state).votes[1] == 3


def test_a_vote_for_what_turns_out_to_be_ones_own_card_is_gone() -> None:
    state = after(claimed(told(), {1: (1,)}), (1, CastVote(3)), (1, ClaimCards((3,))))
    assert voting(state).votes[1] == 0
    assert Seat(1) in DIXIT_BOX.awaited(state)


def test_two_claim_one_number_and_another_is_left_over() -> None:
    state = claimed(told(), {0: (1,), 1: (3,), 2: (3,), 3: (4,)})
    for seat in (None, Seat(0), Seat(1)):
        phase = DIXIT_BOX.view(state, seat).phase
        assert isinstance(phase, VotingView)
        assert (phase.twice, phase.free) == ((3,), (2,))


def test_nothing_is_said_of_a_clash_before_all_have_claimed() -> None:
    phase = DIXIT_BOX.view(claimed(told(), {1: (3,), 2: (3,)}), Seat(1)).phase
    assert isinstance(phase, VotingView)
    assert (phase.twice, phase.free) == ((), ())


def test_nothing_is_scored_until_it_is_right() -> None:
    state = claimed(told(), {0: (1,), 1: (3,), 2: (3,), 3: (4,)})
    state = voted(state, {1: 1, 2: 1, 3: 2})
    assert isinstance(state.phase, Voting)
    assert DIXIT_BOX.awaited(state) == (0, 1, 2, 3), "nobody is named who might be wrong"
    state = after(state, (1, ClaimCards((2,))))
    assert isinstance(state.phase, Telling)
    assert state.scores == (3, 4, 3, 0)


def test_that_it_fits_now_is_told_but_not_who_looked_again() -> None:
    state = claimed(told(), {0: (1,), 1: (3,), 2: (3,), 3: (4,)})
    events = DIXIT_BOX.decide(state, Seat(1), ClaimCards((2,)), Random(1))
    assert [news(event) for event in events] == [None, News("claims_settled")]


def test_a_round_that_was_scored_can_be_taken_back() -> None:
    before = voted(in_order(), {1: 1, 2: 1, 3: 2})
    state = after(before, (2, TakeBack()))
    assert state.scores == (0, 0, 0, 0)
    assert state.rounds == ()
    assert state.phase == Voting(Seat(0), "a clue", ((),) * 4, (0,) * 4)
    assert DIXIT_BOX.step(state) > DIXIT_BOX.step(before)
    assert DIXIT_BOX.view(state, None).taken_back == 1


def test_what_was_told_can_be_taken_back_and_a_race_is_one_again() -> None:
    assert after(told(), (0, TakeBack())).phase == Telling(None)
    assert after(told(), (0, TakeBack()), (2, TellStory())).phase == Voting(Seat(2), None, ((),) * 4, (0,) * 4)
    second = after(voted(in_order(), {1: 1, 2: 1, 3: 2}), (1, TellStory()), (0, TakeBack()))
    assert second.phase == Telling(Seat(1))
    assert len(second.rounds) == 1


def test_the_last_round_too_until_somebody_says_that_all_is_right() -> None:
    state = voted(in_order(target=3), {1: 1, 2: 1, 3: 2})
    assert isinstance(state.phase, Checking)
    assert isinstance(after(state, (0, TakeBack())).phase, Voting)
    assert after(state, (3, FinishGame())).phase == Finished((Seat(1),))


def online_points(players: int, votes: dict[int, int]) -> tuple[int, ...]:
    """What the same votes bring in the game with our own pictures."""
    return online.voted(online.laid(players), votes).rounds[-1].points


def box_points(players: int, votes: dict[int, int]) -> tuple[int, ...]:
    """What they bring with the box."""
    return voted(in_order(players), votes).rounds[-1].points


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_way_to_vote_brings_the_points_of_the_online_game(players: int) -> None:
    laid = online.laid(players).phase
    assert isinstance(laid, OnlineVoting)
    row = range(1, len(laid.owners) + 1)
    for way in product(row, repeat=players - 1):
        votes = dict(enumerate(way, 1))
        if all(laid.owners[slot - 1] != seat for seat, slot in votes.items()):
            assert box_points(players, votes) == online_points(players, votes)


@pytest.mark.parametrize("players", DIXIT.seats)
@given(data=st.data())
def test_a_rounds_points_equal_those_of_the_online_game(players: int, data: st.DataObject) -> None:
    owners = in_order(players)
    claims = voting(owners).claims
    row = sorted(slot for slots in claims for slot in slots)
    votes = {
        seat: data.draw(st.sampled_from([slot for slot in row if slot not in claims[seat]]))
        for seat in range(1, players)
    }
    assert box_points(players, votes) == online_points(players, votes)


def test_a_state_survives_a_restart_in_the_middle_of_a_clash() -> None:
    events = [*DIXIT_BOX.begin(begun().setup, Random(1))]
    state: State = DIXIT_BOX.replay(events)
    commands: list[tuple[int, TellStory | ClaimCards]] = [(0, TellStory())]
    commands += [(seat, ClaimCards((1 + seat % 3,))) for seat in range(4)]
    for seat, command in commands:
        for event in DIXIT_BOX.decide(state, Seat(seat), command, Random(1)):
            events.append(event)
            state = DIXIT_BOX.evolve(state, event)
    assert DIXIT_BOX.replay(events) == state
    assert DIXIT_BOX.view(state, None).phase == VotingView(
        Seat(0), None, 4, 0, (True,) * 4, (False,) * 4, (), 0, (1,), (4,)
    )
