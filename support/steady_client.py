"""The asynchronous wire client: it reconnects, and sends again (idempotently) what was not answered."""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from starlore.bots.random_brain import RandomBrain
from starlore.games import GAMES
from support.options import nested

AGAIN = {"try_again", "storage_unavailable", "too_fast"}
"""Refusals after which the same command is sent again."""

PAUSE = 0.05
BRAIN = RandomBrain()


async def sign_in(url: str) -> str:
    """A secret for a new browser."""
    async with httpx.AsyncClient(base_url=url) as http:
        return (await http.get("/api/me")).cookies["starlore"]


async def open_table(url: str, secret: str, name: str, **options: Any) -> str:
    """The code of a new table."""
    async with httpx.AsyncClient(base_url=url, cookies={"starlore": secret}) as http:
        code: str = (await http.post("/api/tables", json={"name": name, "options": nested(**options)})).json()["code"]
        return code


class Client:
    """Somebody at a table."""

    def __init__(self, url: str, code: str, secret: str) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket"
        self.secret = secret
        self.numbers = itertools.count(1)
        self.prefix = secrets.token_hex(4)
        self.unanswered: dict[str, Any] = {}
        self.accepted: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.view: dict[str, Any] = {}
        self.version = 0
        self.epoch = 0
        self.rounds: Any = None
        self.connections = 0
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Condition()
        self.on_view: Callable[[], None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # --- the connection -------------------------------------------------------------------------

    async def run(self) -> None:
        """Stay connected for ever."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                headers = {"cookie": f"starlore={self.secret}"}
                async with connect(self.address, additional_headers=headers, compression=None) as socket:
                    self.socket = socket
                    self.connections += 1
                    for name, command in list(self.unanswered.items()):
                        await self.put(name, command)
                    async for message in socket:
                        await self.take(msgspec.json.decode(message))
            self.socket = None
            await asyncio.sleep(PAUSE)

    async def put(self, name: str, command: Any) -> None:
        """Send a command, if there is a connection; else it waits for the next one."""
        if self.socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.socket.send(msgspec.json.encode({"type": "do", "id": name, "command": command}), text=True)

    async def take(self, message: dict[str, Any]) -> None:
        """Take in what the server says."""
        if message["type"] == "table":
            assert message["version"] >= self.version, f"from {self.version} back to {message['version']}"
            self.view, self.version = message["view"], message["version"]
            self.epoch = message.get("epoch") or self.epoch
            for done in message.get("accepted", ()):
                self.unanswered.pop(done["id"], None)
                before = self.accepted.setdefault(done["id"], done["version"])
                assert before == done["version"], f"{done['id']} was in {before}, and now is in {done['version']}"
            if self.on_view is not None:
                self.on_view()
        elif message["type"] == "refused":
            await self.take_refusal(message["id"], message["code"])
        elif message["type"] == "rounds":
            self.rounds = message["rounds"]
        async with self.changed:
            self.changed.notify_all()

    async def take_refusal(self, name: str, code: str) -> None:
        """Try again later, or give up."""
        if code in AGAIN and name in self.unanswered:
            await asyncio.sleep(PAUSE)
            await self.put(name, self.unanswered[name])
        elif self.unanswered.pop(name, None) is not None:
            self.refused[name] = code

    # --- what people do with it -----------------------------------------------------------------

    def say(self, command: Any) -> str:
        """Give a command; it will be answered, whatever happens to the server. Its id."""
        name = f"{self.prefix}-{next(self.numbers)}"
        self.unanswered[name] = command
        self.later(self.put(name, command))
        return name

    async def do(self, **command: Any) -> str | None:
        """Give a command and wait for its answer: None, or the code of the refusal."""
        name = self.say(command)
        await self.until(lambda: name not in self.unanswered)
        return self.refused.get(name)

    async def ask_rounds(self) -> list[Any]:
        """Every round of the game."""
        self.rounds = None
        assert self.socket is not None
        await self.socket.send('{"type":"rounds","id":"rounds"}')
        await self.until(lambda: self.rounds is not None)
        return list(self.rounds)

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait until something is so."""
        async with self.changed:
            await self.changed.wait_for(true)

    def later(self, doing: Any) -> None:
        """Do it soon."""
        task = asyncio.ensure_future(doing)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def hang_up(*staying: asyncio.Task[None]) -> None:
    """End connections, and let their sockets be closed before the loop is."""
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    for _ in range(10):
        await asyncio.sleep(0)


def plays(client: Client, rng: Random, pace: float = 0.0) -> None:
    """Let a client make random legal moves whenever its seat is awaited."""

    async def move_soon(game: str) -> None:
        await asyncio.sleep(pace)
        if client.unanswered or client.view["over"]:
            return
        seen = GAMES[game].views.decode(msgspec.json.encode(client.view["game"]))
        command = BRAIN.choose(game, seen, "friend", "en", rng) if seen.seat in seen.awaited else None
        if command is not None:
            client.say({"type": game, "move": msgspec.to_builtins(command)})

    def look() -> None:
        game = client.view["playing"]
        if game is not None and not client.view["over"] and not client.unanswered:
            client.later(move_soon(game))

    client.on_view = look
