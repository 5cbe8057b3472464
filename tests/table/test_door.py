"""The door of a table: open, on a knock, or locked; and whoever wants to be forgotten."""

import pytest

from starlore.table.commands import Knock, Leave, LetIn, Say, SetDoor, SetOptions, SitDown
from starlore.table.events import DoorSet, KnockAnswered
from starlore.table.options import Door
from starlore.table.seating import erase_person
from starlore.table.state import MOST_KNOCKING
from support.options import options
from tests.table.desk import Desk, person


def knocking(desk: Desk, name: str) -> int:
    """Somebody knocks; the number of the knock."""
    desk.do(name, Knock(name))
    return desk.state.knocks


def test_the_owner_opens_and_closes_the_table() -> None:
    desk = Desk("Ana", "Ben")
    assert desk.do("Ana", SetDoor("locked")) == (DoorSet("locked"),)
    assert desk.do("Ana", SetDoor("locked")) == ()
    assert desk.refused("Ben", SetDoor("open")) == "not_owner"
    assert desk.seen_by("Zoe").door == "locked"


@pytest.mark.parametrize(("door", "code"), [("open", None), ("knock", "knock_first"), ("locked", "door_locked")])
def test_who_may_sit_down_that_does_not_sit_here_yet(door: Door, code: str | None) -> None:
    desk = Desk("Ana")
    desk.do("Ana", SetDoor(door))
    assert desk.refused("Zoe", SitDown("Zoe")) == code


def test_whoever_sits_here_is_not_locked_out() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ana", SetDoor("locked"))
    desk.do("Ben", Leave())
    assert desk.refused("Ben", SitDown("Ben")) is None
    assert desk.refused("Cleo", SitDown("Cleopatra")) is None


def test_whoever_knocks_is_let_in_one_by_one() -> None:
    desk = Desk("Ana")
    desk.do("Ana", SetDoor("knock"))
    zoe, yan = knocking(desk, "Zoe"), knocking(desk, "Yan")
    assert [(one.knock, one.name) for one in desk.seen_by("Ana").knocking] == [(zoe, "Zoe"), (yan, "Yan")]
    assert desk.do("Ana", LetIn(zoe)) == (KnockAnswered(zoe, True),)
    assert desk.refused("Zoe", SitDown("Zoe")) is None
    assert desk.refused("Yan", SitDown("Yan")) == "knock_first"


def test_only_the_owner_sees_and_answers_who_knocks() -> None:
    desk = Desk("Ana", "Ben")
    desk.do("Ana", SetDoor("knock"))
    zoe = knocking(desk, "Zoe")
    assert desk.seen_by("Ben").knocking == desk.seen_by("Zoe").knocking == desk.seen_by(None).knocking == ()
    assert desk.refused("Ben", LetIn(zoe)) == "not_owner"
    assert desk.refused("Zoe", LetIn(zoe)) == "not_seated"


def test_everyone_sees_what_they_would_find() -> None:
    desk = Desk("Ana")
    desk.do("Ana", SetDoor("knock"))
    zoe = knocking(desk, "Zoe")
    assert [desk.seen_by(name).entry for name in ("Zoe", "Yan")] == ["waiting", "knock"]
    desk.do("Ana", LetIn(zoe))
    assert desk.seen_by("Zoe").entry == "open"


def test_whoever_is_turned_away_stays_outside() -> None:
    desk = Desk("Ana")
    desk.do("Ana", SetDoor("knock"))
    zoe = knocking(desk, "Zoe")
    desk.do("Ana", LetIn(zoe, welcome=False))
    assert desk.refused("Zoe", SitDown("Zoe")) == "knock_first"
    assert desk.refused("Ana", LetIn(zoe)) == "nobody_knocks"


def test_a_crowd_at_the_door_is_bounded_and_a_second_knock_is_none() -> None:
    desk = Desk("Ana")
    desk.do("Ana", SetDoor("knock"))
    for number in range(20):
        desk.do(f"Z{number}", Knock(f"Z{number}"))
    assert len(desk.state.knocking) == MOST_KNOCKING
    assert desk.do("Z19", Knock("Z19")) == ()
    assert desk.refused("Z18", Knock("ana")) == "name_taken"


def test_nobody_knocks_where_it_is_open_or_locked() -> None:
    desk = Desk("Ana")
    assert desk.refused("Zoe", Knock("Zoe")) == "door_open"
    desk.do("Ana", SetDoor("locked"))
    assert desk.refused("Zoe", Knock("Zoe")) == "door_locked"
    assert desk.refused("Ana", Knock("Ana")) == "door_open"


def test_no_spectators_cannot_be_passed_by_sitting_down() -> None:
    desk = Desk("Ana", "Ben", spectators=False).add_bots(1).start()
    assert desk.seen_by("Zoe").entry == "knock"
    assert desk.refused("Zoe", SitDown("Zoe")) == "knock_first"
    assert desk.refused("Zoe", SitDown("Zoe", instead_of=desk.bots()[0].player)) == "knock_first"
    zoe = knocking(desk, "Zoe")
    desk.do("Ana", LetIn(zoe))
    desk.do("Zoe", SitDown("Zoe"))
    assert desk.seen_by("Zoe").game is not None


def test_between_games_a_table_without_spectators_is_open() -> None:
    desk = Desk("Ana", "Ben", spectators=False)
    assert desk.refused("Zoe", SitDown("Zoe")) is None


def test_spectators_may_be_switched_off_in_the_middle_of_a_game_and_the_door_is_a_knock() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ana", SetOptions(options(spectators=False)))
    assert desk.refused("Zoe", SitDown("Zoe")) == "knock_first"


# --- being forgotten ----------------------------------------------------------------------------


def test_whoever_is_forgotten_leaves_neither_name_nor_words() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start().play_to_the_end()
    desk.do("Ben", Say("remember me"))
    desk.happen(*erase_person(desk.state, person("Ben"), desk.context()))
    assert desk.state.chair_of(person("Ben")) is None
    assert "Ben" not in str(desk.seen_by("Ana"))
    assert desk.state.chat == ()
    assert person("Ben") not in str(desk.state)


def test_a_bot_goes_on_with_the_game_of_whoever_is_forgotten() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.happen(*erase_person(desk.state, person("Ana"), desk.context()))
    assert desk.owner() == "Ben"
    assert [chair.is_bot for chair in desk.state.chairs] == [True, False, False]
    desk.play_to_the_end()


def test_a_stranger_is_forgotten_already() -> None:
    desk = Desk("Ana")
    assert erase_person(desk.state, person("Zoe"), desk.context()) == ()
