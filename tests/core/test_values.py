"""Small functions on rows of things, and on points."""

from hypothesis import given
from hypothesis import strategies as st

from starlore.core import Seat
from starlore.core.scores import leaders
from starlore.core.values import put, seats


def test_seats_count_from_nought() -> None:
    assert seats(3) == (0, 1, 2)


@given(st.lists(st.integers(), min_size=1, max_size=8), st.data())
def test_put_changes_one_place_only(row: list[int], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(row) - 1))
    changed = put(tuple(row), Seat(seat), -1)
    row[seat] = -1
    assert changed == tuple(row)


def test_whoever_has_most_points_leads() -> None:
    assert leaders((3, 9, 4)) == (1,)


def test_several_lead_when_they_are_level_at_the_top() -> None:
    assert leaders((9, 3, 9)) == (0, 2)
    assert leaders((0, 0, 0)) == (0, 1, 2)
