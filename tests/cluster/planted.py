"""The program with a bug in it, which the test has to find: `STARLORE_PLANT=BUG python -m tests.cluster.planted`."""

import asyncio
import os
from collections.abc import Sequence
from typing import Any

from starlore.__main__ import main
from starlore.store.nats.appending import Appender, Waiting
from starlore.store.nats.following import Following
from starlore.table.live.ledger import Ledger
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
    """Go on when something was missed, without filling it in."""

    async def nothing(*_: object) -> list[bytes]:
        return []

    Following.fill = nothing  # type: ignore[method-assign,assignment]


BUGS = {"acknowledge_early": acknowledge_early, "skip_ids": skip_ids, "ignore_gaps": ignore_gaps}

if __name__ == "__main__":
    BUGS[os.environ[PLANT]]()
    main()
