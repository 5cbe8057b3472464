"""A live table's log written anew without a person, where the store can do that."""

import asyncio
import logging

from starlore.table.live.ledger import Ledger
from starlore.table.live.ports import Conflict, Forgetful
from starlore.table.log.forgetting import without
from starlore.table.log.history import History
from starlore.table.options import Person

log = logging.getLogger(__name__)


async def rewrite_without(ledger: Ledger, person: Person) -> None:
    """Take a person out of the records themselves. Whoever decides meanwhile waits."""
    store, code = ledger.store, ledger.code
    if not isinstance(store, Forgetful):
        return
    while ledger.pending or ledger.failed is not None:
        await asyncio.sleep(0.002)
    ledger.failed = Conflict(code)
    try:
        records = await store.read(code)
        fresh = await asyncio.to_thread(without, code, records, person)
        await History(code).replay_all(fresh)  # it must make sense before it takes the old one's place
        await store.rewrite(code, fresh, person)
    finally:
        await read_anew(ledger)
        ledger.go_on()


async def read_anew(ledger: Ledger) -> None:
    """Begin again with the log as it is, whatever has become of the rewriting."""
    past = History(ledger.code)
    try:
        await past.replay_all(await ledger.store.read(ledger.code))
    except Exception as error:
        log.error("a table cannot be read any more", extra={"table": ledger.code, "reason": str(error)})
        ledger.gone = "storage_unavailable"
    else:
        ledger.history, ledger.snapshot_length = past, 0
