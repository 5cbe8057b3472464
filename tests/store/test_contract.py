"""What every store promises: one suite for all of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from starlore.store.memory import MemoryStore
from starlore.store.nats.address import parse
from starlore.store.nats.store import NatsStore
from starlore.store.sqlite import SqliteStore
from starlore.table.options import Person
from starlore.table.ports import Conflict, Store
from support.nodes import Nodes
from tests.table.live import until

ANA, BEN = Person("a" * 64), Person("b" * 64)
Check = Callable[[Store], Coroutine[Any, Any, None]]


PREFIXES = (f"test{number}" for number in count(1))
"""Streams of their own for every test."""


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("nodes"), 1) as started:
        yield started


@asynccontextmanager
async def opened(kind: str, folder: Path, nodes: Nodes) -> AsyncIterator[Store]:
    store: Store
    match kind:
        case "memory":
            store = MemoryStore()
        case "sqlite":
            store = SqliteStore(folder / "tables.sqlite3")
        case _:
            store = NatsStore(parse(f"{nodes.url}?prefix={next(PREFIXES)}"))
    await store.prepare()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=["memory", "sqlite", "nats"])
def run(request: pytest.FixtureRequest, tmp_path: Path, nodes: Nodes) -> Callable[[Check], None]:
    """Run a check against each kind of store."""

    async def checked(check: Check) -> None:
        async with opened(request.param, tmp_path, nodes) as store:
            await check(store)

    return lambda check: asyncio.run(asyncio.wait_for(checked(check), 30))


Run = Callable[[Check], None]


def test_what_was_appended_is_read_in_its_order(run: Run) -> None:
    async def check(store: Store) -> None:
        for version, record in enumerate([b"1", b"2", b"3"]):
            await store.append("A", version, record)
        await store.append("B", 0, b"other")
        assert list(await store.read("A")) == [b"1", b"2", b"3"]
        assert list(await store.read("A", 2)) == [b"3"]
        assert list(await store.read("A", 3)) == []

    run(check)


def test_a_table_that_is_not_there_is_empty(run: Run) -> None:
    async def check(store: Store) -> None:
        assert list(await store.read("A")) == []

    run(check)


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
def test_an_append_at_the_wrong_version_is_a_conflict_and_writes_nothing(run: Run, expected: int) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, b"1")
        await store.append("A", 1, b"2")
        with pytest.raises(Conflict):
            await store.append("A", expected, b"x")
        assert list(await store.read("A")) == [b"1", b"2"]
        await store.append("A", 2, b"3")

    run(check)


def test_what_was_decided_on_top_of_a_failed_append_is_not_written_even_if_its_version_fits(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, b"1")
        await store.append("A", 1, b"somebody else's")
        under_way = [store.append("A", 1, b"2"), store.append("A", 2, b"on top of it")]
        assert [type(one) for one in await asyncio.gather(*under_way, return_exceptions=True)] == [Conflict] * 2
        assert list(await store.read("A")) == [b"1", b"somebody else's"]
        await store.append("A", 2, b"3")

    run(check)


def test_of_many_who_append_at_the_same_version_exactly_one_succeeds(run: Run) -> None:
    async def check(store: Store) -> None:
        tries = [store.append("A", 0, str(number).encode()) for number in range(50)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 49
        assert len(await store.read("A")) == 1

    run(check)


def test_appends_that_do_not_wait_for_each_other_keep_their_order(run: Run) -> None:
    async def check(store: Store) -> None:
        await asyncio.gather(
            *[store.append(f"T{table}", version, b"%d" % version) for version in range(40) for table in range(10)]
        )
        for table in range(10):
            assert list(await store.read(f"T{table}")) == [b"%d" % version for version in range(40)]

    run(check)


def test_a_conflict_does_not_touch_what_is_written_together_with_it(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, b"1")
        outcomes = await asyncio.gather(
            store.append("B", 0, b"b"),
            store.append("A", 1, b"2"),
            store.append("A", 0, b"x"),
            store.append("C", 5, b"x"),
            store.append("B", 1, b"c"),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict, Conflict, type(None)]
        assert [list(await store.read(table)) for table in "ABC"] == [[b"1", b"2"], [b"b", b"c"], []]

    run(check)


def test_what_follows_a_failed_append_fails_too(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, b"1")
        outcomes = await asyncio.gather(store.append("A", 0, b"x"), store.append("A", 2, b"y"), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Conflict, Conflict]
        assert list(await store.read("A")) == [b"1"]

    run(check)


def test_following_gives_what_is_there_and_what_comes(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, b"1")
        await store.append("A", 1, b"2")
        seen: list[bytes] = []

        async def follow() -> None:
            async for record in store.follow("A", 1):
                seen.append(record)

        following = asyncio.create_task(follow())
        await until(lambda: seen == [b"2"])
        await store.append("A", 2, b"3")
        await store.append("B", 0, b"other")
        await store.append("A", 3, b"4")
        await store.append("A", 4, b"5")
        await until(lambda: seen == [b"2", b"3", b"4", b"5"])
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)

    run(check)


def test_people_are_remembered_by_table_last_changed_first(run: Run) -> None:
    async def check(store: Store) -> None:
        for table in "ABC":
            await store.append(table, 0, b"1")
            await asyncio.sleep(0.002)
        for table in "AB":
            await store.remember(ANA, table)
        await store.remember(ANA, "A")
        await store.remember(BEN, "C")
        await store.append("A", 1, b"2")
        mine = await store.recall(ANA)
        assert [one.code for one in mine] == ["A", "B"]
        assert mine[0].changed > mine[1].changed
        assert [one.code for one in await store.recall(BEN)] == ["C"]
        assert list(await store.recall(Person("c" * 64))) == []

    run(check)


def test_records_are_kept_byte_by_byte(run: Run) -> None:
    async def check(store: Store) -> None:
        records = [b"", b"\x00\xff", "žluťoučký 🦊".encode(), b"x" * 200_000]
        for version, record in enumerate(records):
            await store.append("A", version, record)
        assert list(await store.read("A")) == records

    run(check)


def test_the_last_snapshot_is_kept(run: Run) -> None:
    async def check(store: Store) -> None:
        assert await store.latest("A") is None
        for version in range(3):
            await store.append("A", version, b"%d" % version)
        await store.snapshot("A", 2, b"two")
        await store.snapshot("A", 3, b"three")
        assert await store.latest("A") == b"three"
        assert await store.latest("B") is None

    run(check)


def test_a_snapshot_of_what_is_not_in_the_log_is_not_kept(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.append("A", 0, b"1")
        await store.snapshot("A", 2, b"of a record that is not there")
        await store.snapshot("GONE", 1, b"of a table that was deleted")
        assert (await store.latest("A"), await store.latest("GONE")) == (None, None)

    run(check)


def test_a_store_that_can_be_written_says_so_and_has_an_epoch(run: Run) -> None:
    async def check(store: Store) -> None:
        await store.probe()
        assert store.epoch > 1_700_000_000

    run(check)
