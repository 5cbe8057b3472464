"""Connections: how many there may be, and how long a request may take to come (against slow and silent clients)."""

import asyncio
import contextlib
import re
import resource
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from starlore.web.connection import Connection
from starlore.web.limits.addresses import networks_of
from starlore.web.limits.limits import Limits

SPARE_FILES = 64
"""File descriptors that are kept for the log and for everything else."""

UPLOAD = re.compile(r"/api/decks/[0-9a-f]{16}/pictures/[0-9A-Za-z_-]{8,40}")
"""Where pictures are sent to."""

RESPONSE_SECONDS = 300.0
"""Seconds in which a client must have read an answer, however slow its line is."""


class ConnectionLimits:
    """Counts connections for each address and in all."""

    def __init__(self, limits: Limits, trusted_proxies: str = "") -> None:
        self.limits = limits
        proxies = [one.strip() for one in trusted_proxies.split(",") if one.strip()]
        self.everyone_trusted = "*" in proxies
        self.trusted = [ip_network(one, strict=False) for one in proxies if is_network(one)]
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.most = min(limits.connections, max(files - SPARE_FILES, 16))
        self.open = 0
        self.of_network: Counter[str] = Counter()

    def enter(self, host: str) -> tuple[str, ...] | None:
        """Count a connection from this host: what it counts against; None: there are too many."""
        networks = () if self.is_proxy(host) else networks_of({"client": (host, 0)})
        most = (self.limits.connections_of_address, *[self.limits.connections_of_network] * 2)
        full = any(self.of_network[network] >= many for network, many in zip(networks, most, strict=False))
        if full or self.open >= self.most:
            return None
        self.open += 1
        self.of_network.update(networks)
        return networks

    def leave(self, networks: tuple[str, ...]) -> None:
        """A connection has ended."""
        self.open -= 1
        for network in networks:
            self.of_network[network] -= 1
            if not self.of_network[network]:
                del self.of_network[network]

    def is_proxy(self, host: str) -> bool:
        """It is a trusted proxy, which many people share: no limit for one address holds for it."""
        if self.everyone_trusted:
            return True
        try:
            return any(ip_address(host) in network for network in self.trusted)
        except ValueError:
            return False


def is_network(text: str) -> bool:
    """It is an address, or a network of them."""
    with contextlib.suppress(ValueError):
        return bool(ip_network(text, strict=False))
    return False


class Http(H11Protocol):
    """uvicorn's HTTP, with a time-out for what has not come completely, and one for what is not taken."""

    connection_limits: ConnectionLimits
    networks: tuple[str, ...] | None = None
    timer: asyncio.TimerHandle | None = None
    uploading: bool = False
    """The time for a picture runs already."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Connected: the first request must come soon."""
        peer = transport.get_extra_info("peername")
        self.networks = self.connection_limits.enter(str(peer[0]) if peer else "?")
        if self.networks is None:
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self.set_timeout(self.connection_limits.limits.request_seconds)

    def set_timeout(self, seconds: float | None) -> None:
        """So much time until the connection is cut; None: as long as it takes."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.abort)

    def abort(self) -> None:
        """It has taken too long."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Some bytes: the time for a request runs from its first one, and more of them do not buy more."""
        super().data_received(data)
        if self.networks is None or self.transport.is_closing():
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            if not self.uploading and self.is_upload():
                self.uploading = True
                self.set_timeout(self.connection_limits.limits.upload_seconds)
            elif self.timer is None:
                self.set_timeout(self.connection_limits.limits.request_seconds)
        elif self.conn.our_state not in (h11.IDLE, h11.DONE):
            self.set_timeout(RESPONSE_SECONDS)

    def is_upload(self) -> bool:
        """A picture is on its way, which may take longer; its time, too, runs from its first byte."""
        return self.conn.their_state is h11.SEND_BODY and UPLOAD.fullmatch(self.scope["path"]) is not None

    def on_response_complete(self) -> None:
        """Answered: from now on it is idle."""
        self.uploading = False
        self.set_timeout(None)
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Idle for too long: it is closed, and cut when it does not take what is left of the answer."""
        super().timeout_keep_alive_handler()
        self.set_timeout(self.connection_limits.limits.request_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a WebSocket, which has heartbeats of its own; it still counts."""
        self.set_timeout(None)
        networks, self.networks = self.networks, None
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        if networks is not None and isinstance(socket, Connection):
            socket.on_lost = lambda: self.connection_limits.leave(networks)

    def connection_lost(self, exc: Exception | None) -> None:
        """Closed."""
        self.set_timeout(None)
        super().connection_lost(exc)
        if self.networks is not None:
            self.connection_limits.leave(self.networks)
            self.networks = None


def limited_http(connection_limits: ConnectionLimits) -> type[Http]:
    """The protocol under these limits: uvicorn makes an instance for each connection."""
    return type("LimitedHttp", (Http,), {"connection_limits": connection_limits})
