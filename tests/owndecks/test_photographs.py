"""Photographs of tables as they are kept: what no table shows any more is collected, and pruning takes them along."""

from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.owndecks.collecting import collect
from starlore.owndecks.imaging import SHEET_BYTES, make_sheet
from starlore.owndecks.library import Library
from starlore.owndecks.photographs import find, keep, let_go, tables_in
from starlore.store.memory import MemoryStore
from starlore.store.sqlite import SqliteStore
from starlore.table.commands import Stop
from starlore.table.log.records import Entry
from starlore.table.photographs import lay_photograph
from starlore.web.serve import DATABASE, DECKS
from support.odd_files import jpeg
from tests.owndecks.test_library import with_library
from tests.table.desk import Desk, person
from tests.table.live import chained, in_a_loop

PIXELS = 64_000_000


def desk_with(key: str, code: str = "STARS2") -> Desk:
    desk = Desk("Ana", "Ben", "Cleo", code=code, game="stella_box").start()
    desk.happen(*lay_photograph(desk.state, person("Ana"), key))
    return desk


def records(desk: Desk) -> list[bytes]:
    return chained(desk.state.code, *[Entry(1.0, (event,)) for event in desk.log])


def test_a_sheet_is_small_whatever_is_on_it() -> None:
    noise = Image.frombytes("RGB", (1200, 1080), Random(1).randbytes(1200 * 1080 * 3))
    out = BytesIO()
    noise.save(out, "PNG")
    assert len(make_sheet(out.getvalue(), PIXELS)) <= SHEET_BYTES


def test_what_no_table_shows_any_more_is_collected(tmp_path: Path) -> None:
    async def do(library: Library) -> None:
        store = MemoryStore()
        first, second = [await keep(library, "STARS2", jpeg(number)) for number in (1, 2)]
        gone = await keep(library, "GONE22", jpeg(1))
        assert len({first, second, gone}) == 3
        desk = desk_with(second)
        store.logs["STARS2"] = records(desk)
        assert await collect(library, store) == frozenset(), "what is new is left alone"
        once = await collect(library, store, grace=0, before=frozenset())
        assert await find(library, "STARS2", first) is not None, "what is found once is left alone, too"
        await collect(library, store, grace=0, before=once)
        assert await find(library, "STARS2", first) is None
        assert await find(library, "GONE22", gone) is None
        assert await find(library, "STARS2", second) is not None
        desk.do("Ana", Stop())
        store.logs["STARS2"] = records(desk)
        await collect(library, store, grace=0)
        assert await find(library, "STARS2", second) is None

    with_library(tmp_path, do)


@in_a_loop
async def test_pruned_and_removed_tables_take_theirs_along(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / DATABASE)
    for code in ("STARS2", "STARS3", "STARS4"):
        for version, record in enumerate(records(desk_with("0" * 32, code))):
            await store.append(code, version, record)
    await store.close()
    objects = tmp_path / DECKS
    for code in ("STARS2", "STARS3", "STARS4"):
        (objects / "photographs" / code).mkdir(parents=True)
        (objects / "photographs" / code / f"{'0' * 32}.webp").write_bytes(b"x")
    data = ["--data", str(tmp_path)]
    assert CliRunner().invoke(app, ["tables", "remove", "STARS2", "--yes", *data]).exit_code == 0
    assert tables_in(objects) == ["STARS3", "STARS4"]
    let_go(objects, ["STARS3"], {"STARS4"})
    assert tables_in(objects) == ["STARS4"]
    assert "Deleted 2 tables" in CliRunner().invoke(app, ["prune", "--older-than", "0h", *data]).stdout
    assert tables_in(objects) == []
