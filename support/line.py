"""The synchronous wire client: a WebSocket to a table that says what it is told to, and keeps what it hears."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Protocol, cast

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""

FAREWELL = 0.5
"""Seconds for which a line waits for the other side to hang up: one that has not listened never hears it do so."""


class Closable(Protocol):
    """Something that is closed when a test is over."""

    def close(self) -> None:
        """Let go of it."""


OPEN: list[Closable] = []
"""What has to be closed when a test is over."""


def close_all() -> None:
    """Close everything that a test has opened."""
    while OPEN:
        OPEN.pop().close()


def accepted(message: dict[str, Any]) -> dict[str, int]:
    """The ids that an update accepts, with their versions."""
    return {done["id"]: done["version"] for done in message.get("accepted", ())}


class Line:
    """A WebSocket to a table."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.opened = ExitStack()
        # Without a heartbeat of its own: a test that does not listen for a while would take its line for dead.
        opening = connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=FAREWELL,
            ping_interval=None,
        )
        self.socket: ClientConnection = self.opened.enter_context(opening)
        OPEN.append(self)
        self.heard: list[dict[str, Any]] = []
        self.sent = 0

    def close(self) -> None:
        self.opened.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        return message

    def hear_until(self, right: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message that is right; those before it are heard too."""
        while True:
            message = self.hear()
            if right(message):
                return message

    def view(self, right: Callable[[dict[str, Any]], Any] = lambda _: True) -> dict[str, Any]:
        """The newest view, as soon as it is right."""
        while not (views := [one["view"] for one in self.heard if one["type"] == "table"]) or not right(views[-1]):
            self.hear()
        return cast(dict[str, Any], views[-1])

    def do(self, name: str | None = None, /, **command: Any) -> dict[str, Any]:
        """Give a command under an id and return its answer: an update that accepts it, or a refusal."""
        self.sent += 1
        name = name or f"c{self.sent}"
        self.send({"type": "do", "id": name, "command": command})
        return self.answer(name)

    def answer(self, id: str) -> dict[str, Any]:  # noqa: A002
        """The answer to a command."""
        return self.hear_until(lambda message: id in accepted(message) or message.get("id") == id)

    def settle(self) -> dict[str, Any]:
        """Everything that was said before now has been heard; the last view."""
        self.send({"type": "ping"})
        self.hear_until(lambda message: message["type"] == "pong")
        if not any(message["type"] == "table" for message in self.heard):
            self.hear_until(lambda message: message["type"] == "table")  # a newcomer's first view takes its time
        return next(message for message in reversed(self.heard) if message["type"] == "table")

    def closed(self) -> tuple[int, str]:
        """The code and reason with which the server closes."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closing:
            return (closing.rcvd.code, closing.rcvd.reason) if closing.rcvd else (1006, "")
