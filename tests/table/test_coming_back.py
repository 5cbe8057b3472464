"""What follows when people stay away or come back, while somebody is in the room."""

from starlore.table.commands import LetBotSitIn
from starlore.table.events import CameBack, StandInWanted
from starlore.table.live.absence import OWNER_GRACE
from tests.table.desk import Desk
from tests.table.live import Live, in_a_loop, settled, stories, until


@in_a_loop
async def test_somebody_who_comes_back_is_not_replaced_by_an_old_wish() -> None:
    desk = Desk("Ana", "Ben", "Cleo", "Dan").start()
    desk.happen(StandInWanted(desk.player("Ana"), desk.player("Ben")))
    live = await Live.of(desk)
    live.kept()
    ben = await live.enter("Ben")
    assert ben.view["chairs"][0]["wanted"] == [desk.player("Ben")]
    await live.enter("Ana")
    await until(lambda: ben.view["chairs"][0]["wanted"] == [])
    events = live.events()
    assert events[-1] == CameBack(desk.player("Ana"))


@in_a_loop
async def test_the_table_goes_to_somebody_present_when_its_owner_stays_away() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    live.kept()
    ben = await live.enter("Ben")
    assert ben.view["owner"] == 1
    live.clock.turn(OWNER_GRACE - 1)
    await settled()
    assert ben.view["owner"] == 1
    live.clock.turn(2)
    await until(lambda: ben.view["owner"] == 2)


@in_a_loop
async def test_an_owner_who_is_back_in_time_stays_the_owner() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    jobs = live.kept()
    await live.enter("Ben")
    live.clock.turn(OWNER_GRACE - 1)
    ana = await live.enter("Ana")
    live.clock.turn(3600)
    await settled()
    assert ana.view["owner"] == 1
    jobs.stop()


@in_a_loop
async def test_an_absent_player_can_be_let_play_by_a_bot_after_the_grace_time_has_really_passed() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start()
    live = await Live.of(desk)
    jobs = live.kept()
    ana = await live.enter("Ana")
    live.clock.turn(31)
    for name in ("Ben", "Cleo"):
        await live.do(ana, name, LetBotSitIn(desk.player(name)))
    await until(lambda: stories(live))
    jobs.stop()
