"""Bots move while somebody is in the room, at their own pace, and never for somebody who is back."""

from typing import Any

import pytest

from starlore.bots.random_brain import RandomBrain
from starlore.games.dixit.messages import TellStory
from starlore.table.commands import Say, SitDown, Start, TakeSeatBack
from starlore.table.events import BotSatIn
from starlore.table.games import AT_TABLE
from starlore.table.live.bot_players import PEOPLE_FIRST
from starlore.table.live.guarded_brain import language_of
from starlore.table.live.tables import RoomJobs
from starlore.table.ports import StoreUnavailable
from tests.table.desk import Desk
from tests.table.live import Live, Slow, in_a_loop, settled, stories, until


@in_a_loop
async def test_bots_play_both_games_to_the_end() -> None:
    desk = Desk("Ana", target=5).add_bots(3).start("dixit")
    desk.happen(BotSatIn(player=desk.player("Ana")))
    live = await Live.of(desk)
    live.kept()
    ana = await live.enter("Ana")
    await until(lambda: ana.view["over"])
    assert ana.view["game"]["winners"]
    await live.do(ana, "t", TakeSeatBack())
    await live.do(ana, "s", Start("stella"))
    live.room.act(lambda _: (BotSatIn(player=desk.player("Ana")),))
    await until(lambda: ana.view["over"] and ana.view["games"] == 2)
    assert ana.view["game"]["winners"]


@in_a_loop
async def test_bots_wait_while_nobody_is_in_the_room() -> None:
    desk = Desk("Ana").add_bots(3).start()
    live = await Live.of(desk)
    jobs = live.kept()
    jobs.bots.on_shown()
    live.clock.turn(3600)
    await settled()
    assert live.room.ledger.decided_length == len(desk.log)
    assert jobs.bots.thinking == {}


@in_a_loop
async def test_a_player_who_takes_the_seat_back_is_not_moved_for() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.happen(BotSatIn(player=desk.player("Ben")))
    live = await Live.of(desk)
    jobs = live.kept(pace=1.0)
    ben = await live.enter("Ben")
    assert jobs.bots.thinking
    await live.do(ben, "t", TakeSeatBack())
    live.clock.turn(3600)
    await until(lambda: not jobs.bots.thinking)
    assert stories(live) == []


@in_a_loop
async def test_a_newcomer_takes_a_bots_seat_while_it_thinks() -> None:
    desk = Desk("Ana", "Ben").add_bots(1).start()
    live = await Live.of(desk)
    jobs = live.kept(pace=1.0)
    zoe = await live.enter("Zoe")
    assert jobs.bots.thinking
    await live.do(zoe, "s", SitDown("Zoe", instead_of=desk.bots()[0].player))
    live.clock.turn(3600)
    await until(lambda: not jobs.bots.thinking)
    assert stories(live) == []
    assert zoe.view["game"]["seat"] == 2


@in_a_loop
async def test_a_player_who_takes_the_seat_back_while_the_bot_chooses_is_not_moved_for() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    desk.happen(BotSatIn(player=desk.player("Ben")))
    live = await Live.of(desk)
    brain = Slow()
    jobs = live.kept(brain)
    ben = await live.enter("Ben")
    await until(lambda: brain.asked)
    await live.do(ben, "t", TakeSeatBack())
    brain.go_on.set()
    await until(lambda: not jobs.bots.thinking)
    assert stories(live) == []


class Raising(RandomBrain):
    """A brain that cannot think."""

    def choose(self, *_: Any) -> Any:
        raise RuntimeError("what?")


class Exiting(RandomBrain):
    """A brain that has had enough."""

    def choose(self, *_: Any) -> Any:
        raise SystemExit(1)


class Blank(RandomBrain):
    """A brain without an idea."""

    def choose(self, *_: Any) -> Any:
        return None


class Lost(Blank):
    """A brain that cannot even improvise."""

    def improvise(self, *_: Any) -> Any:
        raise RuntimeError("what?")


class Clueless(RandomBrain):
    """A brain that does not even know whether it is its turn, nor how long to think."""

    def due(self, *_: Any) -> bool:
        raise RuntimeError("who?")

    def pause(self, *_: Any) -> float:
        raise RuntimeError("when?")


@pytest.mark.parametrize("brain", [Raising, Exiting, Blank, Lost, Clueless])
@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_a_brain_that_fails_in_whatever_way_makes_simple_moves(brain: type[RandomBrain], game: str) -> None:
    @in_a_loop
    async def play() -> None:
        desk = Desk("Ana", target=5).add_bots(3).start(game)
        desk.happen(BotSatIn(player=desk.player("Ana")))
        live = await Live.of(desk)
        jobs = live.kept(brain())
        ana = await live.enter("Ana")
        await live.turned_until(lambda: ana.view["over"])
        assert ana.view["game"]["winners"]
        jobs.stop()

    play()


@in_a_loop
async def test_a_storyteller_whose_brain_fails_still_finds_words() -> None:
    desk = Desk("Ana", target=5).add_bots(3).start("dixit")
    desk.happen(BotSatIn(player=desk.player("Ana")))
    live = await Live.of(desk)
    jobs = live.kept(Blank())
    ana = await live.enter("Ana")
    await live.turned_until(lambda: ana.view["over"])
    assert ana.view["game"]["clues"]
    assert all(ana.view["game"]["clues"]), "a clue that is said aloud reaches nobody"
    jobs.stop()


@in_a_loop
async def test_a_brain_that_hangs_is_not_waited_for() -> None:
    live = await Live.of(Desk("Ana", "Ben", first="race").add_bots(1).start("dixit"))
    brain = Slow()
    jobs = live.kept(brain)
    await live.enter("Ana")
    await until(lambda: brain.asked)
    await live.turned_until(lambda: stories(live))
    brain.go_on.set()
    jobs.stop()


@in_a_loop
async def test_a_brain_that_fails_costs_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    live = await Live.of(Desk("Ana", "Ben", first="race").add_bots(1).start("dixit"))
    jobs = live.kept(Raising())
    await live.enter("Ana")
    await until(lambda: stories(live))
    assert [record.message for record in caplog.records] == ["a bot has failed"]
    jobs.stop()


@in_a_loop
async def test_bots_go_on_when_the_log_can_be_written_again() -> None:
    desk = Desk("Ana", target=5).add_bots(2).start("stella")
    desk.happen(BotSatIn(player=desk.player("Ana")))
    live = await Live.of(desk)
    jobs = live.kept()
    live.store.trouble = StoreUnavailable("disk full")
    ana = await live.enter("Ana")
    await until(lambda: live.store.refusals > 2)
    assert live.room.ledger.durable_length == len(desk.log)
    live.store.trouble = None
    await live.turned_until(lambda: ana.view["over"])
    jobs.stop()


def test_a_bot_speaks_the_language_of_most_people_at_the_table() -> None:
    desk = Desk().add_bots(0)
    for name, language in (("Ana", "bg"), ("Ben", "bg"), ("Cleo", "en")):
        desk.do(name, SitDown(name, language=language))  # type: ignore[arg-type]
    assert language_of(desk.state) == "bg"
    assert language_of(Desk().state) == "en"


@in_a_loop
async def test_keepers_at_rest_stay_at_rest() -> None:
    live = await Live.of(Desk("Ana").add_bots(3).start())
    jobs = live.kept(pace=1.0)
    ana = await live.enter("Ana")
    assert jobs.bots.thinking
    jobs.stop()
    await live.do(ana, "c", Say("anyone?"))
    assert jobs.bots.thinking == {}


async def race(**options: Any) -> tuple[Live, RoomJobs]:
    """Two people and two bots, and whoever has an idea first tells."""
    live = await Live.of(Desk("Ana", "Ben", first="race", **options).add_bots(2).start("dixit"))
    return live, live.kept(pace=1.0)


async def seconds(live: Live, count: int) -> None:
    """Let so many seconds pass, one by one."""
    for _ in range(count):
        live.clock.turn(1.0)
        await settled()


@in_a_loop
async def test_the_first_idea_is_peoples_while_one_of_them_is_here() -> None:
    live, jobs = await race()
    await live.enter("Ana")
    await seconds(live, int(PEOPLE_FIRST))
    assert stories(live) == []
    await live.turned_until(lambda: stories(live))
    jobs.stop()


@in_a_loop
async def test_where_only_bots_are_left_to_tell_first_they_do() -> None:
    live, jobs = await race()
    await live.enter("Zoe", watching=True)
    await seconds(live, 20)
    await until(lambda: stories(live))
    jobs.stop()


@in_a_loop
async def test_a_person_who_leaves_is_not_waited_for_any_longer() -> None:
    live, jobs = await race()
    ana, _ = await live.enter("Ana"), await live.enter("Zoe", watching=True)
    await seconds(live, 30)
    assert stories(live) == []
    live.room.exit(ana)
    await seconds(live, 2)
    await until(lambda: stories(live))
    jobs.stop()


@in_a_loop
async def test_with_a_clock_bots_may_tell_first_in_its_last_quarter() -> None:
    live, jobs = await race(timer=60)
    await live.enter("Ana")
    await seconds(live, 44)
    assert stories(live) == []
    await seconds(live, 10)
    await until(lambda: stories(live))
    jobs.stop()


@in_a_loop
async def test_who_was_overtaken_in_the_race_thinks_of_a_card_at_once() -> None:
    live, jobs = await race()
    ana = await live.enter("Ana")
    await seconds(live, 20)
    await live.do(ana, "t", AT_TABLE["dixit"].move(TellStory(ana.view["game"]["hand"][0], "Home")))
    await seconds(live, 12)
    await until(lambda: sum(ana.view["game"]["phase"]["chosen"]) == 3)
    jobs.stop()
