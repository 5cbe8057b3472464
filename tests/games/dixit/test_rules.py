"""Dixit by its rulebook, sentence by sentence."""

from random import Random

import pytest
from msgspec.structs import replace

from starlore.core import Card, Seat
from starlore.decks.pictures import NUMBERS
from starlore.games import DIXIT
from starlore.games.dixit.messages import CastVote, PileRefilled, PlayCards, Setup, TellStory, Wording
from starlore.games.dixit.state import Finished, State, Telling
from starlore.games.dixit.view import PlayingView, VotingView
from tests.games.dixit.positions import RNG, after, dealt, laid, playing, telling, told, voted, voting

PINK, BLUE, GREEN, PURPLE, YELLOW, RED = range(6)


def test_the_example_of_the_rulebook() -> None:
    votes = {BLUE: PINK + 1, GREEN: PINK + 1, RED: PURPLE + 1, PURPLE: BLUE + 1, YELLOW: BLUE + 1}
    state = voted(laid(6), votes)
    points = dict(zip((PINK, BLUE, GREEN, PURPLE, YELLOW, RED), state.scores, strict=True))
    assert points == {PINK: 3, BLUE: 5, GREEN: 3, PURPLE: 1, YELLOW: 0, RED: 0}


def test_when_all_find_the_card_the_storyteller_gets_nothing_and_the_others_two() -> None:
    assert voted(laid(), {1: 1, 2: 1, 3: 1}).scores == (0, 2, 2, 2)


def test_when_nobody_finds_the_card_the_others_get_two_and_their_votes() -> None:
    assert voted(laid(), {1: 3, 2: 4, 3: 3}).scores == (0, 2, 4, 3)


def test_when_some_find_the_card_they_and_the_storyteller_get_three() -> None:
    assert voted(laid(), {1: 1, 2: 2, 3: 2}).scores == (3, 5, 0, 0)


def test_with_three_players_votes_on_either_of_two_cards_count() -> None:
    state = laid(3)
    assert voting(state).owners == (0, 1, 2, 1, 2)
    assert voted(state, {1: 5, 2: 4}).scores == (0, 3, 3)
    assert voted(state, {1: 1, 2: 2}).scores == (3, 4, 0)


@pytest.mark.parametrize(("players", "hand"), [(3, 7), (4, 6), (5, 6), (6, 6), (7, 6), (8, 6)])
def test_everyone_is_dealt_six_cards_or_seven_when_three_play(players: int, hand: int) -> None:
    state = dealt(players)
    assert [len(cards) for cards in state.hands] == [hand] * players
    assert len(state.pile) == 84 - players * hand
    assert state.scores == (0,) * players


@pytest.mark.parametrize("seat", range(4))
def test_the_first_to_tell_is_the_first_storyteller(seat: int) -> None:
    state = dealt()
    assert DIXIT.awaited(state) == (0, 1, 2, 3)
    assert playing(after(state, (seat, TellStory(Card(10 * seat + 3))))).storyteller == seat


def test_the_first_storyteller_can_be_drawn_by_lot() -> None:
    setup = Setup(seats=5, deck=NUMBERS, first="random")
    drawn = {telling(DIXIT.replay(DIXIT.begin(setup, Random(seed)))).storyteller for seed in range(60)}
    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("players", range(3, 9))
def test_the_last_one_to_sit_down_can_tell_first(players: int) -> None:
    setup = Setup(seats=players, deck=NUMBERS, first="last")
    assert {telling(DIXIT.replay(DIXIT.begin(setup, Random(seed)))).storyteller for seed in range(9)} == {players - 1}


def test_a_clue_is_trimmed_and_composed() -> None:
    assert playing(after(dealt(), (0, TellStory(Card(1), "  e\u0301te\u0301 \n")))).clue == "été"


@pytest.mark.parametrize("clue", ["x" * 200, "🙂", "👩‍👩‍👧", "مرحبا", "\U0001fae8", "1", "?!"])
def test_a_clue_is_whatever_can_be_shown_in_200_characters(clue: str) -> None:
    assert playing(after(dealt(), (0, TellStory(Card(1), clue)))).clue == clue


def wordings(state: State, seat: Seat | None) -> tuple[Wording, ...]:
    """What a seat sees of a clue in other languages."""
    phase = DIXIT.view(state, seat).phase
    assert isinstance(phase, PlayingView | VotingView)
    return phase.wordings


def test_a_clue_travels_with_its_wordings_until_the_round_is_over() -> None:
    said = (Wording("cs", "Skoro doma"), Wording("pl", " Prawie w domu "))
    known = (Wording("cs", "Skoro doma"), Wording("pl", "Prawie w domu"))
    state = after(dealt(), (0, TellStory(Card(1), "Almost home", said)))
    assert [wordings(state, seat) for seat in (None, Seat(0), Seat(2))] == [known] * 3
    state = after(state, *((seat, PlayCards(state.hands[seat][:1])) for seat in (1, 2, 3)))
    assert [wordings(state, seat) for seat in (None, Seat(0), Seat(2))] == [known] * 3
    mine = {seat: 1 + voting(state).owners.index(Seat((seat + 1) % 4)) for seat in (1, 2, 3)}
    assert voted(state, mine).rounds[-1].wordings == known


def test_there_is_one_wording_a_language_and_none_for_what_was_said_aloud() -> None:
    twice = (Wording("cs", "Skoro doma"), Wording("cs", "Doma"))
    assert playing(after(dealt(), (0, TellStory(Card(1), "Almost home", twice)))).wordings == twice[:1]
    assert playing(after(dealt(), (0, TellStory(Card(1), None, twice)))).wordings == ()


def test_a_clue_can_be_said_aloud() -> None:
    assert playing(after(dealt(), (0, TellStory(Card(1))))).clue is None


def test_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    state = after(told(), (1, PlayCards((Card(11),))), (1, PlayCards((Card(12),))), (2, PlayCards((Card(21),))))
    assert playing(state).plays == ((), (12,), (21,), ())
    state = after(state, (3, PlayCards((Card(31),))))
    assert set(voting(state).table) == {1, 12, 21, 31}
    assert state.hands[1] == (11, 13, 14, 15, 16)


def test_with_three_players_five_cards_lie_on_the_table() -> None:
    phase = voting(laid(3))
    assert dict(zip(phase.table, phase.owners, strict=True)) == {1: 0, 11: 1, 12: 1, 21: 2, 22: 2}


def test_a_vote_may_be_changed_until_the_last_one_is_in() -> None:
    state = voted(laid(), {1: 3, 2: 1})
    state = after(state, (1, CastVote(1)))
    assert voting(state).votes == (0, 1, 1, 0)
    assert after(state, (3, CastVote(2))).rounds[-1].votes == (0, 1, 1, 2)


@pytest.mark.parametrize("players", range(3, 9))
def test_afterwards_everyone_draws_back_to_a_full_hand(players: int) -> None:
    table = laid(players)
    state = voted(table, dict.fromkeys(range(1, players), 1))
    assert [len(hand) for hand in state.hands] == [7 if players == 3 else 6] * players
    assert state.discard == voting(table).table
    assert len(state.pile) == len(table.pile) - len(voting(table).table)
    drawn = [card for hand, before in zip(state.hands, table.hands, strict=True) for card in hand[len(before) :]]
    assert drawn == list(reversed(table.pile))[: len(drawn)]


def test_the_role_of_storyteller_passes_to_the_left_and_round_the_table() -> None:
    state = voted(laid(), {1: 1, 2: 1, 3: 1})
    storytellers = []
    for _ in range(5):
        seat = telling(state).storyteller
        assert seat is not None
        storytellers.append(seat)
        state = after(state, (seat, TellStory(state.hands[seat][0])))
        others = [other for other in range(4) if other != seat]
        state = after(state, *((other, PlayCards(state.hands[other][:1])) for other in others))
        slot = voting(state).owners.index(seat) + 1
        state = voted(state, dict.fromkeys(others, slot))
    assert storytellers == [1, 2, 3, 0, 1]


def test_a_pile_that_reaches_just_round_the_table_is_not_refilled() -> None:
    table = laid()
    short = replace(table, pile=table.pile[:4], discard=table.pile[4:])
    state = voted(short, {1: 1, 2: 1, 3: 1})
    assert state.pile == ()
    assert state.discard == short.discard + voting(table).table


def test_a_pile_that_does_not_reach_round_the_table_is_shuffled_with_the_discards_first() -> None:
    table = laid()
    short = replace(table, pile=table.pile[:3], discard=table.pile[3:])
    state = voted(short, {1: 1, 2: 1})
    events = DIXIT.decide(state, Seat(3), CastVote(1), RNG)
    refilled = next(event for event in events if isinstance(event, PileRefilled))
    assert sorted(refilled.pile) == sorted([*table.pile, *voting(table).table])
    assert refilled.pile[:3] != short.pile, "what was left is shuffled in, not laid on top"
    state = after(state, (3, CastVote(1)))
    assert state.discard == ()
    assert sorted([*state.pile, *(card for hand in state.hands for card in hand)]) == list(NUMBERS)


def test_at_thirty_points_the_game_ends_at_once() -> None:
    state = voted(replace(laid(), scores=(27, 0, 0, 0)), {1: 1, 2: 1, 3: 2})
    assert state.scores[0] == 30
    assert state.phase == Finished((Seat(0),))
    assert len(state.hands[0]) == 5, "nobody draws any more"


def test_at_twenty_nine_points_it_goes_on() -> None:
    state = voted(replace(laid(), scores=(26, 0, 0, 0)), {1: 1, 2: 1, 3: 2})
    assert state.scores[0] == 29
    assert isinstance(state.phase, Telling)


def test_points_count_beyond_thirty() -> None:
    state = voted(replace(laid(), scores=(27, 29, 0, 0)), {1: 1, 2: 2, 3: 2})
    assert state.scores == (30, 34, 0, 0)
    assert state.phase == Finished((Seat(1),))


def test_players_level_at_the_top_share_the_victory() -> None:
    state = voted(replace(laid(), scores=(0, 29, 29, 0)), {1: 1, 2: 1, 3: 1})
    assert state.scores == (0, 31, 31, 2)
    assert state.phase == Finished((Seat(1), Seat(2)))
    assert DIXIT.view(state, None).winners == (1, 2)


def test_the_target_can_be_another_one() -> None:
    assert voted(laid(target=3), {1: 1, 2: 1, 3: 2}).phase == Finished((Seat(1),))
    assert isinstance(voted(laid(target=5), {1: 1, 2: 1, 3: 2}).phase, Telling)


def test_a_view_names_a_seat_s_own_slots_and_vote_only() -> None:
    view = DIXIT.view(voted(laid(3), {2: 4}), Seat(2))
    assert isinstance(view.phase, VotingView)
    assert view.phase.mine == (3, 5)
    assert view.phase.vote == 4
    assert view.phase.voted == (False, False, True)
