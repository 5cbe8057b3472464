"""Programs at a table: one that is gone, or thinks for too long, is stood in for."""

from starlore.table.commands import Leave, SitDown, TakeSeatBack
from starlore.table.events import BotSatIn
from starlore.table.live.watchdog import GONE_AFTER, MOVE_TIMEOUT
from starlore.table.seating import sit_program_down
from tests.table.desk import Desk, person
from tests.table.live import Live, in_a_loop, settled


def desk_with_program() -> Desk:
    desk = Desk("Ana", "Ben", game="dixit", first="race")
    desk.happen(*sit_program_down(desk.state, person("Pebble"), SitDown("Pebble"), "Maker"))
    return desk.start()


def sat_in(live: Live) -> list[int]:
    return [one.player for one in live.events() if isinstance(one, BotSatIn)]


def test_a_program_keeps_its_makers_name_when_it_changes_its_own() -> None:
    desk = desk_with_program()
    desk.do("Pebble", SitDown("Flint"))
    assert [(chair.name, chair.maker) for chair in desk.state.chairs][2] == ("Flint", "Maker")


@in_a_loop
async def test_a_bot_sits_in_for_a_program_that_is_gone() -> None:
    live = await Live.of(desk_with_program())
    jobs = live.kept()
    await live.enter("Ana")
    program = await live.enter("Pebble")
    live.room.exit(program)
    await settled()
    live.clock.turn(GONE_AFTER - 1)
    await settled()
    assert sat_in(live) == []
    await live.turned_until(lambda: sat_in(live) == [3])
    jobs.stop()


@in_a_loop
async def test_a_bot_sits_in_for_a_program_that_thinks_for_too_long() -> None:
    live = await Live.of(desk_with_program())
    jobs = live.kept()
    await live.enter("Ana")
    await live.enter("Pebble")
    await settled()
    live.clock.turn(MOVE_TIMEOUT - 1)
    await settled()
    assert sat_in(live) == []
    await live.turned_until(lambda: sat_in(live) == [3])
    jobs.stop()


@in_a_loop
async def test_a_program_takes_its_seat_back() -> None:
    live = await Live.of(desk_with_program())
    jobs = live.kept()
    await live.enter("Ana")
    await live.turned_until(lambda: sat_in(live) == [3])
    program = await live.enter("Pebble")
    await live.do(program, "t", TakeSeatBack())
    assert program.view["chairs"][2]["plays"] == "person"
    jobs.stop()


@in_a_loop
async def test_a_program_that_gets_up_leaves_its_seat_to_a_bot_at_once() -> None:
    live = await Live.of(desk_with_program())
    jobs = live.kept()
    await live.enter("Ana")
    program = await live.enter("Pebble")
    await live.do(program, "l", Leave())
    await live.turned_until(lambda: sat_in(live) == [3])
    jobs.stop()


@in_a_loop
async def test_people_may_think_for_as_long_as_they_like() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo").start())
    jobs = live.kept()
    await live.enter("Ana")
    live.clock.turn(10 * MOVE_TIMEOUT)
    await settled()
    assert sat_in(live) == []
    jobs.stop()
