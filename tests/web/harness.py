"""A real server on a loopback port, and browsers without windows."""

import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

import httpx
import uvicorn

from starlore.bots.random_brain import RandomBrain
from starlore.owndecks.library import Library
from starlore.owndecks.object_store import FileObjectStore
from starlore.store.sqlite import SqliteStore
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity.cookie import COOKIE, HOST_COOKIE
from starlore.web.limits.limits import Limits
from starlore.web.serve import DATABASE, DECKS, uvicorn_config
from starlore.web.server import Server
from support.line import OPEN, PATIENCE, Line, accepted, close_all
from support.options import nested
from support.server import free_port
from support.waiting import until

__all__ = ["GENEROUS", "PATIENCE", "Browser", "Gathering", "Line", "Running", "accepted", "close_all"]

GENEROUS = Limits(
    messages=(10_000, 10_000),
    chat=(1000, 1000),
    tables=(1000, 1000),
    tables_of_address=(1000, 1000),
    requests=(10_000, 10_000),
    options=(1000, 1000),
    names=(1000, 1000),
    misses=(1000, 1000),
    misses_of_address=(1000, 1000),
    misses_of_site=(1000, 1000),
    misses_of_network=(1000, 1000),
    requests_of_network=(10_000, 10_000),
    files=(10_000, 10_000),
    health=(10_000, 10_000),
    uploads=(10_000, 10_000),
    kept=(10_000, 10_000),
    kept_of_network=(10_000, 10_000),
)


class Running:
    """A server that runs in a thread of its own, exactly as `starlore serve` configures it."""

    def __init__(self, folder: Path, limits: Limits = GENEROUS, port: int | None = None, **options: Any) -> None:
        self.folder = folder
        self.limits = limits
        self.port = port or free_port()
        self.options = {"pace": 0.0} | options
        self.proxies = self.options.pop("trusted_proxies", "")
        self.quotas = self.options.pop("quotas", None)
        self.uploads = self.options.pop("uploads", True)
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,))
        self.thread.start()
        assert ready.wait(PATIENCE)
        until(lambda: self.uvicorn.started)
        return self

    def run(self, ready: threading.Event) -> None:
        library = Library(FileObjectStore(self.folder / DECKS), self.quotas, uploads=self.uploads)
        self.server = Server(
            SqliteStore(self.folder / DATABASE),
            RandomBrain(),
            limits=self.limits,
            devices_file=DevicesFile(self.folder / FILE),
            library=library,
            folder=self.folder,
            **self.options,
        )
        config = uvicorn_config(self.server, host="127.0.0.1", port=self.port, trusted_proxies=self.proxies)
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
        if not self.cookie:
            self.http.get("/api/me")
        return self.http.cookies[self.cookie]

    @property
    def cookie(self) -> str:
        """The name of the cookie that it keeps its secret in; nothing while it has none."""
        return next((name for name in (HOST_COOKIE, COOKIE) if name in self.http.cookies), "")

    def become(self, other: "Browser") -> None:
        """By a link of another browser, be the same person."""
        token = other.http.post("/api/me/devices").json()["url"].partition("#")[2]
        assert self.http.post("/api/me/adopt", json={"token": token}).json()["state"] == "waiting"
        asking = other.http.get("/api/me/devices").json()["asking"]
        assert other.http.post("/api/me/devices/confirm", json={"id": asking["id"], "yes": True}).status_code == 204
        assert self.http.post("/api/me/adopt", json={"token": token}).json()["state"] == "done"

    def open_table(self, name: str, **options: Any) -> str:
        answer = self.http.post("/api/tables", json={"name": name, "options": nested(**options)})
        assert answer.status_code == 201, answer.text
        return cast(str, answer.json()["code"])

    def connect(self, code: str, query: str = "", **headers: str) -> "Line":
        secret = self.secret
        cookie = {"cookie": f"{self.cookie}={secret}"} | headers
        address = f"{self.url.replace('http', 'ws')}/api/tables/{code}/socket{query}"
        return Line(address, cookie)


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
