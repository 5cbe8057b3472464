"""A live table's log written anew without a person, where the store can do that."""

import asyncio
import contextlib

from starlore.table.live.ledger import ATTEMPTS, Ledger
from starlore.table.live.listing import mention_of
from starlore.table.log.forgetting import without_person
from starlore.table.log.history import History
from starlore.table.options import Person
from starlore.table.ports import Conflict, RewritableStore, StoreUnavailable


async def rewrite_without(ledger: Ledger, person: Person) -> None:
    """Take a person out of the records themselves. Whoever decides meanwhile waits. Raises `StoreUnavailable`."""
    if not isinstance(ledger.store, RewritableStore):
        return
    async with ledger.paused():
        try:
            for _ in range(ATTEMPTS):
                with contextlib.suppress(Conflict):  # another server has written to it: it is read once more
                    await rewrite_once(ledger, ledger.store, person)
                    return
            raise StoreUnavailable("others write to this log all the time")
        finally:
            await ledger.read_anew()


async def rewrite_once(ledger: Ledger, store: RewritableStore, person: Person) -> None:
    """Write the log anew as it is now. Raises `Conflict`."""
    code = ledger.code
    records = await ledger.store.read(code)
    fresh = await asyncio.to_thread(without_person, code, records, person)
    await History(code).replay_all(fresh)  # it must make sense before it takes the old one's place
    await store.rewrite(code, fresh, person, mention_of(person))


async def take_in_rewritten(ledger: Ledger) -> None:
    """Another server has written the log anew: begin again with it."""
    async with ledger.paused():
        await ledger.read_anew()
