"""The power fails: whatever the disk has made of what was not flushed, nothing that was acknowledged is lost."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from starlore.store.check import file_faults, link_faults
from starlore.store.schema import connect
from starlore.store.sqlite import SqliteStore
from starlore.table.log.chain import begin
from starlore.web.serve import DATABASE
from support.server import Process
from tests.faults.disk import Step, after_a_cut, environment, preload, read_journal
from tests.faults.records import entries, times_written
from tests.faults.writing import ACKNOWLEDGED, RECORDS, TABLES, record
from tests.store.test_sqlite import FIRST_SHAPE
from tests.table.live import PATIENCE
from tests.web.harness import Browser, accepted, close_all

CUTS = 120


def written_down(folder: Path, bug: str) -> list[Step]:
    """All that a writing process did to its disk."""
    data = folder / "data"
    data.mkdir(exist_ok=True)
    subprocess.run(
        [sys.executable, "-m", "tests.faults.writing", str(data), bug],
        env=environment(preload(folder), folder, "tables"),
        cwd=Path(__file__).parents[2],
        check=True,
        timeout=PATIENCE,
    )
    return list(read_journal(folder / "journal"))


def losses(steps: list[Step], folder: Path, seed: int) -> list[str]:
    """What is wrong after a power cut somewhere."""
    rng = Random(seed)
    left = after_a_cut(steps[: rng.randrange(len(steps))], rng)
    acknowledged = [line.split() for line in left.pop(ACKNOWLEDGED, b"").decode(errors="ignore").splitlines()]
    folder.mkdir()
    for name, content in left.items():
        (folder / name).write_bytes(content)
    return asyncio.run(compare(folder / "tables.sqlite3", [(one[0], int(one[1])) for one in acknowledged if one[1:]]))


async def compare(file: Path, acknowledged: list[tuple[str, int]]) -> list[str]:
    """Open what is left, and compare it with what was acknowledged and with what was written."""
    store = SqliteStore(file)
    kept = {f"T{number}": await store.read(f"T{number}") for number in range(TABLES)}
    found = [f"{code} {version} is lost" for code, version in acknowledged if len(kept[code]) < version]
    for code, records in kept.items():
        link = begin(code)
        for number, one in enumerate(records):
            expected, link = record(link, number)
            found.extend([f"{code} {number + 1} is something else"] if one != expected else [])
        await store.append(code, len(records), record(link, len(records))[0])
    await store.close()
    with closing(connect(file)) as connection:
        found.extend(map(str, file_faults(connection)))
        found.extend(map(str, link_faults(connection)))
    return found


def test_after_any_power_cut_everything_acknowledged_is_there_and_nothing_else(tmp_path: Path) -> None:
    steps = written_down(tmp_path, "no_bug")
    assert sum(step.what == "s" for step in steps) > RECORDS
    for seed in range(CUTS):
        assert losses(steps, tmp_path / str(seed), seed) == []


@pytest.mark.parametrize("bug", ["acknowledge_early", "never_flush"])
def test_a_planted_bug_is_found_by_cutting_the_power(tmp_path: Path, bug: str) -> None:
    steps = written_down(tmp_path, bug)
    assert any(broken(steps, tmp_path / str(seed), seed) for seed in range(CUTS))


def broken(steps: list[Step], folder: Path, seed: int) -> bool:
    """Something is lost, or cannot even be read."""
    try:
        return bool(losses(steps, folder, seed))
    except Exception:
        return True


# --- an upgrade that does not come to its end -----------------------------------------------------


def test_an_upgrade_that_is_cut_off_anywhere_has_happened_or_has_not(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    old = sqlite3.connect(data / "tables.sqlite3")
    old.executescript(FIRST_SHAPE)
    old.executemany("insert into log values ('OLD', ?, ?)", [(number, b"x" * 500) for number in range(1, 201)])
    old.execute("insert into tables values ('OLD', 200, 1700000000.5)")
    old.commit()
    old.close()
    before = {"tables.sqlite3": (data / "tables.sqlite3").read_bytes()}
    steps = written_down(tmp_path, "upgrade")
    for seed in range(CUTS // 2):
        rng = Random(seed)
        folder = tmp_path / str(seed)
        folder.mkdir()
        for name, content in after_a_cut(steps[: rng.randrange(len(steps))], rng, before).items():
            (folder / name).write_bytes(content)
        assert asyncio.run(old_records(folder / "tables.sqlite3")) == [3, 200]


async def old_records(file: Path) -> list[int]:
    """How many records of the tables of the first shape are there."""
    store = SqliteStore(file)
    found = [len(await store.read("A")) + len(await store.read("B")), len(await store.read("OLD"))]
    await store.close()
    return found


# --- flushes that fail --------------------------------------------------------------------------


@pytest.fixture
def fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file: as many flushes fail as it has bytes."""
    for name, value in environment(preload(tmp_path), tmp_path, DATABASE).items():
        monkeypatch.setenv(name, value)
    return tmp_path / "fails"


def test_a_command_that_was_refused_because_of_a_failing_flush_does_not_turn_up_after_a_crash(
    tmp_path: Path, fails: Path
) -> None:
    with Process(tmp_path) as server:
        ana = Browser(server.url)
        code = ana.open_table("Ana")
        line = ana.connect(code)
        for turn in range(50):
            fails.write_bytes(b"1")
            answer = line.do(f"r{turn}", type="sit", name=f"Ana {turn}")
            if not accepted(answer):
                break
        assert answer["code"] == "storage_unavailable"
        server.kill()
        fails.unlink()
        server.start()
        assert f"r{turn}" not in [entry.id for entry in entries(tmp_path, code)]
        close_all()


def test_a_command_whose_outcome_is_unknown_is_settled_by_its_id_after_a_crash(tmp_path: Path, fails: Path) -> None:
    with Process(tmp_path) as server:
        ana = Browser(server.url)
        code = ana.open_table("Ana")
        line = ana.connect(code)
        fails.write_bytes(b"1" * 1000)
        assert line.do("b1", type="add_bot")["code"] == "outcome_unknown"
        server.kill()
        fails.unlink()
        server.start()
        assert accepted(ana.connect(code).do("b1", type="add_bot"))
        assert times_written(tmp_path, code)["b1"] == 1
        close_all()
