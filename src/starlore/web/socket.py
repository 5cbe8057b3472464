"""One WebSocket for each table that somebody looks at. Plain ASGI: nothing stands between a change and its viewers."""

import asyncio
import re
from urllib.parse import parse_qs

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from starlore.core import Refused
from starlore.core.wire import JsonDecoder
from starlore.table.games import Move
from starlore.table.live.codes import read_code
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.ports import StoreUnavailable
from starlore.table.wire import Refusal, encode
from starlore.web.connection import EXTENSION, Connection
from starlore.web.identity.devices import Session
from starlore.web.limits.addresses import networks_of
from starlore.web.limits.token_buckets import Bucket
from starlore.web.limits.write_quotas import PrepaidBytes
from starlore.web.protocol import CLOSE, READER, AskProof, AskRounds, Bye, Do, Ping, Pong
from starlore.web.server import Server
from starlore.web.site.build import QUERY

CLOSE_TIMEOUT = 2.0
"""Seconds that a client has to take our goodbye."""

PATH = re.compile(r"/api/tables/([^/]{1,32})/socket")
SEEN = re.compile(r"(?P<epoch>[0-9]{1,15})\.(?P<version>[0-9]{1,15})")
"""What somebody who comes back has seen of a table: in which history, and up to which version."""

COUNTED = {"too_fast", "malformed", "storage_unavailable", "too_much_written", "table_used_up"}
"""Refusals that an operator may count. What a rule refuses may be a secret move, and no counter moves with those."""

PONG = encode(Pong())
MAX_REFUSED = 50
"""Refused messages in a row after which the connection is closed."""


class Socket:
    """Somebody's connection to a table."""

    def __init__(
        self,
        server: Server,
        room: Room,
        connection: Connection,
        session: Session,
        networks: tuple[str, ...],
        *,
        watching: bool,
    ) -> None:
        self.server = server
        self.room = room
        self.connection = connection
        self.session = session
        self.networks = networks
        """Its address and the networks around it."""
        self.person: Person = session.person
        self.viewer = None if watching else session.person
        self.over: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        """Done when it is time to go: with the reason, or None when the client has gone."""
        self.messages = Bucket(server.limits.messages)
        self.prepaid_bytes = PrepaidBytes(server.write_quotas, room, session.person, networks)
        self.refused = 0
        self.waiting = 0
        """Bytes that waited for this client when they were last counted."""

    # --- to the browser -------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """Send this; a client that takes nothing is dropped before much waits for it."""
        if self.over.done():
            return
        self.connection.write(message)
        waiting = self.count_backlog()
        if waiting == 0:
            return
        if waiting > self.server.limits.backlog:
            self.drop()
        elif self.server.open_sockets.waiting > self.server.limits.backlog_of_all:
            self.server.open_sockets.drop_slowest()

    def count_backlog(self) -> int:
        """Bytes that wait for this client, as they count among all from now on."""
        waiting = self.connection.backlog()
        if waiting != self.waiting:
            self.server.open_sockets.waiting += waiting - self.waiting
            self.waiting = waiting
        return waiting

    def drop(self) -> None:
        """It takes nothing: end it at once."""
        self.server.metrics.dropped.inc()
        self.lost()
        self.connection.drop()

    def disconnect(self, code: str) -> None:
        """Say goodbye and close."""
        if code == "banned" and not self.beside_the_owner():
            self.server.address_bans.add(self.room.code, self.networks[0])
        self.tell(encode(Bye(code)))
        if not self.over.done():
            self.over.set_result(code)

    def beside_the_owner(self) -> bool:
        """The owner of the table comes from the same address, so that it says nothing about who else does."""
        owner = self.room.ledger.durable.owner
        chair = None if owner is None else self.room.ledger.durable.chair(owner)
        if chair is None or chair.sitter.person is None:
            return False
        sockets = self.server.open_sockets.of(chair.sitter.person)
        return any(socket.networks[0] == self.networks[0] for socket in sockets)

    def lost(self) -> None:
        """The client has gone."""
        if not self.over.done():
            self.over.set_result(None)
            self.forget_backlog()

    def forget_backlog(self) -> None:
        """Nothing waits for this client any more."""
        self.server.open_sockets.waiting -= self.waiting
        self.waiting = 0

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        """Answer that a command was not carried out."""
        if code in COUNTED:
            self.server.metrics.refusals.labels(code).inc()
        self.tell(encode(Refusal(id, code)))
        self.refused += 1
        if self.refused > MAX_REFUSED:
            self.disconnect("too_fast")

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
                case AskProof():
                    self.room.proof(self, message.id)
                case Ping():
                    self.tell(PONG)
        except Refused as error:
            if error.code not in COUNTED and not (isinstance(message, Do) and isinstance(message.command, Move)):
                self.server.metrics.refusals.labels(error.code).inc()
            self.refuse("" if isinstance(message, Ping) else message.id, error.code)
        else:
            self.refused = 0

    def do(self, message: Do) -> None:
        """Carry out a command at the table."""
        command = message.command
        if not isinstance(command, Move):
            self.server.metrics.commands[str(command.__struct_config__.tag)].inc()
        if self.viewer is None:
            raise Refused("only_watching")
        if not self.room.answer_repeat(self, message.id):  # what is written already costs nothing more
            self.prepaid_bytes.admit(command)
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
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, scope["extensions"][EXTENSION].drop)
        await send({"type": "websocket.close", "code": CLOSE.get(reason, 4400), "reason": reason})
        return
    try:
        await send({"type": "websocket.accept"})
        socket.room.enter(socket)
        socket.connection.listen(socket)
        goodbye = await socket.over
        if goodbye is not None:
            # a client that sleeps takes no goodbye, and must not hold up a server that stops
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, socket.connection.drop)
            await send({"type": "websocket.close", "code": CLOSE.get(goodbye, 1011), "reason": goodbye})
    finally:
        socket.forget_backlog()
        socket.room.exit(socket)
        server.open_sockets.remove(socket)


async def admit(server: Server, scope: Scope) -> Socket:
    """Who is it, where do they want to go, and may they? Once it returns, the table stays in memory for them."""
    server.rates.check(server.rates.requests, scope)
    asked = parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)
    if server.build.differs(asked.get(QUERY, [""])[0]):
        raise Refused("new_version")
    networks = networks_of(scope)
    session = recognise(server, scope)
    person = session.person
    path = PATH.fullmatch(scope["path"])
    room = await server.room_finder.find(read_code(path[1]) if path else None, person, networks)
    watching = "watch" in asked
    await show_no_less(room, None if watching else person, asked.get("seen", [""])[0])
    if server.tables.rooms.get(room.code) is not room:
        raise StoreUnavailable("the table has fallen asleep meanwhile")
    state = room.ledger.durable
    seated = state.chair_of(person) is not None
    if person in state.banned or (not seated and server.address_bans.is_banned(room.code, networks[0])):
        raise Refused("banned")
    if len(server.open_sockets.of(person)) >= server.limits.sockets:
        raise Refused("too_many_sockets")
    if not seated and len(room.presence.subscribers) >= server.limits.spectators:
        raise Refused("too_many_spectators")
    socket = Socket(server, room, scope["extensions"][EXTENSION], session, networks, watching=watching)
    server.open_sockets.add(socket)
    return socket


async def show_no_less(room: Room, viewer: Person | None, seen: str) -> None:
    """Whoever has seen more of a table, on another server, than has been heard of here does not see it go back."""
    found = SEEN.fullmatch(seen)
    if found is None or int(found["epoch"]) != room.ledger.store.epoch:
        return
    if room.ledger.view_version(viewer) < int(found["version"]):
        await room.ledger.catch_up()


def recognise(server: Server, scope: Scope) -> Session:
    """The session behind the cookie; pages of other sites are turned away."""
    headers = Headers(scope=scope)
    host = headers.get("host")
    if not server.is_our_host(host):
        raise Refused("wrong_host")
    if not server.is_our_origin(headers.get("origin"), host):
        raise Refused("foreign_origin")
    session = server.devices.session(headers)
    if session is None:
        raise Refused("not_known")
    return session


class Named(msgspec.Struct):
    """Just the id of a message that could not be understood."""

    id: str = ""


NAMED: JsonDecoder[Named] = JsonDecoder(Named)


def id_in(data: bytes) -> str:
    """The id in a malformed message, as far as it can be told, so that the refusal finds its way."""
    try:
        return NAMED.decode(data).id[:64]
    except msgspec.DecodeError:
        return ""
