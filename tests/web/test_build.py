"""The version handshake: an old page is turned away before it can do anything, and programs are not asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.harness import Running


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Running]:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<html><head></head></html>")
    with Running(tmp_path, client=client) as running:
        yield running


def test_the_page_is_told_its_build(serving: Running) -> None:
    build = serving.server.build.name
    assert f'<meta name="build" content="{build}">' in serving.browser().http.get("/").text


def test_a_page_of_this_build_and_a_program_are_let_through(serving: Running) -> None:
    ana = serving.browser()
    build = serving.server.build.name
    assert ana.http.get("/api/me", headers={"x-starlore-build": build}).status_code == 200
    code = ana.open_table("Ana")
    assert ana.connect(code, f"?build={build}").view()["you"] == 1
    assert ana.connect(code).view()["you"] == 1


def test_a_page_of_another_build_can_do_nothing(serving: Running) -> None:
    ana = serving.browser()
    code = ana.open_table("Ana")
    answer = ana.http.post("/api/tables", json={"name": "Ana"}, headers={"x-starlore-build": "0123456789ab"})
    assert (answer.status_code, answer.json()) == (409, {"code": "new_version"})
    assert ana.connect(code, "?build=0123456789ab").closed() == (4426, "new_version")


def test_a_page_that_was_open_while_the_client_was_built_anew_is_old(serving: Running) -> None:
    before = serving.server.build.name
    (serving.folder / "client/index.html").write_text("<html><head><title>2</title></head></html>")
    answer = serving.browser().http.get("/api/me", headers={"x-starlore-build": before})
    assert answer.json() == {"code": "new_version"}
