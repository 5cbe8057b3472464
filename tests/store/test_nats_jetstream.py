"""The connection to the nodes: whatever becomes of a node, another is found, and all is heard again."""

import asyncio
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from starlore.store.nats import store as store_module
from starlore.store.nats.address import parse
from starlore.store.nats.operating import opened
from starlore.store.nats.store import NatsStore
from starlore.table.ports import StoreUnavailable
from support.nodes import Node, Nodes
from support.server import free_port
from tests.table.live import in_a_loop

PATIENCE = 60.0
LARGE = bytes(900_000)
PREFIXES = (f"line{number}" for number in count(1))


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("three"), 3) as started:
        yield started


def node_of(store: NatsStore, nodes: Nodes) -> Node:
    """The node that a store is connected to."""
    url = store.jetstream.client.connected_url
    assert url is not None
    return next(node for node in nodes.all if node.port == url.port)


async def append_at_last(store: NatsStore, table: str, record: bytes) -> None:
    """Append a record, however long the nodes need to find together."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                end = len(await store.read(table))
                await store.append(table, end, record)
                return
            except StoreUnavailable:
                await asyncio.sleep(0.1)


async def hear(store: NatsStore, table: str, heard: list[bytes]) -> None:
    """Follow a table, again and again as a live table does."""
    while True:
        try:
            async for record in store.follow(table, len(heard)):
                heard.append(record)
        except StoreUnavailable:
            await asyncio.sleep(0.1)


async def until_heard(heard: list[bytes], record: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        while record not in heard:
            await asyncio.sleep(0.05)


@in_a_loop
async def test_a_paused_node_that_takes_nothing_more_is_left_although_much_still_waits_for_it(three: Nodes) -> None:
    async with opened(parse(f"{three.url}?prefix={next(PREFIXES)}")) as store:
        for table in ("A", *(f"L{number}" for number in range(24))):
            await store.append(table, 0, b"1")
        heard: list[bytes] = []
        following = asyncio.create_task(hear(store, "A", heard))
        await until_heard(heard, b"1")
        node = node_of(store, three)
        node.send(signal.SIGSTOP)
        try:
            large = [store.append(f"L{number}", 1, LARGE) for number in range(24)]  # more than sockets take
            await append_at_last(store, "A", b"2")
            assert node_of(store, three) is not node
            await until_heard(heard, b"2")
        finally:
            node.send(signal.SIGCONT)
        await asyncio.gather(*large, return_exceptions=True)
        following.cancel()


@in_a_loop
async def test_whoever_is_turned_away_while_users_are_changed_comes_back_when_they_are_right(tmp_path: Path) -> None:
    def users(password: str) -> str:
        return f'authorization {{ user: "me", password: "{password}" }}\n'

    with Nodes(tmp_path, 1, more=users("old")) as nodes:
        (node,) = nodes.all
        async with opened(parse(f"nats://me:old@127.0.0.1:{node.port}")) as store:
            heard: list[bytes] = []
            following = asyncio.create_task(hear(store, "A", heard))
            await store.append("A", 0, b"1")
            await until_heard(heard, b"1")
            node.more = users("new")
            node.configure()
            node.send(signal.SIGHUP)
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        await store.probe()
                    except StoreUnavailable:
                        break
                    await asyncio.sleep(0.1)
            node.more = users("old")
            node.configure()
            node.send(signal.SIGHUP)
            await append_at_last(store, "A", b"2")
            await until_heard(heard, b"2")
            following.cancel()


@in_a_loop
async def test_a_node_that_is_paused_while_somebody_begins_to_follow_is_heard_when_it_goes_on(tmp_path: Path) -> None:
    with Nodes(tmp_path, 1) as nodes:
        async with opened(parse(nodes.url)) as store, opened(parse(nodes.url)) as other:
            await store.append("A", 0, b"1")
            heard: list[bytes] = []
            for turn in range(3):
                nodes.all[0].send(signal.SIGSTOP)
                following = asyncio.create_task(hear(store, "A", heard))
                await asyncio.sleep(2.5)
                nodes.all[0].send(signal.SIGCONT)
                await append_at_last(other, "A", b"more %d" % turn)
                await until_heard(heard, b"more %d" % turn)
                following.cancel()
                await asyncio.gather(following, return_exceptions=True)
            assert not store.following.followers


@in_a_loop
async def test_where_nobody_answers_it_is_said_and_not_waited_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "GIVE_UP_AFTER", 1.0)
    with pytest.raises(StoreUnavailable, match="answers"):
        async with asyncio.timeout(PATIENCE):
            await NatsStore(parse(f"nats://127.0.0.1:{free_port()}")).prepare()


@in_a_loop
async def test_a_wrong_password_is_said_at_once(tmp_path: Path) -> None:
    with (
        Nodes(tmp_path, 1, more='authorization { user: "me", password: "right" }\n') as nodes,
        pytest.raises(StoreUnavailable, match="not let in"),
    ):
        async with asyncio.timeout(PATIENCE):
            await NatsStore(parse(f"nats://me:wrong@127.0.0.1:{nodes.all[0].port}")).prepare()
