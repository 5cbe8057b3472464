"""Logs that are spread over several streams, each of which has a leader of its own."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import httpx
import pytest

from starlore.store.nats.address import parse
from starlore.store.nats.copying import keep_up
from starlore.store.nats.operating import codes, opened, sizes
from starlore.store.nats.store import NatsStore
from starlore.store.nats.streams import Unfit
from starlore.store.schema import connect
from starlore.table.options import Person
from support.nodes import Nodes
from support.server import Process
from tests.table.live import in_a_loop

ANA = Person("a" * 64)
PREFIXES = (f"many{number}" for number in count(1))
TABLES = [f"TABLE{number}" for number in range(12)]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("nodes"), 1) as started:
        yield started


@pytest.fixture
def url(nodes: Nodes) -> str:
    return f"{nodes.url}?prefix={next(PREFIXES)}"


async def messages(store: NatsStore) -> list[int]:
    """How many records each stream has."""
    return [len(await store.jetstream.subjects(one.name, one.records)) for one in store.names.log_streams]


@in_a_loop
async def test_tables_are_spread_and_all_is_as_with_one_stream(url: str, tmp_path: Path) -> None:
    async with opened(parse(f"{url}&streams=3")) as store, opened(parse(url)) as other:
        assert other.names.streams == 3  # who does not say a number finds it
        for table in TABLES:
            await store.append(table, 0, b"1")
            await store.remember(ANA, table)
            following = other.follow(table)
            assert await anext(following) == b"1"
            await store.append(table, 1, b"2")
            assert await anext(following) == b"2"
            await following.aclose()  # type: ignore[attr-defined]
            assert list(await other.read(table)) == [b"1", b"2"]
        spread = await messages(store)
        assert sum(spread) == len(TABLES)
        assert all(spread)
        assert await codes(other) == sorted(TABLES)
        assert {one.code for one in await sizes(other)} == set(TABLES)
        assert {one.code for one in await other.recall(ANA)} == set(TABLES)
        await store.rewrite(TABLES[0], [b"one", b"two"], ANA)
        assert list(await other.read(TABLES[0])) == [b"one", b"two"]
        await store.remove(TABLES[1])
        await store.probe()
        for _ in range(2):
            await keep_up(store, tmp_path / "copy", lambda _: None, once=True)
        with closing(connect(tmp_path / "copy")) as copy:
            kept = copy.execute("select code, count(*) from log group by code").fetchall()
        assert dict(kept) == {table: 2 for table in TABLES if table != TABLES[1]}


@in_a_loop
async def test_how_many_there_are_is_settled_once(url: str) -> None:
    async with opened(parse(f"{url}&streams=2")):
        pass
    with pytest.raises(Unfit, match="over 2 streams"):
        await NatsStore(parse(f"{url}&streams=3")).prepare()


@in_a_loop
async def test_tables_that_were_there_before_are_not_lost_sight_of(url: str) -> None:
    async with opened(parse(url)) as store:
        await store.append("A", 0, b"1")
        await store.jetstream.ask(f"STREAM.PURGE.{store.names.bucket('facts')}")  # as an earlier version has left it
    with pytest.raises(Unfit, match="over 1 streams"):
        await NatsStore(parse(f"{url}&streams=3")).prepare()


@pytest.mark.parametrize("streams", ["0", "many", "101"])
def test_what_is_no_number_of_streams_is_called_so(streams: str) -> None:
    with pytest.raises(ValueError, match="streams"):
        parse(f"nats://a?streams={streams}")


def test_a_server_serves_tables_from_several_streams(url: str, tmp_path: Path) -> None:
    with Process(tmp_path, "--store", url, "--streams", "4") as server, httpx.Client(base_url=server.url) as http:
        found = [http.post("/api/tables", json={"name": "Ana", "options": {}}) for _ in range(3)]
        assert [one.status_code for one in found] == [201] * 3
        assert {one.json()["code"] for one in found} <= set(http.get("/api/me").text.split('"'))
        assert http.get("/readyz").status_code == 200
