"""Stella by its rulebook, sentence by sentence."""

from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from starlore.core import Seat
from starlore.decks.pictures import NUMBERS
from starlore.games import STELLA
from starlore.games.stella.messages import AskOtherWord, PassMarker, RoundScored, Setup, TakeMarkerBack
from starlore.games.stella.state import Finished, State
from starlore.games.stella.view import RevealingView
from starlore.rulebook.stella import in_the_dark, score
from starlore.sim.stella import NUMBERED as WORDS
from tests.games.stella.positions import after, associating, begun, mark, marked, point, revealing

ORANGE, PINK, PURPLE, GREEN, BLUE = range(5)
A, B, C = 1, 2, 3


def test_the_one_with_the_highest_number_is_in_the_dark() -> None:
    assert in_the_dark([7, 5, 6, 3, 6]) == ORANGE


def test_when_two_share_the_highest_number_nobody_is_in_the_dark() -> None:
    assert in_the_dark([8, 8, 6, 3, 6]) is None


def test_when_all_share_the_highest_number_nobody_is_in_the_dark() -> None:
    assert in_the_dark([1, 1, 1]) is None


def fields(*kinds: str) -> list[tuple[int, ...]]:
    """The stars that seat 0 filled in for its cards."""
    stars = {"spark": 2, "super_spark": 3, "fall": 0}
    return [(stars[kind], 0, 0) for kind in kinds]


SIX_SPARKS_AND_A_SUPER_SPARK = fields(*["spark"] * 6, "super_spark")


def test_out_of_the_dark_nine_stars_are_nine_points() -> None:
    kinds = fields("super_spark", "spark", "spark", "spark")
    assert score(kinds, None, (False,) * 3)[0] == 9
    assert score([*kinds, *fields("fall")], Seat(1), (True, False, False))[0] == 9


def test_in_the_dark_without_a_fall_stars_count_in_full() -> None:
    assert score(SIX_SPARKS_AND_A_SUPER_SPARK, Seat(0), (False,) * 3)[0] == 15


def test_in_the_dark_with_a_fall_a_spark_is_one_point_and_a_super_spark_two() -> None:
    assert score([*SIX_SPARKS_AND_A_SUPER_SPARK, *fields("fall")], Seat(0), (True, False, False))[0] == 8


def test_four_rounds_of_9_12_6_and_15_make_42() -> None:
    state, reveal = begun(3), marked((1,), (1,), (1,)).phase
    for points in (9, 12, 6, 15):
        state = STELLA.evolve(replace(state, phase=reveal), RoundScored((points, 0, 0)))
    assert state.scores[0] == 42
    assert STELLA.view(state, None).history == ((9, 0, 0), (12, 0, 0), (6, 0, 0), (15, 0, 0))


def test_the_reveal_of_the_rulebook() -> None:
    boards = {
        ORANGE: (10, 11, A, B, C),
        PINK: (10, 11, B),
        PURPLE: (11, 12, 14, C),
        GREEN: (13, 9),
        BLUE: (10, 12, 14, B, 8),
    }
    state = point(marked(*boards.values()), 10, 11, 12, 13, 14)
    assert revealing(state).fallen[GREEN]
    assert stars(state)[ORANGE] == 4

    state = point(state, A)
    assert revealing(state).pointed[-1].outcome == "fall"
    assert stars(state)[ORANGE] == 4

    state = point(state, B)
    one = revealing(state).pointed[-1]
    assert (one.seat, one.outcome, one.others) == (PINK, "spark", (ORANGE, BLUE))
    assert (one.stars[PINK], one.stars[BLUE], one.stars[ORANGE]) == (2, 2, 0)

    state = point(state, C)
    one = revealing(state).pointed[-1]
    assert (one.seat, one.outcome, one.others) == (PURPLE, "super_spark", (ORANGE,))
    assert (one.stars[PURPLE], one.stars[ORANGE]) == (3, 0)
    assert revealing(state).scout == BLUE, "Green fell earlier and is passed over"


def stars(state: State) -> tuple[int, ...]:
    """The stars that everyone sees on the boards."""
    phase = STELLA.view(state, None).phase
    assert isinstance(phase, RevealingView)
    return phase.stars


@pytest.mark.parametrize("players", range(3, 7))
def test_fifteen_cards_lie_in_the_grid_and_four_word_cards_wait(players: int) -> None:
    state = STELLA.replay(STELLA.begin(Setup(seats=players, deck=NUMBERS, words=WORDS), Random(2)))
    assert (len(state.grid), len(state.pile), len(set(state.words))) == (15, 69, 4)
    assert state.scores == (0,) * players
    assert set(state.words) <= set(WORDS)


def test_the_first_player_is_drawn_at_random() -> None:
    setup = Setup(seats=5, deck=NUMBERS, words=WORDS)
    assert {STELLA.replay(STELLA.begin(setup, Random(seed))).first for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("players", range(3, 7))
def test_the_last_one_to_sit_down_can_begin(players: int) -> None:
    setup = Setup(seats=players, deck=NUMBERS, words=WORDS, first="last")
    assert {STELLA.replay(STELLA.begin(setup, Random(seed))).first for seed in range(9)} == {players - 1}


def test_the_discovery_cards_can_be_played_in_their_order() -> None:
    setup = Setup(seats=4, deck=NUMBERS, words=WORDS, in_order=True)
    assert all(STELLA.replay(STELLA.begin(setup, Random(seed))).words == WORDS[:4] for seed in range(5))


def test_marks_replace_the_ones_before() -> None:
    assert associating(after(begun(), (0, mark(1, 2)), (0, mark(2, 3, 4)))).marks[0] == (2, 3, 4)


def test_the_last_cross_can_be_taken_away_again() -> None:
    assert associating(after(begun(), (0, mark(1)), (0, mark()))).marks[0] == ()


def test_when_everyone_is_ready_the_marks_are_locked_and_counted() -> None:
    state = marked((1, 2, 3), (1,), (2, 4))
    phase = STELLA.view(state, Seat(1)).phase
    assert isinstance(phase, RevealingView)
    assert phase.counts == (3, 1, 2)
    assert revealing(state).dark == 0


def test_ready_can_be_taken_back_until_everyone_is() -> None:
    state = after(begun(3), (0, mark(1)), (0, PassMarker()), (1, mark(1)), (1, PassMarker()), (0, TakeMarkerBack()))
    state = after(state, (2, mark(1)), (2, PassMarker()))
    assert associating(state).ready == (False, True, True)
    assert revealing(after(state, (0, mark(5)), (0, PassMarker()))).marks[0] == (5,)


def test_the_other_word_is_played_only_when_all_agree() -> None:
    state = after(begun(3), (0, AskOtherWord()), (2, AskOtherWord()))
    assert not associating(state).turned
    assert STELLA.view(state, None).turned is False
    state = after(state, (1, AskOtherWord()))
    assert associating(state).turned
    assert STELLA.view(state, None).turned is True


def test_turning_the_word_keeps_the_marks_and_gives_everyone_the_marker_back() -> None:
    state = after(begun(3), (0, mark(1)), (0, PassMarker()), (1, mark(2)))
    state = after(state, *((seat, AskOtherWord()) for seat in range(3)))
    assert associating(state).marks == ((1,), (2,), ())
    assert associating(state).ready == (False, False, False)


@pytest.mark.parametrize("first", range(4))
def test_the_first_player_is_the_first_scout_and_it_goes_on_clockwise(first: int) -> None:
    state = marked(*((1, 2, 3, 4),) * 4, first=first)
    state = point(state, 1, 2, 3)
    assert [one.seat for one in revealing(state).pointed] == [(first + step) % 4 for step in range(3)]


def test_two_others_make_a_spark_worth_two_stars_each() -> None:
    one = revealing(point(marked((1, 5), (1, 5), (1, 5), (6, 7)), 1)).pointed[0]
    assert (one.outcome, one.others, one.stars) == ("spark", (1, 2), (2, 2, 2, 0))


def test_one_other_makes_a_super_spark_worth_three_stars_each() -> None:
    one = revealing(point(marked((1, 5), (5, 6), (1, 5), (6, 7)), 1)).pointed[0]
    assert (one.outcome, one.others, one.stars) == ("super_spark", (2,), (3, 0, 3, 0))


def test_nobody_else_makes_the_scout_fall() -> None:
    phase = revealing(point(marked((1, 5), (5, 6), (5, 6)), 1))
    assert (phase.pointed[0].outcome, phase.pointed[0].stars) == ("fall", (0, 0, 0))
    assert phase.fallen == (True, False, False)


def test_a_fallen_player_is_never_scout_again_that_round() -> None:
    state = point(marked((1, 5, 6), (5, 6, 7), (5, 6, 7)), 1, 5, 6)
    assert revealing(state).scout == 1


def test_a_fallen_player_still_makes_a_super_spark_for_the_scout_but_fills_no_stars() -> None:
    one = revealing(point(marked((1, 5), (5, 6), (6, 7)), 1, 5)).pointed[1]
    assert (one.outcome, one.others, one.stars) == ("super_spark", (0,), (0, 3, 0))


def test_a_fallen_player_counts_as_one_of_the_two_others_of_a_spark() -> None:
    one = revealing(point(marked((1, 5), (5, 6), (5, 6)), 1, 5)).pointed[1]
    assert (one.outcome, one.others, one.stars) == ("spark", (0, 2), (0, 2, 2))


def test_stars_earned_before_the_fall_stay() -> None:
    state = point(marked((5, 1), (5, 6), (6, 7), (7, 6)), 5, 6, 7, 1)
    assert state.rounds[0].fallen == (True, False, False, False)
    assert state.scores[0] == 3


def test_a_player_without_a_card_left_to_point_at_is_passed_over() -> None:
    state = point(marked((1, 2, 3), (1,), (2, 3, 4)), 1)
    assert revealing(state).scout == 2


def test_the_reveal_ends_when_nobody_can_be_scout_and_unseen_marks_of_the_fallen_stay_unseen() -> None:
    state = point(marked((1, 9), (2, 8), (3, 7)), 1, 2, 3)
    assert [one.card for one in state.rounds[0].pointed] == [1, 2, 3]
    assert state.scores == (0, 0, 0)


def test_the_last_scout_may_point_several_times_in_a_row() -> None:
    state = point(marked((1, 9), (2, 9), (9, 8, 7, 6), (8, 7, 6)), 1, 2)
    state = point(state, 9, 8, 7, 6)
    assert [one.seat for one in state.rounds[0].pointed] == [0, 1, 2, 3, 2, 3]


def play_round(state: State) -> State:
    """Everyone marks the first card of the grid, and somebody points at it."""
    card = state.grid[0]
    for seat in range(state.setup.seats):
        state = after(state, (seat, mark(card)), (seat, PassMarker()))
    return point(state, card)


def test_rows_are_replaced_from_the_bottom_up() -> None:
    grids = [begun()]
    for _ in range(3):
        grids.append(play_round(grids[-1]))
    kept = [[old.grid[row : row + 5] == new.grid[row : row + 5] for row in (0, 5, 10)] for old, new in pairwise(grids)]
    assert kept == [[True, True, False], [True, False, True], [False, True, True]]
    assert len(grids[-1].pile) == 84 - 30
    assert len({*grids[-1].grid, *grids[-1].box}) == 30


def test_new_cards_come_from_the_top_of_the_pile() -> None:
    state = begun()
    assert play_round(state).grid[10:] == state.pile[-1:-6:-1]


def test_the_pawn_goes_one_seat_clockwise_each_round() -> None:
    state, firsts = begun(first=2), []
    for _ in range(4):
        firsts.append(state.first)
        state = play_round(state)
    assert firsts == [2, 3, 0, 1]


def test_a_new_round_begins_with_clean_boards_and_the_next_word() -> None:
    state = play_round(after(begun(), *((seat, AskOtherWord()) for seat in range(4))))
    view = STELLA.view(state, Seat(0))
    assert (view.round, view.words, view.turned) == (2, WORDS[1], False)
    assert view.last is not None
    assert view.last.turned
    phase = associating(state)
    assert (phase.marks, phase.ready, phase.asked) == (((),) * 4, (False,) * 4, (False,) * 4)


def test_after_round_four_most_points_win_and_players_level_at_the_top_share_the_victory() -> None:
    state = begun()
    for _ in range(4):
        state = play_round(state)
    assert state.scores == (8, 8, 8, 8)
    assert state.phase == Finished((Seat(0), Seat(1), Seat(2), Seat(3)))
