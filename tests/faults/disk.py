"""A disk that is written down and replayed: what could be left of its files after a power cut at any moment."""

import os
import shutil
import struct
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

SOURCE = Path(__file__).with_name("disk.c")
SECTOR = 512
"""What a disk writes at once."""


def preload(folder: Path) -> Path:
    """The preload library, compiled."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    library = folder / "disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"], check=True)
    return library


def environment(library: Path, folder: Path, files: str) -> dict[str, str]:
    """What a process must be started with so that its disk is looked at."""
    return os.environ | {
        "LD_PRELOAD": str(library),
        "DISK_FILES": files,
        "DISK_JOURNAL": str(folder / "journal"),
        "DISK_FAILS": str(folder / "fails"),
    }


class Step(Struct, frozen=True):
    """Something that was done to a file."""

    what: str
    """w: written; t: truncated; u: deleted; s: flushed."""

    file: str
    offset: int
    data: bytes


def read_journal(file: Path) -> Iterator[Step]:
    """All that was done, in its order."""
    raw = file.read_bytes()
    place = 0
    while place < len(raw):
        what, name, offset, length = struct.unpack_from("=4Q", raw, place)
        place += 32
        path = raw[place : place + name].decode()
        place += name
        data = raw[place : place + length] if chr(what) == "w" else b""
        place += len(data)
        yield Step(chr(what), Path(path).name, offset, data)


def after_a_cut(steps: list[Step], rng: Random, before: Mapping[str, bytes] | None = None) -> dict[str, bytes]:
    """What could be left: all that was flushed; of the rest each write whole, torn, or not at all, in any order."""
    files = {name: bytearray(content) for name, content in (before or {}).items()}
    flushed = {step.file: number for number, step in enumerate(steps) if step.what == "s"}
    for number, step in enumerate(steps):
        if step.what == "s":
            continue
        if step.what == "u":  # SQLite flushes the folder after it
            files.pop(step.file, None)
            continue
        content = files.setdefault(step.file, bytearray())
        if number > flushed.get(step.file, -1):
            step = spoilt(step, rng)  # noqa: PLW2901
        apply(step, content)
    return {name: bytes(content) for name, content in files.items()}


def spoilt(step: Step, rng: Random) -> Step:
    """A write that nobody waited for."""
    fate = rng.random()
    if fate < 0.4:
        return step
    if fate < 0.7 or step.what == "t":
        return Step("w", step.file, 0, b"")
    sectors = [number for number in range(0, len(step.data), SECTOR) if rng.random() < 0.5]
    return Step("w", step.file, step.offset, step.data[: sectors[-1]] if sectors else b"")


def apply(step: Step, content: bytearray) -> None:
    """Do it to the content of a file."""
    if step.what == "t":
        del content[step.offset :]
        content.extend(bytes(step.offset - len(content)))
    elif step.data:
        content.extend(bytes(max(0, step.offset - len(content))))
        content[step.offset : step.offset + len(step.data)] = step.data
