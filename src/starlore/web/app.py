"""The server as one ASGI application, and what all its parts share."""

import asyncio
import contextlib
import gc
import logging
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starlore.core import Illegal
from starlore.store.sqlite import SqliteStore
from starlore.table.messages import Person
from starlore.table.ports import Brain, Store
from starlore.table.room import Room
from starlore.table.tables import Tables
from starlore.web.http import routes
from starlore.web.identity import DeviceLinks
from starlore.web.limits import Buckets, Limits
from starlore.web.metrics import Metrics
from starlore.web.socket import Socket, serve_socket

log = logging.getLogger(__name__)

SWEEP = 15.0
"""Seconds between two looks for rooms that nobody is in."""

SAFE = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HEADERS = [(name.encode(), value.encode()) for name, value in SAFE.items()]


class Server:
    """Everything that requests and sockets share."""

    def __init__(
        self,
        store: Store,
        brain: Brain,
        *,
        base_url: str | None = None,
        client: Path | None = None,
        limits: Limits | None = None,
        pace: float = 1.0,
    ) -> None:
        self.limits = limits or Limits()
        self.tables = Tables(store, brain, pace=pace)
        self.base_url = base_url.rstrip("/") if base_url else None
        self.host = urlsplit(base_url).netloc if base_url else None
        self.client = client
        """The built client, if it is there."""
        self.metrics = Metrics()
        self.links = DeviceLinks()
        self.sockets: Counter[Person] = Counter()
        self.open_sockets: set[Socket] = set()
        self.requests = Buckets(self.limits.requests)
        self.misses = Buckets(self.limits.misses)
        self.chats = Buckets(self.limits.chat)
        self.openings = Buckets(self.limits.tables)
        self.openings_of_address = Buckets(self.limits.tables_of_address)
        self.tables.on_broadcast = self.metrics.broadcast.observe
        if isinstance(store, SqliteStore):
            store.on_commit.append(self.metrics.commit.observe)

    def is_ours(self, origin: str | None, host: str | None) -> bool:
        """A request comes from a page of this server, or from a program that is no browser."""
        return origin is None or origin.partition("://")[2] in {host, self.host} - {None, ""}

    async def find(self, code: str | None, address: str) -> Room:
        """The table with this code; whoever asks for many that do not exist is slowed down."""
        misses = self.misses.of(address)
        if misses.empty():
            raise Illegal("too_fast")
        try:
            if code is None:
                raise Illegal("no_such_table")
            return await self.tables.room(code)
        except Illegal:
            misses.owe()
            raise

    def joined(self, socket: Socket) -> None:
        """A socket was opened."""
        self.sockets[socket.person] += 1
        self.open_sockets.add(socket)
        self.count()

    def left(self, socket: Socket) -> None:
        """A socket was closed."""
        self.sockets[socket.person] -= 1
        if not self.sockets[socket.person]:
            del self.sockets[socket.person]
        self.open_sockets.discard(socket)
        self.count()

    def count(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.sockets.set(len(self.open_sockets))
        self.metrics.players.set(len(self.sockets))
        self.metrics.tables.set(len(self.tables.rooms))

    async def sweep(self) -> None:
        """Let go of what nobody looks at, again and again."""
        while True:
            await asyncio.sleep(SWEEP)
            self.tables.sweep()
            self.count()

    async def close(self) -> None:
        """Finish every commit. By now everyone has been told to come back."""
        await self.tables.close()
        log.info("closed")


def build_app(server: Server) -> ASGIApp:
    """The whole application: sockets go the short way, everything else through routes and headers."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(server.sweep())
        gc.freeze()  # what was made while starting stays, so nobody has to wait while it is searched for garbage
        log.info("open")
        try:
            yield
        finally:
            sweeping.cancel()
            await server.close()

    pages = Starlette(routes=routes(server), lifespan=lifespan)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve_socket(server, scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await pages(scope, receive, send_safely if scope["type"] == "http" else send)

    return app
