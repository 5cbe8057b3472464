"""A live table in memory, with people whose connections are lists."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from random import Random
from typing import Any, ParamSpec, cast

import msgspec

from starlore.bots.simple import SimpleBrain
from starlore.store.memory import MemoryStore
from starlore.table.log import ENCODER, Entry
from starlore.table.messages import Command, Event, Person
from starlore.table.room import Room, refusal
from tests.table.desk import Desk, person

Given = ParamSpec("Given")
PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""


def in_a_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """Let a test wait for things."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 300))

    return run


async def until(true: Callable[[], Any]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)


class Inbox:
    """A connection that keeps what it is told."""

    def __init__(self, name: str, *, watching: bool = False) -> None:
        self.person: Person = person(name)
        self.watching = watching
        self.told: list[dict[str, Any]] = []
        self.shown_out: str | None = None

    def tell(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        self.tell(refusal(id, code))

    def show_out(self, code: str) -> None:
        self.shown_out = code

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == "table"]

    @property
    def view(self) -> dict[str, Any]:
        return cast(dict[str, Any], self.updates[-1]["view"])

    @property
    def accepted(self) -> list[tuple[str, int]]:
        return [(done["id"], done["version"]) for update in self.updates for done in update.get("accepted", ())]

    @property
    def refused(self) -> list[tuple[str, str]]:
        return [(message["id"], message["code"]) for message in self.told if message["type"] == "refused"]

    @property
    def chat(self) -> list[str]:
        return [line["text"] for update in self.updates for line in update.get("chat", ())]

    @property
    def news(self) -> list[str]:
        return [news["what"] for update in self.updates for news in update.get("news", ())]


class TrickyStore(MemoryStore):
    """A store that can be told to wait or to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.trouble: Exception | None = None
        self.open = asyncio.Event()
        self.open.set()

    async def append(self, table: str, expected: int, records: Sequence[bytes]) -> None:
        await self.open.wait()
        if self.trouble is not None:
            raise self.trouble
        await super().append(table, expected, records)


async def store_log(store: MemoryStore, code: str, events: Sequence[Event]) -> None:
    """Put a table's log into a store."""
    await MemoryStore.append(store, code, 0, [ENCODER.encode(Entry(0.0, event)) for event in events])


class Live:
    """A room, its store, and the people in it."""

    def __init__(self, store: TrickyStore, room: Room) -> None:
        self.store = store
        self.room = room

    @classmethod
    async def of(cls, desk: Desk) -> "Live":
        """Bring a table to life as it stands on the desk."""
        store = TrickyStore()
        await store_log(store, "STARS2", desk.log)
        room = Room("STARS2", store, SimpleBrain(), rng=Random(1))
        assert await room.load()
        return cls(store, room)

    async def enter(self, name: str, *, watching: bool = False) -> Inbox:
        """Somebody opens a connection."""
        inbox = Inbox(name, watching=watching)
        self.room.enter(inbox)
        await until(lambda: inbox.updates)
        return inbox

    async def do(self, inbox: Inbox, id: str, command: Command) -> Inbox:  # noqa: A002
        """A command is given and answered."""
        answers = len(inbox.accepted) + len(inbox.refused)
        self.room.command(inbox, id, command)
        await until(lambda: len(inbox.accepted) + len(inbox.refused) > answers)
        return inbox
