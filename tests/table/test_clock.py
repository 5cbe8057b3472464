"""The wall clock jumps between two lives of a server: no game is stalled by it."""

from starlore.table.commands import Say
from support.clock import TurnedClock
from tests.table.desk import Desk
from tests.table.live import Live, in_a_loop, stories, until


async def on_a_timer() -> Live:
    """A game in which whoever is awaited has 15 seconds."""
    live = await Live.of(Desk("Ana", "Ben", "Cleo", timer=15, first="random").start("dixit"))
    ana = await live.enter("Ana")
    await live.do(ana, "a1", Say("go"))
    return live


async def restarted(live: Live, clock: TurnedClock) -> Live:
    """The same table after a restart by another clock."""
    live.clock = clock
    return await live.again()


@in_a_loop
async def test_a_clock_that_was_set_back_does_not_stall_a_step() -> None:
    live = await restarted(await on_a_timer(), TurnedClock(1_000_000.0 - 3600))
    jobs = live.kept()
    await live.enter("Ana")
    until_then = live.room.ledger.durable.deadline
    assert until_then is not None
    assert until_then - live.room.clock.now() <= 15
    live.clock.turn(16)
    await until(lambda: stories(live))
    jobs.stop()


@in_a_loop
async def test_times_that_are_told_never_go_back() -> None:
    live = await on_a_timer()
    before = live.room.ledger.history.at
    live = await restarted(live, TurnedClock(5.0))
    ana = await live.enter("Ana")
    assert ana.updates[-1]["now"] >= before
    await live.do(ana, "a2", Say("again"))
    assert live.room.ledger.history.at >= before


@in_a_loop
async def test_a_table_goes_by_the_servers_clock_where_that_is_ahead_of_the_log() -> None:
    live = await restarted(await on_a_timer(), TurnedClock(2_000_000.0))
    assert live.room.clock.now() == 2_000_000.0


@in_a_loop
async def test_an_empty_table_is_let_go_of_whatever_the_clock_says() -> None:
    live = await restarted(await on_a_timer(), TurnedClock(5.0))
    ana = await live.enter("Ana")
    live.room.exit(ana)
    live.clock.turn(61)
    assert live.room.clock.now() - live.room.presence.quiet_since > 60
