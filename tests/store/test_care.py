"""Looking after the tables: damage is named, a table goes on from before it, and a backup is sound or is none."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.store.backup import BackupFailed, backup
from starlore.store.repair import repair
from starlore.store.schema import connect
from starlore.store.sqlite import SqliteStore
from starlore.table.log.history import History
from starlore.table.log.records import Entry
from starlore.table.log.snapshot import encode
from starlore.table.options import Person
from starlore.table.ports import Damaged
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity.devices import Device, Devices
from starlore.web.serve import DATABASE
from tests.table.desk import Desk
from tests.table.live import chained, in_a_loop

CLI = CliRunner()
RECORDS = 30


@pytest.fixture
def file(tmp_path: Path) -> Path:
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


def change(file: Path, statement: str, *values: object) -> None:
    connection = connect(file)
    connection.execute(statement, values)
    connection.close()


def run(file: Path, *arguments: str, answer: str | None = None) -> tuple[int, str]:
    done = CLI.invoke(app, [*arguments, "--data", str(file.parent)], input=answer)
    return done.exit_code, done.stdout


def flip(file: Path, version: int) -> None:
    """One digit in one record of one table."""
    change(
        file,
        """update log set record = cast(replace(cast(record as text), '"at":1.0', '"at":2.0') as blob)
        where code = 'STARS2' and version = ?""",
        version,
    )


def count(file: Path, code: str) -> int:
    connection = sqlite3.connect(file)
    (found,) = connection.execute("select count(*) from log where code = ?", (code,)).fetchone()
    connection.close()
    return int(found)


# --- check and repair ---------------------------------------------------------------------------


def test_sound_logs_are_called_sound(file: Path) -> None:
    assert run(file, "check") == (0, "2 tables, 0 faults\n")


def test_a_flipped_bit_is_named_by_table_and_record(file: Path) -> None:
    flip(file, 20)
    code, said = run(file, "check")
    assert code == 1
    assert said.startswith("table STARS2, record 20: it does not fit the one before it, or was changed\n")
    assert said.endswith("2 tables, 1 faults\n")


def test_a_missing_record_is_named(file: Path) -> None:
    change(file, "delete from log where code = 'STARS3' and version = 7")
    assert "table STARS3, record 7: it is missing" in run(file, "check")[1]


def test_a_log_that_is_shorter_than_its_snapshot_is_named(file: Path) -> None:
    change(file, "delete from log where code = 'STARS3' and version > 10")
    assert "table STARS3, record 11: the log has lost its end" in run(file, "check", "STARS3")[1]


def test_a_snapshot_that_says_something_else_is_named_and_repaired_without_a_loss(file: Path) -> None:
    past = History("STARS2")
    desk = Desk("Zoe", "Ben", "Cleo").start("dixit")
    for record in chained("STARS2", *[Entry(1.0, (one,)) for one in desk.log[:4]]):
        past.replay(record)
    change(file, "update snapshots set version = 4, data = ? where code = 'STARS2'", encode(past))
    assert "the snapshot says something else" in run(file, "check")[1]
    run(file, "check", "STARS2", "--repair", "--yes")
    assert run(file, "check")[0] == 0
    assert count(file, "STARS2") == RECORDS


@in_a_loop
async def test_only_the_damaged_table_stops(file: Path) -> None:
    change(file, "delete from log where code = 'STARS2' and version = 20")
    store = SqliteStore(file)
    with pytest.raises(Damaged):
        await store.read("STARS2")
    assert len(await store.read("STARS3")) == RECORDS
    await store.close()


def test_a_repaired_table_goes_on_from_its_last_sound_record(file: Path) -> None:
    flip(file, 20)
    code, said = run(file, "check", "STARS2", "--repair", answer="y\n")
    assert code == 0
    assert "goes on from record 19" in said
    assert (count(file, "STARS2"), count(file, "STARS3")) == (19, RECORDS)
    assert run(file, "check")[0] == 0


def test_what_is_cut_off_is_kept_in_a_file_for_its_owner_alone(file: Path) -> None:
    flip(file, 20)
    done = repair(file, "STARS2")
    assert done is not None
    assert (done.left, done.cut) == (19, RECORDS - 19)
    assert len(done.side.read_text().splitlines()) == RECORDS - 19
    assert stat.S_IMODE(done.side.stat().st_mode) == 0o600


def test_nothing_is_cut_off_unless_somebody_says_yes(file: Path) -> None:
    flip(file, 20)
    assert run(file, "check", "STARS2", "--repair", answer="n\n")[0] == 1
    assert count(file, "STARS2") == RECORDS


def test_a_sound_table_is_not_repaired(file: Path) -> None:
    assert repair(file, "STARS2") is None
    assert "is sound" in run(file, "check", "STARS2", "--repair")[1]


@in_a_loop
async def test_a_repair_begins_a_new_epoch(file: Path) -> None:
    before = SqliteStore(file)
    await before.close()
    flip(file, 20)
    repair(file, "STARS2")
    after = SqliteStore(file)
    assert after.epoch > before.epoch
    await after.close()


# --- backup -------------------------------------------------------------------------------------


def copy(file: Path, target: Path, keep: int = 7) -> None:
    backup(file, target, lambda _, __: None, keep)


def spoil_pages(data: bytearray) -> None:
    """Most pages: even copying fails."""
    for page in range(3, len(data) // 2048 - 1):
        data[page * 2048 : page * 2048 + 200] = bytes(200)


def spoil_a_record(data: bytearray) -> None:
    """A few bytes inside one record: copying does not notice."""
    at = data.index(b'"at":1.0')
    data[at : at + 8] = bytes(8)


@pytest.mark.parametrize("spoil", [spoil_pages, spoil_a_record])
def test_a_damaged_page_does_not_get_into_a_backup(
    file: Path, tmp_path: Path, spoil: Callable[[bytearray], None]
) -> None:
    good = tmp_path / "copy"
    copy(file, good)
    before = good.read_bytes()
    data = bytearray(file.read_bytes())
    spoil(data)
    file.write_bytes(data)
    with pytest.raises(BackupFailed):
        copy(file, good)
    assert good.read_bytes() == before
    code, said = run(file, "backup", str(good))
    assert (code, good.read_bytes()) == (1, before)
    assert "Copied" not in said


def test_a_broken_chain_does_not_get_into_a_backup(file: Path, tmp_path: Path) -> None:
    good = tmp_path / "copy"
    copy(file, good)
    before = good.read_bytes()
    flip(file, 20)
    with pytest.raises(BackupFailed, match="record 20 of table STARS2"):
        copy(file, good)
    assert good.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


def test_the_last_backups_are_kept(file: Path, tmp_path: Path) -> None:
    good = tmp_path / "copy"
    for turn in range(5):
        change(file, "insert into people values (?, 'STARS2')", f"p{turn}")
        copy(file, good, keep=3)
    kept = sorted(tmp_path.glob("copy*"))
    assert [one.name for one in kept] == ["copy", "copy.1", "copy.2"]
    assert [people(one) for one in kept] == [5, 4, 3]


def people(file: Path) -> int:
    connection = sqlite3.connect(file)
    (found,) = connection.execute("select count(*) from people").fetchone()
    connection.close()
    return int(found)


@in_a_loop
async def test_a_backup_that_is_put_back_begins_a_new_epoch_once(file: Path, tmp_path: Path) -> None:
    store = SqliteStore(file)
    await store.close()
    copy(file, tmp_path / "copy")
    epochs = []
    for _ in range(2):
        restored = SqliteStore(tmp_path / "copy")
        epochs.append(restored.epoch)
        await restored.close()
    assert epochs[0] == epochs[1] > store.epoch


def test_files_are_for_their_owner_alone(file: Path, tmp_path: Path) -> None:
    copy(file, tmp_path / "copy")
    for one in (file, tmp_path / "copy"):
        assert stat.S_IMODE(one.stat().st_mode) == 0o600


@in_a_loop
async def test_an_old_file_that_others_could_read_is_closed_to_them(file: Path) -> None:
    file.chmod(0o644)
    store = SqliteStore(file)
    await store.append("NEW", 0, b"1")
    assert {stat.S_IMODE(one.stat().st_mode) for one in file.parent.glob(f"{DATABASE}*")} == {0o600}
    await store.close()


# --- tables -------------------------------------------------------------------------------------


def test_tables_are_listed(file: Path) -> None:
    code, said = run(file, "tables", "list")
    assert code == 0
    assert "STARS2" in said
    assert "STARS3" in said


def test_a_table_is_shown(file: Path) -> None:
    code, said = run(file, "tables", "show", "stars2")
    assert code == 0
    assert "its log is sound" in said
    assert "1 Ana (person, owner)" in said


def test_a_damaged_table_is_shown_as_far_as_it_is_sound(file: Path) -> None:
    flip(file, 4)
    assert "record 4: it does not fit" in run(file, "tables", "show", "STARS2")[1]


def test_a_table_is_removed_when_somebody_says_yes(file: Path) -> None:
    assert run(file, "tables", "remove", "STARS2", answer="n\n")[0] == 1
    assert count(file, "STARS2") == RECORDS
    assert run(file, "tables", "remove", "STARS2", answer="y\n")[0] == 0
    assert (count(file, "STARS2"), count(file, "STARS3")) == (0, RECORDS)
    assert run(file, "tables", "remove", "STARS2", "--yes")[0] == 2
    assert run(file, "tables", "show", "STARS2")[0] == 2


# --- devices ------------------------------------------------------------------------------------


def devices_in(folder: Path) -> Path:
    """A folder's file of devices, with one that was ended."""
    devices = DevicesFile(folder / FILE)
    asyncio.run(Devices(devices).write([Device("a" * 64, Person("p"), "Firefox", 1.0, 1.0, True)]))
    devices.close()
    return folder / FILE


def test_a_backup_has_the_devices_too(file: Path, tmp_path: Path) -> None:
    devices_in(file.parent)
    for _ in range(3):
        code, said = run(file, "backup", str(tmp_path / "copy"), "--keep", "2")
        assert code == 0, said
    assert sorted(one.name for one in tmp_path.glob("copy*")) == ["copy", "copy.1", "copy.devices", "copy.devices.1"]
    assert stat.S_IMODE((tmp_path / "copy.devices").stat().st_mode) == 0o600
    restored = DevicesFile(tmp_path / "copy.devices")
    assert Devices(restored).listed["a" * 64].ended
    restored.close()


def test_damaged_devices_leave_the_old_copies_of_both_alone(file: Path, tmp_path: Path) -> None:
    devices = devices_in(file.parent)
    run(file, "backup", str(tmp_path / "copy"))
    before = {one.name: one.read_bytes() for one in tmp_path.glob("copy*")}
    devices.write_bytes(b"SQLite format 3\0" + b"nonsense" * 900)
    code, said = run(file, "backup", str(tmp_path / "copy"))
    assert code == 1
    assert "devices" in said
    assert {one.name: one.read_bytes() for one in tmp_path.glob("copy*")} == before
