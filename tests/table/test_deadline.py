"""The clock of a game: when it runs out, a bot makes just the moves that are missing."""

from starlore.games.dixit.messages import CardsPlayed, PlayCards
from starlore.games.stella.messages import AskOtherWord, MarkCards
from starlore.table.commands import Say
from starlore.table.events import ClockStarted, TimeRanOut
from support.options import DixitEvent, DixitMove, StellaMove
from tests.table.desk import Desk
from tests.table.live import Live, Slow, in_a_loop, settled, stories, until


@in_a_loop
async def test_when_the_clock_runs_out_a_bot_makes_that_one_move_and_no_other() -> None:
    desk = Desk("Ana", "Ben", "Cleo", first="random", timer=60).start()
    desk.happen(ClockStarted(desk.now + 60))
    live = await Live.of(desk)
    live.kept()
    ana = await live.enter("Ana")
    live.clock.turn(59)
    await settled()
    assert stories(live) == []
    live.clock.turn(2)
    await until(lambda: stories(live))
    assert len(stories(live)) == 1
    await until(lambda: ana.view["game"]["phase"]["type"] == "playing")
    assert ana.view["until"] == live.clock.now() + 60
    assert not any(chair["level"] for chair in ana.view["chairs"])


@in_a_loop
async def test_in_a_race_that_nobody_wins_in_time_one_story_is_told() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start()
    desk.happen(ClockStarted(desk.now - 1))
    live = await Live.of(desk)
    jobs = live.kept()
    await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: stories(live) and not jobs.bots.thinking)
    assert len(stories(live)) == 1


@in_a_loop
async def test_a_deadline_that_passed_while_the_server_was_down_is_kept_on_return() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    desk.happen(ClockStarted(desk.now - 3600))
    live = await Live.of(desk)
    live.kept()
    ana = await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: ana.view["game"]["phase"]["type"] == "revealing")
    assert all(ana.view["game"]["phase"]["counts"])


@in_a_loop
async def test_whoever_is_late_is_not_made_to_agree_to_the_other_word() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    desk.do("Ana", StellaMove(AskOtherWord()))
    desk.happen(ClockStarted(desk.now - 1))
    live = await Live.of(desk)
    live.kept()
    ana = await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: ana.view["game"]["phase"]["type"] == "revealing")
    assert not ana.view["game"]["turned"]


@in_a_loop
async def test_crosses_that_a_player_has_set_stay_when_the_clock_runs_out() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    marked = desk.next_move(desk.player("Ana"))
    desk.do("Ana", marked)
    desk.happen(ClockStarted(desk.now - 1))
    live = await Live.of(desk)
    live.kept()
    ana = await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: ana.view["game"]["phase"]["type"] == "revealing")
    assert set(ana.view["game"]["phase"]["mine"]) == set(marked.move.cards)


@in_a_loop
async def test_a_move_that_comes_while_a_bot_chooses_instead_is_the_one_that_counts() -> None:
    desk = Desk("Ana", "Ben", "Cleo", "Dan", first="random", timer=60).start()
    desk.move()
    desk.happen(ClockStarted(desk.now - 1))
    live = await Live.of(desk)
    brain = Slow()
    jobs = live.kept(brain)
    name = next(name for name in desk.names() if desk.player(name) in desk.state.awaited)
    inbox = await live.enter(name)
    live.clock.turn(0.1)
    await until(lambda: brain.asked == 3)
    card = inbox.view["game"]["hand"][-1]
    await live.do(inbox, "p", DixitMove(PlayCards((card,))))
    brain.go_on.set()
    await until(lambda: inbox.view["game"]["phase"]["type"] == "voting")
    events = live.events()
    played = [one.event for one in events if isinstance(one, DixitEvent) and isinstance(one.event, CardsPlayed)]
    assert [one.cards for one in played if one.seat == desk.seat(name)] == [(card,)]
    jobs.stop()


@in_a_loop
async def test_crosses_that_come_while_a_bot_chooses_instead_stay() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    desk.happen(ClockStarted(desk.now - 1))
    live = await Live.of(desk)
    brain = Slow()
    jobs = live.kept(brain)
    ana = await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: brain.asked == 3)
    marked = tuple(ana.view["game"]["grid"][-2:])
    await live.do(ana, "m", StellaMove(MarkCards(marked)))
    brain.go_on.set()
    await until(lambda: ana.view["game"]["phase"]["type"] == "revealing")
    assert tuple(ana.view["game"]["phase"]["mine"]) == marked
    jobs.stop()


@in_a_loop
async def test_a_bot_that_chooses_slowly_when_the_clock_has_run_out_is_not_asked_again() -> None:
    desk = Desk("Ana", "Ben", "Cleo", first="random", timer=60).start()
    desk.happen(ClockStarted(desk.now - 1))
    live = await Live.of(desk)
    brain = Slow()
    jobs = live.kept(brain)
    ana = await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: brain.asked == 1)
    for number in range(3):
        await live.do(ana, f"s{number}", Say("Hurry up!"))
        live.clock.turn(5)
        await settled()
    assert brain.asked == 1
    brain.go_on.set()
    await until(lambda: stories(live))
    jobs.stop()


@in_a_loop
async def test_a_bot_whose_thinking_the_clock_cuts_short_moves_once() -> None:
    desk = Desk("Ana", "Ben", first="random", timer=60, seed=3).add_bots(6).start()
    desk.happen(ClockStarted(desk.now + 1))
    live = await Live.of(desk)
    jobs = live.kept(pace=1.0)
    await live.enter("Ana")
    live.clock.turn(1.5)
    await until(lambda: stories(live))
    assert len(stories(live)) == 1
    jobs.stop()


@in_a_loop
async def test_everyone_hears_for_whom_the_time_was_up() -> None:
    desk = Desk("Ana", "Ben", "Cleo", first="random", timer=60).start()
    desk.happen(ClockStarted(desk.now - 1))
    teller = desk.state.awaited[0]
    live = await Live.of(desk)
    live.kept()
    ana = await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: "time_ran_out" in ana.news)
    (late,) = [event for event in live.events() if isinstance(event, TimeRanOut)]
    assert late.player == teller


@in_a_loop
async def test_it_is_told_once_a_step_however_many_moves_a_bot_makes() -> None:
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("stella")
    desk.happen(ClockStarted(desk.now - 1))
    live = await Live.of(desk)
    live.kept()
    ana = await live.enter("Ana")
    live.clock.turn(0.1)
    await until(lambda: ana.view["game"]["phase"]["type"] == "revealing")
    assert ana.news.count("time_ran_out") == 3
