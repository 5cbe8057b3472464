"""What holds at every moment of every game of Stella."""

import pytest
from hypothesis import given

from starlore.decks.pictures import NUMBERS
from starlore.games.stella.state import Revealing, Round, State
from starlore.rulebook.stella import MARKS
from tests.walks import moments, seeds

every_number_of_players = pytest.mark.parametrize("players", range(3, 7))


@every_number_of_players
@given(seed=seeds)
def test_84_cards_are_conserved_and_none_is_there_twice(players: int, seed: int) -> None:
    for state in moments("stella", players, seed):
        assert sorted([*state.grid, *state.pile, *state.box]) == list(NUMBERS)
        assert len(state.grid) == 15


@every_number_of_players
@given(seed=seeds)
def test_a_game_has_four_rounds_and_uses_30_cards(players: int, seed: int) -> None:
    final: State
    *_, final = moments("stella", players, seed)
    assert len(final.rounds) == 4
    assert len(final.grid) + len(final.box) == 30


@every_number_of_players
@given(seed=seeds)
def test_locked_marks_are_1_to_10_cards_of_the_grid(players: int, seed: int) -> None:
    for state in moments("stella", players, seed):
        if isinstance(state.phase, Revealing):
            for marks in state.phase.marks:
                assert len(set(marks)) == len(marks)
                assert len(marks) in MARKS
                assert set(marks) <= set(state.grid)


@every_number_of_players
@given(seed=seeds)
def test_no_card_is_pointed_at_twice_and_each_scout_had_marked_it(players: int, seed: int) -> None:
    *_, final = moments("stella", players, seed)
    for done in final.rounds:
        cards = [one.card for one in done.pointed]
        assert len(set(cards)) == len(cards)
        assert all(one.card in done.marks[one.seat] for one in done.pointed)


@every_number_of_players
@given(seed=seeds)
def test_points_of_a_round_lie_between_0_and_30(players: int, seed: int) -> None:
    *_, final = moments("stella", players, seed)
    assert all(0 <= points <= 30 for done in final.rounds for points in done.points)


def points_by_the_book(done: Round) -> list[int]:
    """Points of a round, worked out again from the marks and the order of pointing alone."""
    players = range(len(done.marks))
    counts = [len(marks) for marks in done.marks]
    dark = [seat for seat in players if counts[seat] == max(counts)]
    fallen: set[int] = set()
    sparks = dict.fromkeys(players, 0)
    super_sparks = dict.fromkeys(players, 0)
    for one in done.pointed:
        assert one.seat not in fallen, "a fallen player is never scout again"
        markers = [seat for seat in players if one.card in done.marks[seat]]
        if markers == [one.seat]:
            fallen.add(one.seat)
        for seat in markers:
            if len(markers) > 1 and seat not in fallen:
                (super_sparks if len(markers) == 2 else sparks)[seat] += 1
    points = []
    for seat in players:
        less = 1 if dark == [seat] and seat in fallen else 0
        points.append(sparks[seat] * (2 - less) + super_sparks[seat] * (3 - less))
    return points


def scouts_by_the_book(done: Round) -> list[int]:
    """Who pointed, worked out again: clockwise from the first player, past the fallen and the finished."""
    players, seat = len(done.marks), done.first
    fallen: set[int] = set()
    seen: set[int] = set()
    scouts: list[int] = []
    for one in done.pointed:
        while seat in fallen or set(done.marks[seat]) <= seen:
            seat = type(seat)((seat + 1) % players)
        scouts.append(seat)
        seen.add(one.card)
        if sum(one.card in marks for marks in done.marks) == 1:
            fallen.add(seat)
        seat = type(seat)((seat + 1) % players)
    assert all(player in fallen or set(marks) <= seen for player, marks in enumerate(done.marks)), "it ended in time"
    return scouts


@every_number_of_players
@given(seed=seeds)
def test_points_and_scouts_are_those_of_the_rulebook(players: int, seed: int) -> None:
    *_, final = moments("stella", players, seed)
    for done in final.rounds:
        assert list(done.points) == points_by_the_book(done)
        assert [one.seat for one in done.pointed] == scouts_by_the_book(done)
