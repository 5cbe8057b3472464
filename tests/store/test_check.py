"""Damage is named by table and record, and a table goes on from before it."""

import stat
from pathlib import Path

import pytest

from starlore.store.repair import repair
from starlore.store.sqlite import SqliteStore
from starlore.table.log.history import History
from starlore.table.log.records import Entry
from starlore.table.log.snapshot import encode
from starlore.table.ports import Damaged
from tests.store.files import RECORDS, change, count, flip, run
from tests.table.desk import Desk
from tests.table.live import chained, in_a_loop


def test_sound_logs_are_called_sound(two_tables: Path) -> None:
    assert run(two_tables, "check") == (0, "2 tables, 0 faults\n")


def test_a_flipped_bit_is_named_by_table_and_record(two_tables: Path) -> None:
    flip(two_tables, 20)
    code, said = run(two_tables, "check")
    assert code == 1
    assert said.startswith("table STARS2, record 20: it does not fit the one before it, or was changed\n")
    assert said.endswith("2 tables, 1 faults\n")


def test_a_missing_record_is_named(two_tables: Path) -> None:
    change(two_tables, "delete from log where code = 'STARS3' and version = 7")
    assert "table STARS3, record 7: it is missing" in run(two_tables, "check")[1]


def test_a_log_that_is_shorter_than_its_snapshot_is_named(two_tables: Path) -> None:
    change(two_tables, "delete from log where code = 'STARS3' and version > 10")
    assert "table STARS3, record 11: the log has lost its end" in run(two_tables, "check", "STARS3")[1]


def test_a_snapshot_that_says_something_else_is_named_and_repaired_without_a_loss(two_tables: Path) -> None:
    past = History("STARS2")
    desk = Desk("Zoe", "Ben", "Cleo").start("dixit")
    for record in chained("STARS2", *[Entry(1.0, (one,)) for one in desk.log[:4]]):
        past.replay(record)
    change(two_tables, "update snapshots set version = 4, data = ? where code = 'STARS2'", encode(past))
    assert "the snapshot says something else" in run(two_tables, "check")[1]
    run(two_tables, "check", "STARS2", "--repair", "--yes")
    assert run(two_tables, "check")[0] == 0
    assert count(two_tables, "STARS2") == RECORDS


@in_a_loop
async def test_only_the_damaged_table_stops(two_tables: Path) -> None:
    change(two_tables, "delete from log where code = 'STARS2' and version = 20")
    store = SqliteStore(two_tables)
    with pytest.raises(Damaged):
        await store.read("STARS2")
    assert len(await store.read("STARS3")) == RECORDS
    await store.close()


def test_a_repaired_table_goes_on_from_its_last_sound_record(two_tables: Path) -> None:
    flip(two_tables, 20)
    code, said = run(two_tables, "check", "STARS2", "--repair", answer="y\n")
    assert code == 0
    assert "goes on from record 19" in said
    assert (count(two_tables, "STARS2"), count(two_tables, "STARS3")) == (19, RECORDS)
    assert run(two_tables, "check")[0] == 0


def test_what_is_cut_off_is_kept_in_a_file_for_its_owner_alone(two_tables: Path) -> None:
    flip(two_tables, 20)
    done = repair(two_tables, "STARS2")
    assert done is not None
    assert (done.left, done.cut) == (19, RECORDS - 19)
    assert len(done.side.read_text().splitlines()) == RECORDS - 19
    assert stat.S_IMODE(done.side.stat().st_mode) == 0o600


def test_nothing_is_cut_off_unless_somebody_says_yes(two_tables: Path) -> None:
    flip(two_tables, 20)
    assert run(two_tables, "check", "STARS2", "--repair", answer="n\n")[0] == 1
    assert count(two_tables, "STARS2") == RECORDS


def test_a_sound_table_is_not_repaired(two_tables: Path) -> None:
    assert repair(two_tables, "STARS2") is None
    assert "is sound" in run(two_tables, "check", "STARS2", "--repair")[1]


@in_a_loop
async def test_a_repair_begins_a_new_epoch(two_tables: Path) -> None:
    before = SqliteStore(two_tables)
    await before.close()
    flip(two_tables, 20)
    repair(two_tables, "STARS2")
    after = SqliteStore(two_tables)
    assert after.epoch > before.epoch
    await after.close()
