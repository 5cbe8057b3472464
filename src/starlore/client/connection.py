"""The connection to a table: typed messages, reconnection with exponential backoff, and commands that are idempotent.

A command is sent again, with the same id, until it is answered: whatever happens to the network or the server, it is
carried out once or refused.
"""

import asyncio
import contextlib
import itertools
import random
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from starlore.client.joining import Ticket
from starlore.core import Refused
from starlore.core.wire import JsonDecoder
from starlore.table.commands import Command
from starlore.table.view import TableView
from starlore.table.wire import Refusal, Update
from starlore.web.protocol import Bye, ToBrowser

READER: JsonDecoder[ToBrowser] = JsonDecoder(ToBrowser)

FOR_GOOD = {4401: "not_known", 4403: "banned", 4404: "no_such_table"}
"""Close codes after which there is no coming back."""

AGAIN = {"try_again", "storage_unavailable", "too_fast"}
"""Refusals after which the same command is sent again."""

BACKOFF = (0.2, 10.0)
"""Seconds before the first attempt to come back, and between later ones at the most."""


class Closed(Refused):
    """The table has closed its door for this program; `code` says why."""


class Do(msgspec.Struct, frozen=True, tag="do"):
    """A command on its way."""

    id: str
    command: Any


class Connection:
    """A program at its table. Use it as a context manager: it stays connected until it is left."""

    def __init__(self, ticket: Ticket) -> None:
        self.ticket = ticket
        self.latest: Update[TableView] | None = None
        """The table as it was last seen."""
        self.connections = 0
        self.prefix = secrets.token_hex(6)
        self.numbers = itertools.count(1)
        self.waiting: dict[str, tuple[Any, asyncio.Future[None]]] = {}
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Condition()
        self.closed: Closed | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self.task is not None
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    # --- for whoever plays ----------------------------------------------------------------------

    async def do(self, command: Command | dict[str, Any]) -> None:
        """Carry out a command; returns when it is durable. Raises `Refused` with a code, or `Closed`."""
        if self.closed is not None:
            raise self.closed
        name = f"{self.prefix}-{next(self.numbers)}"
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[name] = (command, done)
        await self.send(name)
        await done

    async def updates(self) -> AsyncIterator[Update[TableView]]:
        """The table whenever it has changed; those that came while nobody looked are left out. Raises `Closed`."""
        seen: Update[TableView] | None = None
        while True:
            async with self.changed:
                while self.closed is None and self.latest is seen:
                    await self.changed.wait()
            if self.closed is not None:
                raise self.closed
            seen = self.latest
            assert seen is not None
            yield seen

    # --- the connection -------------------------------------------------------------------------

    async def stay(self) -> None:
        """Stay connected, whatever happens, until the table wants no more of us."""
        pause = BACKOFF[0]
        while self.closed is None:
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                await self.visit()
                pause = BACKOFF[0]
            self.socket = None
            if self.closed is None:
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
                pause = min(2 * pause, BACKOFF[1])
        for _, done in self.waiting.values():
            if not done.done():
                done.set_exception(self.closed)
        async with self.changed:
            self.changed.notify_all()

    async def visit(self) -> None:
        """One connection, from its opening to its end."""
        headers = {"cookie": f"starlore={self.ticket.secret}"}
        async with connect(self.ticket.socket, additional_headers=headers, compression=None) as socket:
            self.socket = socket
            self.connections += 1
            for name in list(self.waiting):
                await self.send(name)
            try:
                async for message in socket:
                    await self.hear(READER.decode(message))
            except ConnectionClosed:
                pass
            if socket.close_code in FOR_GOOD:
                self.closed = Closed(socket.close_reason or FOR_GOOD[socket.close_code])

    async def send(self, name: str) -> None:
        """Send a command, if there is a connection; else it goes out with the next one."""
        if self.socket is not None:
            message = msgspec.json.encode(Do(name, self.waiting[name][0]))
            with contextlib.suppress(WebSocketException, OSError):
                await self.socket.send(message, text=True)

    async def hear(self, message: ToBrowser) -> None:
        """Take in what the table says."""
        match message:
            case Update():
                for done in message.accepted:
                    self.settle(done.id, None)
                async with self.changed:
                    self.latest = message
                    self.changed.notify_all()
            case Refusal(name, code):
                if code in AGAIN and name in self.waiting:
                    await asyncio.sleep(BACKOFF[0])
                    await self.send(name)
                else:
                    self.settle(name, Refused(code))
            case Bye(code) if code in FOR_GOOD.values():
                self.closed = Closed(code)
            case _:
                pass

    def settle(self, name: str, refusal: Refused | None) -> None:
        """A command is answered."""
        _, done = self.waiting.pop(name, (None, None))
        if done is not None and not done.done():
            if refusal is None:
                done.set_result(None)
            else:
                done.set_exception(refusal)
