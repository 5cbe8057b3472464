"""Decks as they are kept: packages in and out, and what nobody needs any more is collected."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from starlore.core import Refused
from starlore.decks.package import BadPackage, faults, open_package
from starlore.decks.pictures import DECK
from starlore.owndecks.collecting import collect
from starlore.owndecks.library import Library
from starlore.owndecks.object_store import FileObjectStore
from starlore.owndecks.packages import OPERATOR, export_package, import_package
from starlore.owndecks.uploading import upload
from starlore.store.memory import MemoryStore
from starlore.table.decks import put_deck
from starlore.table.log.records import Entry
from starlore.table.options import Person
from support.odd_files import jpeg
from tests.table.desk import Desk, person
from tests.table.live import chained

ANA = person("Ana")


def with_library(tmp_path: Path, do: Callable[[Library], Awaitable[None]]) -> None:
    """Do something with an empty library."""

    async def run() -> None:
        library = Library(FileObjectStore(tmp_path / "decks"))
        try:
            await do(library)
        finally:
            await library.close()

    asyncio.run(run())


def a_package(folder: Path, pictures: int = 30) -> Path:
    """A deck as somebody would make it by hand."""
    (folder / "pictures").mkdir(parents=True)
    lines = ['name = "By hand"', 'languages = ["cs"]']
    for number in range(1, pictures + 1):
        (folder / "pictures" / f"{number:03}.jpg").write_bytes(jpeg(number, (120, 160)))
        lines += ["[[pictures]]", f'description.cs = "Koza {number}"']
    (folder / "deck.toml").write_text("\n".join(lines))
    return folder


def test_our_own_deck_is_a_package_without_faults() -> None:
    package = open_package(DECK.folder.parent)
    assert faults(package) == []
    assert package.ready(16) is not None


def test_a_package_comes_in_and_goes_out_as_a_folder_or_zipped(tmp_path: Path) -> None:
    zipped = Path(shutil.make_archive(str(tmp_path / "packed"), "zip", a_package(tmp_path / "by-hand")))

    async def do(library: Library) -> None:
        deck = await import_package(library, open_package(zipped), sharing="use")
        assert [one.caption for one in deck.pictures] == [f"Koza {number}" for number in range(1, 31)]
        assert await export_package(library, deck.id, tmp_path / "out") == 30
        again = await import_package(library, open_package(tmp_path / "out"), sharing="nobody")
        assert [one.key for one in again.pictures] == [one.key for one in deck.pictures]
        assert (await library.shared(deck.link)).id == deck.id

    with_library(tmp_path, do)


def test_a_package_that_is_none_says_why(tmp_path: Path) -> None:
    with pytest.raises(BadPackage, match=r"no deck\.toml"):
        open_package(tmp_path)
    folder = a_package(tmp_path / "few", 3)
    assert faults(open_package(folder)) == ["a deck has 30 to 300 pictures, not 3"]
    (folder / "deck.toml").write_text('name = "x"\n[[pictures]]\nfile = "../secret"')
    with pytest.raises(BadPackage, match="no name of a file"):
        open_package(folder)


def test_what_no_deck_and_no_log_needs_is_collected(tmp_path: Path) -> None:
    async def do(library: Library) -> None:
        store = MemoryStore()
        deck = await library.new(ANA, "Summer")
        for number in range(3):
            await upload(library, ANA, deck.id, f"picture-{number}", jpeg(number, (120, 160)))
        played = await library.on_table(ANA, deck.id, "STARS2", with_ours=False)
        desk = Desk("Ana")
        desk.happen(*put_deck(desk.state, ANA, played))
        for version, record in enumerate(chained("STARS2", *[Entry(0.0, (event,)) for event in desk.log])):
            await store.append("STARS2", version, record)
        await upload(library, ANA, deck.id, "picture-9", jpeg(9, (120, 160)))
        await library.remove(await library.deck(deck.id))

        assert await collect(library, store) == frozenset(), "what is new is left alone"
        once = await collect(library, store, grace=0, before=frozenset())
        assert len(once) == 3, "three files of the picture that was not on the table"
        assert len(await library.objects.items("pictures")) == 12, "found once is not enough"
        await collect(library, store, grace=0, before=once)
        assert len(await library.objects.items("pictures")) == 9
        assert await library.objects.items("wholes") == []
        del store.logs["STARS2"]
        await collect(library, store, grace=0)
        assert await library.objects.items("pictures") == []

    with_library(tmp_path, do)


def test_two_changes_at_once_are_both_kept(tmp_path: Path) -> None:
    async def do(library: Library) -> None:
        deck = await library.new(ANA, "Summer")
        names = [f"picture-{number}" for number in range(6)]
        await asyncio.gather(*(upload(library, ANA, deck.id, name, jpeg(1, (120, 160))) for name in names))
        assert {one.id for one in (await library.deck(deck.id)).pictures} == set(names)
        assert len(await library.objects.items("pictures")) == 3, "the same content is kept once"

    with_library(tmp_path, do)


def test_whoever_did_not_make_a_deck_cannot_change_it(tmp_path: Path) -> None:
    async def do(library: Library) -> None:
        deck = await library.new(ANA, "Summer")
        for stranger in (person("Ben"), OPERATOR, Person("x")):
            with pytest.raises(Refused, match="no_such_deck"):
                await library.rename(stranger, deck.id, "Mine")

    with_library(tmp_path, do)
