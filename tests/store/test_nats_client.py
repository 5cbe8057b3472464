"""The short way through the NATS library."""

import asyncio
from collections.abc import Iterator

import pytest
from nats.errors import MaxPayloadError, NoRespondersError

from starlore.store.nats.address import parse
from starlore.store.nats.client import Message, encode_headers, parse_headers
from starlore.store.nats.operating import opened
from support.nodes import Nodes
from tests.table.live import in_a_loop, until


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    with Nodes(tmp_path_factory.mktemp("node"), 1) as started:
        yield started


def test_headers_are_read_as_they_were_written() -> None:
    headers = {"Nats-Msg-Id": "abc", "V": "12", "Base": "logs/T/1: 2"}
    assert parse_headers(encode_headers(headers)) == headers
    assert parse_headers(b"") == {}


def test_a_status_in_the_first_line_is_a_header() -> None:
    assert parse_headers(b"NATS/1.0 503\r\n\r\n") == {"Status": "503"}
    said = b"NATS/1.0 204 EOB\r\nNats-Num-Pending: 0\r\n\r\n"
    assert parse_headers(said) == {"Status": "204", "Nats-Num-Pending": "0"}


@in_a_loop
async def test_what_goes_wrong_with_one_message_does_not_keep_the_next_from_being_heard(node: Nodes) -> None:
    heard: list[bytes] = []

    def hear(message: Message) -> None:
        if message.data == b"bad":
            raise ValueError("not understood")
        heard.append(message.data)

    async with opened(parse(f"{node.url}?prefix=heard")) as store:
        end = await store.jetstream.listen("heard.here", hear)
        for data in (b"one", b"bad", b"two"):
            store.jetstream.client.send("heard.here", "", data, {})
        await until(lambda: heard == [b"one", b"two"])
        await end()
        store.jetstream.client.send("heard.here", "", b"three", {})
        await store.jetstream.ask("INFO")
        assert heard == [b"one", b"two"]


@in_a_loop
async def test_a_question_ends_without_an_answer(node: Nodes) -> None:
    async with opened(parse(f"{node.url}?prefix=asked")) as store:
        client = store.jetstream.client
        with pytest.raises(NoRespondersError):
            await client.ask("asked.nobody", b"", {}, 5.0)
        await store.jetstream.listen("asked.silent", lambda _: None)
        with pytest.raises(TimeoutError):
            await client.ask("asked.silent", b"", {}, 0.05)
        with pytest.raises(MaxPayloadError):
            await client.ask("asked.silent", bytes(client.max_payload + 1), {}, 5.0)
        waiting = asyncio.ensure_future(client.ask("asked.silent", b"", {}, 5.0))
        await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert client.asked == {}
