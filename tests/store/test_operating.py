"""What an operator does with tables: list, show and remove them, export them, and let go of what is old."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.games.stella.messages import CardsMarked
from starlore.store.operating import export, parse_age, prune
from starlore.store.sqlite import SqliteStore
from starlore.table.commands import Say
from starlore.table.events import OwnEvent
from starlore.table.evolve import replay
from starlore.table.log.records import Entry, decode
from starlore.table.options import Person
from starlore.table.projections.export import SHOWN
from starlore.web.serve import DATABASE
from support.options import StellaEvent
from tests.store.files import RECORDS, count, flip, log_in, run
from tests.table.desk import Desk, person
from tests.table.live import chained, in_a_loop

CLI = CliRunner()


def records(desk: Desk) -> list[bytes]:
    return chained("STARS2", *[Entry(time.time(), (event,), person("Ana"), "id1") for event in desk.log])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with one table at which a game has been played."""
    desk = Desk("Ana", "Ben", "Cleo", target=5)
    desk.do("Ana", Say("good luck"))
    desk.start("dixit").play_to_the_end().start("stella")
    desk.move()

    async def fill() -> None:
        store = SqliteStore(tmp_path / DATABASE)
        for version, record in enumerate(records(desk)):
            await store.append("STARS2", version, record)
        await store.remember(person("Ana"), "STARS2")
        await store.close()

    asyncio.run(fill())
    return tmp_path / DATABASE


# --- tables -------------------------------------------------------------------------------------


def test_tables_are_listed(two_tables: Path) -> None:
    code, said = run(two_tables, "tables", "list")
    assert code == 0
    assert "STARS2" in said
    assert "STARS3" in said


def test_a_table_is_shown(two_tables: Path) -> None:
    code, said = run(two_tables, "tables", "show", "stars2")
    assert code == 0
    assert "its log is sound" in said
    assert "1 Ana (person, owner)" in said


def test_a_damaged_table_is_shown_as_far_as_it_is_sound(two_tables: Path) -> None:
    flip(two_tables, 4)
    assert "record 4: it does not fit" in run(two_tables, "tables", "show", "STARS2")[1]


def test_a_table_is_removed_when_somebody_says_yes(two_tables: Path) -> None:
    assert run(two_tables, "tables", "remove", "STARS2", answer="n\n")[0] == 1
    assert count(two_tables, "STARS2") == RECORDS
    assert run(two_tables, "tables", "remove", "STARS2", answer="y\n")[0] == 0
    assert (count(two_tables, "STARS2"), count(two_tables, "STARS3")) == (0, RECORDS)
    assert run(two_tables, "tables", "remove", "STARS2", "--yes")[0] == 2
    assert run(two_tables, "tables", "show", "STARS2")[0] == 2


# --- export -------------------------------------------------------------------------------------


def test_an_export_with_secrets_is_the_whole_log(file: Path) -> None:
    lines = [msgspec.json.decode(line) for line in export(file, "STARS2", secrets=True)]
    assert [line["version"] for line in lines] == list(range(1, len(lines) + 1))
    stored = [msgspec.json.encode({name: line[name] for name in line if name != "version"}) for line in lines]
    assert stored == log_in(file, "STARS2")
    assert replay(event for record in stored for event in decode(record).events) is not None


def all_values(thing: Any) -> list[Any]:
    if isinstance(thing, dict):
        return [value for one in thing.values() for value in all_values(one)]
    if isinstance(thing, list):
        return [value for one in thing for value in all_values(one)]
    return [thing]


def test_an_export_without_secrets_names_no_person_no_card_and_no_clue(file: Path) -> None:
    lines = list(export(file, "STARS2", secrets=False))
    entries = [msgspec.json.decode(line) for line in lines]
    assert [entry["version"] for entry in entries] == list(range(1, len(lines) + 1))
    words = set(map(str, all_values(entries)))
    assert not words & {"Ana", "Ben", "Cleo", "good luck", "STARS2", "id1", *map(person, ("Ana", "Ben", "Cleo"))}
    of_games = [entry["news"] for entry in entries if "news" in entry]
    assert {"story_told", "vote_cast", "laid"} <= {news["what"] for news in of_games}
    assert {name for news in of_games for name in news} == {"what", "seat"}


def test_an_export_without_secrets_does_not_show_that_somebody_set_a_cross(file: Path) -> None:
    stored = [event for record in log_in(file, "STARS2") for event in decode(record).events]
    crosses = [one for one in stored if isinstance(one, StellaEvent) and isinstance(one.event, CardsMarked)]
    assert len(crosses) == 1
    assert len(list(export(file, "STARS2", secrets=False))) == len(stored) - 1


def test_an_export_without_secrets_knows_every_event_of_a_table() -> None:
    assert set(SHOWN) == {event.__struct_config__.tag for event in get_args(OwnEvent)}


# --- prune --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "seconds"), [("36h", 129_600), ("90d", 7_776_000), ("4w", 2_419_200)])
def test_an_age_is_a_number_and_a_unit(text: str, seconds: int) -> None:
    assert parse_age(text) == seconds


@pytest.mark.parametrize("text", ["", "90", "d", "-3d", "3m", "1.5d", "90d "])
def test_anything_else_is_no_age(text: str) -> None:
    with pytest.raises(ValueError, match="90d"):
        parse_age(text)


@in_a_loop
async def test_tables_that_nobody_uses_any_more_are_pruned_and_the_file_shrinks(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    store = SqliteStore(file)
    for number in range(20):
        await store.append(f"OLD{number}", 0, b"x" * 50_000)
        await store.remember(Person("p"), f"OLD{number}")
    between = time.time()
    await asyncio.sleep(0.01)
    await store.append("NEW", 0, b"1")
    await store.close()
    before = file.stat().st_size
    assert prune(file, between) == 20
    again = SqliteStore(file)
    assert await again.read("OLD7") == []
    assert await again.read("NEW") == [b"1"]
    assert await again.recall(Person("p")) == []
    await again.close()
    assert file.stat().st_size < before / 2


@in_a_loop
async def test_while_old_tables_are_pruned_a_server_writes_on(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    store = SqliteStore(file)
    await asyncio.gather(*[store.append(f"OLD{number}", 0, b"x" * 25_000) for number in range(100)])
    await store.close()
    server = sqlite3.connect(file, timeout=0, isolation_level=None)
    steps: list[int] = []

    def write() -> None:
        steps.append(len(steps))
        server.execute("insert into log values ('NEW', ?, 'x', 0)", (len(steps),))

    assert prune(file, time.time() + 1, write) == 100
    assert len(steps) > 10
    assert server.execute("select count(*) from log").fetchone() == (len(steps),)
    server.close()
    assert file.stat().st_size < 200_000


@in_a_loop
async def test_a_table_that_is_used_again_meanwhile_is_not_pruned(tmp_path: Path) -> None:
    file = tmp_path / DATABASE
    store = SqliteStore(file)
    await asyncio.gather(*[store.append(f"OLD{number:02}", 0, b"1") for number in range(20)])
    await store.close()
    now = time.time() + 1
    server = sqlite3.connect(file, isolation_level=None)

    def use() -> None:
        server.execute("insert or ignore into log values ('OLD19', 2, '2', ?)", (now,))

    assert prune(file, now, use) == 19
    assert server.execute("select code, version from tables").fetchall() == [("OLD19", 2)]
    server.close()


# --- on the command line ------------------------------------------------------------------------


def test_the_command_line_backs_up_exports_and_prunes(file: Path, tmp_path: Path) -> None:
    data = ["--data", str(file.parent)]
    copied = CLI.invoke(app, ["backup", str(tmp_path / "copy"), *data])
    assert copied.exit_code == 0
    assert log_in(tmp_path / "copy", "STARS2") == log_in(file, "STARS2")
    lines = CLI.invoke(app, ["export", "star-s2", *data]).output.splitlines()
    assert len(lines) == len(log_in(file, "STARS2")) - 1
    assert person("Ana") not in "".join(lines)
    secret = CLI.invoke(app, ["export", "STARS2", "--secrets", *data]).output
    assert person("Ana") in secret
    assert "Deleted 0 tables" in CLI.invoke(app, ["prune", "--older-than", "90d", *data]).output
    assert "Deleted 1 tables" in CLI.invoke(app, ["prune", "--older-than", "0h", *data]).output


def test_the_command_line_says_what_is_wrong(file: Path, tmp_path: Path) -> None:
    data = ["--data", str(file.parent)]
    for arguments in (
        ["export", "NQSUCH", *data],
        ["export", "nonsense", *data],
        ["prune", "--older-than", "soon", *data],
        ["backup", "x", "--data", str(tmp_path / "nowhere")],
    ):
        result = CLI.invoke(app, arguments)
        assert result.exit_code == 2
        assert "Traceback" not in result.output
