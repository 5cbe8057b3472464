"""Carrying something out at a table on behalf of a request: it is durable when the request is answered."""

import asyncio

from starlore.core import Refused
from starlore.table.live.decisions import Decision
from starlore.table.live.room import Room
from starlore.table.log.history import Id


class Outcome:
    """Hears what became of a decision."""

    def __init__(self) -> None:
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def accepted(self, _version: int) -> None:
        """It is durable."""
        self.future.set_result(None)

    def refused(self, code: str) -> None:
        """It was not carried out."""
        self.future.set_exception(Refused(code))


async def submit_and_wait(room: Room, decision: Decision, id: Id | None = None) -> None:  # noqa: A002
    """Submit a decision, and wait until what follows from it is durable; raises `Refused`."""
    outcome = Outcome()
    room.ledger.submit(decision, id, outcome)
    await outcome.future
