"""The connection to the nodes, and what is listened to on it: when it is lost, by whatever cause, another is made.

The library could find another node by itself, but not always: it waits for a paused node to take what was still to be
sent to it, and never comes back after some errors that a node tells. So a client of the library is one connection to
one node here; when that is gone it is left behind, and a new client is asked for the next node.
"""

import asyncio
import contextlib
import logging
import ssl
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Any

from nats.aio.client import Client
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from starlore.store.nats.address import Address
from starlore.store.nats.client import Hear, ShortClient
from starlore.table.ports import StoreUnavailable

log = logging.getLogger(__name__)

CONNECT_TIMEOUT = 2.0
"""Seconds in which a node has to answer the first time."""

PING_INTERVAL = 1
"""Seconds between heartbeats: a node that was paused, and takes nothing any more, is left after three of them."""

CHECK_INTERVAL = 0.1
"""Seconds between two looks whether the connection is lost, and between two tries to get another."""

CLOSE_TIMEOUT = 2.0
"""Seconds for which a connection may take its leave."""


class AuthenticationFailed(StoreUnavailable):
    """A node does not let us in, or is not whom it should be: trying again would not help."""


class Listening:
    """A subject that is listened to, on whichever connection there is."""

    def __init__(self, subject: str, hear: Hear) -> None:
        self.subject = subject
        self.hear = hear
        self.on: tuple[ShortClient, Subscription] | None = None

    async def begin(self, client: ShortClient) -> None:
        """Have it told on this connection; where that fails, the next one will do it."""
        with contextlib.suppress(NatsError, OSError):
            self.on = client, await client.listen(self.subject, self.hear)

    async def end(self) -> None:
        """Have it told no more."""
        if self.on is not None:
            client, subscription = self.on
            with contextlib.suppress(NatsError, OSError):
                await client.end(subscription)


class Connection:
    """One connection at a time, and another when it is lost."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.client = ShortClient()
        self.hosts = SystemRandom().sample(address.hosts, len(address.hosts))
        """The nodes, in the order in which they are tried."""
        self.listening: dict[Listening, None] = {}
        self.on_reconnect: list[Callable[[], Awaitable[None]]] = []
        self.reconnects = 0
        self.keeping: asyncio.Task[None] | None = None
        self.leaving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Connect to any of the nodes, and keep connected; raises `StoreUnavailable`."""
        for turn in range(len(self.hosts)):
            try:
                self.client = await self.connect()
                break
            except AuthenticationFailed:
                raise
            except StoreUnavailable:
                if turn == len(self.hosts) - 1:
                    raise
        self.keeping = asyncio.create_task(self.keep())

    async def connect(self) -> ShortClient:
        """A connection to the next node. Raises `StoreUnavailable`."""
        host = self.hosts.pop(0)
        self.hosts.append(host)
        options: dict[str, Any] = self.address.options()
        options["servers"] = [f"{'tls' if self.address.secure else 'nats'}://{host}"]
        client = ShortClient()
        try:
            async with asyncio.timeout(2 * CONNECT_TIMEOUT):
                await client.connect(
                    **options,
                    name="starlore",
                    connect_timeout=int(CONNECT_TIMEOUT),
                    allow_reconnect=False,
                    max_reconnect_attempts=1,
                    reconnect_time_wait=CHECK_INTERVAL,  # type: ignore[arg-type]
                    ping_interval=PING_INTERVAL,
                    max_outstanding_pings=2,
                    pending_size=0,  # what cannot be sent now is refused now, and not sent behind our back later
                    error_cb=self.log_error,
                )
                await client.open_inbox()
        except BaseException as error:
            self.leave(client)
            if isinstance(error, ssl.SSLError) or "authorization" in str(error).lower():
                raise AuthenticationFailed(f"we are not let in at {self.address}: {error}") from error
            if isinstance(error, TimeoutError | NatsError | OSError):
                said = str(error) or type(error).__name__
                raise StoreUnavailable(f"no node at {self.address} answers: {said}") from error
            raise
        return client

    async def keep(self) -> None:
        """Look whether the connection is lost, and make another, for as long as we are wanted."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            if self.client.is_connected:
                continue
            try:
                client = await self.connect()
            except StoreUnavailable as error:
                log.info("the line to the nodes", extra={"reason": str(error)})
                continue
            before, self.client = self.client, client
            self.leave(before)
            self.reconnects += 1
            try:
                for one in list(self.listening):
                    await one.begin(client)
                for call in self.on_reconnect:
                    await call()
            except Exception as error:
                log.error("after another node was found", extra={"reason": repr(error)})

    async def listen(self, subject: str, hear: Hear) -> Callable[[], Awaitable[None]]:
        """Have what is told on a subject heard from now on; what is returned ends it."""
        one = Listening(subject, hear)
        self.listening[one] = None
        await one.begin(self.client)

        async def end() -> None:
            self.listening.pop(one, None)
            await one.end()

        return end

    async def log_error(self, error: Exception) -> None:
        """The library tells what goes wrong; whoever waits for an answer hears of it too."""
        log.info("the line to the nodes", extra={"reason": str(error) or type(error).__name__})

    def leave(self, client: Client) -> None:
        """Leave a connection behind. Nobody waits for a node that takes nothing any more."""
        transport = getattr(client, "_transport", None)
        writer = getattr(transport, "_io_writer", None)
        if writer is not None:
            writer.transport.abort()
        self.run_in_background(close_client(client))

    def run_in_background(self, work: Awaitable[None]) -> None:
        """Do it, and keep it from being collected meanwhile."""
        task = asyncio.ensure_future(work)
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def close(self) -> None:
        """Hang up, once what was said is sent."""
        if self.keeping is not None:
            self.keeping.cancel()
            await asyncio.gather(self.keeping, return_exceptions=True)
        if self.client.is_connected:
            with contextlib.suppress(NatsError, OSError, TimeoutError):
                await self.client.flush(int(CLOSE_TIMEOUT))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(close_client(self.client), CLOSE_TIMEOUT)
        self.leave(self.client)
        await asyncio.wait(self.leaving, timeout=CLOSE_TIMEOUT)


async def close_client(client: Client) -> None:
    """End a client, in whatever state it is."""
    with contextlib.suppress(NatsError, OSError, AttributeError, AssertionError):
        await client.close()
