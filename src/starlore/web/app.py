"""The server as one ASGI application."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starlore.web.routes import routes
from starlore.web.server import Server
from starlore.web.server_messages import ServerMessages
from starlore.web.socket import serve_socket

log = logging.getLogger(__name__)

COLLECT_AFTER = (700, 10, 100)
"""When Python looks for garbage in its three generations. The last is searched ten times more rarely than it would be:
everyone waits meanwhile, 15 ms with 40 tables at play."""

SECURITY_HEADERS = {
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
ENCODED_SECURITY_HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


def build_app(server: Server) -> ASGIApp:
    """The whole application: sockets go the short way, everything else through routes and headers."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        bus = server.tables.store.bus
        if bus is not None:
            ServerMessages(server, bus)
        sweeping = asyncio.create_task(server.sweep())
        server.calls.start()
        collecting = asyncio.create_task(server.collect())
        gc.freeze()  # what was made while starting stays, so nobody has to wait while it is searched for garbage
        gc.set_threshold(*COLLECT_AFTER)
        log.info("open")
        try:
            yield
        finally:
            sweeping.cancel()
            collecting.cancel()
            await server.close()

    pages = Starlette(routes=routes(server), lifespan=lifespan)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve_socket(server, scope, receive, send)
            return

        async def send_with_security_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *ENCODED_SECURITY_HEADERS]
            await send(message)

        await pages(scope, receive, send_with_security_headers if scope["type"] == "http" else send)

    return app
