"""A short way through the NATS library: what is told is heard in the turn in which it comes, without queues and tasks.

Connecting, logging in, heartbeats and the parser are the library's. An answer is handed over by whoever reads it, and
a question costs a future and a timer (`docs/decisions/0015-a-short-way-through-nats.md`).
"""

import asyncio
import itertools
import logging
from collections.abc import Callable, Mapping

from msgspec import Struct
from nats.aio.client import Client
from nats.aio.subscription import Subscription
from nats.errors import ConnectionClosedError, MaxPayloadError, NoRespondersError

log = logging.getLogger(__name__)

FIRST_LINE = b"NATS/1.0"
NO_RESPONDERS = "503"
STATUS = "Status"
"""The name under which the library shows what stands in the first line of headers."""


class Message(Struct, frozen=True, gc=False):
    """What was told on a subject, or answered."""

    subject: str
    headers: Mapping[str, str]
    data: bytes


Hear = Callable[[Message], None]


class ShortClient(Client):
    """One connection to one node."""

    def __init__(self) -> None:
        super().__init__()
        self.listeners: dict[int, Hear] = {}
        """Who hears what is told, by the numbers of their subscriptions."""
        self.inbox = ""
        """Where answers come, each under its question's number."""
        self.numbers = itertools.count(1)
        self.asked: dict[str, asyncio.Future[Message]] = {}

    async def open_inbox(self) -> None:
        """Listen for answers."""
        self.inbox = self.new_inbox()
        await self.listen(f"{self.inbox}.*", self.answered)

    async def listen(self, subject: str, hear: Hear) -> Subscription:
        """Have what is told on a subject heard from now on."""
        subscription = await self.subscribe(subject)
        self.listeners[subscription._id] = hear
        return subscription

    async def end(self, subscription: Subscription) -> None:
        """Have it told no more."""
        self.listeners.pop(subscription._id, None)
        await subscription.unsubscribe()

    async def _process_msg(self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: bytes) -> None:
        """A message has come; what goes wrong with one must not keep the next from being read."""
        hear = self.listeners.get(sid)
        if hear is None:
            await super()._process_msg(sid, subject, reply, data, headers)
            return
        try:
            hear(Message(subject.decode(), parse_headers(headers or b""), data))
        except Exception as error:
            log.error("a message could not be heard", extra={"subject": subject.decode(), "reason": repr(error)})

    async def ask(self, subject: str, data: bytes, headers: Mapping[str, str], seconds: float) -> Message:
        """Send something and wait for the answer. Raises `TimeoutError`, and `nats.errors.Error`."""
        number, answer = str(next(self.numbers)), asyncio.get_running_loop().create_future()
        self.send(subject, f"{self.inbox}.{number}", data, headers)
        self.asked[number] = answer
        timer = asyncio.get_running_loop().call_later(seconds, give_up, answer)
        try:
            found: Message = await answer
        finally:
            timer.cancel()
            del self.asked[number]
        if found.headers.get(STATUS) == NO_RESPONDERS:
            raise NoRespondersError
        return found

    def answered(self, message: Message) -> None:
        """An answer has come, in time or not."""
        answer = self.asked.get(message.subject.rpartition(".")[2])
        if answer is not None and not answer.done():
            answer.set_result(message)

    def send(self, subject: str, reply: str, data: bytes, headers: Mapping[str, str]) -> None:
        """Send something, and where an answer is to go, with the next write: one turn of the event loop is one write.

        Raises `nats.errors.Error`.
        """
        if not self.is_connected:
            raise ConnectionClosedError
        if len(data) > self.max_payload:
            raise MaxPayloadError
        if headers:
            head = encode_headers(headers)
            line = f"HPUB {subject} {reply} {len(head)} {len(head) + len(data)}\r\n"
        else:
            head, line = b"", f"PUB {subject} {reply} {len(data)}\r\n"
        command = b"".join((line.encode(), head, data, b"\r\n"))
        self._pending.append(command)
        self._pending_data_size += len(command)
        if self._flush_queue is not None and self._flush_queue.empty():
            self._flush_queue.put_nowait(asyncio.get_running_loop().create_future())


def give_up(answer: "asyncio.Future[Message]") -> None:
    """No answer has come in time."""
    if not answer.done():
        answer.set_exception(TimeoutError("no answer"))


def encode_headers(headers: Mapping[str, str]) -> bytes:
    """Headers as they are sent."""
    lines = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
    return b"%s\r\n%s\r\n" % (FIRST_LINE, lines.encode())


def parse_headers(text: bytes) -> dict[str, str]:
    """Headers as they are sent and stored; a status in the first line is one of them."""
    if not text:
        return {}
    first, *lines = text.decode().split("\r\n")
    found = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if colon:
            found[name] = value.strip()
    status = first[len(FIRST_LINE) :].split()
    if status:
        found[STATUS] = status[0]
    return found
