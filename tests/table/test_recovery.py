"""Trouble with the log: what cannot be written, what others have written first, and what nobody can know."""

from starlore.table.commands import Kick, Say, SetDoor, SitDown, Start
from starlore.table.events import GotUp, Said
from starlore.table.evolve import replay
from starlore.table.log.records import Entry
from starlore.table.ports import OutcomeUnknown, StoreUnavailable
from tests.table.desk import Desk, person
from tests.table.live import Live, in_a_loop, settled, until


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
async def test_a_command_that_changes_nothing_is_answered_when_that_on_which_it_rests_is_durable() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.store.open.clear()
    live.room.command(ana, "a1", SetDoor("locked"))
    live.room.command(ana, "a2", SetDoor("locked"))
    live.room.command(ana, "a2", SetDoor("locked"))
    await settled()
    assert ana.accepted == []
    live.store.open.set()
    await until(lambda: len(ana.accepted) == 3)
    assert {version for _, version in ana.accepted} == {live.room.ledger.view_version(ana.person)}
    await live.do(ana, "a2", SetDoor("open"))
    assert ana.view["door"] == "locked"


@in_a_loop
async def test_a_command_that_changes_nothing_fails_with_that_on_which_it_rests() -> None:
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    live.store.open.clear()
    live.store.trouble = StoreUnavailable("disk full")
    live.room.command(ana, "a1", SetDoor("locked"))
    live.room.command(ana, "a2", SetDoor("locked"))
    live.store.open.set()
    await until(lambda: len(ana.refused) == 2)
    assert ana.refused == [("a1", "storage_unavailable"), ("a2", "storage_unavailable")]
    assert ana.accepted == []


@in_a_loop
async def test_a_command_that_changes_nothing_is_decided_again_with_that_on_which_it_rests() -> None:
    live = await Live.of(Desk("Ana", "Ben"))
    ana = await live.enter("Ana")
    await said_elsewhere(live, "faster")
    live.room.command(ana, "a1", SetDoor("locked"))
    live.room.command(ana, "a2", SetDoor("locked"))
    await until(lambda: len(ana.accepted) == 2)
    assert ana.refused == []
    assert len(live.store.logs["STARS2"]) == 5


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
    live.store.trouble = OutcomeUnknown("the flush failed")
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
