"""Sitting down, names and colours, and getting up."""

import unicodedata
from typing import get_args

import pytest

from starlore.games.dixit.view import View as DixitView
from starlore.table.chairs import Left, Seated
from starlore.table.commands import (
    AddBot,
    EmptyChair,
    Kick,
    Leave,
    LetBotSitIn,
    Say,
    SitDown,
    Start,
    Stop,
    TakeSeatBack,
)
from starlore.table.events import GotUp, OwnerChanged, SatDown, SeatTakenBack
from starlore.table.options import Colour
from tests.table.desk import Desk, person


def test_the_first_to_sit_down_owns_the_table() -> None:
    desk = Desk("Ana", "Ben")
    assert desk.names() == ["Ana", "Ben"]
    assert desk.owner() == "Ana"


def test_sitting_down_is_an_event_with_a_number_that_is_never_used_again() -> None:
    desk = Desk("Ana", "Ben")
    desk.do("Ben", Leave())
    (sat,) = desk.do("Cleo", SitDown("Cleo", "blue", "bg"))
    assert sat == SatDown(player=3, person=person("Cleo"), name="Cleo", colour="blue", language="bg")  # type: ignore[arg-type]


def test_sitting_down_again_changes_name_colour_and_language_on_the_same_chair() -> None:
    desk = Desk("Ana", "Ben")
    before = desk.chair("Ana")
    desk.do("Ana", SitDown("Anna", "red", "cs"))
    after = desk.chair("Anna")
    assert (after.player, after.colour, after.language) == (before.player, "red", "cs")
    assert len(desk.state.chairs) == 2


def test_a_new_name_keeps_the_colour() -> None:
    desk = Desk("Ana", "Ben")
    colour = desk.chair("Ben").colour
    desk.do("Ben", SitDown("Benedikt"))
    assert desk.chair("Benedikt").colour == colour


@pytest.mark.parametrize("name", ["A", "x" * 24, "Ångström", "Жана", "שרה", "أمل", "👩‍👩‍👧", "🦊", "小明", "Zoë"])
def test_names_may_be_written_in_any_script(name: str) -> None:
    desk = Desk(name)
    assert desk.names() == [unicodedata.normalize("NFC", name)]


def test_names_are_trimmed_and_composed() -> None:
    desk = Desk("  Zoe\u0308 \t")
    assert desk.names() == ["Zoë"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        ("   \t ", "name_empty"),
        ("\u200b\u200d\ufeff", "name_empty"),
        ("\u3164", "name_empty"),
        ("x" * 25, "name_too_long"),
        ("a\nb", "name_unprintable"),
        ("a\x00b", "name_unprintable"),
        ("a\x1b[31m", "name_unprintable"),
        ("a\u2028b", "name_unprintable"),
        ("\ue000", "name_unprintable"),
    ],
)
def test_a_name_must_be_short_visible_and_on_one_line(name: str, code: str) -> None:
    assert Desk("Ana").refused("Ben", SitDown(name)) == code


@pytest.mark.parametrize("name", ["Ana", "ANA", " ana ", "A\u200bna", "\u200eAna", "Ana\ufeff", "Ａｎａ"])
def test_nobody_takes_a_name_that_is_taken(name: str) -> None:
    assert Desk("Ana").refused("Ben", SitDown(name)) == "name_taken"


UNSEEN = [
    "\u034f",
    "\ufe00",
    "\ufe0f",
    "\U000e0100",
    "\u17b4",
    "\u180b",
    "\u2800",
    "\ufffc",
    "\U000e0fff",
    "\u2065",
    "\ufff0",
]


@pytest.mark.parametrize("sign", UNSEEN, ids=[f"{ord(sign):04X}" for sign in UNSEEN])
def test_signs_that_nobody_sees_make_no_other_name(sign: str) -> None:
    assert Desk("Ana").refused("Ben", SitDown(f"An{sign}a")) == "name_taken"
    assert Desk("Ana").refused("Ben", SitDown(f"Ana{sign}")) == "name_taken"


@pytest.mark.parametrize("name", ["Аna", "Anа", "Αna", "АΝА", "𝐀𝐧𝐚", "Ꭺna"])
def test_letters_of_other_scripts_that_look_the_same_make_no_other_name(name: str) -> None:
    assert Desk("Ana").refused("Ben", SitDown(name)) == "name_taken"


@pytest.mark.parametrize(("name", "other"), [("Ian", "lan"), ("Oto", "0to"), ("mimi", "rnimi")])
def test_letters_that_look_the_same_are_the_same(name: str, other: str) -> None:
    assert Desk(name).refused("Ben", SitDown(other)) == "name_taken"


@pytest.mark.parametrize(
    ("name", "other"), [("Ian", "Lan"), ("Ana", "Anna"), ("Ana", "Aña"), ("Ана", "Ана2"), ("Jan", "Ján")]
)
def test_names_that_only_resemble_each_other_are_two(name: str, other: str) -> None:
    assert Desk(name).refused("Ben", SitDown(other)) is None


def test_my_own_name_is_not_taken_for_me() -> None:
    assert Desk("Ana").refused("Ana", SitDown("ANA")) is None


def test_everyone_gets_a_colour_of_their_own() -> None:
    desk = Desk(*"ABCDEFGH")
    assert {chair.colour for chair in desk.state.chairs} == set(get_args(Colour))


def test_a_colour_that_somebody_has_is_refused() -> None:
    desk = Desk("Ana")
    assert desk.refused("Ben", SitDown("Ben", desk.chair("Ana").colour)) == "colour_taken"


def test_a_ninth_person_finds_the_table_full() -> None:
    assert Desk(*"ABCDEFGH").refused("I", SitDown("I")) == "table_full"


def test_whoever_has_not_sat_down_can_do_nothing_else() -> None:
    desk = Desk("Ana")
    assert {desk.refused("Ben", command) for command in (Leave(), Start(), Say("hi"), TakeSeatBack(), Stop())} == {
        "not_seated"
    }


def test_leaving_between_games_frees_the_chair_and_the_name() -> None:
    desk = Desk("Ana", "Ben")
    assert desk.do("Ben", Leave()) == (GotUp(desk.state.last_player),)
    assert desk.names() == ["Ana"]
    assert desk.refused("Cleo", SitDown("Ben")) is None


def test_leaving_in_the_middle_of_a_game_keeps_the_seat() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ben", Leave())
    assert desk.chair("Ben").sitter == Left(person("Ben"))
    assert desk.seen_by("Ana").chairs[1].plays == "nobody"
    assert desk.refused("Ben", Leave()) == "already_gone"


def test_a_player_who_left_makes_no_moves_before_coming_back() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ben", Leave())
    move = desk.next_move(desk.player("Ben"))
    assert desk.refused("Ben", move) == "already_gone"
    assert desk.do("Ben", TakeSeatBack()) == (SeatTakenBack(desk.player("Ben")),)
    assert desk.refused("Ben", move) is None


def test_sitting_down_again_brings_back_a_player_who_left() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ben", Leave())
    desk.do("Ben", SitDown("Ben"))
    assert desk.chair("Ben").sitter == Seated(person("Ben"))


def test_those_who_left_during_a_game_are_gone_when_the_next_one_starts() -> None:
    desk = Desk("Ana", "Ben", "Cleo", "Dan").start()
    desk.do("Ben", Leave())
    desk.do("Ana", LetBotSitIn(desk.player("Ben")))
    desk.play_to_the_end()
    desk.start("stella")
    assert desk.names() == ["Ana", "Cleo", "Dan"]
    assert desk.seen_by("Ana").game is not None


def test_they_are_also_gone_when_the_game_is_broken_off() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ben", Leave())
    desk.do("Ana", Stop())
    assert desk.names() == ["Ana", "Cleo"]


def test_whoever_leaves_after_a_game_leaves_a_name_for_the_seat_and_nothing_else() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.play_to_the_end()
    blue = desk.chair("Ben").colour
    desk.do("Ben", Leave())
    seen = desk.seen_by("Ana")
    assert [chair.name for chair in seen.chairs] == ["Ana", "Cleo"]
    assert [(chair.name, chair.seat, chair.plays) for chair in seen.left] == [("Ben", 1, "nobody")]
    assert desk.seen_by("Ben").you is None
    assert desk.refused("Ben", Leave()) == desk.refused("Ben", TakeSeatBack()) == "not_seated"
    assert desk.refused("Ana", Kick(seen.left[0].player)) == "no_such_player"
    assert desk.refused("Dan", SitDown("Ben", blue)) is None
    desk.do("Ben", SitDown("Ben"))
    assert [(chair.name, chair.seat) for chair in desk.seen_by("Ben").chairs][-1] == ("Ben", None)
    assert desk.seen_by("Ben").left == seen.left
    desk.start()
    assert desk.names() == ["Ana", "Cleo", "Ben"]
    assert desk.seen_by("Ana").left == ()


def test_a_seat_keeps_its_name_after_the_game_whoever_is_sent_away_or_makes_room() -> None:
    desk = Desk("Ana", "Ben").add_bots(2).start()
    desk.play_to_the_end()
    seats = {(chair.seat, chair.name) for chair in desk.seen_by("Ana").chairs}
    first, second = desk.bots()
    desk.do("Ana", EmptyChair(first.player))
    desk.do("Ana", Kick(desk.player("Ben")))
    desk.do("Cleo", SitDown("Cleo", instead_of=second.player))
    seen = desk.seen_by("Ana")
    assert [chair.name for chair in seen.chairs] == ["Ana", "Cleo"]
    assert {(chair.seat, chair.name) for chair in seen.chairs + seen.left} == seats | {(None, "Cleo")}
    assert desk.refused("Ana", EmptyChair(first.player)) == "no_such_player"
    assert desk.refused("Dan", SitDown("Dan", instead_of=second.player)) == "no_such_player"
    desk.add_bots(2).start()
    assert desk.seen_by("Ana").left == ()


def test_those_who_left_take_no_chair_away_from_anybody() -> None:
    desk = Desk(*"ABCDEFGH").start()
    desk.play_to_the_end()
    desk.do("H", Leave())
    desk.do("I", SitDown("I"))
    assert desk.refused("J", SitDown("J")) == "table_full"
    assert desk.refused("A", AddBot()) == "table_full"
    desk.do("G", Leave())
    desk.do("A", AddBot())
    assert len(desk.seen_by("A").chairs) == 8
    assert len({chair.colour for chair in desk.seen_by("A").chairs}) == 8
    assert {chair.name for chair in desk.seen_by("A").left} == {"G", "H"}


def test_an_owner_who_leaves_makes_somebody_present_the_owner() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    desk.leaves_the_room("Ben")
    events = desk.do("Ana", Leave())
    assert events[0] == OwnerChanged(desk.player("Cleo"))
    assert desk.owner() == "Cleo"


def test_when_nobody_is_present_somebody_absent_inherits_the_table() -> None:
    desk = Desk("Ana", "Ben")
    desk.leaves_the_room("Ben")
    desk.do("Ana", Leave())
    assert desk.owner() == "Ben"


def test_bots_never_inherit_and_the_next_person_owns_the_table() -> None:
    desk = Desk("Ana").add_bots(2)
    desk.do("Ana", Leave())
    assert desk.state.owner is None
    desk.do("Ben", SitDown("Ben"))
    assert desk.owner() == "Ben"


def test_the_last_person_who_leaves_a_game_owns_the_table_again_on_return() -> None:
    desk = Desk("Ana").add_bots(2).start()
    desk.do("Ana", Leave())
    assert desk.state.owner is None
    desk.do("Ana", TakeSeatBack())
    assert desk.owner() == "Ana"


def test_somebody_new_owns_a_table_whose_people_have_all_left_their_game() -> None:
    desk = Desk("Ana").add_bots(2).start()
    desk.do("Ana", Leave())
    desk.do("Ben", SitDown("Ben"))
    assert desk.owner() == "Ben"
    desk.do("Ana", TakeSeatBack())
    assert desk.owner() == "Ben"


def test_somebody_who_sits_down_during_a_game_watches_it() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Dan", SitDown("Dan"))
    seen = desk.seen_by("Dan")
    assert isinstance(seen.game, DixitView)
    assert (seen.you, seen.game.seat, seen.game.hand) == (desk.player("Dan"), None, ())
    assert desk.refused("Dan", desk.next_move(desk.player("Ana"))) == "not_in_game"


def test_a_kicked_person_can_do_nothing_any_more() -> None:
    desk = Desk("Ana", "Ben")
    desk.do("Ana", Kick(desk.player("Ben")))
    assert {desk.refused("Ben", command) for command in (SitDown("Ben"), Say("please"), TakeSeatBack())} == {"banned"}
