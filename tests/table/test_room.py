"""A live table answers: nothing before it is durable, and nothing twice."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from starlore.core import Illegal
from starlore.games.stella.messages import MarkCards
from starlore.table.commands import AddBot, Leave, React, Say, SitDown, Start
from starlore.table.log.history import REMEMBERED_IDS, REMEMBERED_PEOPLE
from support.options import StellaMove
from tests.table.desk import Desk
from tests.table.live import Live, in_a_loop, settled, until


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
async def test_whoever_acts_is_answered_before_the_others_have_their_turn() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    turns = held_back(live)
    await live.do(ana, "a1", Say("hello"))
    assert ana.chat == ["hello"]
    assert ben.chat == []
    turns.pop()()
    assert ana.chat == ben.chat == ["hello"]


@in_a_loop
async def test_what_happens_before_the_others_have_their_turn_is_told_once_and_in_order() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo"))
    ana, ben, cleo = [await live.enter(name) for name in ("Ana", "Ben", "Cleo")]
    turns = held_back(live)
    await live.do(ana, "a1", Say("one"))
    await live.do(ben, "b1", Say("two"))
    await live.do(ana, "a2", Say("three"))
    before = len(cleo.updates)
    (tell,) = turns
    tell()
    assert ana.chat == ben.chat == cleo.chat == ["one", "two", "three"]
    assert ana.news == ben.news == cleo.news
    assert len(cleo.updates) == before + 1
    versions = [update["version"] for update in ana.updates]
    assert versions == sorted(versions)
    assert ana.updates[-1]["version"] == ben.updates[-1]["version"] == cleo.updates[-1]["version"]


@in_a_loop
async def test_whoever_has_had_an_answer_is_not_told_that_others_do_something_in_secret() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo", game="stella").start())
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    turns = held_back(live)
    await live.do(ana, "a1", Say("hello"))
    await live.do(ben, "b1", StellaMove(MarkCards(ben.view["game"]["grid"][:2])))
    before = len(ana.told)
    turns.pop()()
    assert len(ana.told) == before


@in_a_loop
async def test_whoever_has_had_an_answer_still_hears_who_comes_and_goes() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana, ben = await live.enter("Ana"), await live.enter("Ben")
    turns = held_back(live)
    await live.do(ana, "a1", Say("hello"))
    live.room.exit(ben)
    turns.pop()()
    assert ana.view["chairs"][1]["away"] is not None
    assert ana.chat == ["hello"]


@in_a_loop
async def test_what_is_on_its_way_together_is_told_together() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo"))
    ana, ben, cleo = [await live.enter(name) for name in ("Ana", "Ben", "Cleo")]
    stored, turns = one_by_one(live), held_back(live)
    live.room.command(ana, "a1", Say("one"))
    live.room.command(ben, "b1", Say("two"))
    stored.release()
    await until(lambda: ana.accepted)
    assert turns == []
    stored.release()
    await until(lambda: ben.accepted)
    before = len(cleo.updates)
    (tell,) = turns
    tell()
    assert ana.chat == ben.chat == cleo.chat == ["one", "two"]
    assert len(cleo.updates) == before + 1


@in_a_loop
async def test_nobody_waits_long_for_what_is_still_on_its_way() -> None:
    live = await Live.of(Desk("Ana", "Ben", "Cleo"))
    ana, ben, cleo = [await live.enter(name) for name in ("Ana", "Ben", "Cleo")]
    stored = one_by_one(live)
    live.room.command(ana, "a1", Say("one"))
    live.room.command(ben, "b1", Say("two"))
    stored.release()
    await until(lambda: cleo.chat)
    assert cleo.chat == ["one"]
    assert ben.accepted == []
    stored.release()
    await until(lambda: cleo.chat == ["one", "two"])


def one_by_one(live: Live) -> asyncio.Semaphore:
    """From now on each record is stored when this is released."""
    stored, append = asyncio.Semaphore(0), live.store.append

    async def append_later(table: str, expected: int, record: bytes) -> None:
        await stored.acquire()
        await append(table, expected, record)

    live.store.append = append_later  # type: ignore[method-assign]
    return stored


def held_back(live: Live) -> list[Callable[[], None]]:
    """Where from now on whatever the table has for everyone waits for its turn."""
    waiting: list[Callable[[], None]] = []
    live.room.turns.add = waiting.append  # type: ignore[method-assign,assignment]
    return waiting


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
async def test_a_reaction_sent_twice_is_one() -> None:
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
    for number in range(REMEMBERED_IDS + 50):
        live.room.command(ana, f"a{number}", React("heart") if number % 2 else Say("x"))
    await until(lambda: len(ana.accepted) == REMEMBERED_IDS + 50)
    assert len(live.room.ledger.history.ids[ana.person]) == REMEMBERED_IDS


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
    assert len(live.room.ledger.history.ids) <= REMEMBERED_PEOPLE
    for room in (live, await live.again()):
        again = await room.enter("Ana")
        await room.do(again, "a1", AddBot())
        assert len([one for one in again.view["chairs"] if one["plays"] == "bot"]) == 1
