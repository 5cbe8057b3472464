"""Backups: a copy of one moment while the server runs, checked before it takes the place of an older one."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path

from starlore.store.check import file_faults, link_faults
from starlore.store.schema import connect, keep_private, prepare
from starlore.table.ports import Damaged

GENERATIONS = 7
"""Copies of one backup that are kept, by default."""


class BackupFailed(Exception):
    """The copy is not as it should be; the backups that there were are still there."""


def backup(
    database: Path,
    target: Path,
    progress: Callable[[int, int], None],
    keep: int = GENERATIONS,
    devices: Path | None = None,
) -> None:
    """Copy the whole database while the server runs; the copy is complete and sound, or not there at all.

    With the tables goes the file of people's devices, if there is one, into a copy beside theirs: without it, devices
    that were ended would count again. None of the copies takes its place before both are sound.
    """
    if target.exists() and target.samefile(database):
        raise SystemExit(f"The server writes to {target}: copy the tables into another file")
    pairs = [(database, target)]
    if devices is not None and devices.is_file():
        pairs.insert(0, (devices, devices_copy(target)))
    parts = [aim.with_name(aim.name + ".part") for _, aim in pairs]
    try:
        for (source, _), part in zip(pairs, parts, strict=True):
            part.unlink(missing_ok=True)
            keep_private(part)
            if source is database:
                copy_into(database, part, progress)
                verify(part)
            else:
                copy_devices(source, part)
            with part.open("rb") as written:
                os.fsync(written.fileno())
        for (_, aim), part in zip(pairs, parts, strict=True):
            rotate(aim, keep)
            part.replace(aim)
        sync_folder(target.parent)
    finally:
        for part in parts:
            for file in (part, part.with_name(part.name + "-journal")):
                file.unlink(missing_ok=True)


def devices_copy(target: Path) -> Path:
    """Where the devices' file is copied to."""
    return target.with_name(f"{target.name}.devices")


def copy_devices(source: Path, part: Path) -> None:
    """Copy the file of people's devices, and check the copy; raises `BackupFailed`."""
    try:
        with closing(connect(source, read_only=True)) as devices, closing(sqlite3.connect(part)) as copy:
            devices.backup(copy)
            for fault in file_faults(copy):
                raise BackupFailed(f"the devices' file: {fault}")
            copy.execute("select count(*) from devices").fetchone()
    except sqlite3.DatabaseError as error:
        raise BackupFailed(f"the devices' file: {error}") from error


def copy_into(database: Path, part: Path, progress: Callable[[int, int], None]) -> None:
    """Copy one moment, and mark it as a copy: when it is served from, a new epoch begins."""
    try:
        with closing(connect(database, read_only=True)) as source, closing(sqlite3.connect(part)) as copy:
            source.execute("begin").execute("select 1 from log").fetchone()  # one moment, however long it takes
            source.backup(copy, pages=256, progress=lambda _, left, total: progress(total - left, total))
            copy.execute("pragma journal_mode = delete")
            copy.isolation_level = None
            prepare(copy)
            copy.execute("insert or replace into facts values ('copied', 1)")
    except sqlite3.DatabaseError as error:
        raise BackupFailed(str(error)) from error


def verify(copy: Path) -> None:
    """Raises `BackupFailed` when the file, or the chain of a table in it, is broken."""
    with closing(connect(copy, read_only=True)) as connection:
        for fault in chain(file_faults(connection), link_faults(connection)):
            raise BackupFailed(fault.for_the_operator() if isinstance(fault, Damaged) else fault)


def rotate(target: Path, keep: int) -> None:
    """Let the last backup become the last but one, and so on; the newest stays under its name until it is replaced."""
    if not target.exists() or keep < 2:
        return
    for number in range(keep - 2, 0, -1):
        with suppress(FileNotFoundError):
            generation(target, number).replace(generation(target, number + 1))
    try:
        os.link(target, generation(target, 1))
    except OSError:  # a file system without hard links
        target.replace(generation(target, 1))


def generation(target: Path, number: int) -> Path:
    """The name of an older backup."""
    return target.with_name(f"{target.name}.{number}")


def sync_folder(folder: Path) -> None:
    """Make the new names durable too."""
    with suppress(PermissionError):  # a system that has no such handles
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
