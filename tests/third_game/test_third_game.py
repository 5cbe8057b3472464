"""A third game is one entry on the server: played, killed, exported and simulated here without any other edit."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support.server import Process
from tests.web.harness import Browser, Line, close_all

PROGRAM = "tests.third_game"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with Process(tmp_path, module=PROGRAM) as running:
        yield running
        close_all()


def run(*arguments: str) -> str:
    """What the command line prints."""
    command = [sys.executable, "-m", PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def opened(server: Process, bots: int = 2, **options: Any) -> tuple[Browser, str, Line]:
    """Ana's browser, a table at which she plays with bots, and her socket."""
    ana = Browser(server.url)
    body = {"name": "Ana", "options": {"game": "lone_number", **options}}
    code = ana.http.post("/api/tables", json=body).json()["code"]
    line = ana.connect(code)
    for _ in range(bots):
        line.do(type="add_bot")
    assert "accepted" in line.do(type="start")
    return ana, code, line


def pick(line: Line, number: int) -> dict[str, Any]:
    """Ana's pick, and the table afterwards."""
    before = line.view()["game"]["round"]
    line.do(type="lone_number", move={"type": "pick", "number": number})
    return line.view(lambda view: view["over"] or view["game"]["round"] > before)


def test_it_is_played_over_a_socket_with_bots_to_the_end(server: Process) -> None:
    _, _, line = opened(server, rules={"lone_number": {"rounds": 2}})
    assert line.view()["game"]["type"] == "lone_number"
    assert line.do(type="lone_number", move={"type": "pick", "number": 9})["code"] == "no_such_number"
    assert line.do(type="lone_number", move={"type": "guess"})["code"] == "malformed"
    assert line.do(type="dixit", move={"type": "vote", "slot": 1})["code"] == "other_game"
    pick(line, 5)
    view = pick(line, 4)
    assert view["over"]
    assert view["game"]["winners"]
    line.send({"type": "rounds", "id": "all"})
    assert len(line.answer("all")["rounds"]) == 2
    assert "accepted" in line.do(type="start", game="dixit")


def test_its_options_are_checked(server: Process) -> None:
    body = {"name": "Ana", "options": {"game": "lone_number", "rules": {"lone_number": {"rounds": 10}}}}
    assert Browser(server.url).http.post("/api/tables", json=body).json() == {"code": "malformed"}


def test_a_spectator_sees_no_pick(server: Process) -> None:
    ana, code, line = opened(server, bots=1)
    screen = ana.connect(code, "?watch")
    pick(line, 3)
    screen.view(lambda view: view["game"]["round"] > 1)
    shown = [message["view"]["game"] for message in screen.heard if message["type"] == "table"]
    assert {(game["seat"], game["mine"]) for game in shown} == {(None, 0)}


def test_when_the_clock_runs_out_a_bot_picks(server: Process) -> None:
    _, _, line = opened(server, timer=15, rules={"lone_number": {"rounds": 1}})
    first = line.view()["until"]
    assert first is not None
    line.do(type="say", text="I think it over")
    assert line.view()["until"] == first
    assert line.view(lambda view: view["over"])["game"]["history"]


def test_it_goes_on_after_the_server_was_killed(server: Process) -> None:
    ana, code, line = opened(server)
    before = pick(line, 5)["game"]["scores"]
    server.kill()
    server.start()
    again = ana.connect(code)
    assert again.view()["game"]["scores"] == before
    assert "accepted" in again.do(type="lone_number", move={"type": "pick", "number": 1})


def test_an_export_without_secrets_shows_no_pick(server: Process) -> None:
    _, code, line = opened(server)
    pick(line, 5)
    lines = run("export", code, "--data", str(server.folder)).splitlines()
    entries = [msgspec.json.decode(one) for one in lines]
    news = [entry["news"] for entry in entries if entry.get("game") == "lone_number"]
    assert {one["what"] for one in news} == {"begun", "picked", "shown"}
    assert "number" not in "".join(lines).replace("lone_number", "")


def test_it_is_simulated() -> None:
    assert "lone_number, 4 players, 20 random games" in run("simulate", "lone_number", "--games", "20").replace(
        "\n", " "
    )
    assert "lone_number" in run("playthrough", "lone_number", "--players", "2")
    assert run("demo", "lone_number").rstrip().endswith(("wins", "share the victory"))
