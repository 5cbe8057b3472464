"""Stella with real cards: the rulebook's examples, the same points as online, and what can be taken back."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from starlore.core import Card, Seat
from starlore.games import STELLA, STELLA_BOX
from starlore.games.stella.messages import MarkCards
from starlore.games.stella.messages import PassMarker as OnlinePassMarker
from starlore.games.stella.messages import PointAt as OnlinePointAt
from starlore.games.stella.state import Revealing as OnlineRevealing
from starlore.games.stella.state import State as OnlineState
from starlore.games.stella_box.messages import (
    AskOtherWord,
    FinishGame,
    MarkPlaces,
    PassMarker,
    PointAt,
    SayWord,
    TakeBack,
)
from starlore.games.stella_box.state import Associating, Checking, Finished, Naming, Revealing, State
from starlore.sim import SIMULATIONS
from tests.games.stella_box.positions import after, begun, locked, named, played, pointed, revealing

ORANGE, PINK, PURPLE, GREEN, BLUE = range(5)
OURS = tuple((f"upper {number}", f"lower {number}") for number in range(6))


def test_the_one_with_the_highest_number_is_in_the_dark() -> None:
    assert revealing(locked(range(1, 8), (1, 2), (1, 2, 3), (1,))).dark == ORANGE


def test_when_two_share_the_highest_number_nobody_is() -> None:
    assert revealing(locked(range(1, 9), range(1, 9), (1, 2, 3), (1,))).dark is None


def test_the_rulebooks_own_reveal() -> None:
    a, b, c, first, second, lone = 1, 2, 3, 4, 5, 6
    state = locked(
        (first, second, a, b, c),  # orange
        (b, first),  # pink
        (c, second, first),  # purple
        (lone, second),  # green
        (b, 7),  # blue
    )
    state = replace(state, phase=replace(revealing(state), scout=Seat(GREEN)))
    state = pointed(state, lone)  # green has fallen earlier
    state = replace(state, phase=replace(revealing(state), scout=Seat(ORANGE)))
    state = pointed(state, a)
    assert revealing(state).fallen == (True, False, False, True, False)
    state = pointed(state, b)
    spark = revealing(state).pointed[-1]
    assert (spark.seat, spark.outcome, spark.stars) == (PINK, "spark", (0, 2, 0, 0, 2))
    state = pointed(state, c)
    super_spark = revealing(state).pointed[-1]
    assert (super_spark.seat, super_spark.outcome, super_spark.stars) == (PURPLE, "super_spark", (0, 0, 3, 0, 0))
    assert revealing(state).scout == BLUE, "green is passed over"


def test_stars_before_a_fall_stay_and_count_less_in_the_dark() -> None:
    """Six sparks and a super-spark: 15 points; in the dark and fallen 8."""
    shared = tuple(range(1, 7))
    lit = played(locked((*shared, 7), (*shared, 7), shared))
    assert lit.rounds[0].points[0] == 15
    dark = locked((*shared, 7, 8), (*shared, 7), shared)
    assert revealing(dark).dark == ORANGE
    assert played(dark).rounds[0].points[0] == 8


def test_four_rounds_make_a_game_and_their_points_add_up() -> None:
    state, marks = begun(), ((1, 2), (1, 2), (1, 3), (1, 4))
    for _ in range(4):
        state = played(locked(*marks, state=after(state, (0, SayWord()))))
    assert isinstance(state.phase, Checking)
    assert state.scores == tuple(map(sum, zip(*(done.points for done in state.rounds), strict=True)))
    assert isinstance(after(state, (0, FinishGame())).phase, Finished)


def test_the_pawn_passes_on_and_the_row_is_told_from_the_bottom_up() -> None:
    state, rows = begun(), []
    for _ in range(3):
        first = state.first
        state = locked((1,), (1,), (1,), (1,), state=after(state, (0, SayWord())))
        events = STELLA_BOX.decide(state, first, SIMULATIONS["stella_box"].move(state, Random(3))[1], Random(1))  # type: ignore[index]
        for event in events:
            state = STELLA_BOX.evolve(state, event)
        rows.append(events[-1].row)  # type: ignore[union-attr]
        assert state.first == (first + 1) % 4
    assert rows == [2, 1, 0]


def test_the_word_is_typed_or_read_out_by_anyone() -> None:
    assert isinstance(begun().phase, Naming)
    assert STELLA_BOX.awaited(begun()) == (0, 1, 2, 3)
    assert STELLA_BOX.view(after(begun(), (2, SayWord(" sea "))), None).words == ("sea", "")
    assert STELLA_BOX.view(after(begun(), (2, SayWord())), None).words == ("", "")


def test_another_word_of_theirs_gives_everyone_the_marker_back_and_leaves_the_crosses() -> None:
    state = after(named(), (1, MarkPlaces((1, 2))), (1, PassMarker()), (3, SayWord("other")))
    assert isinstance(state.phase, Associating)
    assert state.phase.ready == (False,) * 4
    assert state.phase.marks[1] == (1, 2)


def test_ours_is_turned_when_all_agree() -> None:
    state = begun(words=OURS)
    assert isinstance(state.phase, Associating)
    assert STELLA_BOX.view(after(state, *((seat, AskOtherWord()) for seat in range(4))), None).turned


def test_the_card_that_was_pointed_at_last_can_be_taken_back_and_the_crosses_stay_locked() -> None:
    before = pointed(locked((1, 2), (1,), (2, 3), (4,)), 1)
    fallen = pointed(before, 3)
    assert revealing(fallen).fallen == (False, False, True, False)
    state = after(fallen, (0, TakeBack()))
    assert state == replace(before, step=state.step, taken_back=1)
    assert state.step > before.step


def test_a_reveal_in_which_nobody_has_pointed_can_be_taken_back_with_the_crosses_as_they_were() -> None:
    state = after(locked((1, 2), (1,), (2, 3), (4,)), (0, TakeBack()))
    assert isinstance(state.phase, Associating)
    assert state.phase.marks == ((1, 2), (1,), (2, 3), (4,))
    assert STELLA_BOX.awaited(state) == (0, 1, 2, 3)
    assert STELLA_BOX.view(state, None).taken_back == 1


def test_a_round_that_was_scored_goes_back_to_its_last_card_and_the_pawn_goes_back_too() -> None:
    before = played(locked((1, 2), (1,), (2, 3), (1, 3)))
    last = before.rounds[0].pointed[-1]
    state = after(before, (1, TakeBack()))
    assert (state.first, state.scores, state.rounds) == (0, (0,) * 4, ())
    assert isinstance(state.phase, Revealing)
    assert (state.phase.words, state.phase.scout) == (("journey", ""), last.seat)
    assert state.step > before.step
    again = after(state, (last.seat, PointAt(last.place)))
    assert (again.scores, again.rounds) == (before.scores, before.rounds)


def online(marks: list[list[int]]) -> OnlineState:
    """The online game with these marks on its grid, ready to be revealed."""
    state = STELLA.replay(STELLA.begin(SIMULATIONS["stella"].setup(len(marks)), Random(1)))
    state = replace(state, first=Seat(0))
    for seat, places in enumerate(marks):
        cards = tuple(state.grid[place - 1] for place in places)
        for command in (MarkCards(cards), OnlinePassMarker()):
            for event in STELLA.decide(state, Seat(seat), command, Random(1)):
                state = STELLA.evolve(state, event)
    return state


def both(box: State, cards: OnlineState, rng: Random) -> tuple[State, OnlineState]:
    """Both games, played to the end of the round with the same scouts pointing at the same places."""
    while isinstance(cards.phase, OnlineRevealing):
        scout = revealing(box).scout
        assert scout is not None
        assert scout == cards.phase.scout
        seen = {one.place for one in revealing(box).pointed}
        place = rng.choice([one for one in revealing(box).marks[scout] if one not in seen])
        card: Card = cards.grid[place - 1]
        box = pointed(box, place)
        for event in STELLA.decide(cards, scout, OnlinePointAt(card), rng):
            cards = STELLA.evolve(cards, event)
    return box, cards


@pytest.mark.parametrize("players", STELLA.seats)
@given(data=st.data())
def test_a_rounds_points_equal_those_of_the_online_game(players: int, data: st.DataObject) -> None:
    places = st.lists(st.integers(1, 15), min_size=1, max_size=10, unique=True)
    marks = data.draw(st.lists(places, min_size=players, max_size=players))
    seed = data.draw(st.integers(0, 1000))
    box, cards = both(locked(*marks), online(marks), Random(seed))
    assert box.rounds[0].points == cards.rounds[0].points
    assert box.rounds[0].dark == cards.rounds[0].dark
