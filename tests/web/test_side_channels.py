"""Times, counters, logs and addresses move only with what everybody may know."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from starlore.table.ports import Damaged
from starlore.web.logs import JsonFormatter
from starlore.web.serve import DATABASE
from support.clock import TurnedClock
from support.server import Process
from tests.web.harness import Gathering, Running, accepted


def marking(running: Running) -> tuple[Gathering, list[int]]:
    table = running.table("Ana", "Ben", "Cleo")
    table["Ana"].do(type="start", game="stella")
    return table, table["Ben"].view(lambda view: view["game"])["game"]["grid"]


def mark(table: Gathering, cards: list[int]) -> None:
    assert accepted(table["Ben"].do(type="stella", move={"type": "mark", "cards": cards}))


@pytest.mark.parametrize("restart", [False, True])
def test_my_tables_do_not_tell_when_others_mark_cards(tmp_path: Path, restart: bool) -> None:
    clock = TurnedClock()
    with Running(tmp_path, clock=clock) as running:
        table, grid = marking(running)
        clock.turn(10)
        ana = table.browsers["Ana"]
        other = ana.open_table("Ana")
        before = ana.http.get("/api/me").json()
        assert [one["code"] for one in before["tables"]] == [other, table.code]
        for count in range(1, 4):
            clock.turn(10)
            mark(table, grid[:count])
            assert ana.http.get("/api/me").json() == before
        secret = ana.secret
    if restart:
        with Running(tmp_path, clock=clock) as again:
            assert again.browser(secret).http.get("/api/me").json() == before


def test_no_counter_moves_with_what_is_done_in_secret(tmp_path: Path) -> None:
    def counters() -> dict[str, str]:
        lines = running.browser().http.get("/metrics").text.splitlines()
        return dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#") and "_created" not in line)

    with Running(tmp_path) as running:
        table, grid = marking(running)
        table["Ana"].settle()
        before = counters()
        for count in range(1, 4):
            mark(table, grid[:count])
        assert table["Ben"].do(type="stella", move={"type": "mark", "cards": [grid[0]] * 2})["type"] == "refused"
        assert counters() == before
        table["Ana"].do(type="say", text="hello")
        assert counters() != before


# --- metrics ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers", [{"x-forwarded-for": "203.0.113.7"}, {"via": "1.1 proxy"}, {"host": "play.example.org"}]
)
def test_metrics_are_for_this_machine_alone(running: Running, headers: dict[str, str]) -> None:
    assert running.browser().http.get("/metrics").status_code == 200
    assert running.browser().http.get("/metrics", headers=headers).status_code == 404


def test_with_a_token_metrics_are_for_whoever_knows_it(tmp_path: Path) -> None:
    with Running(tmp_path, metrics_token="let me see") as running:
        http = running.browser().http
        assert http.get("/metrics").status_code == 404
        assert http.get("/metrics", headers={"authorization": "Bearer nonsense"}).status_code == 404
        good = {"authorization": "Bearer let me see", "x-forwarded-for": "203.0.113.7"}
        assert http.get("/metrics", headers=good).status_code == 200


# --- logs and files -----------------------------------------------------------------------------


def test_logs_hold_no_codes_of_tables() -> None:
    record = logging.makeLogRecord({"msg": "trouble", "table": "STARS2"})
    lines = [json.loads(JsonFormatter().format(record)) for _ in range(2)]
    assert "STARS2" not in str(lines)
    assert lines[0]["table"] == lines[1]["table"]
    assert re.fullmatch("[0-9a-f]{10}", lines[0]["table"])
    assert "STARS2" not in str(Damaged("STARS2", 7, "it is missing")), "errors are logged as they are"


def test_what_the_server_writes_is_for_nobody_else_on_the_machine(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        httpx.post(f"{process.url}/api/tables", json={"name": "Ana"})
        modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir() if "sqlite3" in file.name}
    assert DATABASE in modes
    assert set(modes.values()) == {0}


# --- addresses ----------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["x" * 3000, "a b", "a/b", "[::1", "ex ample.org:80", ""])
def test_a_host_that_cannot_be_one_is_refused(running: Running, host: str) -> None:
    answer = running.browser().http.post("/api/me/devices", headers={"host": host})
    assert answer.status_code in (400, 421)


def test_a_server_that_knows_its_address_answers_to_no_other(tmp_path: Path) -> None:
    with Running(tmp_path, base_url="https://play.example.org") as running:
        http = running.browser().http
        assert http.get("/api/me", headers={"host": "play.example.org"}).status_code == 200
        answer = http.get("/api/me", headers={"host": "evil.example.com"})
        assert (answer.status_code, answer.json()) == (421, {"code": "wrong_host"})
        assert http.get("/healthz", headers={"host": "10.0.0.7:8000"}).status_code == 200


@pytest.mark.parametrize("scheme", ["javascript", "ftp", "chrome-extension", ""])
def test_an_origin_of_another_scheme_is_not_ours(running: Running, scheme: str) -> None:
    headers = {"origin": f"{scheme}://127.0.0.1:{running.port}"}
    assert running.browser().http.post("/api/me/devices", headers=headers).status_code == 403


@pytest.mark.parametrize(
    "path", ["/api/tables/{}", "/{}", "/{}/socket", "/api/tables/{}/socket/", "/api/tables//{}/socket"]
)
def test_a_table_has_one_address(running: Running, path: str) -> None:
    ana = running.browser()
    code = ana.open_table("Ana")
    line: Any = ana.connect(code)
    line.view()
    other = type(line)(f"{running.url.replace('http', 'ws')}{path.format(code)}", {"cookie": f"starlore={ana.secret}"})
    assert other.closed() == (4404, "no_such_table")
