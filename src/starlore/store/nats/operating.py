"""What an operator does with tables on NATS while the servers run: list them, look into one, let old ones go."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from starlore.store.nats.address import Address
from starlore.store.nats.log_reader import DELETED, place_of, table_of
from starlore.store.nats.store import NatsStore, changed
from starlore.store.operating import TableSize
from starlore.table.log.history import History
from starlore.table.ports import Conflict, Damaged, StoreUnavailable

Progress = Callable[[int, int], None]


@asynccontextmanager
async def opened(address: Address) -> AsyncIterator[NatsStore]:
    """The tables, for as long as they are needed."""
    store = NatsStore(address)
    try:
        await store.prepare()
        yield store
    finally:
        await store.close()


async def codes(store: NatsStore) -> list[str]:
    """All tables."""
    found = [await store.jetstream.subjects(one.name, one.records) for one in store.names.log_streams]
    return sorted(subject.rpartition(".")[2] for subjects in found for subject in subjects)


async def sizes(store: NatsStore) -> list[TableSize]:
    """All tables, last changed first. How many bytes each takes, nobody counts: nought."""
    ends = await store.reader.ends(await codes(store))
    found = [TableSize(table_of(one), place_of(one).version, 0, changed(one)) for one in ends]
    return sorted((one for one in found if one.records != DELETED), key=lambda one: one.changed, reverse=True)


async def inspect_table(store: NatsStore, code: str) -> tuple[TableSize, History, Damaged | None] | None:
    """One table: its size, what its log adds up to as far as it is sound, and what is wrong with it."""
    past, fault = History(code), None
    try:
        records = await store.read(code)
    except Damaged as error:
        return TableSize(code, error.version - 1, 0, 0.0), past, error
    if not records:
        return None
    try:
        for record in records:
            past.replay(record)
        past.check_complete()
    except Damaged as error:
        fault = error
    (end,) = await store.reader.ends([code])
    return TableSize(code, len(records), sum(map(len, records)), changed(end)), past, fault


async def prune(store: NatsStore, before: float, progress: Progress = lambda *_: None) -> int:
    """Delete tables that nobody has written to since then (seconds since 1970); how many they were."""
    old = [one.code for one in await sizes(store) if one.changed < before]
    count = 0
    for number, code in enumerate(old, 1):
        with suppress(Conflict):  # somebody has just come back to it
            count += await store.remove(code)
        progress(number, len(old))
    return count


async def faults(store: NatsStore, wanted: list[str], progress: Progress = lambda *_: None) -> list[str]:
    """What is wrong with these tables' logs, line by line."""
    found = []
    for number, code in enumerate(wanted, 1):
        try:
            seen = await inspect_table(store, code)
        except StoreUnavailable as error:
            found.append(f"table {code}: {error}")
        else:
            fault = None if seen is None else seen[2]
            found += [] if fault is None else [f"table {code}, record {fault.version}: {fault.reason}"]
        progress(number, len(wanted))
    return found
