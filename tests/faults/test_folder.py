"""One folder: two servers want it, its disk is full from the start, its log is damaged while people play."""

import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from starlore.store.schema import connect
from starlore.web.serve import DATABASE
from support.server import Process
from support.waiting import PATIENCE, until
from tests.faults.records import entries
from tests.faults.test_disk import limit_files
from tests.web.harness import Browser, Running, accepted, close_all


@pytest.fixture(autouse=True)
def _closed_in_the_end() -> Iterator[None]:
    yield
    close_all()


def test_a_second_server_on_the_same_folder_says_so_in_one_line_and_ends(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        command = [sys.executable, "-m", "starlore", "serve", "--host", "127.0.0.1", "--port", "0"]
        second = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert second.returncode == 1
        assert second.stderr == f"Another Starlore is using {tmp_path}\n"
        assert Browser(server.url).open_table("Ana")


def test_a_folder_is_free_again_after_a_kill(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        server.kill()
        server.start()
        assert httpx.get(f"{server.url}/readyz").status_code == 200


def becomes(server: Process, status: int) -> None:
    """Wait until the server says that it is ready, or that it is not."""
    until(lambda: httpx.get(f"{server.url}/readyz").status_code == status, pause=0.05)  # asked more often, it refuses


def no_file_may_grow() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))


def test_a_server_starts_on_a_full_disk_shows_its_tables_and_goes_on_when_there_is_space(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ana = Browser(server.url)
        code = ana.open_table("Ana")
        accepted(ana.connect(code).do("b1", type="add_bot"))
        server.kill()  # the write-ahead log still holds it all
        server.before = no_file_may_grow
        server.output = Path("/dev/null")
        server.start()
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        line = ana.connect(code)
        assert len(line.view()["chairs"]) == 2
        assert line.do("b2", type="add_bot")["code"] == "storage_unavailable"
        limit_files(server, resource.RLIM_INFINITY)
        becomes(server, 200)
        assert accepted(line.do("b2", type="add_bot"))
        assert [entry.id for entry in entries(tmp_path, code)] == [None, "b1", "b2"]


def test_readiness_is_that_something_can_be_written(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        assert httpx.get(f"{server.url}/readyz").text == "ok\n"
        limit_files(server, 1)
        becomes(server, 503)
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        limit_files(server, resource.RLIM_INFINITY)
        becomes(server, 200)


def test_a_table_whose_log_is_damaged_stops_alone(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        good, bad = running.table("Ana"), running.table("Ben")
        connection = connect(tmp_path / DATABASE)
        connection.execute("insert into log select code, 2, record, changed from log where code = ?", (bad.code,))
        connection.close()
        bad["Ben"].send({"type": "do", "id": "x", "command": {"type": "add_bot"}})
        assert bad["Ben"].closed() == (1013, "storage_unavailable")
        assert bad.browsers["Ben"].connect(bad.code).closed() == (1013, "storage_unavailable")
        assert accepted(good["Ana"].do("y", type="add_bot"))


def test_a_restored_backup_is_told_by_its_epoch(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    with Process(data) as server:
        ana = Browser(server.url)
        code = ana.open_table("Ana")
        command = [sys.executable, "-m", "starlore", "backup", str(copy), "--data", str(data)]
        assert subprocess.run(command, check=False, capture_output=True).returncode == 0
        line = ana.connect(code)
        accepted(line.do("b1", type="add_bot"))
        first = line.heard[0]
        server.kill()
        for file in data.glob(f"{DATABASE}*"):
            file.unlink()
        copy.rename(data / DATABASE)
        server.start()
        again = ana.connect(code).hear()
        assert again["epoch"] > first["epoch"]
        assert again["version"] == first["version"]
