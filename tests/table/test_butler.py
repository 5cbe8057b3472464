"""Bots move, the clock is kept, and a table finds a new owner, while somebody is in the room."""

import asyncio
import threading
import time
from typing import Any

from starlore.bots.simple import SimpleBrain
from starlore.games.dixit.messages import CardsPlayed, PlayCards, StoryTold
from starlore.games.stella.messages import MarkCards
from starlore.table.butler import OWNER_GRACE, Butler
from starlore.table.log import DECODER
from starlore.table.messages import (
    BotSatIn,
    CameBack,
    ClockStarted,
    DixitWent,
    LetBotSitIn,
    MoveInDixit,
    MoveInStella,
    Say,
    SitDown,
    StandInWanted,
    Start,
    Stop,
    TakeBack,
)
from starlore.table.ports import StoreUnavailable
from tests.table.desk import Desk
from tests.table.live import PATIENCE, Live, in_a_loop, until


async def with_butler(desk: Desk, pace: float = 0.0) -> tuple[Live, Butler]:
    live = await Live.of(desk)
    return live, Butler(live.room, pace=pace)


def stories(live: Live) -> list[StoryTold]:
    events = [DECODER.decode(record).event for record in live.store.logs["STARS2"]]
    return [one.event for one in events if isinstance(one, DixitWent) and isinstance(one.event, StoryTold)]


@in_a_loop
async def test_somebody_who_comes_back_is_not_replaced_by_an_old_wish() -> None:
    desk = Desk("Ana", "Ben", "Cleo", "Dan").start()
    desk.happen(StandInWanted(desk.player("Ana"), desk.player("Ben")))
    live, _ = await with_butler(desk)
    ben = await live.enter("Ben")
    assert ben.view["chairs"][0]["wanted"] == [desk.player("Ben")]
    await live.enter("Ana")
    await until(lambda: ben.view["chairs"][0]["wanted"] == [])
    events = [DECODER.decode(record).event for record in live.store.logs["STARS2"]]
    assert events[-1] == CameBack(desk.player("Ana"))


# --- bots ---------------------------------------------------------------------------------------


@in_a_loop
async def test_bots_play_both_games_to_the_end() -> None:
    desk = Desk("Ana", target=5).add_bots(3).start("dixit")
    desk.happen(BotSatIn(player=desk.player("Ana")))
    live, _ = await with_butler(desk)
    ana = await live.enter("Ana")
    await until(lambda: ana.view["over"])
    assert ana.view["dixit"]["winners"]
    await live.do(ana, "t", TakeBack())
    await live.do(ana, "s", Start("stella"))
    live.room.write((BotSatIn(player=desk.player("Ana")),))
    await until(lambda: ana.view["over"] and ana.view["games"] == 2)
    assert ana.view["stella"]["winners"]


@in_a_loop
async def test_bots_wait_while_nobody_is_in_the_room() -> None:
    desk = Desk("Ana").add_bots(3).start()
    live, butler = await with_butler(desk)
    butler.plan(live.room)
    await asyncio.sleep(0.02)
    assert live.room.version == len(desk.log)
    assert butler.thinking == {}


@in_a_loop
async def test_a_player_who_takes_the_seat_back_is_not_moved_for() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.happen(BotSatIn(player=desk.player("Ben")))
    live, butler = await with_butler(desk, pace=0.001)
    ben = await live.enter("Ben")
    await live.do(ben, "t", TakeBack())
    await asyncio.sleep(0.1)
    assert stories(live) == []
    assert butler.thinking == {}


@in_a_loop
async def test_a_newcomer_takes_a_bots_seat_while_it_thinks() -> None:
    desk = Desk("Ana", "Ben").add_bots(1).start()
    live, butler = await with_butler(desk, pace=0.001)
    zoe = await live.enter("Zoe")
    assert butler.thinking
    await live.do(zoe, "s", SitDown("Zoe", instead_of=desk.bots()[0].player))
    await until(lambda: not butler.thinking)
    assert stories(live) == []
    assert zoe.view["dixit"]["seat"] == 2


class Slow(SimpleBrain):
    """A brain that has seen the game, and then takes its time."""

    def __init__(self) -> None:
        self.asked = 0
        self.go_on = threading.Event()

    def choose(self, *args: Any) -> Any:
        self.asked += 1
        assert self.go_on.wait(PATIENCE)
        return super().choose(*args)


@in_a_loop
async def test_a_player_who_takes_the_seat_back_while_the_bot_chooses_is_not_moved_for() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.happen(BotSatIn(player=desk.player("Ben")))
    live, butler = await with_butler(desk)
    live.room.brain = brain = Slow()
    ben = await live.enter("Ben")
    await until(lambda: brain.asked)
    await live.do(ben, "t", TakeBack())
    brain.go_on.set()
    await until(lambda: not butler.thinking)
    assert stories(live) == []


class Confused(SimpleBrain):
    """A brain that cannot think."""

    def choose(self, *_: Any) -> Any:
        raise RuntimeError("what?")


@in_a_loop
async def test_a_bot_that_fails_does_not_stop_the_table() -> None:
    live, butler = await with_butler(Desk("Ana", "Ben").add_bots(1).start())
    live.room.brain = Confused()
    ana = await live.enter("Ana")
    await until(lambda: butler.thinking)
    await live.do(ana, "c", Say("still here"))
    await live.do(ana, "x", Stop())
    assert ana.view["over"]
    butler.rest()


@in_a_loop
async def test_bots_go_on_when_the_log_can_be_written_again() -> None:
    desk = Desk("Ana", target=5).add_bots(2).start("stella")
    desk.happen(BotSatIn(player=desk.player("Ana")))
    live, butler = await with_butler(desk)
    live.store.trouble = StoreUnavailable("disk full")
    ana = await live.enter("Ana")
    await asyncio.sleep(0.05)
    assert live.room.durable == len(desk.log)
    live.store.trouble = None
    await until(lambda: ana.view["over"])
    butler.rest()


@in_a_loop
async def test_a_bot_speaks_the_language_of_most_people_at_the_table() -> None:
    desk = Desk().add_bots(0)
    for name, language in (("Ana", "bg"), ("Ben", "bg"), ("Cleo", "en")):
        desk.do(name, SitDown(name, language=language))  # type: ignore[arg-type]
    _, butler = await with_butler(desk)
    assert butler.language() == "bg"
    _, nobody = await with_butler(Desk())
    assert nobody.language() == "en"


# --- the clock ----------------------------------------------------------------------------------


@in_a_loop
async def test_when_the_clock_runs_out_a_bot_makes_that_one_move_and_no_other() -> None:
    desk = Desk("Ana", "Ben", "Cleo", first="random", timer=60).start()
    desk.happen(ClockStarted(time.time() + 0.05))
    live, _ = await with_butler(desk)
    ana = await live.enter("Ana")
    await until(lambda: stories(live))
    assert len(stories(live)) == 1
    await until(lambda: ana.view["dixit"]["phase"]["type"] == "playing")
    assert ana.view["until"] > time.time() + 30
    assert not any(chair["level"] for chair in ana.view["chairs"])


@in_a_loop
async def test_in_a_race_that_nobody_wins_in_time_one_story_is_told() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start()
    desk.happen(ClockStarted(time.time() - 1))
    live, butler = await with_butler(desk)
    await live.enter("Ana")
    await until(lambda: stories(live) and not butler.thinking)
    assert len(stories(live)) == 1


@in_a_loop
async def test_a_deadline_that_passed_while_the_server_was_down_is_kept_on_return() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    desk.happen(ClockStarted(time.time() - 3600))
    live, _ = await with_butler(desk)
    ana = await live.enter("Ana")
    await until(lambda: ana.view["stella"]["phase"]["type"] == "revealing")
    assert all(ana.view["stella"]["phase"]["counts"])


@in_a_loop
async def test_crosses_that_a_player_has_set_stay_when_the_clock_runs_out() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    marked = desk.next_move(desk.player("Ana"))
    desk.do("Ana", marked)
    desk.happen(ClockStarted(time.time() - 1))
    live, _ = await with_butler(desk)
    ana = await live.enter("Ana")
    await until(lambda: ana.view["stella"]["phase"]["type"] == "revealing")
    assert set(ana.view["stella"]["phase"]["mine"]) == set(marked.move.cards)  # type: ignore[union-attr]


@in_a_loop
async def test_a_move_that_comes_while_a_bot_chooses_instead_is_the_one_that_counts() -> None:
    desk = Desk("Ana", "Ben", "Cleo", "Dan", first="random", timer=60).start()
    desk.move()
    desk.happen(ClockStarted(time.time() - 1))
    live, butler = await with_butler(desk)
    live.room.brain = brain = Slow()
    name = next(name for name in desk.names() if desk.player(name) in desk.state.awaited)
    inbox = await live.enter(name)
    await until(lambda: brain.asked == 3)
    card = inbox.view["dixit"]["hand"][-1]
    await live.do(inbox, "p", MoveInDixit(PlayCards((card,))))
    brain.go_on.set()
    await until(lambda: inbox.view["dixit"]["phase"]["type"] == "voting")
    events = [DECODER.decode(record).event for record in live.store.logs["STARS2"]]
    played = [one.event for one in events if isinstance(one, DixitWent) and isinstance(one.event, CardsPlayed)]
    assert [one.cards for one in played if one.seat == desk.seat(name)] == [(card,)]
    butler.rest()


@in_a_loop
async def test_crosses_that_come_while_a_bot_chooses_instead_stay() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    desk.happen(ClockStarted(time.time() - 1))
    live, butler = await with_butler(desk)
    live.room.brain = brain = Slow()
    ana = await live.enter("Ana")
    await until(lambda: brain.asked == 3)
    marked = tuple(ana.view["stella"]["grid"][-2:])
    await live.do(ana, "m", MoveInStella(MarkCards(marked)))
    brain.go_on.set()
    await until(lambda: ana.view["stella"]["phase"]["type"] == "revealing")
    assert tuple(ana.view["stella"]["phase"]["mine"]) == marked
    butler.rest()


@in_a_loop
async def test_a_bot_that_chooses_slowly_when_the_clock_has_run_out_is_not_asked_again() -> None:
    desk = Desk("Ana", "Ben", "Cleo", first="random", timer=60).start()
    desk.happen(ClockStarted(time.time() - 1))
    live, butler = await with_butler(desk)
    live.room.brain = brain = Slow()
    ana = await live.enter("Ana")
    await until(lambda: brain.asked == 1)
    for number in range(3):
        await live.do(ana, f"s{number}", Say("Hurry up!"))
        butler.look()
        await asyncio.sleep(0.02)
    assert brain.asked == 1
    brain.go_on.set()
    await until(lambda: stories(live))
    butler.rest()


@in_a_loop
async def test_a_bot_whose_thinking_the_clock_cuts_short_moves_once() -> None:
    desk = Desk("Ana", "Ben", first="random", timer=60, seed=3).add_bots(6).start()
    desk.happen(ClockStarted(time.time() + 0.05))
    live, butler = await with_butler(desk, pace=1.0)
    await live.enter("Ana")
    await until(lambda: stories(live))
    assert len(stories(live)) == 1
    butler.rest()


# --- the owner ----------------------------------------------------------------------------------


@in_a_loop
async def test_the_table_goes_to_somebody_present_when_its_owner_stays_away() -> None:
    live, butler = await with_butler(Desk("Ana", "Ben"))
    ben = await live.enter("Ben")
    assert ben.view["owner"] == 1
    live.room.away[live.room.state.chairs[0].player] -= OWNER_GRACE
    butler.plan(live.room)
    await until(lambda: ben.view["owner"] == 2)


@in_a_loop
async def test_an_owner_who_is_back_in_time_stays_the_owner() -> None:
    live, butler = await with_butler(Desk("Ana", "Ben"))
    await live.enter("Ben")
    ana = await live.enter("Ana")
    butler.look()
    await asyncio.sleep(0.02)
    assert ana.view["owner"] == 1
    butler.rest()


@in_a_loop
async def test_an_absent_player_can_be_let_play_by_a_bot_after_the_grace_time_has_really_passed() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    live, butler = await with_butler(desk)
    ana = await live.enter("Ana")
    for player in live.room.away:
        live.room.away[player] -= 31
    for name in ("Ben", "Cleo"):
        await live.do(ana, name, LetBotSitIn(desk.player(name)))
    await until(lambda: stories(live))
    butler.rest()


@in_a_loop
async def test_a_butler_at_rest_stays_at_rest() -> None:
    live, butler = await with_butler(Desk("Ana").add_bots(3).start(), pace=1.0)
    ana = await live.enter("Ana")
    assert butler.thinking
    butler.rest()
    await live.do(ana, "c", Say("anyone?"))
    assert butler.thinking == {}
