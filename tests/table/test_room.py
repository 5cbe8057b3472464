"""A live table: nothing is answered before it is durable, nothing happens twice, and everyone is shown theirs."""

from functools import partial
from typing import Any

import pytest

from starlore.core import Illegal
from starlore.games.stella.messages import MarkCards
from starlore.table.evolve import replay
from starlore.table.history import PEOPLE, REMEMBERED
from starlore.table.log import Entry
from starlore.table.messages import AddBot, GotUp, Kick, Leave, Options, React, Said, Say, SetOptions, SitDown, Start
from starlore.table.ports import StoreUnavailable, Unsure
from support.options import StellaMove
from tests.table.desk import Desk, person
from tests.table.live import Live, in_a_loop, settled, until

# --- answers ------------------------------------------------------------------------------------


@in_a_loop
async def test_an_accepted_command_is_answered_with_its_version_and_the_new_view() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana = await live.enter("Ana")
    await live.do(ana, "a1", SitDown("Anna"))
    assert ana.accepted == [("a1", 4)]
    assert ana.updates[-1]["version"] == 4
    assert ana.view["chairs"][0]["name"] == "Anna"


@pytest.mark.parametrize("restart", [False, True])
@in_a_loop
async def test_nobody_can_tell_from_the_version_what_others_do_in_secret(restart: bool) -> None:
    told: list[list[dict[str, Any]]] = []
    for crosses in (0, 3):
        live = await Live.of(Desk("Ana", "Ben", "Cleo", game="stella").start())
        ana, ben, screen = await live.enter("Ana"), await live.enter("Ben"), await live.enter("TV", watching=True)
        grid = ben.view["game"]["grid"]
        for number in range(crosses):
            await live.do(ben, f"b{number}", StellaMove(MarkCards(grid[: number + 1])))
        assert [version for _, version in ben.accepted] == sorted({version for _, version in ben.accepted})
        if restart:
            live = await live.again()
            ana, screen = await live.enter("Ana"), await live.enter("TV", watching=True)
        await live.do(ana, "a1", StellaMove(MarkCards(grid[:2])))
        await live.do(ana, "a2", Say("hello"))
        await until(partial(getattr, screen, "chat"))
        told.append([without_times(message) for inbox in (ana, screen) for message in inbox.told])
    assert told[0] == told[1]


def without_times(message: Any) -> Any:
    """The same message at any time."""
    if isinstance(message, dict):
        return {name: without_times(value) for name, value in message.items() if name not in {"now", "away", "epoch"}}
    return [without_times(one) for one in message] if isinstance(message, list) else message


@in_a_loop
async def test_nothing_is_told_before_it_is_durable() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    live.store.open.clear()
    live.room.command(ana, "a1", Say("hello"))
    late = await live.enter("Cleo")
    await settled()
    assert ana.accepted == []
    assert ben.chat == late.chat == []
    live.store.open.set()
    await until(lambda: ana.accepted and ben.chat and late.chat)
    assert ben.chat == late.chat == ["hello"]


@in_a_loop
async def test_the_same_id_twice_is_one_command() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    await live.do(ana, "a1", Say("hello"))
    await live.do(ana, "a1", Say("hello"))
    assert ana.accepted == [("a1", 3), ("a1", 3)]
    assert ana.chat == ["hello"]


@in_a_loop
async def test_the_same_id_twice_in_flight_is_one_command_with_two_answers() -> None:
    live = await Live.of(Desk("Ana"))
    tab, other_tab = await live.enter("Ana"), await live.enter("Ana")
    live.store.open.clear()
    live.room.command(tab, "a1", Say("hello"))
    live.room.command(other_tab, "a1", Say("hello"))
    live.store.open.set()
    await until(lambda: tab.accepted and other_tab.accepted)
    assert tab.accepted == other_tab.accepted == [("a1", 3)]
    assert len(live.store.logs["STARS2"]) == 3


@in_a_loop
async def test_two_people_may_use_the_same_id() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    await live.do(ana, "1", Say("hello"))
    await live.do(ben, "1", Say("hi"))
    await until(lambda: ana.chat == ben.chat == ["hello", "hi"])


@in_a_loop
async def test_a_gesture_sent_twice_is_one() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.room.command(ana, "g", React("heart"))
    live.room.command(ana, "g", React("heart"))
    await until(lambda: ana.accepted == [("g", 2), ("g", 2)])
    assert [message["reaction"] for message in ana.told if message["type"] == "reaction"] == ["heart"]


@in_a_loop
async def test_ids_are_known_after_a_restart() -> None:
    live = await Live.of(Desk("Ana"))
    await live.do(await live.enter("Ana"), "a1", Say("hello"))
    restarted = await live.again()
    ana = await restarted.enter("Ana")
    await restarted.do(ana, "a1", Say("hello"))
    assert ana.accepted == [("a1", 3)]
    assert len(live.store.logs["STARS2"]) == 3


@in_a_loop
async def test_old_ids_are_forgotten_so_that_memory_does_not_grow() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    for number in range(REMEMBERED + 50):
        live.room.command(ana, f"a{number}", React("heart") if number % 2 else Say("x"))
    await until(lambda: len(ana.accepted) == REMEMBERED + 50)
    assert len(live.room.ledger.history.ids) == REMEMBERED


@in_a_loop
async def test_a_refusal_comes_at_once_and_writes_nothing() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    with pytest.raises(Illegal, match="too_few_players"):
        live.room.command(ana, "a1", Start())
    assert len(live.store.logs["STARS2"]) == 2
    with pytest.raises(Illegal, match="too_few_players"):
        live.room.command(ana, "a1", Start())


@in_a_loop
async def test_answers_to_those_who_have_gone_are_not_kept() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, _ = await live.enter("Ana"), await live.enter("Ben")
    live.store.open.clear()
    live.room.command(ana, "a1", Say("hello"))
    live.room.exit(ana)
    live.store.open.set()
    await until(lambda: live.room.ledger.durable_length == 4 and not live.room.flushing)
    assert live.room.outbox.accepted == {}
    assert ana.accepted == []


# --- trouble with the log -----------------------------------------------------------------------


@in_a_loop
async def test_when_the_log_cannot_be_written_the_command_is_refused_and_nothing_has_changed() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.store.trouble = StoreUnavailable("disk full")
    await live.do(ana, "a1", Say("hello"))
    assert ana.refused == [("a1", "storage_unavailable")]
    await until(lambda: live.room.ledger.failed is None)
    assert live.room.ledger.decided == live.room.ledger.durable == replay(Desk("Ana").log)
    assert live.room.ledger.decided.chat == ()


@in_a_loop
async def test_commands_that_rest_on_a_failed_one_fail_with_it() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.store.open.clear()
    live.store.trouble = StoreUnavailable("disk full")
    live.room.command(ana, "a1", SitDown("Anna"))
    live.room.command(ana, "a2", Say("I am Anna"))
    live.store.open.set()
    await until(lambda: len(ana.refused) == 2)
    assert {code for _, code in ana.refused} == {"storage_unavailable"}
    assert ana.view["chairs"][0]["name"] == "Ana"


@in_a_loop
async def test_the_same_command_works_once_the_log_can_be_written_again() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.store.trouble = StoreUnavailable("disk full")
    await live.do(ana, "a1", Say("hello"))
    live.store.trouble = None
    await until(lambda: live.room.ledger.failed is None)
    await live.do(ana, "a1", Say("hello"))
    assert ana.accepted == [("a1", 3)]


@in_a_loop
async def test_a_command_whose_outcome_is_unknown_is_told_so_and_settled_by_its_id() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.store.trouble = Unsure("the flush failed")
    await live.do(ana, "a1", Say("hello"))
    assert ana.refused == [("a1", "outcome_unknown")]
    live.store.trouble = None
    await until(lambda: live.room.ledger.failed is None)
    await live.written_elsewhere(
        Entry(0.0, (Said(live.room.ledger.decided.chairs[0].player, "hello"),), ana.person, "a1")
    )
    await live.do(ana, "a1", Say("hello"))
    assert ana.accepted == [("a1", 3)]
    assert ana.chat == ["hello"]


@in_a_loop
async def test_a_foreign_record_that_does_not_fit_stops_the_table_and_shows_everyone_out() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    live.store.logs["STARS2"].append(live.store.logs["STARS2"][-1])
    live.room.command(ana, "a1", Say("hello"))
    await until(lambda: ben.shown_out)
    assert ana.shown_out == ben.shown_out == "storage_unavailable"
    assert ana.refused == [("a1", "storage_unavailable")]


@in_a_loop
async def test_a_command_given_while_the_table_recovers_is_carried_out_afterwards() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.store.trouble = StoreUnavailable("disk full")
    live.room.command(ana, "a1", Say("lost"))
    await until(lambda: ana.refused)
    live.room.ledger.failed = StoreUnavailable("it goes on")
    live.store.trouble = None
    live.room.command(ana, "a2", Say("kept"))
    await live.room.ledger.recover()
    await until(lambda: ana.accepted == [("a2", 3)])
    assert ana.chat == ["kept"]


async def said_elsewhere(live: Live, text: str, id: str | None = None) -> None:  # noqa: A002
    """Another server writes to the same log."""
    said = Said(live.room.ledger.decided.chairs[1].player, text)
    await live.written_elsewhere(Entry(0.0, (said,), person("Ben"), id))


@in_a_loop
async def test_what_another_server_has_written_is_read_shown_and_decided_upon_without_anybody_noticing() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    await said_elsewhere(live, "from elsewhere", "b1")
    live.room.command(ana, "a1", Say("hello"))
    live.room.command(ana, "a2", Say("again"))
    await until(lambda: len(ana.accepted) == 2)
    assert ana.refused == []
    assert ana.chat == ben.chat == ["from elsewhere", "hello", "again"]
    assert [line.text for line in live.room.ledger.durable.chat] == ["from elsewhere", "hello", "again"]


@in_a_loop
async def test_a_command_that_was_carried_out_elsewhere_under_the_same_id_is_not_carried_out_again() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ben = await live.enter("Ben")
    await said_elsewhere(live, "once", "b1")
    await live.do(ben, "b1", Say("once"))
    assert ben.accepted == [("b1", 4)]
    assert ben.chat == ["once"]


@in_a_loop
async def test_what_another_server_has_written_can_make_a_decision_illegal() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana = await live.enter("Ana")
    await live.written_elsewhere(Entry(0.0, (GotUp(live.room.ledger.decided.chairs[1].player),)))
    await live.do(ana, "k", Kick(live.room.ledger.decided.chairs[1].player))
    assert ana.refused == [("k", "no_such_player")]
    assert len(live.store.logs["STARS2"]) == 4


@in_a_loop
async def test_somebody_who_always_loses_the_race_is_told_so_in_the_end() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana = await live.enter("Ana")
    append = live.store.append

    async def lose(table: str, expected: int, record: bytes) -> None:
        live.store.append = append  # type: ignore[method-assign]
        await said_elsewhere(live, "faster")
        live.store.append = lose  # type: ignore[method-assign]
        await append(table, expected, record)

    live.store.append = lose  # type: ignore[method-assign]
    await live.do(ana, "a1", Say("hello"))
    assert ana.refused == [("a1", "try_again")]
    assert set(ana.chat) == {"faster"}


@in_a_loop
async def test_the_log_replays_to_what_the_room_shows() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo", target=5))
    ana = await live.enter("Ana")
    await live.do(ana, "s", Start())
    for number in range(500):
        if not live.room.ledger.decided.running:
            break
        player = live.room.ledger.decided.awaited[0]
        desk = Desk()
        desk.state = live.room.ledger.decided
        chair = live.room.ledger.decided.chair(player)
        assert chair is not None
        inbox = await live.enter(chair.name)
        await live.do(inbox, f"m{number}", desk.next_move(player))
    assert live.room.ledger.durable.running is None
    assert replay(live.events()) == live.room.ledger.durable


# --- presence and what is shown -----------------------------------------------------------------


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
    assert ana.view["watching"] == 1
    live.room.exit(screen)
    await until(lambda: ana.view["watching"] == 0)
    assert ana.view["chairs"][1]["away"] == since


@in_a_loop
async def test_those_without_a_chair_are_counted_as_watching() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    await live.enter("Zoe")
    await until(lambda: ana.view["watching"] == 1)


@in_a_loop
async def test_gestures_do_not_fill_the_memory() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    for number in range(REMEMBERED + 50):
        live.room.command(ana, f"r{number}", React("heart"))
    assert len(live.room.ledger.history.ids) == REMEMBERED


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
    keepers = live.kept()
    ben = await live.enter("Ben")
    await live.turned_until(lambda: ben.view["owner"] == 2)
    await live.enter("Ana")
    await until(lambda: ben.view["owner"] == 1)
    keepers.stop()


@in_a_loop
async def test_nobody_pushes_out_what_another_has_sent() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    await live.do(ana, "a1", AddBot())
    for number in range(600):
        await live.do(ben, f"b{number}", SitDown(f"Ben {number}"))
    for name in range(60):
        stranger = await live.enter(f"stranger {name}")
        await live.do(stranger, "s1", SitDown(f"S {name}"))
        await live.do(stranger, "s2", Leave())
    assert len(live.room.ledger.history.ids_of) <= PEOPLE
    for room in (live, await live.again()):
        again = await room.enter("Ana")
        await room.do(again, "a1", AddBot())
        assert len([one for one in again.view["chairs"] if one["plays"] == "bot"]) == 1
