"""A live table's log written anew without a person, where the store can do that."""

import asyncio

from starlore.table.live.ledger import Ledger
from starlore.table.log.forgetting import without_person
from starlore.table.log.history import History
from starlore.table.options import Person
from starlore.table.ports import RewritableStore


async def rewrite_without(ledger: Ledger, person: Person) -> None:
    """Take a person out of the records themselves. Whoever decides meanwhile waits."""
    store, code = ledger.store, ledger.code
    if not isinstance(store, RewritableStore):
        return
    async with ledger.paused():
        try:
            records = await store.read(code)
            fresh = await asyncio.to_thread(without_person, code, records, person)
            await History(code).replay_all(fresh)  # it must make sense before it takes the old one's place
            await store.rewrite(code, fresh, person)
        finally:
            await ledger.read_anew()


async def take_in_rewritten(ledger: Ledger) -> None:
    """Another server has written the log anew: begin again with it."""
    async with ledger.paused():
        await ledger.read_anew()
