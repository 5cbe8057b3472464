"""The program with a bug in it, which the test has to find: `STARLORE_PLANT=BUG python -m tests.cluster.planted`."""

import asyncio
import os
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from starlore.__main__ import main
from starlore.store.nats.appending import Appender, Waiting
from starlore.store.nats.following import Follower, Following
from starlore.store.nats.jetstream import Found
from starlore.store.nats.log_reader import Place
from starlore.table.live.ledger import Ledger
from starlore.table.log.chain import SIZE, Head
from starlore.table.log.history import History

PLANT = "STARLORE_PLANT"


def acknowledge_early() -> None:
    """Say that a record is durable before it is written."""
    append = Appender.append

    def at_once(self: Appender, *args: Any) -> "asyncio.Future[None]":
        append(self, *args).add_done_callback(lambda future: future.exception())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    write = Appender.write

    async def slowly(self: Appender, table: str, some: Sequence[Waiting]) -> None:
        await asyncio.sleep(0.3)
        await write(self, table, some)

    Appender.append, Appender.write = at_once, slowly  # type: ignore[method-assign,assignment]


def skip_ids() -> None:
    """Forget which commands were carried out."""
    History.remember_done = lambda *_: None  # type: ignore[method-assign]
    Ledger.answer_repeat = lambda *_: False  # type: ignore[method-assign]


def ignore_gaps() -> None:
    """Take what is heard next for what comes next, whatever was missed between, and let no chain tell otherwise.

    Every tenth message is missed, as on a bad line. A server that then only stayed behind would be no bug to find: it
    reads once it writes, or once somebody comes who has seen more.
    """
    subscribe = Following.subscribe

    def badly(self: Following, table: str, follower: Follower) -> Any:
        put, numbers = follower.queue.put_nowait, count(1)

        def put_most(found: Found | None) -> None:
            if found is None or next(numbers) % 10:
                put(found)

        follower.queue.put_nowait = put_most  # type: ignore[method-assign,assignment]
        return subscribe(self, table, follower)

    async def as_it_comes(self: Following, table: str, after: int, end: Place) -> list[bytes]:
        heard: Mapping[int, Found] = self.reader.places.heard.get(table, {})
        return [heard[end.version].data] if end.version > after and end.version in heard else []

    def unchecked(_: Head, record: bytes) -> Head:
        return Head(bytes.fromhex(record[-2 * SIZE - 2 : -2].decode()), linked=True)

    Following.subscribe, Following.fill = badly, as_it_comes  # type: ignore[method-assign]
    Head.follow = unchecked  # type: ignore[method-assign,assignment]


BUGS = {"acknowledge_early": acknowledge_early, "skip_ids": skip_ids, "ignore_gaps": ignore_gaps}

if __name__ == "__main__":
    BUGS[os.environ[PLANT]]()
    main()
