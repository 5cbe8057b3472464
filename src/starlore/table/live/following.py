"""What other servers write to a table's log, as it arrives: it becomes durable here too, in its order.

While something of our own is on its way it waits: either that comes first, or the conflict shows that it does not.
"""

import asyncio
import logging
from collections import deque

from starlore.table.live.ledger import Ledger
from starlore.table.live.rewriting import take_in_rewritten
from starlore.table.ports import Damaged, Rewritten

log = logging.getLogger(__name__)

RETRY_AFTER = 0.5
"""Seconds after which following begins anew when it has failed."""


class LogFollower:
    """Follows the log of one live table."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.arrived: deque[tuple[int, bytes]] = deque()
        """Records that have not been taken in, with their versions."""
        self.heard = ledger.durable_length
        """The version up to which records have arrived."""
        ledger.on_idle = self.take_in
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Take everything that arrives, for as long as the table lives."""
        while self.ledger.gone is None:
            try:
                async for record in self.ledger.store.follow(self.ledger.code, self.heard):
                    self.heard += 1
                    self.arrived.append((self.heard, record))
                    self.take_in()
            except Damaged as error:
                self.give_up(error)
            except Rewritten:
                await take_in_rewritten(self.ledger)
                self.arrived.clear()
                self.heard = self.ledger.durable_length
            except Exception as error:  # whatever it is: a table that nobody follows stands still for its subscribers
                log.info("a table cannot be followed", extra={"table": self.ledger.code, "reason": repr(error)})
                await asyncio.sleep(RETRY_AFTER)

    def take_in(self) -> None:
        """Take in what others have written, once nothing of our own is on its way."""
        ledger = self.ledger
        if ledger.pending or ledger.failed is not None:
            return
        before = ledger.durable_length
        try:
            while self.arrived and self.arrived[0][0] <= ledger.durable_length + 1:
                version, record = self.arrived.popleft()
                if version == ledger.durable_length + 1:
                    ledger.tell(ledger.history.replay(record))
        except Damaged as error:
            self.give_up(error)
        if ledger.durable_length > before:
            ledger.forget_undurable()
            ledger.snapshots.save_when_due(ledger.history)
            ledger.on_change()

    def give_up(self, error: Damaged) -> None:
        """The log makes no sense any more."""
        log.error("a table's log is damaged", extra={"table": error.table, "reason": str(error)})
        self.ledger.gone = "storage_unavailable"
        self.ledger.on_change()

    def stop(self) -> None:
        """Nobody looks at this table any more."""
        self.task.cancel()
