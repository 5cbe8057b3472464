"""Snapshots: they say what the log says, are taken now and then, and are never believed against the log."""

import asyncio

import pytest
from hypothesis import given

from starlore.store.memory import MemoryStore
from starlore.table.commands import Say
from starlore.table.live.room import Room
from starlore.table.live.snapshot_keeper import SNAPSHOT_AT_REST, SNAPSHOT_EVERY, SnapshotKeeper
from starlore.table.log import history, snapshot
from starlore.table.log.history import History
from starlore.table.log.records import Entry
from starlore.table.ports import Damaged
from support.clock import TurnedClock
from tests.table.desk import Desk, person
from tests.table.live import Live, chained, in_a_loop, until
from tests.table.test_laws import evening
from tests.walks import often, seeds


def past_of(desk: Desk) -> History:
    past = History("STARS2")
    for number, record in enumerate(chained("STARS2", *[Entry(1.0, (e,), person("Ana"), f"i{e}") for e in desk.log])):
        past.replay(record)
        assert past.length == number + 1
    return past


def parts(past: History) -> list[object]:
    return [
        past.state,
        past.length,
        past.head,
        past.previous_head,
        past.at,
        past.public,
        past.private,
        [(person, list(own.items())) for person, own in past.ids.items()],
    ]


@often
@given(seed=seeds)
def test_a_snapshot_is_the_history_itself(seed: int) -> None:
    *_, desk = evening(seed)
    past = past_of(desk)
    kept = snapshot.decode("STARS2", snapshot.encode(past))
    assert kept is not None
    assert parts(kept) == parts(past)


def test_a_snapshot_of_another_program_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    data = snapshot.encode(past_of(Desk("Ana")))
    monkeypatch.setattr(snapshot, "code_digest", lambda: b"the next version")
    assert snapshot.decode("STARS2", data) is None


def test_a_damaged_snapshot_is_not_looked_at() -> None:
    data = bytearray(snapshot.encode(past_of(Desk("Ana"))))
    data[len(data) // 2] ^= 1
    assert snapshot.decode("STARS2", bytes(data)) is None


FIRST_SNAPSHOT = SNAPSHOT_EVERY - SnapshotKeeper("STARS2", MemoryStore()).offset
"""The version at which this table takes its first."""


async def talked(lines: int = FIRST_SNAPSHOT) -> Live:
    """A table at which much has been said."""
    live = await Live.of(Desk("Ana"))
    ana = await live.enter("Ana")
    for number in range(lines):
        live.room.command(ana, f"a{number}", Say(f"line {number}"))
    await until(lambda: len(ana.accepted) == lines)
    return live


class Counting(MemoryStore):
    """A store that knows how much was read from it."""

    def __init__(self, store: MemoryStore) -> None:
        super().__init__()
        self.logs, self.snapshots, self.records = store.logs, store.snapshots, 0

    async def read(self, table: str, after: int = 0) -> tuple[bytes, ...]:
        found = tuple(await super().read(table, after))
        self.records += len(found)
        return found


@in_a_loop
async def test_waking_reads_what_came_after_the_snapshot_and_knows_all_of_it() -> None:
    live = await talked(FIRST_SNAPSHOT + 20)
    store = Counting(live.store)
    room = Room("STARS2", store, TurnedClock())
    assert await room.load()
    assert store.records < 30
    assert parts(room.ledger.history) == parts(live.room.ledger.history)


@in_a_loop
async def test_a_snapshot_is_never_older_than_so_many_records() -> None:
    live = await talked(2 * SNAPSHOT_EVERY)
    kept = snapshot.decode("STARS2", await live.store.latest("STARS2") or b"")
    assert kept is not None
    assert live.room.ledger.durable_length - kept.length < SNAPSHOT_EVERY


def test_tables_that_play_in_step_take_their_snapshots_apart() -> None:
    turns = {SnapshotKeeper(f"STAR{n:02}", MemoryStore()).offset for n in range(40)}
    assert len(turns) > 30


@in_a_loop
async def test_falling_asleep_leaves_a_snapshot_behind() -> None:
    live = await talked(SNAPSHOT_AT_REST)
    assert live.store.snapshots == {}
    live.room.ledger.snapshots.save_at_rest(live.room.ledger.history)
    await until(lambda: live.store.snapshots)
    store = Counting(live.store)
    assert await Room("STARS2", store, TurnedClock()).load()
    assert store.records == 1


@in_a_loop
async def test_a_log_that_has_lost_its_end_is_found_by_its_snapshot() -> None:
    live = await talked()
    del live.store.logs["STARS2"][-3:]
    with pytest.raises(Damaged, match="lost its end"):
        await live.again()


@in_a_loop
async def test_a_snapshot_that_does_not_fit_the_log_is_found() -> None:
    live = await talked(FIRST_SNAPSHOT - 2)
    log = live.store.logs["STARS2"]
    log[-1] = chained("STARS2", Entry(9.0, (live.events()[-1],)), after=log[:-1])[0]
    with pytest.raises(Damaged, match="snapshot"):
        await live.again()


@in_a_loop
async def test_while_a_long_log_is_read_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "READING_SLICE", 0.001)
    live = await talked(2000)
    live.store.snapshots.clear()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    await live.again()
    task.cancel()
    assert turns > 5


@in_a_loop
async def test_a_store_that_cannot_keep_a_snapshot_stops_nobody() -> None:
    live = await Live.of(Desk("Ana"))

    async def fail(*_: object) -> None:
        raise OSError("no space")

    live.store.snapshot = fail  # type: ignore[assignment, method-assign]
    ana = await live.enter("Ana")
    for number in range(SNAPSHOT_EVERY + 2):
        live.room.command(ana, f"a{number}", Say("x"))
    await until(lambda: len(ana.accepted) == SNAPSHOT_EVERY + 2)
