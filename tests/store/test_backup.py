"""A backup is sound or is none: of a running server, of what is damaged, and of the devices."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from starlore.store.backup import BackupFailed, backup
from starlore.store.sqlite import SqliteStore
from starlore.table.options import Person
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity.devices import Device, Devices
from starlore.web.serve import DATABASE
from tests.store.files import change, flip, log_in, run
from tests.table.live import in_a_loop, until


@in_a_loop
async def test_a_backup_is_one_moment_of_a_running_server(two_tables: Path, tmp_path: Path) -> None:
    store = SqliteStore(two_tables)
    copy = tmp_path / "copy.sqlite3"
    steps: list[tuple[int, int]] = []
    versions = {"N": 0}

    async def write_on() -> None:
        while True:
            await store.append("N", versions["N"], b"x" * 4000)
            versions["N"] += 1

    await asyncio.gather(*[store.append(f"BIG{number}", 0, b"x" * 100_000) for number in range(60)])
    writing = asyncio.create_task(write_on())
    await until(lambda: versions["N"] > 0)
    await asyncio.to_thread(backup, two_tables, copy, lambda done, total: steps.append((done, total)))
    written = versions["N"]
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.close()
    assert len(steps) > 3
    assert steps[-1][0] == steps[-1][1]
    assert log_in(copy, "STARS2") == log_in(two_tables, "STARS2")
    assert 0 < len(log_in(copy, "N")) <= written + 1
    check = sqlite3.connect(copy)
    assert check.execute("pragma integrity_check").fetchone() == ("ok",)
    check.close()


def test_a_backup_that_fails_leaves_the_last_one_alone(two_tables: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_bytes(b"the last backup")

    def stop(_: int, __: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(two_tables, copy, stop)
    assert copy.read_bytes() == b"the last backup"


def test_a_backup_does_not_take_the_place_of_what_it_copies(two_tables: Path) -> None:
    before = two_tables.stat().st_ino
    (two_tables.parent / "alias").symlink_to(two_tables)
    for target in (two_tables, two_tables.parent / "alias"):
        with pytest.raises(SystemExit, match="another file"):
            backup(two_tables, target, lambda _, __: None)
    assert two_tables.stat().st_ino == before


def test_a_backup_can_be_served_from(two_tables: Path, tmp_path: Path) -> None:
    folder = tmp_path / "restored"
    folder.mkdir()
    backup(two_tables, folder / DATABASE, lambda _, __: None)

    async def go_on() -> None:
        store = SqliteStore(folder / DATABASE)
        read = await store.read("STARS2")
        await store.append("STARS2", len(read), b"{}")
        await store.close()

    asyncio.run(go_on())
    assert len(log_in(folder / DATABASE, "STARS2")) == len(log_in(two_tables, "STARS2")) + 1


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
    two_tables: Path, tmp_path: Path, spoil: Callable[[bytearray], None]
) -> None:
    good = tmp_path / "copy"
    copy(two_tables, good)
    before = good.read_bytes()
    data = bytearray(two_tables.read_bytes())
    spoil(data)
    two_tables.write_bytes(data)
    with pytest.raises(BackupFailed):
        copy(two_tables, good)
    assert good.read_bytes() == before
    code, said = run(two_tables, "backup", str(good))
    assert (code, good.read_bytes()) == (1, before)
    assert "Copied" not in said


def test_a_broken_chain_does_not_get_into_a_backup(two_tables: Path, tmp_path: Path) -> None:
    good = tmp_path / "copy"
    copy(two_tables, good)
    before = good.read_bytes()
    flip(two_tables, 20)
    with pytest.raises(BackupFailed, match="record 20 of table STARS2"):
        copy(two_tables, good)
    assert good.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))


def test_the_last_backups_are_kept(two_tables: Path, tmp_path: Path) -> None:
    good = tmp_path / "copy"
    for turn in range(5):
        change(two_tables, "insert into people values (?, 'STARS2')", f"p{turn}")
        copy(two_tables, good, keep=3)
    kept = sorted(tmp_path.glob("copy*"))
    assert [one.name for one in kept] == ["copy", "copy.1", "copy.2"]
    assert [people(one) for one in kept] == [5, 4, 3]


def people(file: Path) -> int:
    connection = sqlite3.connect(file)
    (found,) = connection.execute("select count(*) from people").fetchone()
    connection.close()
    return int(found)


@in_a_loop
async def test_a_backup_that_is_put_back_begins_a_new_epoch_once(two_tables: Path, tmp_path: Path) -> None:
    store = SqliteStore(two_tables)
    await store.close()
    copy(two_tables, tmp_path / "copy")
    epochs = []
    for _ in range(2):
        restored = SqliteStore(tmp_path / "copy")
        epochs.append(restored.epoch)
        await restored.close()
    assert epochs[0] == epochs[1] > store.epoch


def test_files_are_for_their_owner_alone(two_tables: Path, tmp_path: Path) -> None:
    copy(two_tables, tmp_path / "copy")
    for one in (two_tables, tmp_path / "copy"):
        assert stat.S_IMODE(one.stat().st_mode) == 0o600


@in_a_loop
async def test_an_old_file_that_others_could_read_is_closed_to_them(two_tables: Path) -> None:
    two_tables.chmod(0o644)
    store = SqliteStore(two_tables)
    await store.append("NEW", 0, b"1")
    assert {stat.S_IMODE(one.stat().st_mode) for one in two_tables.parent.glob(f"{DATABASE}*")} == {0o600}
    await store.close()


def devices_in(folder: Path) -> Path:
    """A folder's file of devices, with one that was ended."""
    devices = DevicesFile(folder / FILE)
    asyncio.run(Devices(devices).write([Device("a" * 64, Person("p"), "Firefox", 1.0, 1.0, True)]))
    devices.close()
    return folder / FILE


def test_a_backup_has_the_devices_too(two_tables: Path, tmp_path: Path) -> None:
    devices_in(two_tables.parent)
    for _ in range(3):
        code, said = run(two_tables, "backup", str(tmp_path / "copy"), "--keep", "2")
        assert code == 0, said
    assert sorted(one.name for one in tmp_path.glob("copy*")) == ["copy", "copy.1", "copy.devices", "copy.devices.1"]
    assert stat.S_IMODE((tmp_path / "copy.devices").stat().st_mode) == 0o600
    restored = DevicesFile(tmp_path / "copy.devices")
    assert Devices(restored).listed["a" * 64].ended
    restored.close()


def test_damaged_devices_leave_the_old_copies_of_both_alone(two_tables: Path, tmp_path: Path) -> None:
    devices = devices_in(two_tables.parent)
    run(two_tables, "backup", str(tmp_path / "copy"))
    before = {one.name: one.read_bytes() for one in tmp_path.glob("copy*")}
    devices.write_bytes(b"SQLite format 3\0" + b"nonsense" * 900)
    code, said = run(two_tables, "backup", str(tmp_path / "copy"))
    assert code == 1
    assert "devices" in said
    assert {one.name: one.read_bytes() for one in tmp_path.glob("copy*")} == before
