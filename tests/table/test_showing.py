"""What the subscribers of a live table are shown: who is here, what has happened, and nothing that is not theirs."""

import pytest

from starlore.core import Illegal
from starlore.games.stella.messages import MarkCards
from starlore.table.commands import Kick, Leave, React, Say, SetOptions, SitDown, Start
from starlore.table.log.history import REMEMBERED_IDS
from starlore.table.options import Options
from support.options import StellaMove
from tests.table.desk import Desk, person
from tests.table.live import Live, in_a_loop, settled, until


@in_a_loop
async def test_everyone_sees_who_is_here_and_who_is_away() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana = await live.enter("Ana")
    assert ana.view["chairs"][1]["away"] is not None
    ben = await live.enter("Ben")
    await until(lambda: ana.view["chairs"][1]["away"] is None)
    live.room.exit(ben)
    await until(lambda: ana.view["chairs"][1]["away"] is not None)


@in_a_loop
async def test_two_tabs_are_one_player_who_is_away_only_when_both_are_closed() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, tab, other_tab = await live.enter("Ana"), await live.enter("Ben"), await live.enter("Ben")
    live.room.exit(tab)
    await settled()
    assert ana.view["chairs"][1]["away"] is None
    live.room.exit(other_tab)
    await until(lambda: ana.view["chairs"][1]["away"] is not None)


@in_a_loop
async def test_a_shared_screen_neither_makes_its_owner_present_nor_resets_the_time_away() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, screen = await live.enter("Ana"), await live.enter("Ben", watching=True)
    since = ana.view["chairs"][1]["away"]
    assert since is not None
    live.room.exit(screen)
    live.room.command(ana, "a1", React("heart"))
    await until(lambda: ana.accepted)
    assert ana.view["chairs"][1]["away"] == since


@in_a_loop
async def test_a_shared_screen_is_nobody_who_watches() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana = await live.enter("Ana")
    await live.enter("Ben", watching=True)
    await live.enter("Zoe")
    await until(lambda: ana.view["watching"] == 1)


@in_a_loop
async def test_those_without_a_chair_are_counted_as_watching() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    await live.enter("Zoe")
    await until(lambda: ana.view["watching"] == 1)


@in_a_loop
async def test_reactions_do_not_fill_the_memory() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    for number in range(REMEMBERED_IDS + 50):
        live.room.command(ana, f"r{number}", React("heart"))
    assert len(live.room.ledger.history.ids[ana.person]) == REMEMBERED_IDS


@in_a_loop
async def test_a_newcomer_gets_the_chat_so_far_exactly_once() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.room.command(ana, "a1", Say("one"))
    live.room.command(ana, "a2", Say("two"))
    await until(lambda: live.room.ledger.durable_length == 4)
    zoe = await live.enter("Zoe")
    live.room.command(ana, "a3", Say("three"))
    await until(lambda: zoe.chat[-1:] == ["three"])
    assert zoe.chat == ["one", "two", "three"]


@in_a_loop
async def test_a_kicked_person_is_shown_out_on_every_device() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, tab, phone = await live.enter("Ana"), await live.enter("Ben"), await live.enter("Ben")
    await live.do(ana, "k", Kick(live.room.ledger.decided.chairs[1].player))
    assert (tab.shown_out, phone.shown_out, ana.shown_out) == ("banned", "banned", None)


@in_a_loop
async def test_news_tells_what_happened_and_a_cross_on_a_board_is_nobodys_business() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    await live.do(ana, "s", Start("stella"))
    await until(lambda: "laid" in ben.news)
    assert ben.news[-2:] == ["game_started", "laid"]
    heard = len(ben.told)
    desk = Desk()
    desk.state = live.room.ledger.decided
    await live.do(ana, "m", desk.next_move(live.room.ledger.decided.awaited[0]))
    assert ana.view["game"]["phase"]["mine"]
    assert len(ben.told) == heard


@in_a_loop
async def test_without_spectators_only_those_at_the_table_see_the_game() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo").start())
    ana, zoe, screen = await live.enter("Ana"), await live.enter("Zoe"), await live.enter("Ana", watching=True)
    assert zoe.view["game"] is not None
    assert screen.view["game"]["hand"] == []
    await live.do(ana, "o", SetOptions(Options(spectators=False)))
    await until(lambda: zoe.view["game"] is None and screen.view["game"] is None)
    assert ana.view["game"]["hand"]


@in_a_loop
async def test_without_spectators_only_those_at_the_table_hear_how_the_game_goes() -> None:
    desk = Desk("Ana", "Ben", "Cleo", spectators=False, first="random").start()
    live = await Live.of(desk)
    ana, ben, cleo = await live.enter("Ana"), await live.enter("Ben"), await live.enter("Cleo")
    zoe, screen = await live.enter("Zoe"), await live.enter("Ana", watching=True)
    teller = next(one for one in (ana, ben, cleo) if one.view["game"]["seat"] in one.view["game"]["awaited"])
    await live.do(teller, "t", desk.next_move(desk.state.awaited[0]))
    await live.do(ana, "s", Say("It begins."))
    await until(lambda: zoe.chat and screen.chat)
    assert all("story_told" in inbox.news for inbox in (ana, ben, cleo))
    assert zoe.news == screen.news == []


@in_a_loop
async def test_sitting_down_puts_the_table_on_ones_list_and_a_refused_try_does_not() -> None:
    live = await Live.of(Desk("Ana"))
    ben, cleo = await live.enter("Ben"), await live.enter("Cleo")
    await live.do(ben, "s", SitDown("Ben"))
    with pytest.raises(Illegal, match="name_taken"):
        live.room.command(cleo, "s", SitDown("Ben"))
    assert [one.code for one in await live.store.recall(person("Ben"))] == ["STARS2"]
    assert await live.store.recall(person("Cleo")) == []


@in_a_loop
async def test_everyone_may_leave_and_the_table_is_still_there() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    await live.do(ana, "l", Leave())
    assert ana.view["chairs"] == []
    assert ana.view["owner"] is None


# --- crowds and side channels -------------------------------------------------------------------


@in_a_loop
async def test_a_crowd_that_comes_at_once_costs_those_who_are_here_a_few_messages() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    crowd = [await live.enter(f"stranger {number}") for number in range(200)]
    await until(lambda: ana.view["watching"] == 200)
    assert len(ana.told) < 30
    assert sum(len(one.told) for one in crowd) < 30 * len(crowd)


@in_a_loop
async def test_all_who_have_no_chair_get_the_very_same_bytes() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo").start())
    ana = await live.enter("Ana")
    told: dict[str, list[bytes]] = {}
    for name in ("Zoe", "Yan", "TV"):
        inbox = await live.enter(name, watching=name == "TV")
        inbox.tell = told.setdefault(name, []).append  # type: ignore[assignment]
    await live.do(ana, "s", Say("hello"))
    await until(lambda: told["TV"])
    last = [messages[-1] for messages in told.values()]
    assert last[0] is last[1] is last[2]


@in_a_loop
async def test_a_shared_screen_does_not_notice_what_its_owner_does_in_secret() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo", game="stella").start())
    ana, screen = await live.enter("Ana"), await live.enter("Ana", watching=True)
    await settled()
    before = len(screen.told)
    await live.do(ana, "m", StellaMove(MarkCards(ana.view["game"]["grid"][:2])))
    await settled()
    assert len(screen.told) == before


@in_a_loop
async def test_a_table_has_changed_when_everyone_may_know_of_it() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo", game="stella").start())
    ana = await live.enter("Ana")
    await live.do(ana, "s", Say("hello"))
    at = live.room.changed
    live.clock.turn(10)
    await live.do(ana, "m", StellaMove(MarkCards(ana.view["game"]["grid"][:2])))
    assert live.room.changed == at
    await live.do(ana, "t", Say("again"))
    assert live.room.changed == live.clock.now()


@in_a_loop
async def test_an_owner_who_comes_back_owns_the_table_again() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    jobs = live.kept()
    ben = await live.enter("Ben")
    await live.turned_until(lambda: ben.view["owner"] == 2)
    await live.enter("Ana")
    await until(lambda: ben.view["owner"] == 1)
    jobs.stop()
