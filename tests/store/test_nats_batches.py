"""Several records at once on replicated streams: all of them or nothing, once, and one by one where that is refused."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

import pytest

from starlore.store.nats.address import parse
from starlore.store.nats.jetstream import ApiError, NoAnswer
from starlore.store.nats.operating import opened
from starlore.store.nats.store import NatsStore
from starlore.store.nats.streams import ATOMIC
from starlore.table.ports import Conflict
from support.nodes import Nodes
from tests.table.live import in_a_loop

PREFIXES = (f"batch{number}" for number in count(1))
Messages = Sequence[tuple[bytes, Mapping[str, str]]]


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("three"), 3) as started:
        yield started


@pytest.fixture
def url(three: Nodes) -> str:
    return f"{three.url}?prefix={next(PREFIXES)}"


def count_batches(store: NatsStore) -> list[int]:
    """How many records were sent at once, each time from now on."""
    put_all, sizes = store.jetstream.put_all, list[int]()

    async def counted(subject: str, messages: Messages) -> int:
        sizes.append(len(messages))
        return await put_all(subject, messages)

    store.jetstream.put_all = counted  # type: ignore[method-assign]
    return sizes


async def forbid_batches(store: NatsStore) -> None:
    """Make the stream of logs as it was before anybody asked for several records at once."""
    stream = store.names.log(0)
    config = (await store.jetstream.ask(f"STREAM.INFO.{stream}"))["config"]
    await store.jetstream.ask(f"STREAM.UPDATE.{stream}", config | {ATOMIC: False})


def append_all(store: NatsStore, after: int, *records: bytes) -> "asyncio.Future[list[object]]":
    """Append records without waiting for any of them: what became of each."""
    appends = [store.append("A", number, record) for number, record in enumerate(records, after)]
    return asyncio.gather(*appends, return_exceptions=True)


@in_a_loop
async def test_what_comes_while_an_append_is_under_way_is_appended_at_once(url: str) -> None:
    async with opened(parse(url)) as store:
        sizes, records = count_batches(store), [b"%d" % number for number in range(10)]
        heard = asyncio.ensure_future(followed(store, len(records)))
        assert await append_all(store, 0, *records) == [None] * 10
        assert sizes == [10]
        assert list(await store.read("A")) == await heard == records
        await store.append("A", 10, b"last")
        assert list(await store.read("A", 9)) == [b"9", b"last"]


async def followed(store: NatsStore, many: int) -> list[bytes]:
    """The first records of a table, as its followers hear them."""
    heard: list[bytes] = []
    async for record in store.follow("A"):
        heard.append(record)
        if len(heard) == many:
            break
    return heard


@in_a_loop
async def test_when_another_was_first_nothing_of_it_is_stored(url: str) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as other:
        await store.append("A", 0, b"1")
        await other.append("A", 1, b"another's")
        outcomes = await append_all(store, 1, b"2", b"3", b"4")
        assert [type(one) for one in outcomes] == [Conflict] * 3
        assert list(await store.read("A")) == [b"1", b"another's"]


@pytest.mark.parametrize("losses", [1, 2])
@in_a_loop
async def test_several_whose_answer_is_lost_are_looked_up_and_stored_once(url: str, losses: int) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as other:
        put_all, left = store.jetstream.put_all, losses

        async def lose_answer(subject: str, messages: Messages) -> int:
            nonlocal left
            place = await put_all(subject, messages)
            if left:
                left -= 1
                raise NoAnswer
            return place

        store.jetstream.put_all = lose_answer  # type: ignore[method-assign]
        assert await append_all(store, 0, b"1", b"2", b"3") == [None] * 3
        assert list(await other.read("A")) == [b"1", b"2", b"3"]
        assert await append_all(store, 3, b"4", b"5") == [None] * 2
        assert list(await other.read("A", 3)) == [b"4", b"5"]


@in_a_loop
async def test_several_that_were_never_sent_meet_what_another_wrote(url: str) -> None:
    async with opened(parse(url)) as store, opened(parse(url)) as other:
        await store.append("A", 0, b"1")
        put_all = store.jetstream.put_all

        async def lose_messages(*_: object) -> int:
            store.jetstream.put_all = put_all  # type: ignore[method-assign]
            await other.append("A", 1, b"another's")
            raise NoAnswer

        store.jetstream.put_all = lose_messages  # type: ignore[method-assign,assignment]
        outcomes = await append_all(store, 1, b"2", b"3")
        assert [type(one) for one in outcomes] == [Conflict] * 2
        assert list(await store.read("A")) == [b"1", b"another's"]


@in_a_loop
async def test_where_several_are_refused_they_go_one_by_one(url: str) -> None:
    async with opened(parse(url)) as store:
        await forbid_batches(store)
        sizes = count_batches(store)
        assert await append_all(store, 0, b"1", b"2", b"3") == [None] * 3
        assert sizes == [3]
        assert list(await store.read("A")) == [b"1", b"2", b"3"]


@in_a_loop
async def test_half_of_several_is_nothing(url: str) -> None:
    async with opened(parse(url)) as store:
        client, send, sent = store.jetstream.client, store.jetstream.client.send, 0

        def lose_second(subject: str, reply: str, data: bytes, headers: Mapping[str, str]) -> None:
            nonlocal sent
            sent += 1
            if sent != 2:
                send(subject, reply, data, headers)

        client.send = lose_second  # type: ignore[method-assign]
        with pytest.raises(ApiError):
            await store.jetstream.put_all(store.names.record("A"), [(b"1", {}), (b"2", {}), (b"3", {})])
        assert list(await store.read("A")) == []


@in_a_loop
async def test_a_stream_from_before_learns_it(url: str) -> None:
    async with opened(parse(url)) as store:
        await forbid_batches(store)
    async with opened(parse(url)) as store:
        assert store.names.atomic
        assert (await store.jetstream.ask(f"STREAM.INFO.{store.names.log(0)}"))["config"][ATOMIC]
