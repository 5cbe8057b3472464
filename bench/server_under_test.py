"""The server that `bench/server.py` puts under load, on its own core: without limits, or without any rules.

python -m bench.server_under_test tables PORT FOLDER      the real thing
python -m bench.server_under_test nats PORT ADDRESS       the same, with tables on NATS
python -m bench.server_under_test echo PORT BYTES         every message makes so many bytes for everyone in the room
python -m bench.server_under_test flush PORT BYTES        the same once a record of it is flushed to the disk
"""

import asyncio
import gc
import os
import queue
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn

from starlore.bots.random_brain import RandomBrain
from starlore.store.database import COMMIT_PAUSE
from starlore.store.sqlite import SqliteStore
from starlore.web.connection import EXTENSION, Connection
from starlore.web.limits.limits import Limits
from starlore.web.logs import log_as_json
from starlore.web.serve import DATABASE, open_shared, uvicorn_config
from starlore.web.server import Server

RECORD = b"x" * 400
"""About what a command takes in the log."""

ENDLESS = (1e12, 1e12)
LIMITS = Limits(
    messages=ENDLESS,
    chat=ENDLESS,
    tables=ENDLESS,
    tables_of_address=ENDLESS,
    requests=ENDLESS,
    misses=ENDLESS,
    misses_of_address=ENDLESS,
    misses_of_site=ENDLESS,
    misses_of_network=ENDLESS,
    misses_of_all=ENDLESS,
    options=ENDLESS,
    names=ENDLESS,
    requests_of_network=ENDLESS,
    files=ENDLESS,
    health=ENDLESS,
    written=ENDLESS,
    written_of_address=ENDLESS,
    written_of_network=ENDLESS,
    written_at_table=ENDLESS,
    written_of_all=ENDLESS,
    records=10**12,
    spectators=10**9,
    connections=10**9,
    connections_of_address=10**9,
    connections_of_network=10**9,
    backlog=50_000_000,
)


def serve_tables(port: int, folder: Path) -> None:
    """The server as it is, but for its limits."""
    server = Server(SqliteStore(folder / DATABASE), RandomBrain(), limits=LIMITS)
    uvicorn.Server(uvicorn_config(server, host="127.0.0.1", port=port)).run()


def serve_shared(port: int, address: str) -> None:
    """The same with tables on NATS."""
    server = Server(open_shared(address), RandomBrain(), limits=LIMITS)
    uvicorn.Server(uvicorn_config(server, host="127.0.0.1", port=port)).run()


class Echo:
    """Somebody in a room where every message makes so many bytes for everyone."""

    rooms: dict[str, set["Echo"]] = {}  # noqa: RUF012
    message = b""
    kind: type["Echo"]

    def __init__(self, connection: Connection, room: str) -> None:
        self.connection = connection
        self.room = self.rooms.setdefault(room, set())
        self.room.add(self)
        self.over = asyncio.Event()

    def hear(self, _: bytes) -> None:
        for one in self.room:
            one.connection.write(self.message)

    def lost(self) -> None:
        self.room.discard(self)
        self.over.set()

    def disconnect(self, _: str) -> None:
        self.over.set()


class Flushed(Echo):
    """Somebody in a room where a message is told once a record of it is on the disk; many are flushed at once.

    No database, no rules, and one write and one flush for all that waits: nobody durable can be quicker in this stack.
    """

    heard: queue.SimpleQueue["Flushed"] = queue.SimpleQueue()
    writing: threading.Thread | None = None

    def __init__(self, connection: Connection, room: str) -> None:
        super().__init__(connection, room)
        if Flushed.writing is None:
            Flushed.writing = threading.Thread(target=self.write_all, args=(asyncio.get_running_loop(),), daemon=True)
            Flushed.writing.start()

    def hear(self, _: bytes) -> None:
        self.heard.put(self)

    @classmethod
    def write_all(cls, loop: asyncio.AbstractEventLoop) -> None:
        """The writing thread, with the same pause between two flushes as the store's."""
        with tempfile.TemporaryFile(dir=Path(__file__).parent, buffering=0) as file:
            while True:
                batch = [cls.heard.get()]
                while not cls.heard.empty():
                    batch.append(cls.heard.get())
                file.write(RECORD * len(batch))
                os.fdatasync(file.fileno())
                loop.call_soon_threadsafe(cls.tell_all, batch)
                if len(batch) > 1:
                    time.sleep(COMMIT_PAUSE)

    @staticmethod
    def tell_all(batch: list["Flushed"]) -> None:
        """Everyone hears what is on the disk now."""
        for one in batch:
            Echo.hear(one, b"")


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """The same stack without table, rules and disk."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    connection = scope["extensions"][EXTENSION]
    one = Echo.kind(connection, scope["path"])
    connection.write(Echo.message)
    connection.listen(one)
    await one.over.wait()


def serve_echo(port: int, size: int, kind: type[Echo]) -> None:
    """Broadcasts of equal bytes."""
    Echo.message, Echo.kind = b"x" * size, kind
    config = uvicorn.Config(
        echo,
        host="127.0.0.1",
        port=port,
        loop="uvloop",
        ws=Connection,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    log_as_json()
    gc.collect()
    kind, port, what = sys.argv[1:]
    if kind == "tables":
        serve_tables(int(port), Path(what))
    elif kind == "nats":
        serve_shared(int(port), what)
    else:
        serve_echo(int(port), int(what), Flushed if kind == "flush" else Echo)
