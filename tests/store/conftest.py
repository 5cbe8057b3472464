"""What tests of the store share."""

import asyncio
from pathlib import Path

import pytest

from starlore.store.sqlite import SqliteStore
from starlore.table.log.history import History
from starlore.table.log.records import Entry
from starlore.table.log.snapshot import encode
from starlore.web.serve import DATABASE
from tests.store.files import RECORDS
from tests.table.desk import Desk
from tests.table.live import chained


@pytest.fixture
def two_tables(tmp_path: Path) -> Path:
    """Two tables, each with a game and a snapshot in the middle of it."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / DATABASE)
        for code in ("STARS2", "STARS3"):
            desk = Desk("Ana", "Ben", "Cleo", code=code).start("dixit").play_to_the_end()
            past = History(code)
            for version, record in enumerate(chained(code, *[Entry(1.0, (one,)) for one in desk.log[:RECORDS]])):
                await store.append(code, version, record)
                past.replay(record)
                if version == RECORDS // 2:
                    await store.snapshot(code, past.length, encode(past))
        await store.close()

    asyncio.run(fill())
    return tmp_path / DATABASE
