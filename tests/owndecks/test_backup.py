"""Backups of decks: whole, sound, cheap, and good to play from again; what is damaged is found."""

import asyncio
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.owndecks.backup import back_up, decks_copy, faults, files_of
from starlore.owndecks.documents import DeckDocument
from starlore.owndecks.library import Library
from starlore.owndecks.object_store import FileObjectStore
from starlore.owndecks.uploading import upload
from starlore.store.backup import BackupFailed
from starlore.store.sqlite import SqliteStore
from starlore.web.serve import DATABASE, DECKS
from support.odd_files import jpeg
from tests.table.desk import person

ANA = person("Ana")
KINDS = ("keys", "decks", "people", "tables", "pictures", "wholes")


def add(folder: Path, *seeds: int, name: str | None = None) -> DeckDocument:
    """Put pictures into a deck; without a name, into a new one."""

    async def run() -> DeckDocument:
        library = Library(FileObjectStore(folder))
        found = name or (await library.new(ANA, "Ours")).id
        for seed in seeds:
            await upload(library, ANA, found, f"picture-{seed}", jpeg(seed, (200, 300)))
        deck = await library.deck(found)
        await library.close()
        return deck

    return asyncio.run(run())


def content(folder: Path) -> dict[Path, bytes]:
    return {file: (folder / file).read_bytes() for file in files_of(folder, KINDS)}


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    add(tmp_path / "data" / DECKS, 1, 2)
    return tmp_path / "data" / DECKS


def test_a_copy_has_everything_and_can_be_used_in_its_place(decks: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.decks"
    back_up(decks, target, 3)
    assert content(target) == content(decks)
    assert list(faults(target)) == []
    shutil.rmtree(decks)
    shutil.copytree(target, decks)
    (name,) = [file.stem for file in files_of(decks, ("decks",))]
    assert len(add(decks, 3, name=name).pictures) == 3


def test_generations_are_whole_and_share_what_has_not_changed(decks: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.decks"
    kept = []
    for seed in (3, 4, 5, 6):
        (name,) = [file.stem for file in files_of(decks, ("decks",))]
        add(decks, seed, name=name)
        back_up(decks, target, 3)
        kept.append(content(target))
    folders = [target, tmp_path / "copy.decks.1", tmp_path / "copy.decks.2"]
    assert sorted(tmp_path.glob("copy*")) == folders
    assert [content(folder) for folder in folders] == kept[:0:-1]
    first = files_of(folders[2], ("pictures",))[0]
    assert (target / first).stat().st_nlink == 3
    assert (decks / first).stat().st_nlink == 1, "the server's own file is its own"


@pytest.mark.parametrize("kind", ["pictures", "wholes"])
def test_what_is_damaged_or_missing_is_found_and_gets_into_no_backup(decks: Path, tmp_path: Path, kind: str) -> None:
    target = tmp_path / "copy.decks"
    file = files_of(decks, (kind,))[0]
    data = bytearray((decks / file).read_bytes())
    data[len(data) // 2] ^= 1
    (decks / file).write_bytes(data)
    assert list(faults(decks))
    with pytest.raises(BackupFailed):
        back_up(decks, target, 3)
    assert list(tmp_path.glob("copy*")) == []
    (decks / file).unlink()
    assert any("missing" in fault for fault in faults(decks))


def test_a_picture_that_is_damaged_later_is_still_sound_in_the_next_copy(decks: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.decks"
    back_up(decks, target, 3)
    file = files_of(decks, ("pictures",))[0]
    good = (decks / file).read_bytes()
    (decks / file).write_bytes(b"\0" * len(good))
    back_up(decks, target, 3)
    assert (target / file).read_bytes() == good


def test_what_was_deleted_is_not_in_the_next_copy(decks: Path, tmp_path: Path) -> None:
    async def erase() -> None:
        library = Library(FileObjectStore(decks))
        await library.erase(ANA)
        await library.close()

    target = tmp_path / "copy.decks"
    back_up(decks, target, 2)
    asyncio.run(erase())
    back_up(decks, target, 2)
    assert files_of(target, ("decks", "people", "pictures", "wholes")) == []


def test_a_server_without_decks_has_none_to_copy(tmp_path: Path) -> None:
    back_up(tmp_path / "nothing", tmp_path / "copy.decks", 3)
    assert list(tmp_path.iterdir()) == []


def test_the_commands_know_decks(decks: Path, tmp_path: Path) -> None:
    data = decks.parent
    asyncio.run(SqliteStore(data / DATABASE).close())
    copy = tmp_path / "copy"
    done = CliRunner().invoke(app, ["backup", str(copy), "--data", str(data)])
    assert done.exit_code == 0, done.output
    assert content(decks_copy(copy)) == content(decks)
    assert CliRunner().invoke(app, ["check", "--data", str(data)]).exit_code == 0
    (decks / files_of(decks, ("pictures",))[0]).unlink()
    checked = CliRunner().invoke(app, ["check", "--data", str(data)])
    assert checked.exit_code == 1
    assert "its files are damaged or missing" in checked.output
