"""A photograph of the cards on a table over HTTP: seen by those at the table alone, and gone when it is replaced."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from starlore.owndecks.imaging import SHEET, SHEET_BYTES
from starlore.owndecks.quotas import Quotas
from support.odd_files import bad_files, jpeg, rotated
from tests.web.harness import Gathering, Running

NAMES = ("Ana", "Ben", "Cleo")


@pytest.fixture
def table(running: Running) -> Gathering:
    """Three people with a box; nobody may look on."""
    table = running.table(*NAMES, game="stella_box", spectators=False)
    assert "accepted" in table["Ana"].do("start", type="start")
    return table


def at(table: Gathering, more: str = "") -> str:
    return f"/api/tables/{table.code}/photograph{more}"


def lay(table: Gathering, name: str, data: bytes) -> str:
    """Somebody lays a photograph down; its key, as everyone is told it."""
    answer = table.browsers[name].http.post(at(table), content=data)
    assert answer.status_code == 204, answer.text
    key: str = table[name].settle()["view"]["photograph"]["key"]
    return key


def files(running: Running, table: Gathering) -> list[Path]:
    return list((running.folder / "decks" / "photographs" / table.code).glob("*"))


def test_everyone_at_the_table_gets_it_and_nobody_else(running: Running, table: Gathering) -> None:
    key = lay(table, "Ben", jpeg(1, (1500, 1350)))
    assert table["Ana"].view(lambda view: view["photograph"])["photograph"] == {"player": 2, "key": key, "rounds": 0}
    answer = table.browsers["Cleo"].http.get(at(table, f"/{key}"))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/webp")
    assert answer.headers["cache-control"].startswith("private")
    assert len(answer.content) <= SHEET_BYTES
    assert Image.open(BytesIO(answer.content)).size == SHEET
    stranger = running.browser()
    assert stranger.http.get(at(table, f"/{key}")).json() == {"code": "no_such_picture"}
    assert stranger.http.post(at(table), content=jpeg()).json() == {"code": "not_seated"}
    assert stranger.http.post(at(table, "/remove")).json() == {"code": "not_seated"}
    for other in ("0" * 32, "..%2F..%2Fkeys%2Fsecret.bin", key.upper()):
        assert table.browsers["Cleo"].http.get(at(table, f"/{other}")).status_code == 404


def test_nothing_of_where_it_was_taken_is_left(running: Running, table: Gathering) -> None:
    lay(table, "Ana", rotated())
    (file,) = files(running, table)
    data = file.read_bytes()
    assert b"Exif" not in data
    assert not Image.open(BytesIO(data)).getexif()


def test_the_same_file_twice_is_kept_once_and_another_takes_its_place(running: Running, table: Gathering) -> None:
    first = lay(table, "Ana", jpeg(1))
    assert lay(table, "Ana", jpeg(1)) == first
    second = lay(table, "Ben", jpeg(2))
    assert second != first
    assert [file.stem for file in files(running, table)] == [second]
    assert table.browsers["Ana"].http.get(at(table, f"/{first}")).status_code == 404


def test_the_same_cards_on_two_tables_have_two_names(running: Running, table: Gathering) -> None:
    other = running.table(*NAMES, game="stella_box")
    assert "accepted" in other["Ana"].do("start", type="start")
    assert lay(table, "Ana", jpeg(1)) != lay(other, "Ana", jpeg(1))


def test_taken_away_its_file_is_gone(running: Running, table: Gathering) -> None:
    lay(table, "Ana", jpeg(1))
    assert table.browsers["Cleo"].http.post(at(table, "/remove")).status_code == 204
    assert table["Ben"].view(lambda view: view["photograph"] is None)
    assert files(running, table) == []


def test_it_is_gone_with_whoever_is_forgotten(running: Running, table: Gathering) -> None:
    lay(table, "Cleo", jpeg(1))
    assert table.browsers["Cleo"].http.post("/api/me/erase", json={"sure": True}).status_code == 204
    assert files(running, table) == []


def test_every_odd_file_ends_in_a_code_and_nothing_is_left(running: Running, table: Gathering) -> None:
    for _, data, code in bad_files():
        answer = table.browsers["Ana"].http.post(at(table), content=data)
        assert answer.json() == {"code": code}
    assert files(running, table) == []


def test_it_is_small_or_refused_and_a_host_can_do_without(tmp_path: Path) -> None:
    with Running(tmp_path / "small", quotas=Quotas(sheet=1000)) as running:
        table = running.table(*NAMES, game="stella_box")
        table["Ana"].do("start", type="start")
        answer = table.browsers["Ana"].http.post(at(table), content=jpeg(1))
        assert (answer.status_code, answer.json()) == (413, {"code": "picture_too_many_bytes"})
    with Running(tmp_path / "off", uploads=False) as running:
        table = running.table(*NAMES, game="stella_box")
        table["Ana"].do("start", type="start")
        assert table.browsers["Ana"].http.post(at(table), content=jpeg(1)).json() == {"code": "uploads_off"}


def test_it_is_there_after_the_server_was_started_again(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table(*NAMES, game="stella_box")
        table["Ana"].do("start", type="start")
        key = lay(table, "Ana", jpeg(1))
        secret = table.browsers["Ben"].secret
    with Running(tmp_path) as running:
        ben = running.browser(secret)
        assert ben.http.get(at(table, f"/{key}")).status_code == 200
