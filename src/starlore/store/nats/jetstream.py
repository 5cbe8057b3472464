"""A client of JetStream: publishing with an acknowledgement, its API, reading many messages at once."""

import asyncio
import base64
import contextlib
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from nats.errors import ConnectionClosedError, ConnectionDrainingError, NoRespondersError, OutboundBufferLimitError
from nats.errors import Error as NatsError

from starlore.store.nats.client import STATUS, Message, parse_headers
from starlore.store.nats.connection import Connection
from starlore.table.ports import StoreUnavailable

ANSWER_TIMEOUT = 2.0
"""Seconds to wait for one answer."""

BATCH = 256
"""Messages that are asked for at once."""

MESSAGE_ID = "Nats-Msg-Id"
BATCH_ID = "Nats-Batch-Id"
BATCH_SEQUENCE = "Nats-Batch-Sequence"
BATCH_COMMIT = "Nats-Batch-Commit"
SEQUENCE = "Nats-Sequence"
STAMP = "Nats-Time-Stamp"
NOT_FOUND = 404
WRONG_SEQUENCE = (10071, 10164)
"""Error codes: somebody else has written, or is about to."""

ATTEMPTS = 3
"""How often a message is sent whose answer does not come."""

NO_HEADERS: Mapping[str, str] = {}


class NotSent(StoreUnavailable):
    """There was nobody to send it to: it will not be found anywhere later."""


class NoAnswer(StoreUnavailable):
    """It was sent, and nobody has answered in time."""


class ApiError(StoreUnavailable):
    """JetStream has answered with a refusal."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(str(error.get("description", "?")))
        self.status = int(error.get("code", 0))
        self.code = int(error.get("err_code", 0))


class Found(Struct, frozen=True):
    """A message of a stream."""

    subject: str
    sequence: int
    headers: Mapping[str, str]
    data: bytes
    at: float
    """When it was stored (seconds since 1970)."""


class JetStream(Connection):
    """A connection to the nodes, and what can be asked of them."""

    # --- asking ---------------------------------------------------------------------------------

    async def request(self, subject: str, data: bytes, headers: Mapping[str, str] = NO_HEADERS) -> Message:
        """Send something and wait for its answer; raises `NotSent` or `NoAnswer`."""
        try:
            return await self.client.ask(subject, data, headers, ANSWER_TIMEOUT)
        except (NoRespondersError, OutboundBufferLimitError, ConnectionClosedError, ConnectionDrainingError) as error:
            raise NotSent(str(error) or type(error).__name__) from error
        except (TimeoutError, NatsError, OSError) as error:
            raise NoAnswer(str(error) or type(error).__name__) from error

    async def put(self, subject: str, data: bytes, headers: Mapping[str, str]) -> int:
        """Have a message stored: its sequence. Raises `NotSent`, `NoAnswer` or `ApiError`."""
        answer = msgspec.json.decode((await self.request(subject, data, headers)).data)
        if "error" in answer:
            raise ApiError(answer["error"])
        return int(answer["seq"])

    async def put_all(self, subject: str, messages: Sequence[tuple[bytes, Mapping[str, str]]]) -> int:
        """Have messages stored, all or none (atomic batch publish): the sequence of the last. Raises as `put` does."""
        batch = secrets.token_hex(8)
        numbered = [
            (data, {**headers, BATCH_ID: batch, BATCH_SEQUENCE: str(number)})
            for number, (data, headers) in enumerate(messages, 1)
        ]
        last, headers = numbered.pop()
        try:
            for data, some in numbered:
                self.client.send(subject, "", data, some)
        except NatsError as error:
            raise NotSent(str(error) or type(error).__name__) from error
        return await self.put(subject, last, headers | {BATCH_COMMIT: "1"})

    async def put_again(self, stream: str, subject: str, data: bytes, headers: dict[str, str]) -> int:
        """The same, sent again where no answer comes: with an id among its headers it is stored once.

        A stream without replicas looks at the place first and takes the repeat for somebody else's: it is looked up.
        """
        lost = 0
        while True:
            try:
                return await self.put(subject, data, headers)
            except NoAnswer:
                lost += 1
                if lost == ATTEMPTS:
                    raise
            except ApiError as error:
                if not lost or error.code not in WRONG_SEQUENCE:
                    raise
                last = await self.from_leader(stream, {"last_by_subj": subject})
                if last is None or last.headers.get(MESSAGE_ID) != headers[MESSAGE_ID]:
                    raise
                return last.sequence

    async def ask(self, what: str, body: Any = None) -> dict[str, Any]:
        """Ask JetStream's API."""
        answer = await self.request(f"$JS.API.{what}", b"" if body is None else msgspec.json.encode(body))
        found: dict[str, Any] = msgspec.json.decode(answer.data)
        if "error" in found:
            raise ApiError(found["error"])
        return found

    async def subjects(self, stream: str, wanted: str) -> list[str]:
        """The subjects of a stream on which there is something."""
        found: list[str] = []
        while True:
            offset = len(found)
            answer = await self.ask(f"STREAM.INFO.{stream}", {"subjects_filter": wanted, "offset": offset})
            some = answer["state"].get("subjects") or {}
            found += some
            if not some or len(found) >= answer.get("total", 0):
                return found

    # --- reading --------------------------------------------------------------------------------

    async def from_leader(self, stream: str, body: dict[str, Any]) -> Found | None:
        """One message, as the stream's leader knows it."""
        try:
            message = (await self.ask(f"STREAM.MSG.GET.{stream}", body))["message"]
        except ApiError as error:
            if error.status == NOT_FOUND:
                return None
            raise
        return Found(
            message["subject"],
            message["seq"],
            parse_headers(base64.b64decode(message.get("hdrs", ""))),
            base64.b64decode(message.get("data", "")),
            seconds(message["time"]),
        )

    async def newest(self, stream: str, subject: str) -> Found | None:
        """The last message of a subject, as any node knows it."""
        answer = await self.request(f"$JS.API.DIRECT.GET.{stream}.{subject}", b"")
        return None if STATUS in answer.headers else found_in(answer)

    async def batch(self, stream: str, body: dict[str, Any]) -> AsyncIterator[Found]:
        """Many messages, as any node knows them: it may not know the last ones yet."""
        client, told = self.client, asyncio.Queue[Message]()
        inbox = client.new_inbox()
        try:
            answers = await client.listen(inbox, told.put_nowait)
            try:
                client.send(f"$JS.API.DIRECT.GET.{stream}", inbox, msgspec.json.encode(body), NO_HEADERS)
                while True:
                    answer = await asyncio.wait_for(told.get(), ANSWER_TIMEOUT)
                    if STATUS in answer.headers:
                        if int(answer.headers[STATUS]) not in (204, NOT_FOUND):
                            raise StoreUnavailable(f"a node cannot read: {answer.headers}")
                        return
                    yield found_in(answer)
            finally:
                with contextlib.suppress(NatsError):
                    await client.end(answers)
        except (TimeoutError, NatsError, OSError) as error:
            raise StoreUnavailable(str(error) or type(error).__name__) from error


def found_in(message: Message) -> Found:
    """A message as nodes send it, with where it stands in headers."""
    headers = message.headers
    return Found(
        headers.get("Nats-Subject", message.subject),
        int(headers[SEQUENCE]),
        headers,
        message.data,
        seconds(headers[STAMP]) if STAMP in headers else 0.0,
    )


def seconds(stamp: str) -> float:
    """A time as JetStream writes it; of its nanoseconds Python keeps the first six digits."""
    return datetime.fromisoformat(stamp).timestamp()
