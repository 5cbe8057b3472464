"""A command without network and disk: what it costs in the interpreter alone, from a message's bytes to its answers'.

python -m bench.inside TABLES      µs of processor time for each of many commands, at so many tables of six

Everyone who may move does so at once, as a crowd does that waits for nothing: so as few views as possible are told.
"""

import asyncio
import gc
import secrets
import sys
import time
from random import Random
from statistics import median
from typing import Any, cast

import uvloop

from bench.crowd import SEATS
from bench.server_under_test import LIMITS
from starlore.bots.random_brain import RandomBrain
from starlore.core import Seat
from starlore.games import GAMES
from starlore.store.memory import MemoryStore
from starlore.table.commands import SitDown
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.web.connection import Connection
from starlore.web.identity.devices import Session
from starlore.web.server import Server
from starlore.web.socket import Socket
from support.options import options

WARM_UP, LAPS, STEPS = 30, 9, 12
"""Steps before anything is counted, and laps of so many steps; in each, everyone who may moves once."""

UNTIL_TOLD = 3
"""Turns of the event loop after which whatever has become durable is answered, or has a turn to be told."""

MOVES = {
    "tell": b'{"type":"tell","card":%d,"clue":"A quiet secret"}',
    "play": b'{"type":"play","cards":[%d]}',
    "vote": b'{"type":"vote","slot":%d}',
}


class Unflushed(MemoryStore):
    """A store in memory that answers all that waits together, in the next turn, as one flush of a disk does."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[str, bytes, asyncio.Future[None]]] = []

    def append(self, table: str, _: int, record: bytes) -> "asyncio.Future[None]":  # type: ignore[override]
        """Keep a record; nobody else writes."""
        loop = asyncio.get_running_loop()
        if not self.waiting:
            loop.call_soon(self.answer)
        self.waiting.append((table, record, loop.create_future()))
        return self.waiting[-1][2]

    def answer(self) -> None:
        """All of it is durable."""
        some, self.waiting = self.waiting, []
        for table, record, done in some:
            self.logs[table].append(record)
            done.set_result(None)


class Nowhere:
    """A connection to nobody."""

    def write(self, message: bytes) -> None:
        """It is gone."""

    def backlog(self) -> int:
        """Nothing ever waits."""
        return 0


class Company:
    """A table and everyone around it."""

    def __init__(self, room: Room, sockets: list[Socket], rng: Random) -> None:
        self.room = room
        self.sockets = sockets
        self.rng = rng
        self.count = 0

    def messages(self) -> list[tuple[Socket, bytes]]:
        """What everyone who may move sends next."""
        state = self.room.ledger.durable
        if state.running is None:
            return [(self.sockets[0], self.message(b'{"type":"start","game":"dixit"}'))]
        people = {chair.player: chair.sitter.person for chair in state.chairs}
        by_person = {socket.person: socket for socket in self.sockets}
        return [
            (by_person[cast(Person, people[player])], self.message(self.move(state.running.seat_of(player))))
            for player in state.awaited
        ]

    def move(self, seat: Seat | None) -> bytes:
        """Any move that a seat may make."""
        running = self.room.ledger.durable.running
        assert running is not None
        command: Any = self.rng.choice(GAMES["dixit"].choices(GAMES["dixit"].view(running.state, seat)))
        kind = str(command.__struct_config__.tag)
        number = command.slot if kind == "vote" else command.cards[0] if kind == "play" else command.card
        return b'{"type":"dixit","move":%s}' % (MOVES[kind] % number)

    def message(self, command: bytes) -> bytes:
        """A command with an id of its own."""
        self.count += 1
        return b'{"type":"do","id":"m%d","command":%s}' % (self.count, command)


async def gather(server: Server, rng: Random) -> Company:
    """A table of six."""
    people = [Person(secrets.token_hex(32)) for _ in range(SEATS)]
    opened = await server.tables.open(options(first="random"), people[0], SitDown("Player 0"))
    room = await server.tables.room(opened.code)
    sockets = []
    for person in people:
        connection = cast(Connection, Nowhere())
        socket = Socket(server, room, connection, Session("", "", person), ("127.0.0.1",), watching=False)
        room.enter(socket)
        sockets.append(socket)
    for number, socket in enumerate(sockets[1:], 1):
        socket.hear(b'{"type":"do","id":"s","command":{"type":"sit","name":"Player %d"}}' % number)
        await asyncio.sleep(0.001)
    return Company(room, sockets, rng)


async def step(server: Server, store: Unflushed, companies: list[Company]) -> tuple[int, float]:
    """Everyone who may moves once: how many that were, and the processor time until everyone has been told."""
    messages = [one for company in companies for one in company.messages()]
    before = time.process_time()
    for socket, message in messages:
        socket.hear(message)
    while store.waiting:
        await asyncio.sleep(0)
    for _ in range(UNTIL_TOLD):
        await asyncio.sleep(0)
    while server.tables.turns.waiting:
        await asyncio.sleep(0)
    spent = time.process_time() - before
    assert not any(socket.refused for socket, _ in messages), "a move was refused"
    return len(messages), spent


async def main(tables: int) -> None:
    """Print the median lap."""
    store = Unflushed()
    server = Server(store, RandomBrain(), limits=LIMITS)
    companies = [await gather(server, Random(number)) for number in range(tables)]
    laps = []
    for lap in range(LAPS + 1):
        steps = [await step(server, store, companies) for _ in range(STEPS if lap else WARM_UP)]
        laps.append(1e6 * sum(spent for _, spent in steps) / sum(count for count, _ in steps))
    print(median(laps[1:]))


if __name__ == "__main__":
    gc.collect()
    uvloop.run(main(int(sys.argv[1])))
