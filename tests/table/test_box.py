"""Games with a box on the table: no bots, and what only the owner may take back."""

from typing import Any

import pytest

from starlore.core import Seat
from starlore.games.dixit_box.messages import CastVote, ClaimCards, TakeBack, TellStory
from starlore.table.commands import (
    AddBot,
    AddGuest,
    EmptyChair,
    HandOver,
    Kick,
    Leave,
    LetBotSitIn,
    SetOptions,
    SitDown,
    Start,
)
from starlore.table.evolve import replay
from starlore.table.games import AT_TABLE
from starlore.table.options import Options
from starlore.table.seating import sit_program_down
from tests.table.desk import Desk, person

BOX_GAMES = [slug for slug, game in AT_TABLE.items() if game.real_cards]
NAMES = ("Ana", "Ben", "Cleo", "Dan")


def does(desk: Desk, name: str, move: object) -> None:
    desk.do(name, AT_TABLE["dixit_box"].move(move))


def scored() -> Desk:
    """A round of Dixit with the box has been played: Ana told."""
    desk = Desk(*NAMES, game="dixit_box").start()
    does(desk, "Ana", TellStory())
    for slot, name in enumerate(NAMES, 1):
        does(desk, name, ClaimCards((slot,)))
    for name in NAMES[1:]:
        does(desk, name, CastVote(1))
    return desk


@pytest.mark.parametrize("game", BOX_GAMES)
def test_no_bot_is_asked_to_a_table_with_a_box(game: str) -> None:
    assert Desk("Ana", game=game).refused("Ana", AddBot()) == "no_bots_here"


@pytest.mark.parametrize("game", BOX_GAMES)
def test_a_game_with_a_box_does_not_start_while_bots_sit_there(game: str) -> None:
    desk = Desk("Ana", "Ben", "Cleo").add_bots(1)
    assert desk.refused("Ana", Start(game)) == "no_bots_here"


@pytest.mark.parametrize("game", BOX_GAMES)
def test_a_game_with_a_box_does_not_start_while_a_program_sits_there(game: str) -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    desk.happen(*sit_program_down(desk.state, person("robot"), SitDown("Robot"), "Maker"))
    assert desk.refused("Ana", Start(game)) == "no_bots_here"


def test_where_the_owner_has_no_seat_in_the_game_anyone_who_plays_takes_back() -> None:
    desk = scored()
    desk.do("Eve", SitDown("Eve"))
    desk.do("Ana", HandOver(desk.player("Eve")))
    assert desk.refused("Ben", AT_TABLE["dixit_box"].move(TakeBack())) is None


@pytest.mark.parametrize("game", BOX_GAMES)
def test_nobody_is_stood_in_for(game: str) -> None:
    desk = Desk(*NAMES, game=game).start()
    desk.leaves_the_room("Ben")
    desk.wait(100)
    assert desk.refused("Ana", LetBotSitIn(desk.player("Ben"))) == "no_bots_here"


@pytest.mark.parametrize("game", BOX_GAMES)
def test_nobody_is_sent_away_in_the_middle_for_no_bot_could_play_on(game: str) -> None:
    desk = Desk(*NAMES, game=game).start()
    assert desk.refused("Ana", Kick(desk.player("Ben"))) == "game_running"


@pytest.mark.parametrize("game", BOX_GAMES)
def test_whoever_has_left_finds_their_seat_again(game: str) -> None:
    desk = Desk(*NAMES, game=game).start()
    desk.do("Ben", Leave())
    desk.do("Ben", SitDown("Ben"))
    assert desk.seen_by("Ben").game.seat == Seat(1)  # type: ignore[union-attr]


def test_bots_are_welcome_again_when_another_game_is_chosen() -> None:
    desk = Desk("Ana", game="dixit_box")
    desk.do("Ana", SetOptions(Options(game="dixit")))
    assert desk.refused("Ana", AddBot()) is None


def test_only_the_owner_takes_a_round_back() -> None:
    desk = scored()
    command = AT_TABLE["dixit_box"].move(TakeBack())
    assert desk.refused("Ben", command) == "not_owner"
    assert sum(desk.seen_by(None).game.scores) > 0  # type: ignore[union-attr]
    desk.do("Ana", command)
    assert sum(desk.seen_by(None).game.scores) == 0  # type: ignore[union-attr]


def test_a_table_with_a_round_taken_back_is_the_same_after_a_restart() -> None:
    desk = scored()
    does(desk, "Ana", TakeBack())
    assert replay(desk.log) == desk.state


def test_the_clock_runs_for_every_step() -> None:
    desk = Desk(*NAMES, game="dixit_box", timer=60).start()
    first = desk.state.deadline
    desk.wait(10)
    does(desk, "Ana", TellStory())
    assert desk.state.deadline == (first or 0) + 10


# --- players without a phone --------------------------------------------------------------------


def with_grandma() -> Desk:
    """Ana's phone is passed to Grandma, who has none."""
    desk = Desk("Ana", "Ben", "Cleo", game="dixit_box")
    desk.do("Ben", AddGuest("Grandma"))
    return desk.start()


def for_grandma(desk: Desk, move: object) -> Any:
    return AT_TABLE["dixit_box"].move(move, desk.player("Grandma"))


def test_a_phone_is_passed_to_somebody_who_has_none() -> None:
    desk = with_grandma()
    does(desk, "Ana", TellStory())
    desk.do("Ben", for_grandma(desk, ClaimCards((4,))))
    does(desk, "Ben", ClaimCards((2,)))
    (passed,) = desk.seen_by("Ben").passed_phone_views
    assert passed.game.phase.mine == (4,)  # type: ignore[attr-defined]
    assert desk.seen_by("Ben").game.phase.mine == (2,)  # type: ignore[union-attr]


def test_nobody_else_sees_or_plays_what_a_guest_does() -> None:
    desk = with_grandma()
    does(desk, "Ana", TellStory())
    assert desk.refused("Ana", for_grandma(desk, ClaimCards((4,)))) == "not_your_guest"
    assert [desk.seen_by(name).passed_phone_views for name in ("Ana", "Cleo", None)] == [(), (), ()]
    assert desk.refused("Ben", AT_TABLE["dixit_box"].move(ClaimCards((4,)), desk.player("Cleo"))) == "not_your_guest"


def test_when_the_host_of_a_guest_leaves_the_owner_passes_the_phone_and_plays_for_both() -> None:
    desk = with_grandma()
    desk.do("Ben", Leave())
    assert {passed.player for passed in desk.seen_by("Ana").passed_phone_views} == {
        desk.player("Ben"),
        desk.player("Grandma"),
    }
    does(desk, "Ana", TellStory())
    assert desk.refused("Ana", for_grandma(desk, ClaimCards((4,)))) is None
    desk.do("Ben", SitDown("Ben"))
    assert desk.seen_by("Ana").passed_phone_views == ()
    assert desk.refused("Ben", for_grandma(desk, ClaimCards((4,)))) is None


def test_guests_are_for_tables_with_a_box() -> None:
    desk = Desk("Ana", "Ben", "Cleo", game="dixit")
    assert desk.refused("Ana", AddGuest("Grandma")) == "no_guests_here"
    assert with_grandma().refused("Ana", AddGuest("Grandpa")) == "game_running"
    boxed = Desk("Ana", "Ben", "Cleo", game="dixit_box")
    boxed.do("Ana", AddGuest("Grandma"))
    assert boxed.refused("Ana", AddGuest("grandma")) == "name_taken"
    assert boxed.refused("Ana", Start("dixit")) == "no_guests_here"
    boxed.do("Ana", EmptyChair(boxed.player("Grandma")))
    assert boxed.refused("Ana", Start("dixit")) is None


def test_a_guest_is_neither_sent_away_for_good_nor_made_the_owner() -> None:
    desk = Desk("Ana", "Ben", "Cleo", game="dixit_box")
    desk.do("Ana", AddGuest("Grandma"))
    assert desk.refused("Ana", Kick(desk.player("Grandma"))) == "is_a_bot"
    assert desk.refused("Ana", HandOver(desk.player("Grandma"))) == "is_a_bot"
