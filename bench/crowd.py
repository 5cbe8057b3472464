"""Many players at many tables, fast enough not to be the limit: hand-made frames and only the fields that matter."""

import asyncio
import itertools
import secrets
import time
from collections import deque
from random import Random
from typing import cast

import httpx
import msgspec

from support.options import nested

TABLES = 40
SEATS = 6


class Phase(msgspec.Struct):
    type: str
    mine: list[int] = []
    table: list[int] = []


class Game(msgspec.Struct):
    seat: int | None
    phase: Phase
    hand: list[int]
    awaited: list[int]


class View(msgspec.Struct):
    over: bool
    game: Game | None = None


class Update(msgspec.Struct):
    type: str
    view: View | None = None
    accepted: list[object] = []


UPDATE = msgspec.json.Decoder(Update)


class Crowd:
    """Everyone at all tables, and what they have met with."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.ready: deque[Player] = deque()
        self.free = True
        """Everyone moves as soon as they can; else the clock says when."""
        self.moving = False
        self.commands = 0
        self.messages = 0
        self.bytes = 0
        self.refused = 0
        self.waits: list[float] = []

    def reset(self) -> None:
        self.commands = self.messages = self.bytes = self.refused = 0
        self.waits = []

    def can_move(self, player: "Player") -> None:
        if self.free and self.moving:
            player.move(time.perf_counter())
        else:
            self.ready.append(player)

    async def saturate(self, seconds: float) -> float:
        """Commands a second when everyone moves as fast as they can."""
        self.free = self.moving = True
        waiting, self.ready = self.ready, deque()
        for player in waiting:
            player.move(time.perf_counter())
        await asyncio.sleep(min(1.0, seconds / 4))
        self.reset()
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        return self.commands / (time.perf_counter() - started)

    async def pace(self, rate: float, seconds: float) -> float:
        """So many commands a second for so long; how many it were."""
        self.free = False
        await asyncio.sleep(0.2)
        self.reset()
        started = due = time.perf_counter()
        while (now := time.perf_counter()) < started + seconds:
            while due <= now and self.ready:
                self.ready.popleft().move(due)
                due += 1 / rate
            due = max(due, now - 0.05)
            await asyncio.sleep(0.001)
        return self.commands / (time.perf_counter() - started)

    async def rest(self) -> None:
        """Nobody moves any more, and every answer has come."""
        self.free = self.moving = False
        await asyncio.sleep(0.5)


class Player(asyncio.Protocol):
    """A WebSocket client that makes random legal moves."""

    def __init__(self, crowd: Crowd, request: bytes, owner: bool) -> None:
        self.crowd = crowd
        self.request = request
        self.owner = owner
        self.buffer = b""
        self.open = False
        self.queued = False
        self.sent_at = 0.0
        self.view: View | None = None
        self.numbers = itertools.count()
        self.entered = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            assert b" 101 " in head, head
            self.open = True
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < start + size:
                break
            if data[at] == 0x81:
                self.hear(data[start : start + size])
            elif data[at] == 0x89:
                self.transport.write(b"\x8a" + bytes((0x80 | size,)) + b"\0\0\0\0" + data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def hear(self, message: bytes) -> None:
        self.crowd.messages += 1
        self.crowd.bytes += len(message)
        update = UPDATE.decode(message)
        if update.view is None:
            self.crowd.refused += 1
            self.sent_at = 0.0
            return
        self.view = update.view
        if not self.entered.done():
            self.entered.set_result(None)
        if update.accepted and self.sent_at:
            self.crowd.commands += 1
            self.crowd.waits.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if not self.sent_at and not self.queued and self.wish() is not None:
            self.queued = True
            self.crowd.can_move(self)

    def wish(self) -> bytes | None:
        """What this player would do now."""
        view = self.view
        if view is None or view.game is None:
            return None
        if view.over:
            return b'{"type":"start"}' if self.owner else None
        game, rng = view.game, self.crowd.rng
        if game.seat not in game.awaited:
            return None
        if game.phase.type == "telling":
            move = b'{"type":"tell","card":%d,"clue":"A quiet secret"}' % rng.choice(game.hand)
        elif game.phase.type == "playing":
            move = b'{"type":"play","cards":[%d]}' % rng.choice(game.hand)
        else:
            slots = [slot for slot in range(1, len(game.phase.table) + 1) if slot not in game.phase.mine]
            move = b'{"type":"vote","slot":%d}' % rng.choice(slots)
        return b'{"type":"dixit","move":%s}' % move

    def move(self, due: float) -> None:
        self.queued = False
        command = self.wish()
        if command is not None:
            self.sent_at = due
            self.send(command)

    def send(self, command: bytes) -> None:
        message = b'{"type":"do","id":"m%d","command":%s}' % (next(self.numbers), command)
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + message)


async def connect(crowd: Crowd, port: int, path: str, secret: str, owner: bool, kind: type[Player] = Player) -> Player:
    """Somebody at a table, when the first view has come."""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: starlore={secret}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, player = await loop.create_connection(lambda: kind(crowd, request.encode(), owner), "127.0.0.1", port)
    await player.entered
    return player


async def gather(crowd: Crowd, port: int, count: int = TABLES) -> list[list[Player]]:
    """So many tables, with everyone around them."""
    tables = []
    for _ in range(count):
        people = [secrets.token_urlsafe(32) for _ in range(SEATS)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", cookies={"starlore": people[0]}) as http:
            options = nested(first="random")
            opened = await http.post("/api/tables", json={"name": "Player 0", "options": options})
        path = f"/api/tables/{opened.json()['code']}/socket"
        players = [await connect(crowd, port, path, secret, secret == people[0]) for secret in people]
        for number, player in enumerate(players[1:], 1):
            player.send(b'{"type":"sit","name":"Player %d"}' % number)
        tables.append(players)
    await asyncio.sleep(1.0)
    return tables


def start(tables: list[list[Player]]) -> None:
    """Every owner starts a game."""
    for players in tables:
        players[0].send(b'{"type":"start","game":"dixit"}')
