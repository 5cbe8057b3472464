"""What the owner may do, and nobody else."""

import pytest

from starlore.bots import PLAYERS
from starlore.decks.words import WORDS
from starlore.games.stella.view import View as StellaView
from starlore.table.chairs import Bot
from starlore.table.commands import (
    AddBot,
    Command,
    EmptyChair,
    HandOver,
    Kick,
    Leave,
    LetBotSitIn,
    SetOptions,
    Start,
    Stop,
)
from starlore.table.events import BotSatDown, ChairEmptied, GameStarted, GameStopped, Kicked, OptionsSet, OwnerChanged
from starlore.table.games import AT_TABLE
from starlore.table.games.stella import StellaOptions
from starlore.table.names import BOT_NAMES
from starlore.table.options import Options, Player
from starlore.table.owning import give_ownership_back
from starlore.table.seating import erase_person
from support.options import options
from tests.table.desk import Desk, person

NOBODY = Player(99)


@pytest.mark.parametrize(
    "command",
    [
        SetOptions(Options()),
        AddBot(),
        EmptyChair(Player(1)),
        Kick(Player(1)),
        HandOver(Player(2)),
        Start(),
        Stop(),
    ],
)
def test_only_the_owner_rules(command: Command) -> None:
    assert Desk("Ana", "Ben", "Cleo").refused("Ben", command) == "not_owner"


@pytest.mark.parametrize("command", [EmptyChair(NOBODY), Kick(NOBODY), HandOver(NOBODY)])
def test_nobody_is_not_a_player(command: Command) -> None:
    assert Desk("Ana").refused("Ana", command) == "no_such_player"


# --- options ------------------------------------------------------------------------------------


def test_the_owner_chooses_how_to_play() -> None:
    desk = Desk("Ana")
    wish = options(game="stella", words="standard", timer=60, spectators=False)
    assert desk.do("Ana", SetOptions(wish)) == (OptionsSet(wish),)
    assert desk.seen_by(None).options == wish


def test_own_words_are_tidied() -> None:
    desk = Desk("Ana")
    desk.do("Ana", SetOptions(options(own=(("  moon ", "\tsea"), ("one", "  ")))))
    assert desk.state.options.of("stella").own == (("moon", "sea"), ("one", ""))


@pytest.mark.parametrize(
    ("own", "code"),
    [
        (("", "sea"), "word_empty"),
        (("x" * 31, ""), "word_too_long"),
        (("a\x07b", ""), "word_unprintable"),
        (("#12u", ""), "word_unprintable"),
        (("sea", "#12u"), "word_unprintable"),
    ],
)
def test_words_of_ones_own_must_be_words(own: tuple[str, str], code: str) -> None:
    assert Desk("Ana").refused("Ana", SetOptions(options(own=(own,)))) == code


def test_the_rules_cannot_change_in_the_middle_of_a_game() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    assert desk.refused("Ana", SetOptions(options(target=20))) == "game_running"
    assert desk.refused("Ana", SetOptions(options(timer=60))) == "game_running"


def test_chat_and_spectators_can_be_switched_off_at_any_time() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ana", SetOptions(options(chat=False, spectators=False)))
    assert not desk.state.options.chat
    assert desk.seen_by(None).game is None


# --- bots ---------------------------------------------------------------------------------------


def test_bots_come_under_names_and_colours_of_their_own() -> None:
    desk = Desk("Ana").add_bots(7)
    assert len(set(desk.names())) == 8
    assert len({chair.colour for chair in desk.state.chairs}) == 8
    assert desk.refused("Ana", AddBot()) == "table_full"


def test_a_bot_does_not_come_under_a_name_that_looks_like_somebodys() -> None:
    for seed in range(40):
        desk = Desk(*(name.lower() for name in BOT_NAMES[:7]), seed=seed).add_bots(1)
        assert len({name.casefold() for name in desk.names()}) == 8


def test_a_bot_plays_as_well_as_asked() -> None:
    desk = Desk("Ana")
    (sat,) = desk.do("Ana", AddBot("mind_reader"))
    assert isinstance(sat, BotSatDown)
    shown = desk.seen_by("Ana").chairs[1]
    assert (shown.plays, shown.level, shown.away) == ("bot", "mind_reader", None)


def test_the_owner_sends_a_bot_away_between_games() -> None:
    desk = Desk("Ana").add_bots(1)
    bot = desk.bots()[0].player
    assert desk.do("Ana", EmptyChair(bot)) == (ChairEmptied(bot),)
    assert desk.bots() == []


def test_a_bot_stays_while_it_plays() -> None:
    desk = Desk("Ana", "Ben").add_bots(1).start()
    assert desk.refused("Ana", EmptyChair(desk.bots()[0].player)) == "game_running"


def test_a_person_is_not_a_bot_and_a_bot_not_a_person() -> None:
    desk = Desk("Ana", "Ben").add_bots(1)
    bot = desk.bots()[0].player
    assert desk.refused("Ana", EmptyChair(desk.player("Ben"))) == "not_a_bot"
    assert desk.refused("Ana", Kick(bot)) == "is_a_bot"
    assert desk.refused("Ana", HandOver(bot)) == "is_a_bot"


# --- people -------------------------------------------------------------------------------------


def test_a_kicked_person_loses_the_chair_between_games() -> None:
    desk = Desk("Ana", "Ben")
    ben = desk.player("Ben")
    assert desk.do("Ana", Kick(ben)) == (Kicked(ben),)
    assert desk.names() == ["Ana"]
    assert person("Ben") in desk.state.banned


def test_in_the_middle_of_a_game_a_bot_takes_the_kicked_persons_seat() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    seat = desk.seat("Ben")
    desk.do("Ana", Kick(desk.player("Ben")))
    chair = desk.chair("Ben")
    assert (chair.sitter, desk.seat("Ben")) == (Bot("friend"), seat)
    desk.play_to_the_end()


def test_a_person_who_left_and_is_then_kicked_leaves_a_bot_behind_that_is_there() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ben", Leave())
    desk.do("Ana", Kick(desk.player("Ben")))
    assert not desk.chair("Ben").sitter.left


def test_the_owner_cannot_be_kicked() -> None:
    desk = Desk("Ana", "Ben")
    assert desk.refused("Ana", Kick(desk.player("Ana"))) == "is_owner"


def test_the_owner_hands_the_table_over() -> None:
    desk = Desk("Ana", "Ben")
    ben = desk.player("Ben")
    assert desk.do("Ana", HandOver(ben)) == (OwnerChanged(ben),)
    assert desk.refused("Ana", Start()) == "not_owner"


def test_nobody_is_made_owner_who_has_left() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.do("Ben", Leave())
    assert desk.refused("Ana", HandOver(desk.player("Ben"))) == "already_gone"


def test_the_table_passes_on_when_the_owner_stays_away() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    desk.leaves_the_room("Ana", "Ben")
    assert desk.pass_on() == (OwnerChanged(desk.player("Cleo"), in_absence_of=desk.player("Ana")),)


def test_whoever_stands_in_has_sat_here_longest() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    desk.leaves_the_room("Ana")
    desk.pass_on()
    assert desk.owner() == "Ben"


def test_the_table_goes_back_to_its_owner() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    desk.leaves_the_room("Ana")
    desk.pass_on()
    assert give_ownership_back(desk.state, desk.context()) == ()
    desk.comes_back("Ana")
    desk.happen(*give_ownership_back(desk.state, desk.context()))
    assert desk.owner() == "Ana"
    assert give_ownership_back(desk.state, desk.context()) == ()


def test_nobody_is_shut_out_of_their_own_table() -> None:
    desk = Desk("Ana", "Ben")
    desk.leaves_the_room("Ana")
    desk.pass_on()
    assert desk.refused("Ben", Kick(desk.player("Ana"))) == "is_owner"


def test_whoever_stands_in_passes_on_no_more_than_that() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    desk.leaves_the_room("Ana")
    desk.pass_on()
    desk.do("Ben", HandOver(desk.player("Cleo")))
    assert desk.refused("Cleo", Kick(desk.player("Ana"))) == "is_owner"
    desk.do("Cleo", Leave())
    desk.comes_back("Ana")
    desk.happen(*give_ownership_back(desk.state, desk.context()))
    assert desk.owner() == "Ana"


def test_whoever_stands_in_and_is_forgotten_passes_on_no_more_than_that() -> None:
    desk = Desk("Ana", "Ben", "Cleo")
    desk.leaves_the_room("Ana")
    desk.pass_on()
    desk.happen(*erase_person(desk.state, person("Ben"), desk.context()))
    assert (desk.state.owner, desk.state.absent_owner) == (desk.player("Cleo"), desk.player("Ana"))


def test_an_owner_who_hands_the_table_over_does_not_get_it_back() -> None:
    desk = Desk("Ana", "Ben")
    desk.do("Ana", HandOver(desk.player("Ben")))
    desk.leaves_the_room("Ana")
    desk.comes_back("Ana")
    assert give_ownership_back(desk.state, desk.context()) == ()
    assert desk.refused("Ben", Kick(desk.player("Ana"))) is None


def test_the_table_waits_for_its_owner_when_nobody_is_there() -> None:
    desk = Desk("Ana", "Ben").add_bots(1)
    desk.leaves_the_room("Ana", "Ben")
    assert desk.pass_on() == ()


# --- games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PLAYERS)
def test_a_game_starts_with_everyone_at_the_table(game: str) -> None:
    desk = Desk("Ana", "Ben").add_bots(2)
    events = desk.do("Ana", Start(game))
    assert isinstance(events[0], GameStarted)
    assert (events[0].game, events[0].seating) == (game, (1, 2, 3, 4))
    seen = desk.seen_by("Ben")
    assert (seen.playing, seen.over, seen.games) == (game, False, 1)


def test_without_a_wish_the_chosen_game_is_played() -> None:
    assert Desk("Ana", "Ben", "Cleo", game="stella").start().seen_by("Ana").playing == "stella"


def test_two_are_too_few_and_seven_too_many_for_stella() -> None:
    assert Desk("Ana", "Ben").refused("Ana", Start("dixit")) == "too_few_players"
    seven = Desk(*"ABCDEFG")
    assert seven.refused("A", Start("stella")) == "too_many_players"
    assert seven.refused("A", Start("dixit")) is None


def test_stella_needs_enough_words_of_ones_own() -> None:
    few = Desk("Ana", "Ben", "Cleo", words="own", own=(("moon", ""),))
    code = few.refused("Ana", Start("stella"))
    assert code == "too_few_words"
    assert few.state.playing is None


def test_own_words_alone_and_mixed_with_the_box_are_played_with() -> None:
    own = tuple((f"word {number}", "") for number in range(4))
    desk = Desk("Ana", "Ben", "Cleo", words="own", own=own).start("stella")
    seen = desk.seen_by("Ana").game
    assert isinstance(seen, StellaView)
    assert seen.words in own
    mixed = AT_TABLE["stella"].setup(3, StellaOptions(words="mixed", own=own))
    assert set(own) < set(mixed.words)


def test_a_second_game_does_not_start_while_one_is_played() -> None:
    assert Desk("Ana", "Ben", "Cleo").start().refused("Ana", Start()) == "game_running"


def test_the_owner_breaks_a_game_off() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    assert desk.do("Ana", Stop()) == (GameStopped(),)
    assert desk.seen_by("Ana").playing is None
    assert desk.refused("Ana", Stop()) == "no_game"


def test_after_a_game_the_same_table_plays_the_other_one_with_the_same_options() -> None:
    desk = Desk("Ana", "Ben", "Cleo", target=5, words="standard").start("dixit").play_to_the_end()
    over = desk.seen_by("Ana")
    assert over.over
    assert over.game is not None
    assert over.game.winners
    desk.start("stella").play_to_the_end().start("dixit")
    again = desk.seen_by("Ana")
    assert (again.games, again.options.game, again.options.of("dixit").target) == (3, "dixit", 5)


def test_the_same_luck_deals_the_same_game_and_other_luck_another() -> None:
    dealt = [Desk("Ana", "Ben", "Cleo", seed=seed).do("Ana", Start()) for seed in (7, 7, 8)]
    assert dealt[0] == dealt[1]
    assert dealt[0] != dealt[2]


def test_a_table_plays_with_drawn_words_and_the_words_of_a_first_game_are_for_one_game_only() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start("stella")
    assert desk.state.options.of("stella").words == "standard"
    first = Desk("Ana", "Ben", "Cleo", words="discovery").start("stella")
    assert words_of(first) == WORDS.discovery_keys
    again = first.play_to_the_end().start("stella")
    assert again.state.options.of("stella").words == "standard"
    assert set(words_of(again)) <= set(WORDS.standard_keys)


def words_of(desk: Desk) -> tuple[tuple[str, str], ...]:
    """The word cards of the game on the table."""
    assert desk.state.playing is not None
    words: tuple[tuple[str, str], ...] = desk.state.playing.state.words
    return words


def test_a_table_goes_to_somebody_who_plays_for_themselves() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.leaves_the_room("Ben")
    desk.wait(60)
    desk.do("Ana", LetBotSitIn(desk.player("Ben")))
    desk.comes_back("Ben")
    assert desk.do("Ana", Leave())[0] == OwnerChanged(desk.player("Cleo"))
