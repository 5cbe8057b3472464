"""Moves at a table, chat and reactions."""

from typing import Any

import pytest

from starlore.games.dixit.messages import CastVote, TellStory
from starlore.games.dixit.view import TellingView
from starlore.games.dixit.view import View as DixitView
from starlore.games.stella.messages import AskOtherWord, PassMarker
from starlore.games.stella.view import View as StellaView
from starlore.table.commands import Leave, React, Say, SetOptions, SitDown
from starlore.table.events import Said
from starlore.table.seating import sit_program_down
from support.options import DixitMove, StellaMove, options
from tests.table.desk import Desk, person

VOTE = DixitMove(CastVote(1))
READY = StellaMove(PassMarker())


def test_a_move_needs_a_game() -> None:
    assert Desk("Ana").refused("Ana", VOTE) == "no_game"


def test_a_move_needs_the_right_game() -> None:
    assert Desk("Ana", "Ben", "Cleo").start("stella").refused("Ana", VOTE) == "other_game"
    assert Desk("Ana", "Ben", "Cleo").start("dixit").refused("Ana", READY) == "other_game"


def test_the_rules_of_the_game_refuse_with_their_own_codes() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start("dixit")
    assert desk.refused("Ana", VOTE) == "not_time_to_vote"
    theirs = desk.seen_by("Ben").game
    assert isinstance(theirs, DixitView)
    assert desk.refused("Ana", DixitMove(TellStory(theirs.hand[0], "Mine"))) == "not_in_hand"


def test_a_finished_game_takes_no_more_moves_and_stays_on_the_table() -> None:
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit").play_to_the_end()
    assert desk.refused("Ana", VOTE) == "no_game"
    assert desk.seen_by("Ana").game is not None


@pytest.mark.parametrize("seed", range(5))
def test_a_lesson_is_begun_by_a_bot_and_the_next_game_by_lot(seed: int) -> None:
    rules: dict[str, Any] = {
        "dixit": {"target": 10, "first": "last"},
        "stella": {"words": "discovery", "first": "last"},
    }
    desk = Desk("Ana", seed=seed, **rules).add_bots(3)
    told = desk.start("dixit").seen_by("Ana").game
    assert isinstance(told, DixitView)
    assert isinstance(told.phase, TellingView)
    assert told.phase.storyteller == 3
    options: Any = desk.state.options.rules
    assert options.dixit.first == "random"


def other_word(desk: Desk, *names: str) -> bool:
    """They would rather have the other word; whether it is played then."""
    for name in names:
        desk.do(name, StellaMove(AskOtherWord()))
    seen = desk.seen_by(None).game
    assert isinstance(seen, StellaView)
    return seen.turned


def test_the_other_word_is_played_once_all_people_have_asked_and_bots_and_programs_go_along() -> None:
    desk = Desk("Ana", "Ben").add_bots(1)
    desk.happen(*sit_program_down(desk.state, person("robot"), SitDown("Robot"), "Maker"))
    assert not other_word(desk.start("stella"), "Ana")
    assert other_word(desk, "Ben")


def test_whoever_gets_up_is_not_waited_for_with_the_other_word() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start("stella")
    assert not other_word(desk, "Ana", "Ben")
    desk.do("Cleo", Leave())
    assert other_word(desk)


def test_a_program_alone_does_not_turn_the_word() -> None:
    desk = Desk("Ana").add_bots(1)
    desk.happen(*sit_program_down(desk.state, person("robot"), SitDown("Robot"), "Maker"))
    assert not other_word(desk.start("stella"), "robot")


def test_people_chat() -> None:
    desk = Desk("Ana", "Ben")
    assert desk.do("Ben", Say("  Hello! ")) == (Said(desk.player("Ben"), "Hello!"),)
    assert [(line.name, line.text) for line in desk.state.chat] == [("Ben", "Hello!")]


def test_the_last_fifty_lines_are_kept() -> None:
    desk = Desk("Ana")
    for number in range(60):
        desk.do("Ana", Say(str(number)))
    assert [line.text for line in desk.state.chat] == [str(number) for number in range(10, 60)]


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "chat_empty"), (" \u200b ", "chat_empty"), ("x" * 301, "chat_too_long"), ("a\x00", "chat_unprintable")],
)
def test_a_line_of_chat_is_short_and_visible(text: str, code: str) -> None:
    assert Desk("Ana").refused("Ana", Say(text)) == code
    assert Desk("Ana").refused("Ana", Say("x" * 300)) is None


def test_a_reaction_is_not_kept() -> None:
    assert Desk("Ana").do("Ana", React("heart")) == ()


def test_the_owner_switches_chat_and_reactions_off() -> None:
    desk = Desk("Ana", "Ben")
    desk.do("Ana", SetOptions(options(chat=False)))
    assert desk.refused("Ben", Say("hi")) == "chat_off"
    assert desk.refused("Ben", React("heart")) == "chat_off"
