"""Nobody stalls a game: bots that sit in, seats that are taken back or taken over, and the clock."""

import pytest

from starlore.games.dixit.view import View as DixitView
from starlore.table.chairs import StandIn
from starlore.table.commands import Leave, LetBotSitIn, SitDown, Start, TakeSeatBack
from starlore.table.events import BotSatIn, CameBack, ClockStarted, SatDown, SeatTakenBack, SeatTakenOver, StandInWanted
from starlore.table.options import Player
from starlore.table.seating import ANYBODY_AFTER, GRACE, void_stand_in_votes
from tests.table.desk import Desk, person


@pytest.fixture
def desk() -> Desk:
    """Five play; nobody is away yet."""
    return Desk("Ana", "Ben", "Cleo", "Dan", "Eve").start()


def let_in(desk: Desk, name: str) -> LetBotSitIn:
    return LetBotSitIn(desk.player(name))


# --- a bot sits in ------------------------------------------------------------------------------


def test_after_the_grace_time_the_owner_lets_a_bot_sit_in(desk: Desk) -> None:
    desk.leaves_the_room("Ben")
    desk.wait(GRACE)
    assert desk.do("Ana", let_in(desk, "Ben")) == (BotSatIn(player=desk.player("Ben")),)
    chair = desk.chair("Ben")
    assert chair.automatic
    assert chair.sitter == StandIn(person("Ben"), "friend", left=False)


def test_not_before_the_grace_time_is_over(desk: Desk) -> None:
    desk.leaves_the_room("Ben")
    desk.wait(GRACE - 1)
    assert desk.refused("Ana", let_in(desk, "Ben")) == "too_soon"


def test_somebody_who_has_left_is_not_waited_for(desk: Desk) -> None:
    desk.do("Ben", Leave())
    assert desk.refused("Ana", let_in(desk, "Ben")) is None


def test_nobody_sits_in_for_somebody_who_is_here(desk: Desk) -> None:
    assert desk.refused("Ana", let_in(desk, "Ben")) == "not_away"


def test_nobody_sits_in_twice(desk: Desk) -> None:
    desk.leaves_the_room("Ben")
    desk.wait(GRACE)
    desk.do("Ana", let_in(desk, "Ben"))
    assert desk.refused("Ana", let_in(desk, "Ben")) == "already_automatic"


def test_nobody_sits_in_where_there_is_no_game(desk: Desk) -> None:
    lobby = Desk("Ana", "Ben")
    lobby.leaves_the_room("Ben")
    lobby.wait(GRACE)
    assert lobby.refused("Ana", let_in(lobby, "Ben")) == "not_in_game"
    assert desk.refused("Ana", LetBotSitIn(Player(99))) == "no_such_player"


def test_while_the_owner_is_here_the_owner_decides(desk: Desk) -> None:
    desk.leaves_the_room("Ben")
    desk.wait(GRACE)
    assert desk.refused("Cleo", let_in(desk, "Ben")) == "not_owner"


def test_after_a_while_anybody_present_may_call_a_bot(desk: Desk) -> None:
    desk.leaves_the_room("Ben")
    desk.wait(ANYBODY_AFTER)
    assert desk.do("Cleo", let_in(desk, "Ben")) == (BotSatIn(player=desk.player("Ben")),)


def test_whoever_has_no_seat_in_the_game_has_no_say_in_who_plays(desk: Desk) -> None:
    desk.do("Fay", SitDown("Fay"))
    desk.leaves_the_room("Ben")
    desk.wait(2 * ANYBODY_AFTER)
    assert desk.refused("Fay", let_in(desk, "Ben")) == "not_in_game"


def test_when_the_owner_is_away_a_majority_of_those_present_decides(desk: Desk) -> None:
    desk.leaves_the_room("Ana")
    desk.wait(GRACE)
    ana, ben, cleo, dan = map(desk.player, ("Ana", "Ben", "Cleo", "Dan"))
    assert desk.do("Ben", let_in(desk, "Ana")) == (StandInWanted(ana, ben),)
    assert desk.seen_by("Dan").chairs[0].wanted == (ben,)
    assert desk.do("Cleo", let_in(desk, "Ana")) == (StandInWanted(ana, cleo),)
    assert desk.do("Dan", let_in(desk, "Ana")) == (StandInWanted(ana, dan), BotSatIn(player=ana))
    assert desk.seen_by("Dan").chairs[0].wanted == ()


def test_the_same_wish_twice_is_one(desk: Desk) -> None:
    desk.leaves_the_room("Ana")
    desk.wait(GRACE)
    for _ in range(3):
        desk.do("Ben", let_in(desk, "Ana"))
    assert not desk.chair("Ana").automatic


def test_wishes_of_those_who_have_gone_away_since_do_not_count(desk: Desk) -> None:
    desk.leaves_the_room("Ana")
    desk.wait(GRACE)
    desk.do("Ben", let_in(desk, "Ana"))
    desk.do("Cleo", let_in(desk, "Ana"))
    desk.leaves_the_room("Ben", "Cleo")
    assert desk.do("Dan", let_in(desk, "Ana"))[-1] == StandInWanted(desk.player("Ana"), desk.player("Dan"))
    desk.comes_back("Ben")
    assert desk.do("Dan", let_in(desk, "Ana"))[-1] == BotSatIn(player=desk.player("Ana"))


def test_wishes_are_void_when_the_player_has_come_back(desk: Desk) -> None:
    desk.leaves_the_room("Ana")
    desk.wait(GRACE)
    desk.do("Ben", let_in(desk, "Ana"))
    assert void_stand_in_votes(desk.state, desk.context()) == ()
    desk.comes_back("Ana")
    desk.happen(*void_stand_in_votes(desk.state, desk.context()))
    assert desk.log[-1] == CameBack(desk.player("Ana"))
    assert desk.seen_by("Dan").chairs[0].wanted == ()
    desk.leaves_the_room("Ana")
    desk.wait(GRACE)
    desk.do("Cleo", let_in(desk, "Ana"))
    assert not desk.chair("Ana").automatic


def test_wishes_stand_while_a_player_who_left_only_looks_on(desk: Desk) -> None:
    desk.do("Ben", Leave())
    desk.leaves_the_room("Ana")
    desk.do("Cleo", let_in(desk, "Ben"))
    assert void_stand_in_votes(desk.state, desk.context()) == ()


# --- and gets up again --------------------------------------------------------------------------


def test_a_player_whose_seat_a_bot_has_cannot_move_until_it_is_taken_back(desk: Desk) -> None:
    desk.leaves_the_room("Ben")
    desk.wait(GRACE)
    desk.do("Ana", let_in(desk, "Ben"))
    desk.comes_back("Ben")
    move = desk.next_move(desk.player("Ben"))
    assert desk.refused("Ben", move) == "bot_sits_in"
    assert desk.do("Ben", TakeSeatBack()) == (SeatTakenBack(desk.player("Ben")),)
    assert desk.refused("Ben", move) is None


def test_only_a_seat_that_was_lost_can_be_taken_back(desk: Desk) -> None:
    assert desk.refused("Ben", TakeSeatBack()) == "seat_is_yours"


def test_a_bot_that_sits_in_sees_and_plays_the_same_hand(desk: Desk) -> None:
    before = desk.seen_by("Ben").game
    desk.leaves_the_room("Ben")
    desk.wait(GRACE)
    desk.do("Ana", let_in(desk, "Ben"))
    assert desk.seen_by("Ben").game == before
    desk.play_to_the_end()


# --- somebody new takes a bot's seat ------------------------------------------------------------


def test_a_newcomer_takes_a_bots_seat_in_the_middle_of_a_game() -> None:
    desk = Desk("Ana", "Ben").add_bots(2).start()
    bot = desk.bots()[0]
    hand = desk.state.playing.state.hands[2]  # type: ignore[union-attr]
    sat, over = desk.do("Zoe", SitDown("Zoe", instead_of=bot.player))
    assert isinstance(sat, SatDown)
    assert sat.colour == bot.colour
    assert over == SeatTakenOver(player=sat.player, bot=bot.player)
    seen = desk.seen_by("Zoe").game
    assert isinstance(seen, DixitView)
    assert (seen.seat, seen.hand) == (2, hand)
    desk.play_to_the_end()


def test_a_newcomer_takes_a_bots_chair_at_a_full_table() -> None:
    desk = Desk("Ana").add_bots(7)
    bot = desk.bots()[0]
    desk.do("Zoe", SitDown(bot.name, instead_of=bot.player))
    assert len(desk.state.chairs) == 8
    assert not desk.chair(bot.name).is_bot


def test_somebody_at_the_table_who_does_not_play_takes_a_bots_seat() -> None:
    desk = Desk("Ana", "Ben").add_bots(1).start()
    desk.do("Zoe", SitDown("Zoe"))
    zoe = desk.player("Zoe")
    desk.do("Zoe", SitDown("Zoe", instead_of=desk.bots()[0].player))
    assert (desk.player("Zoe"), desk.seat("Zoe")) == (zoe, 2)


def test_whoever_has_a_chair_sends_no_bot_away_by_sitting_down_in_its_place() -> None:
    desk = Desk("Ana", "Ben").add_bots(1)
    assert desk.refused("Ben", SitDown("Ben", instead_of=desk.bots()[0].player)) == "not_owner"
    desk.start().do("Zoe", SitDown("Zoe"))
    desk.add_bots(1)
    assert desk.refused("Zoe", SitDown("Zoe", instead_of=desk.bots()[1].player)) == "not_owner"


def test_a_player_cannot_sit_on_two_seats() -> None:
    desk = Desk("Ana", "Ben").add_bots(1).start()
    assert desk.refused("Ben", SitDown("Ben", instead_of=desk.bots()[0].player)) == "already_in_game"


def test_people_are_not_pushed_off_their_seats() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.leaves_the_room("Ben")
    desk.wait(GRACE)
    desk.do("Ana", let_in(desk, "Ben"))
    assert desk.refused("Zoe", SitDown("Zoe", instead_of=desk.player("Ben"))) == "not_a_bot"
    assert desk.refused("Zoe", SitDown("Zoe", instead_of=Player(99))) == "no_such_player"


def test_whoever_comes_after_the_game_has_not_won_it() -> None:
    desk = Desk("Ana", "Ben", target=5).add_bots(1).start().play_to_the_end()
    seating = desk.state.playing.seating  # type: ignore[union-attr]
    desk.do("Zoe", SitDown("Zoe", instead_of=desk.bots()[0].player))
    assert desk.state.playing.seating == seating  # type: ignore[union-attr]


# --- the clock ----------------------------------------------------------------------------------


def test_without_a_timer_there_is_no_clock(desk: Desk) -> None:
    desk.play_to_the_end()
    assert not any(isinstance(event, ClockStarted) for event in desk.log)


@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_every_new_step_starts_the_clock_anew_and_nothing_else_does(game: str) -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60)
    events = desk.do("Ana", Start(game))
    assert events[-1] == ClockStarted(desk.now + 60)
    while desk.state.running:
        desk.wait(10)
        before, phase = desk.state.deadline, desk.state.running.state.phase
        events = desk.move()
        pointed = any(getattr(getattr(event, "event", None), "outcome", None) for event in events)
        new_step = pointed or type(desk.state.playing.state.phase) is not type(phase)  # type: ignore[union-attr]
        assert desk.state.deadline == (desk.now + 60 if new_step else before)
    assert desk.seen_by("Ana").until is None
