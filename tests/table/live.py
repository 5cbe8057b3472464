"""A live table in memory, with people whose connections are lists."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from random import Random
from typing import Any, ParamSpec, cast

import msgspec

from starlore.bots.random_brain import RandomBrain
from starlore.games.dixit.messages import StoryTold
from starlore.store.memory import MemoryStore
from starlore.table.commands import Command
from starlore.table.events import Event
from starlore.table.live.ports import Brain
from starlore.table.live.room import Room
from starlore.table.live.tables import RoomJobs
from starlore.table.log.chain import begin
from starlore.table.log.records import Entry, decode
from starlore.table.log.records import encode as encode_entry
from starlore.table.options import Person
from starlore.table.wire import Refusal, encode
from support.clock import TurnedClock
from support.options import DixitEvent
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
        self.viewer = None if watching else self.person
        self.told: list[dict[str, Any]] = []
        self.shown_out: str | None = None

    def tell(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        self.tell(encode(Refusal(id, code)))

    def disconnect(self, code: str) -> None:
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
        self.refusals = 0
        self.open = asyncio.Event()
        self.open.set()

    async def append(self, table: str, expected: int, record: bytes) -> None:
        await self.open.wait()
        if self.trouble is not None:
            self.refusals += 1
            raise self.trouble
        await super().append(table, expected, record)


def chained(code: str, *entries: Entry, after: Sequence[bytes] = ()) -> list[bytes]:
    """Entries as the next records of a table's log."""
    head, records = begin(code), []
    for record in after:
        head = head.follow(record)
    for entry in entries:
        record, head = encode_entry(entry, head)
        records.append(record)
    return records


async def store_log(store: MemoryStore, code: str, events: Sequence[Event]) -> None:
    """Put a table's log into a store."""
    store.logs[code].extend(chained(code, *[Entry(0.0, (event,)) for event in events]))
    store.changed[code] = 0.0


async def settled() -> None:
    """Whatever is about to happen without anybody waiting has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


class Live:
    """A room, its store and its clock, and the people in it."""

    def __init__(self, store: TrickyStore, room: Room, clock: TurnedClock) -> None:
        self.store = store
        self.room = room
        self.clock = clock

    @classmethod
    async def of(cls, desk: Desk, clock: TurnedClock | None = None) -> "Live":
        """Bring a table to life as it stands on the desk."""
        store, clock = TrickyStore(), clock or TurnedClock(desk.now)
        await store_log(store, "STARS2", desk.log)
        room = Room("STARS2", store, clock, rng=Random(1))
        assert await room.load()
        return cls(store, room, clock)

    async def again(self) -> "Live":
        """The same table after a restart."""
        room = Room("STARS2", self.store, self.clock, rng=Random(1))
        assert await room.load()
        return Live(self.store, room, self.clock)

    def kept(self, brain: Brain | None = None, pace: float = 0.0) -> RoomJobs:
        """With somebody who keeps its game going."""
        return RoomJobs(self.room, brain or RandomBrain(), pace)

    def events(self) -> list[Event]:
        """What is in the log."""
        return [event for record in self.store.logs["STARS2"] for event in decode(record).events]

    async def written_elsewhere(self, entry: Entry) -> None:
        """Another server writes to the same log."""
        log = self.store.logs["STARS2"]
        await self.store.append("STARS2", len(log), *chained("STARS2", entry, after=log))

    async def turned_until(self, true: Callable[[], Any]) -> None:
        """Let second after second pass until something has become true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.clock.turn(1.0)
                await asyncio.sleep(0.002)

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


def stories(live: Live) -> list[StoryTold]:
    """The clues that were given."""
    return [one.event for one in live.events() if isinstance(one, DixitEvent) and isinstance(one.event, StoryTold)]


class Slow(RandomBrain):
    """A brain that has seen the game, and then takes its time."""

    def __init__(self) -> None:
        self.asked = 0
        self.go_on = threading.Event()

    def choose(self, *args: Any) -> Any:
        self.asked += 1
        assert self.go_on.wait(PATIENCE)
        return super().choose(*args)
