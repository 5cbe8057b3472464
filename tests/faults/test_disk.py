"""A disk that is full, a database that is locked or read-only: a clear refusal, nothing half written, and recovery."""

import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from starlore.store.sqlite import SqliteStore
from starlore.web.serve import DATABASE, open_store
from support.server import Process
from tests.faults.records import entries, table, version_of
from tests.web.harness import Browser, Line, Running, accepted, close_all


@pytest.fixture(autouse=True)
def _closed_in_the_end() -> Iterator[None]:
    yield
    close_all()


def limit_files(process: Process, size: int) -> None:
    """From now on, no file of this process may grow beyond this size."""
    assert process.process is not None
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def start_game(line: Line) -> None:
    """A game of Stella with two bots, in which it is my turn to mark cards."""
    for _ in range(2):
        line.do(type="add_bot")
    line.do(type="start", game="stella")
    line.view(lambda view: view["game"]["phase"]["ready"] == [False, True, True])


def mark(line: Line, name: str) -> dict[str, object]:
    grid = line.view(lambda view: view["game"])["game"]["grid"]
    return line.do(name, type="stella", move={"type": "mark", "cards": grid[:5]})


def test_on_a_full_disk_commands_are_refused_and_nothing_is_half_written(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ana = Browser(server.url)
        code = ana.open_table("Ana")
        line = ana.connect(code)
        start_game(line)
        line.settle()
        limit_files(server, 1)
        before = entries(tmp_path, code)
        assert mark(line, "m1") == {"type": "refused", "id": "m1", "code": "storage_unavailable"}
        assert line.do("s1", type="stop")["code"] in ("storage_unavailable", "try_again")
        full = httpx.post(f"{server.url}/api/tables", json={"name": "Ben"})
        assert (full.status_code, full.json()) == (503, {"code": "storage_unavailable"})
        assert entries(tmp_path, code) == before
        assert line.view()["game"]["phase"]["mine"] == []
        limit_files(server, resource.RLIM_INFINITY)
        assert accepted(mark(line, "m1")) == {"m1": version_of(tmp_path, code, "m1")}
        assert len(line.view()["game"]["phase"]["mine"]) == 5
        server.kill()
        server.start()
        assert accepted(ana.connect(code).do("m1", type="stop")) == {"m1": version_of(tmp_path, code, "m1")}
        assert table(tmp_path, code).running is not None


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the database."""
    other = sqlite3.connect(folder / DATABASE, isolation_level=None)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.execute("rollback")
        other.close()


def test_a_locked_database_is_refused_clearly_and_the_game_goes_on_afterwards(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        writer(running).execute("pragma busy_timeout = 100")
        line = running.table("Ana")["Ana"]
        start_game(line)
        line.settle()
        with locked(tmp_path):
            assert mark(line, "m1")["code"] == "storage_unavailable"
            assert running.browser().http.get("/healthz").status_code == 200
        assert accepted(mark(line, "m1"))


def test_an_operator_sees_that_commands_and_requests_are_refused(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        line = running.table("Ana")["Ana"]
        writer(running).execute("pragma query_only = on")
        assert line.do(type="add_bot")["code"] == "storage_unavailable"
        assert running.browser().http.post("/api/tables", json={"name": "Ben"}).status_code == 503
        counted = running.browser().http.get("/metrics").text
        assert 'starlore_refusals_total{code="storage_unavailable"} 2.0' in counted


def test_a_read_only_database_shows_every_table_and_changes_none(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben")
        writer(running).execute("pragma query_only = on")
        for name in ("Ana", "Ben"):
            assert table[name].do("x", type="sit", name="Zoe")["code"] in ("storage_unavailable", "try_again")
        assert table.browsers["Ana"].connect(table.code).view()["chairs"][0]["name"] == "Ana"
        writer(running).execute("pragma query_only = off")
        assert accepted(table["Ana"].do("x", type="sit", name="Zoe"))


def writer(running: Running) -> sqlite3.Connection:
    store = running.server.tables.store
    assert isinstance(store, SqliteStore)
    return store.database.writer


def test_a_server_does_not_start_on_a_database_that_it_cannot_have(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with pytest.raises(SystemExit, match="cannot be opened"):
        open_store(blocked / DATABASE)
    command = [sys.executable, "-m", "starlore", "serve", "--host", "127.0.0.1", "--data", str(blocked)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "cannot be opened" in ended.stderr
    assert "Traceback" not in ended.stderr
