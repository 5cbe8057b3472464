"""One WebSocket for each table that somebody looks at. Plain ASGI: nothing stands between a change and its viewers."""

import asyncio
import logging
from collections import deque
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import msgspec
from starlette.types import Receive, Scope, Send

from starlore.core import Illegal
from starlore.core.wire import Reader
from starlore.table.codes import read_code
from starlore.table.log import ENCODER
from starlore.table.messages import Person, React, Say, SitDown
from starlore.table.ports import StoreUnavailable
from starlore.table.room import Room, refusal
from starlore.web.identity import COOKIE, person_of
from starlore.web.limits import Bucket
from starlore.web.protocol import READER, AskRounds, Bye, Do, Ping, Pong, Reacted, Rounds

if TYPE_CHECKING:
    from starlore.web.app import Server

log = logging.getLogger(__name__)

CLOSE = {"not_known": 4401, "foreign_origin": 4403, "banned": 4403, "no_such_table": 4404, "too_slow": 4408}
CLOSE |= {"malformed": 4400, "too_large": 4413, "too_fast": 4429, "too_many_sockets": 4429, "restart": 1012}
CLOSE |= {"storage_unavailable": 1013}
PATIENCE = 50
"""Refused messages in a row after which the connection is closed."""


class Socket:
    """Somebody's connection: what is told to it waits in a queue that may not grow."""

    def __init__(self, server: "Server", send: Send, person: Person, *, watching: bool) -> None:
        self.server = server
        self.send = send
        self.person = person
        self.watching = watching
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.woken = asyncio.Event()
        self.goodbye: str | None = None
        self.commands = Bucket(server.limits.commands)
        self.chat = Bucket(server.limits.chat)
        self.refused = 0

    def tell(self, message: bytes) -> None:
        """Send this when the client can take it; a client that takes nothing is dropped."""
        if self.goodbye is not None:
            return
        self.waiting.append(message)
        self.bytes += len(message)
        if self.bytes > self.server.limits.backlog:
            self.server.metrics.dropped.inc()
            self.waiting.clear()
            self.goodbye = "too_slow"
        self.woken.set()

    def show_out(self, code: str) -> None:
        """Say goodbye and close, after what already waits."""
        if self.goodbye is None:
            self.waiting.append(ENCODER.encode(Bye(code)))
            self.goodbye = code
            self.woken.set()

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        """Answer that a command was not carried out."""
        self.server.metrics.refusals.labels(code).inc()
        self.tell(refusal(id, code))
        self.refused += 1
        if self.refused > PATIENCE:
            self.show_out("too_fast")

    async def write(self) -> None:
        """Send what waits, until it is time to go."""
        while True:
            while self.waiting:
                message = self.waiting.popleft()
                self.bytes -= len(message)
                await self.send({"type": "websocket.send", "text": message.decode()})
            if self.goodbye is not None:
                await self.send(
                    {"type": "websocket.close", "code": CLOSE.get(self.goodbye, 1011), "reason": self.goodbye}
                )
                return
            self.woken.clear()
            await self.woken.wait()


async def serve_socket(server: "Server", scope: Scope, receive: Receive, send: Send) -> None:
    """Let somebody in, listen to them until they go."""
    await receive()
    try:
        person = recognise(server, scope)
        code = read_code(scope["path"].removeprefix("/api/tables/").removesuffix("/socket"))
        room = await server.find(code, address(scope))
        if person in room.shown.banned:
            raise Illegal("banned")
        if server.sockets[person] >= server.limits.sockets:
            raise Illegal("too_many_sockets")
    except (Illegal, StoreUnavailable) as error:
        reason = error.code if isinstance(error, Illegal) else "storage_unavailable"
        server.metrics.refusals.labels(reason).inc()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CLOSE.get(reason, 4400), "reason": reason})
        return
    await send({"type": "websocket.accept"})
    watching = "watch" in parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    socket = Socket(server, send, person, watching=watching)
    server.joined(socket)
    room.enter(socket)
    writing = asyncio.create_task(socket.write())
    listening = asyncio.create_task(listen(socket, room, receive))
    try:
        await asyncio.wait((writing, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.exit(socket)
        server.left(socket)
        for task in (writing, listening):
            task.cancel()
        for outcome in await asyncio.gather(writing, listening, return_exceptions=True):
            if isinstance(outcome, Exception):
                log.info("a connection broke", extra={"table": room.code, "reason": type(outcome).__name__})


def recognise(server: "Server", scope: Scope) -> Person:
    """The person behind the cookie; pages of other sites are turned away."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get(b"origin")
    if origin is not None and urlsplit(origin).netloc not in {headers.get(b"host"), server.host}:
        raise Illegal("foreign_origin")
    try:
        morsel = SimpleCookie(headers.get(b"cookie", "")).get(COOKIE)
    except CookieError:
        morsel = None
    person = person_of(morsel.value if morsel else None)
    if person is None:
        raise Illegal("not_known")
    return person


def address(scope: Scope) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope.get("client") else "?"


async def listen(socket: Socket, room: Room, receive: Receive) -> None:
    """Take messages until the client has gone."""
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if len(data) > socket.server.limits.message:
            socket.show_out("too_large")
            return
        await hear(socket, room, data)


async def hear(socket: Socket, room: Room, data: str | bytes) -> None:
    """Carry out one message, or say why not."""
    try:
        message = READER.decode(data)
    except msgspec.DecodeError:
        socket.refuse(id_in(data), "malformed")
        return
    if isinstance(message, Ping):
        socket.tell(ENCODER.encode(Pong()))
        return
    if not socket.commands.take():
        socket.refuse(message.id, "too_fast")
        return
    try:
        match message:
            case AskRounds():
                show_rounds(socket, room, message.id)
            case Do():
                await do(socket, room, message)
    except Illegal as error:
        socket.refuse(message.id, error.code)
    except StoreUnavailable:
        socket.refuse(message.id, "storage_unavailable")
    else:
        socket.refused = 0


async def do(socket: Socket, room: Room, message: Do) -> None:
    """Carry out a command at the table."""
    command = message.command
    socket.server.metrics.commands.labels(command.__struct_config__.tag).inc()
    if socket.watching:
        raise Illegal("only_watching")
    if isinstance(command, Say | React) and not socket.chat.take():
        raise Illegal("too_fast")
    if isinstance(command, SitDown):
        await socket.server.tables.store.remember(socket.person, room.code)
    room.command(socket, message.id, command)
    if isinstance(command, React):
        chair = room.shown.chair_of(socket.person)
        if chair is not None and room.shown.options.chat:
            gesture = ENCODER.encode(Reacted(chair.player, command.reaction))
            for guest in room.guests:
                guest.tell(gesture)


def show_rounds(socket: Socket, room: Room, id: str) -> None:  # noqa: A002
    """All rounds that have been scored; by then they are public to everyone who may see the game."""
    state = room.shown
    if state.playing is None:
        raise Illegal("no_game")
    if not state.options.spectators and (socket.watching or state.chair_of(socket.person) is None):
        raise Illegal("no_spectators")
    rounds = tuple(state.playing.game.rounds(state.playing.state))
    socket.tell(ENCODER.encode(Rounds(id, state.playing.slug, rounds)))


class Named(msgspec.Struct):
    """Just the id of a message that could not be understood."""

    id: str = ""


NAMED: Reader[Named] = Reader(Named)


def id_in(data: str | bytes) -> str:
    """The id in a malformed message, as far as it can be told, so that the refusal finds its way."""
    try:
        return NAMED.decode(data).id[:64]
    except msgspec.DecodeError:
        return ""
