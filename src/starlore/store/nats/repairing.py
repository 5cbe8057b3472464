"""Taking a damaged table on NATS back to its last sound record, so that it can be played on from there."""

import base64
import os
import time
from pathlib import Path

import msgspec

from starlore.store.nats.jetstream import Found
from starlore.store.nats.log_reader import DELETED, place_of
from starlore.store.nats.store import NatsStore, changed
from starlore.store.nats.streams import BASE, EXPECTED
from starlore.store.repair import Repaired
from starlore.table.log.history import History
from starlore.table.ports import Damaged

BATCH = 1000


async def stored(store: NatsStore, code: str) -> list[tuple[Found, int, bytes]]:
    """Every record of a table that is there, whatever is missing between them, with its number."""
    body = {"seq": 1, "next_by_subj": store.names.record(code), "batch": BATCH}
    rows: list[tuple[Found, int, bytes]] = []
    while found := [one async for one in store.jetstream.batch(store.names.log_of(code), body)]:
        for one in found:
            if BASE in one.headers:
                rows = [(one, number, record) for number, record in enumerate(await base(store, one), 1)]
            elif place_of(one).version != DELETED:
                rows.append((one, place_of(one).version, one.data))
        body["seq"] = found[-1].sequence + 1
    return rows


async def base(store: NatsStore, one: Found) -> list[bytes]:
    """The records with which a log begins; none, where they are lost."""
    try:
        return await store.reader.base(one)
    except Damaged:
        return []


def sound(code: str, rows: list[tuple[Found, int, bytes]]) -> tuple[list[bytes], Damaged | None]:
    """The records up to the first that makes no sense, and which that is."""
    past, kept = History(code), list[bytes]()
    for _, version, record in rows:
        if version != len(kept) + 1:
            return kept, Damaged(code, len(kept) + 1, "it is missing")
        try:
            past.replay(record)
        except Damaged as error:
            return kept, error
        kept.append(record)
    try:
        past.check_complete()
    except Damaged as error:
        return kept[: error.version - 1], error
    return kept, None


async def fault(store: NatsStore, code: str) -> Damaged | None:
    """The first record with which a table's log makes no sense any more; None: it is sound."""
    return sound(code, await stored(store, code))[1]


async def repair(store: NatsStore, code: str, folder: Path) -> Repaired | None:
    """Cut a table's log before its first damaged record; None: there was nothing to do. Raises `Conflict`.

    What was told of the part that is cut off is not true any more: a new epoch begins, once servers are started again.
    """
    end = await store.reader.end(code)
    rows = await stored(store, code)
    kept, damage = sound(code, rows)
    if damage is None:
        return None
    while damage is not None:  # what is left may end in the middle of something
        kept, damage = sound(code, rows[: len(kept)])
    cut = rows[len(kept) :]
    side = folder / f"{code}-cut-{int(time.time())}.jsonl"
    with os.fdopen(os.open(side, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600), "wb") as file:
        for one, version, record in cut:
            line = {"version": version, "changed": changed(one), "record": base64.b64encode(record).decode()}
            file.write(msgspec.json.encode(line) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    if kept:
        await store.rewriter.rewrite(code, end, kept)
    else:
        await store.remove(code)
    epoch = await store.jetstream.from_leader(
        store.names.bucket("facts"), {"last_by_subj": store.names.key("facts", "epoch")}
    )
    headers = {EXPECTED: str(0 if epoch is None else epoch.sequence)}
    await store.jetstream.put(store.names.key("facts", "epoch"), str(int(time.time())).encode(), headers)
    return Repaired(len(kept), len(cut), side)
