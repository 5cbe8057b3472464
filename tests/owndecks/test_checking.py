"""The host's own check of new pictures: what it objects to waits, is let in, or is gone for good."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.core import Refused
from starlore.owndecks.checking import Checks
from starlore.owndecks.held import all_held
from starlore.owndecks.library import Library
from starlore.owndecks.object_store import FileObjectStore
from starlore.owndecks.uploading import upload
from starlore.web.serve import DECKS
from support.odd_files import jpeg, photograph
from tests.table.desk import person

ANA = person("Ana")
PROGRAM = Path(__file__).parents[2] / "examples/known_pictures.py"
UNWANTED = jpeg(1, (600, 800))


@pytest.fixture
def command(tmp_path: Path) -> str:
    """A real program: it knows one picture that it does not want."""
    (tmp_path / "unwanted").mkdir()
    (tmp_path / "unwanted" / "first.jpg").write_bytes(UNWANTED)
    return f"{sys.executable} {PROGRAM} {tmp_path / 'unwanted'}"


def program(*lines: str) -> str:
    return f'{sys.executable} -c "{"; ".join(lines)}"'


def smaller(data: bytes) -> bytes:
    """The same picture as another file."""
    out = BytesIO()
    with Image.open(BytesIO(data)) as image:
        image.resize((450, 600)).save(out, "PNG")
    return out.getvalue()


def with_library(folder: Path, checks: tuple[str, ...], do: Callable[[Library], Awaitable[None]]) -> None:
    async def run() -> None:
        library = Library(FileObjectStore(folder / DECKS), checks=checks)
        try:
            await do(library)
        finally:
            await library.close()

    asyncio.run(run())


async def refused(library: Library, deck: str, picture: str, data: bytes) -> str:
    with pytest.raises(Refused) as why:
        await upload(library, ANA, deck, picture, data)
    return why.value.code


def test_a_picture_waits_when_the_program_objects_and_others_do_not(tmp_path: Path, command: str) -> None:
    async def do(library: Library) -> None:
        deck = (await library.new(ANA, "Ours")).id
        await upload(library, ANA, deck, "fine", jpeg(2, (600, 800)))
        assert await refused(library, deck, "bad", smaller(UNWANTED)) == "picture_held"
        assert await refused(library, deck, "bad", smaller(UNWANTED)) == "picture_held"
        (one,) = await all_held(library.objects)
        assert (one.reason, one.picture, one.person) == ("it looks like first.jpg", "bad", ANA)
        assert [picture.id for picture in (await library.deck(deck)).pictures] == ["fine"]
        assert len(await library.objects.items("pictures")) == 3, "nothing of it is where pictures are served from"
        assert len(await library.objects.items("wholes")) == 1

    with_library(tmp_path, (command,), do)


def test_the_host_lets_it_in_or_refuses_it_for_good(tmp_path: Path, command: str) -> None:
    deck = ""

    async def send(library: Library) -> None:
        nonlocal deck
        deck = (await library.new(ANA, "Ours")).id
        for number, data in enumerate((UNWANTED, smaller(UNWANTED))):
            assert await refused(library, deck, f"picture-{number}", data) == "picture_held"

    async def look(library: Library) -> None:
        assert [picture.id for picture in (await library.deck(deck)).pictures] == ["picture-0"]
        await upload(library, ANA, deck, "picture-0", UNWANTED)  # the same upload once more
        assert await refused(library, deck, "picture-1", smaller(UNWANTED)) == "picture_refused"
        assert await library.objects.items("held") != []
        await library.erase(ANA)
        assert await library.objects.items("held") == []

    with_library(tmp_path, (command,), send)
    listed = CliRunner().invoke(app, ["decks", "held", "--data", str(tmp_path)], env={"COLUMNS": "300"})
    assert listed.output.count("it looks like first.jpg") == 2
    first, second = [line.split("│")[1].strip() for line in listed.output.splitlines() if "first.jpg" in line]
    for verb, held in (("allow", first), ("refuse", second)):
        done = CliRunner().invoke(app, ["decks", verb, held, "--data", str(tmp_path)])
        assert done.exit_code == 0, done.output
    again = CliRunner().invoke(app, ["decks", "allow", second, "--data", str(tmp_path)])
    assert again.exit_code == 1
    with_library(tmp_path, (command,), look)


FINE = program("import sys", "sys.exit(0)")
OBJECTS = program("import sys", "print('hm')", "sys.exit(1)")


@pytest.mark.parametrize(
    ("commands", "reason"),
    [
        ((), ""),
        ((FINE,), ""),
        ((OBJECTS,), "hm"),
        ((OBJECTS, FINE, FINE), ""),
        ((OBJECTS, FINE, OBJECTS), "hm; hm"),
        ((OBJECTS, FINE), ""),
        ((program("import sys; sys.exit(7)"),), "a check failed"),
        (("/no/such/program",), "a check could not be run"),
        ((program("import time; time.sleep(60)"),), "a check failed"),
    ],
)
def test_more_than_half_must_object_and_a_program_that_fails_does(commands: tuple[str, ...], reason: str) -> None:
    async def run() -> str:
        return await Checks(commands, seconds=2.0).objection(jpeg(1, (60, 90)))

    assert asyncio.run(run()) == reason


def test_the_example_tells_pictures_apart(command: str) -> None:
    async def run(data: bytes) -> str:
        return await Checks((command,)).objection(data)

    brighter = BytesIO()
    photograph(1, (600, 800)).point(lambda value: min(255, value + 12)).save(brighter, "JPEG")
    assert [asyncio.run(run(jpeg(seed, (600, 800)))) for seed in range(2, 6)] == [""] * 4
    assert asyncio.run(run(brighter.getvalue())) == "it looks like first.jpg"
