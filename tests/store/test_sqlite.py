"""What the SQLite store promises on top: it is on the disk, many go together, and trouble is told, not hidden."""

import asyncio
import resource
import sqlite3
import threading
from pathlib import Path

import pytest

from starlore.store.sqlite import SqliteStore
from starlore.table.options import Person
from starlore.table.ports import Conflict, StoreUnavailable
from starlore.web.serve import open_store
from tests.table.live import in_a_loop, until


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "folder" / "tables.sqlite3"


@in_a_loop
async def test_what_is_acknowledged_is_there_for_another_process_to_read(file: Path) -> None:
    store = SqliteStore(file)
    await store.append("A", 0, b"1")
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as other:
        assert other.execute("select code, version, record from log").fetchall() == [("A", 1, b"1")]
    other.close()
    await store.close()


@in_a_loop
async def test_the_disk_is_flushed_before_anything_is_acknowledged(file: Path) -> None:
    store = SqliteStore(file)
    assert store.database.writer.execute("pragma synchronous").fetchone() == (2,)
    assert store.database.writer.execute("pragma journal_mode").fetchone() == ("wal",)
    await store.close()


@in_a_loop
async def test_it_is_all_there_after_closing_and_opening(file: Path) -> None:
    store = SqliteStore(file)
    await store.append("A", 0, b"1")
    await store.remember(Person("p"), "A")
    await store.close()
    again = SqliteStore(file)
    await again.append("A", 1, b"2")
    assert await again.read("A") == [b"1", b"2"]
    assert [one.code for one in await again.recall(Person("p"))] == ["A"]
    await again.close()


FIRST_SHAPE = """
create table log (code text not null, version integer not null, record blob not null, primary key (code, version))
    without rowid;
create table tables (code text primary key, version integer not null, changed real not null) without rowid;
create table people (person text not null, code text not null, primary key (person, code)) without rowid;
create index people_by_code on people (code);
insert into log values ('A', 1, x'31'), ('A', 2, x'32'), ('B', 1, x'33');
insert into tables values ('A', 2, 1700000000.5), ('B', 1, 1700000001.5);
insert into people values ('p', 'A'), ('p', 'B');
"""


@in_a_loop
async def test_a_database_of_the_first_shape_goes_on_in_todays(file: Path) -> None:
    file.parent.mkdir(parents=True)
    old = sqlite3.connect(file)
    old.executescript(FIRST_SHAPE)
    old.close()
    for turn in (1, 2):
        store = SqliteStore(file)
        assert await store.read("B") == [b"3"] * turn
        mine = await store.recall(Person("p"))
        assert {one.code for one in mine} == {"A", "B"}
        assert mine[-1].changed == 1_700_000_000.5
        with pytest.raises(Conflict):
            await store.append("A", 1, b"x")
        await store.append("B", turn, b"3")
        await store.close()


@in_a_loop
async def test_closing_finishes_what_waits(file: Path) -> None:
    store = SqliteStore(file)
    waiting = [store.append(f"T{number}", 0, b"1") for number in range(100)]
    await store.close()
    await asyncio.gather(*waiting)
    again = SqliteStore(file)
    assert [await again.read(f"T{number}") for number in range(100)] == [[b"1"]] * 100
    await again.close()


@in_a_loop
async def test_one_commit_serves_everyone_who_waits(file: Path) -> None:
    store = SqliteStore(file)
    commits: list[float] = []
    store.on_commit.append(commits.append)
    await asyncio.gather(*[store.append(f"T{number}", 0, b"1") for number in range(500)])
    assert len(commits) < 250
    await store.close()


@in_a_loop
async def test_the_event_loop_goes_on_while_the_disk_is_busy(file: Path) -> None:
    store = SqliteStore(file)
    held = threading.Event()
    blocked = store.database.submit(lambda _: held.wait(10))
    waiting = store.append("A", 0, b"1")
    assert await store.read("A") == []
    held.set()
    assert await blocked
    await waiting
    await store.close()


@in_a_loop
async def test_a_locked_database_is_refused_clearly_and_works_again_when_free(file: Path) -> None:
    store = SqliteStore(file)
    store.database.writer.execute("pragma busy_timeout = 50")
    await store.append("A", 0, b"1")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(StoreUnavailable, match="locked"):
        await store.append("A", 1, b"2")
    assert await store.read("A") == [b"1"]
    other.execute("rollback")
    other.close()
    await store.append("A", 1, b"2")
    await store.close()


@in_a_loop
async def test_a_full_disk_fails_all_that_waits_and_leaves_no_half_of_it(file: Path) -> None:
    store = SqliteStore(file)
    await store.append("A", 0, b"1")
    pages = store.database.writer.execute("pragma page_count").fetchone()[0]
    store.database.writer.execute(f"pragma max_page_count = {pages}")
    held = threading.Event()
    store.database.submit(lambda _: held.wait(10))
    waiting = [store.append("A", 1, b"x" * 20_000), store.append("B", 0, b"1")]
    held.set()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreUnavailable, StoreUnavailable]
    assert (await store.read("A"), await store.read("B")) == ([b"1"], [])
    store.database.writer.execute("pragma max_page_count = 1000000")
    await store.append("A", 1, b"2")
    await store.close()


@in_a_loop
async def test_a_file_that_may_not_grow_is_refused_and_recovers(file: Path) -> None:
    store = SqliteStore(file)
    await store.append("A", 0, b"1")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = max(one.stat().st_size for one in file.parent.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        with pytest.raises(StoreUnavailable):
            await store.append("A", 1, b"x" * 100_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await store.read("A") == [b"1"]
    await store.append("A", 1, b"2")
    assert await store.read("A") == [b"1", b"2"]
    await store.close()


@in_a_loop
async def test_a_read_only_database_is_read_but_not_written(file: Path) -> None:
    store = SqliteStore(file)
    await store.append("A", 0, b"1")
    store.database.writer.execute("pragma query_only = on")
    with pytest.raises(StoreUnavailable, match="readonly"):
        await store.append("A", 1, b"2")
    assert await store.read("A") == [b"1"]
    await store.close()


@in_a_loop
async def test_a_mistake_in_one_piece_of_work_does_not_stop_the_writing(file: Path) -> None:
    store = SqliteStore(file)

    def mistake(_: sqlite3.Connection) -> None:
        raise KeyError("oops")

    with pytest.raises(StoreUnavailable):
        await store.database.submit(mistake)
    await store.append("A", 0, b"1")
    await store.close()


@in_a_loop
async def test_two_servers_on_one_file_cannot_write_over_each_other(file: Path) -> None:
    first, second = SqliteStore(file), SqliteStore(file)
    await first.append("A", 0, b"1")
    with pytest.raises(Conflict):
        await second.append("A", 0, b"x")
    assert await second.read("A") == [b"1"]
    await second.append("A", 1, b"2")
    with pytest.raises(Conflict):
        await first.append("A", 1, b"y")
    assert await first.read("A") == await second.read("A") == [b"1", b"2"]
    await first.close()
    await second.close()


@in_a_loop
async def test_nobody_who_stopped_following_is_kept(file: Path) -> None:
    store = SqliteStore(file)
    await store.append("A", 0, b"1")
    following = store.follow("A")
    assert await anext(following) == b"1"
    assert "A" in store.followers
    await following.aclose()  # type: ignore[attr-defined]
    await until(lambda: store.followers == {})
    await store.close()


@in_a_loop
async def test_an_answer_that_nobody_waits_for_any_more_is_no_trouble(file: Path) -> None:
    store = SqliteStore(file)
    store.append("A", 0, b"1").cancel()
    await store.append("B", 0, b"1")
    assert await store.read("A") == [b"1"]
    await store.close()


def test_a_file_that_is_no_database_ends_the_start_in_plain_words(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(b"this is not a database, it only looks like a file" * 100)
    with pytest.raises(SystemExit, match="cannot be opened: file is not a database"):
        open_store(file)


@in_a_loop
async def test_the_write_ahead_log_begins_anew_while_commits_go_on(file: Path) -> None:
    store = SqliteStore(file)
    record, written = bytes(50_000), 0
    ahead = file.with_name(f"{file.name}-wal")
    for version in range(2000):
        await store.append("A", version, record)
        written += len(record)
        if written > 10 * len(record) and written > 3 * ahead.stat().st_size:
            break
        await asyncio.sleep(0.01)
    else:
        pytest.fail(f"{written:,} bytes were written, and {ahead.stat().st_size:,} of them wait")
    await store.close()
    assert not ahead.exists()
