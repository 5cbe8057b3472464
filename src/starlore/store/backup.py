"""Backups: a copy of one moment while the server runs, checked before it takes the place of an older one."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from itertools import chain
from pathlib import Path

from starlore.store.check import file_faults, link_faults
from starlore.store.schema import connect, keep_private, prepare

KEPT = 7
"""Generations of a backup, by default."""


class Spoilt(Exception):
    """The copy is not as it should be; the backups that there were are still there."""


def backup(database: Path, target: Path, progress: Callable[[int, int], None], keep: int = KEPT) -> None:
    """Copy the whole database while the server runs; the copy is complete and sound, or not there at all."""
    if target.exists() and target.samefile(database):
        raise SystemExit(f"The server writes to {target}: copy the tables into another file")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    keep_private(part)
    try:
        copy_into(database, part, progress)
        verify(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        make_room(target, keep)
        part.replace(target)
        sync_folder(target.parent)
    finally:
        for file in (part, part.with_name(part.name + "-journal")):
            file.unlink(missing_ok=True)


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
        raise Spoilt(str(error)) from error


def verify(copy: Path) -> None:
    """Raises `Spoilt` when the file, or the chain of a table in it, is broken."""
    with closing(connect(copy, read_only=True)) as connection:
        for fault in chain(file_faults(connection), link_faults(connection)):
            raise Spoilt(str(fault))


def make_room(target: Path, keep: int) -> None:
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
