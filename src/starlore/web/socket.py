"""One WebSocket for each table that somebody looks at. Plain ASGI: nothing stands between a change and its viewers."""

import asyncio
from urllib.parse import parse_qs

import msgspec
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import Receive, Scope, Send

from starlore.core import Refused
from starlore.core.wire import Reader
from starlore.table.codes import read_code
from starlore.table.messages import Person, React, Say
from starlore.table.ports import StoreUnavailable
from starlore.table.room import Room
from starlore.table.wire import Refusal, encode
from starlore.web.connection import EXTENSION, Connection
from starlore.web.identity import COOKIE, person_of
from starlore.web.limits import Bucket, address
from starlore.web.protocol import CLOSE, READER, AskRounds, Bye, Do, Ping, Pong
from starlore.web.server import Server

FAREWELL = 2.0
"""Seconds that a client has to take our goodbye."""

PONG = encode(Pong())
PATIENCE = 50
"""Refused messages in a row after which the connection is closed."""


class Socket:
    """Somebody's connection to a table."""

    def __init__(self, server: Server, room: Room, connection: Connection, person: Person, *, watching: bool) -> None:
        self.server = server
        self.room = room
        self.connection = connection
        self.person = person
        self.eyes = None if watching else person
        self.over: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        """Done when it is time to go: with the reason, or None when the client has gone."""
        self.messages = Bucket(server.limits.messages)
        self.chat = server.chats.of(person)
        self.refused = 0

    # --- to the browser -------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """Send this; a client that takes nothing is dropped before much waits for it."""
        if self.over.done():
            return
        if self.connection.backlog() > self.server.limits.backlog:
            self.server.metrics.dropped.inc()
            self.over.set_result(None)
            self.connection.drop()
            return
        self.connection.write(message)

    def show_out(self, code: str) -> None:
        """Say goodbye and close."""
        self.tell(encode(Bye(code)))
        if not self.over.done():
            self.over.set_result(code)

    def lost(self) -> None:
        """The client has gone."""
        if not self.over.done():
            self.over.set_result(None)

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        """Answer that a command was not carried out."""
        self.server.metrics.refusals.labels(code).inc()
        self.tell(encode(Refusal(id, code)))
        self.refused += 1
        if self.refused > PATIENCE:
            self.show_out("too_fast")

    # --- from the browser -----------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        """Carry out one message, or say why not."""
        if self.over.done():
            return
        if not self.messages.take():
            self.refuse(id_in(data), "too_fast")
            return
        try:
            message = READER.decode(data)
        except msgspec.DecodeError:
            self.refuse(id_in(data), "malformed")
            return
        try:
            match message:
                case Do():
                    self.do(message)
                case AskRounds():
                    self.room.rounds(self, message.id)
                case Ping():
                    self.tell(PONG)
        except Refused as error:
            self.refuse("" if isinstance(message, Ping) else message.id, error.code)
        else:
            self.refused = 0

    def do(self, message: Do) -> None:
        """Carry out a command at the table."""
        command = message.command
        self.server.metrics.commands[str(command.__struct_config__.tag)].inc()
        if self.eyes is None:
            raise Refused("only_watching")
        if isinstance(command, Say | React) and not self.chat.take():
            raise Refused("too_fast")
        self.room.command(self, message.id, command)


async def serve_socket(server: Server, scope: Scope, receive: Receive, send: Send) -> None:
    """Let somebody in, and stay until they go."""
    await receive()
    try:
        socket = await admit(server, scope)
    except (Refused, StoreUnavailable) as error:
        reason = error.code if isinstance(error, Refused) else "storage_unavailable"
        server.metrics.refusals.labels(reason).inc()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": CLOSE.get(reason, 4400), "reason": reason})
        return
    try:
        await send({"type": "websocket.accept"})
        socket.room.enter(socket)
        socket.connection.listen(socket)
        goodbye = await socket.over
        if goodbye is not None:
            farewell = send({"type": "websocket.close", "code": CLOSE.get(goodbye, 1011), "reason": goodbye})
            await asyncio.wait_for(farewell, FAREWELL)
    except TimeoutError:
        socket.connection.drop()
    finally:
        socket.room.exit(socket)
        server.left(socket)


async def admit(server: Server, scope: Scope) -> Socket:
    """Who is it, where do they want to go, and may they? Once it returns, the table stays in memory for them."""
    if not server.requests.of(address(scope)).take():
        raise Refused("too_fast")
    person = recognise(server, scope)
    code = read_code(scope["path"].removeprefix("/api/tables/").removesuffix("/socket"))
    room = await server.find(code, address(scope))
    if person in room.ledger.durable.banned:
        raise Refused("banned")
    if server.sockets[person] >= server.limits.sockets:
        raise Refused("too_many_sockets")
    watching = "watch" in parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    socket = Socket(server, room, scope["extensions"][EXTENSION], person, watching=watching)
    server.joined(socket)
    return socket


def recognise(server: Server, scope: Scope) -> Person:
    """The person behind the cookie; pages of other sites are turned away."""
    headers = Headers(scope=scope)
    if not server.is_ours(headers.get("origin"), headers.get("host")):
        raise Refused("foreign_origin")
    cookies = cookie_parser("; ".join(headers.getlist("cookie")))
    person = person_of(cookies.get(COOKIE))
    if person is None:
        raise Refused("not_known")
    return person


class Named(msgspec.Struct):
    """Just the id of a message that could not be understood."""

    id: str = ""


NAMED: Reader[Named] = Reader(Named)


def id_in(data: bytes) -> str:
    """The id in a malformed message, as far as it can be told, so that the refusal finds its way."""
    try:
        return NAMED.decode(data).id[:64]
    except msgspec.DecodeError:
        return ""
