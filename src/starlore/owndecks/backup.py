"""Backups of people's own decks, and whether their files are what was written.

A copy is a folder like the one that the server uses. Pictures are content-addressed and never change: what the last
copy has is not copied again but linked (hard links), so that each generation is whole and costs only what is new.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from starlore.decks.package import READY
from starlore.owndecks.documents import DeckDocument
from starlore.owndecks.object_store import CONTENTS, DOCUMENTS, SECRET, keyed_digest
from starlore.store.backup import BackupFailed, generation, sync_folder


def decks_copy(target: Path) -> Path:
    """Where the decks of a backup are."""
    return target.with_name(f"{target.name}.decks")


def back_up(source: Path, target: Path, keep: int, advance: Callable[[int, int], None] = lambda *_: None) -> None:
    """Copy a server's decks while it runs: the copy is whole and sound, or the old ones stay; raises `BackupFailed`."""
    if not source.is_dir():
        return
    part = target.with_name(target.name + ".part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(mode=0o700, parents=True)
    try:
        # documents first: a deck is written after its pictures, so that those of a copied deck are there
        files = [*files_of(source, ("keys", *DOCUMENTS)), *files_of(source, CONTENTS)]
        for done, file in enumerate(files, 1):
            take_over(source, target, part, file)
            advance(done, len(files))
        for fault in faults(part, known=target):
            raise BackupFailed(fault)
        rotate(target, keep)
        part.replace(target)
        sync_folder(target.parent)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def files_of(folder: Path, kinds: tuple[str, ...]) -> list[Path]:
    """All files of these kinds, relative to the folder; what is being written is none."""
    found = [file for kind in kinds for file in sorted((folder / kind).rglob("*")) if file.is_file()]
    return [file.relative_to(folder) for file in found if not file.name.startswith(".")]


def take_over(source: Path, last: Path, part: Path, file: Path) -> None:
    """Bring one file into the new copy: from the last one where it is content-addressed, else from the server."""
    (part / file).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if file.parts[0] in CONTENTS and (last / file).is_file():
        try:
            os.link(last / file, part / file)
        except OSError:  # a file system without hard links
            shutil.copy2(last / file, part / file)
        return
    try:
        shutil.copy2(source / file, part / file)
    except FileNotFoundError:  # somebody has deleted it since
        return
    with (part / file).open("rb") as written:
        os.fsync(written.fileno())


def rotate(target: Path, keep: int) -> None:
    """Let the last copy become the last but one, and so on."""
    shutil.rmtree(generation(target, keep - 1) if keep > 1 else target, ignore_errors=True)
    for number in range(keep - 2, -1, -1):
        here = generation(target, number) if number else target
        if here.is_dir():
            here.replace(generation(target, number + 1))


def faults(folder: Path, known: Path | None = None) -> Iterator[str]:
    """What is damaged or missing; not read again: files that an earlier copy has, which was found sound."""
    if not (folder / "decks").is_dir():
        return
    secret = (folder / SECRET).read_bytes() if (folder / SECRET).is_file() else b""
    sound: set[str] = set()
    for whole in files_of(folder, ("wholes",)):
        if is_new(folder, known, whole) and digest_of(folder, secret, whole) != whole.stem:
            yield f"{whole.as_posix()} is damaged"
        else:
            sound.add(whole.as_posix())
    for key, files in sorted(pictures(folder).items()):
        new = any(is_new(folder, known, file) for file in files)
        if len(files) == len(READY) and (not new or digest_of(folder, secret, *files) == key):
            sound.add(key)
    yield from missing(folder, sound)


def missing(folder: Path, sound: set[str]) -> Iterator[str]:
    """The pictures of decks that are not there, or not as they were; pictures that no deck has are not asked for."""
    for document in files_of(folder, ("decks",)):
        try:
            deck = msgspec.json.decode((folder / document).read_bytes(), type=DeckDocument)
        except msgspec.DecodeError as error:
            yield f"{document.as_posix()}: {error}"
            continue
        for picture in deck.pictures:
            if picture.key not in sound:
                yield f"deck {deck.id}, picture {picture.id}: its files are damaged or missing"
            elif picture.whole and picture.whole not in sound:
                yield f"deck {deck.id}, picture {picture.id}: the whole picture is missing"


def pictures(folder: Path) -> dict[str, list[Path]]:
    """The files of each picture, by its key, in the order in which they are digested."""
    found: dict[str, list[Path]] = {}
    for file in files_of(folder, ("pictures",)):
        found.setdefault(file.name.split(".")[0].removesuffix("-400"), []).append(file)
    endings = {key: [file.parent / f"{key}{ending}" for ending in READY] for key, (file, *_) in found.items()}
    return {key: [file for file in endings[key] if file in found[key]] for key in found}


def is_new(folder: Path, known: Path | None, file: Path) -> bool:
    """The earlier copy does not have it."""
    return known is None or known == folder or not (known / file).is_file()


def digest_of(folder: Path, secret: bytes, *files: Path) -> str:
    """The digest of some files' content."""
    return keyed_digest(b"".join((folder / file).read_bytes() for file in files), secret)
