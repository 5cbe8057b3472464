"""A real server on a loopback port, and browsers without windows."""

import json
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from starlore.bots.simple import SimpleBrain
from starlore.store.sqlite import SqliteStore
from starlore.web.identity import COOKIE
from starlore.web.limits import Limits
from starlore.web.serve import DATABASE, configured
from starlore.web.server import Server
from support.options import nested
from support.server import free_port

GENEROUS = Limits(
    messages=(10_000, 10_000),
    chat=(1000, 1000),
    tables=(1000, 1000),
    tables_of_address=(1000, 1000),
    requests=(10_000, 10_000),
    misses=(1000, 1000),
)
PATIENCE = 60.0
OPEN: "list[Browser | Line]" = []
"""What has to be closed when a test is over."""


def close_all() -> None:
    """Close every browser and every line."""
    while OPEN:
        OPEN.pop().close()


class Running:
    """A server that runs in a thread of its own, exactly as `starlore serve` configures it."""

    def __init__(self, folder: Path, limits: Limits = GENEROUS, port: int | None = None, **options: Any) -> None:
        self.folder = folder
        self.limits = limits
        self.port = port or free_port()
        self.options = {"pace": 0.0} | options
        self.proxies = self.options.pop("trusted_proxies", "")
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,))
        self.thread.start()
        assert ready.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while not self.uvicorn.started and time.monotonic() < deadline:
            time.sleep(0.005)
        assert self.uvicorn.started
        return self

    def run(self, ready: threading.Event) -> None:
        self.server = Server(SqliteStore(self.folder / DATABASE), SimpleBrain(), limits=self.limits, **self.options)
        config = configured(self.server, host="127.0.0.1", port=self.port, trusted_proxies=self.proxies)
        self.uvicorn = uvicorn.Server(config)
        ready.set()
        self.uvicorn.run()

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def browser(self, secret: str | None = None) -> "Browser":
        """A new browser, or one with this secret."""
        return Browser(self.url, secret)

    def table(self, *names: str, **options: Any) -> "Gathering":
        """A table at which people of these names sit, each with a browser of their own."""
        return Gathering(self, names, options)


class Browser:
    """Somebody's browser: it keeps its cookie."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, cookies={COOKIE: secret} if secret else None, timeout=PATIENCE)
        OPEN.append(self)

    def close(self) -> None:
        self.http.close()

    @property
    def secret(self) -> str:
        if COOKIE not in self.http.cookies:
            self.http.get("/api/me")
        return self.http.cookies[COOKIE]

    def open_table(self, name: str, **options: Any) -> str:
        answer = self.http.post("/api/tables", json={"name": name, "options": nested(**options)})
        assert answer.status_code == 201, answer.text
        return cast(str, answer.json()["code"])

    def connect(self, code: str, query: str = "", **headers: str) -> "Line":
        cookie = {"cookie": f"{COOKIE}={self.secret}"} | headers
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/socket{query}"
        return Line(address, cookie)


class Line:
    """A WebSocket to a table."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.opened = ExitStack()
        opening = connect(address, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE)
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
        return next(message for message in reversed(self.heard) if message["type"] == "table")

    def closed(self) -> tuple[int, str]:
        """The code and reason with which the server closes."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closing:
            return (closing.rcvd.code, closing.rcvd.reason) if closing.rcvd else (1006, "")


def accepted(message: dict[str, Any]) -> dict[str, int]:
    """The ids that an update accepts, with their versions."""
    return {done["id"]: done["version"] for done in message.get("accepted", ())}


class Gathering:
    """People at a table, each connected."""

    def __init__(self, running: Running, names: tuple[str, ...], options: dict[str, Any]) -> None:
        self.browsers = {name: running.browser() for name in names}
        owner = next(iter(self.browsers.values()))
        self.code = owner.open_table(names[0], **options)
        self.lines = {name: browser.connect(self.code) for name, browser in self.browsers.items()}
        for name in names[1:]:
            assert "accepted" in self.lines[name].do("sit", type="sit", name=name)
        for line in self.lines.values():
            line.view(lambda view: len(view["chairs"]) == len(names))

    def __getitem__(self, name: str) -> Line:
        return self.lines[name]

    def __iter__(self) -> Any:
        return iter(self.lines.values())
