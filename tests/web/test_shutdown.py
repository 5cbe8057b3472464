"""Starting and stopping the real program: what it prints, what it logs, and how it goes."""

import json
import signal
import socket
import time
from pathlib import Path

import httpx

from starlore.web.serve import DATABASE, address_in_network, data_folder
from support.server import Process
from support.waiting import until
from tests.web.harness import Browser, Running, accepted


def test_a_closing_server_tells_everyone_to_come_back(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben")
        screen = running.browser().connect(table.code, "?watch")
        running.stop()
        for line in [*table, screen]:
            assert line.closed() == (1012, "restart")
            assert line.heard[-1] == {"type": "bye", "code": "restart"}


def test_a_closing_server_finishes_its_commits(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana")
        for number in range(200):
            table["Ana"].send({"type": "do", "id": f"s{number}", "command": {"type": "say", "text": str(number)}})
        table["Ana"].answer("s5")
        running.stop()
        assert table["Ana"].closed() == (1012, "restart")
        said = [name for message in table["Ana"].heard for name in accepted(message)]
        secret = table.browsers["Ana"].secret
    with Running(tmp_path) as again:
        chat = again.browser(secret).connect(table.code).hear()["chat"]
        written = {f"s{line['text']}" for line in chat}
        room = again.server.tables.rooms[table.code]
        known = {name for own in room.ledger.history.ids.values() for name in own}
        assert set(said) <= known
        assert written <= known


def test_the_program_prints_its_address_and_stops_politely_when_asked(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        line = Browser(process.url).connect(Browser(process.url).open_table("Ana"))
        line.view()
        process.end(signal.SIGTERM)
        assert line.closed() == (1012, "restart")
        assert process.returncode in (0, -signal.SIGTERM)
    assert f"Starlore is at http://localhost:{process.port}" in process.printed()


def test_a_client_that_sleeps_does_not_make_stopping_an_error(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        ana = Browser(process.url)
        code = ana.open_table("Ana")
        host, port = "127.0.0.1", process.port
        with socket.create_connection((host, port)) as sleeper:
            head = [
                f"GET /api/tables/{code}/socket HTTP/1.1",
                f"Host: {host}:{port}",
                "Connection: Upgrade",
                "Upgrade: websocket",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                f"Cookie: {ana.cookie}={ana.secret}",
            ]
            sleeper.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
            assert b"101" in sleeper.recv(32)  # and from now on it takes nothing and says nothing
            process.end(signal.SIGTERM)
            assert process.returncode in (0, -signal.SIGTERM)
    logs = [json.loads(line) for line in process.printed().splitlines() if line.startswith("{")]
    assert logs[-1]["message"] == "closed", "everything was finished"
    assert [line for line in logs if line["level"] in ("error", "critical")] == []
    assert "Cancel" not in process.printed()


def test_logs_are_lines_of_json_without_secrets_names_or_clues(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        ana = Browser(process.url)
        code = ana.open_table("Anastasia")
        line = ana.connect(code)
        for _ in range(2):
            line.do(type="add_bot")
        line.do(type="say", text="overheard")
        line.do(type="start", game="dixit")
        view = line.view(lambda view: view["game"])
        card = view["game"]["hand"][0]
        line.do(type="dixit", move={"type": "tell", "card": card, "clue": "moonshine"})
        line.send("{")
        ana.http.get("/t/" + code)
        secret = ana.secret
        process.end(signal.SIGTERM)
    logs = [line for line in process.printed().splitlines() if line.startswith("{")]
    assert {"open", "closed"} <= {json.loads(line)["message"] for line in logs}
    everything = process.printed()
    for word in (secret, "Anastasia", "moonshine", "overheard", "127.0.0.1:"):
        assert word not in everything


def test_a_browser_that_vanishes_in_the_middle_of_a_request_is_no_error(tmp_path: Path) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with Process(tmp_path) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(head.encode())
            time.sleep(0.1)
        refused = 'starlore_refusals_total{code="malformed"} 1.0'
        until(lambda: refused in httpx.get(f"{server.url}/metrics").text, pause=0.05)
        assert "Exception" not in server.printed()


def test_a_second_start_finds_the_tables_of_the_first(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        ana = Browser(process.url)
        code, secret = ana.open_table("Ana"), ana.secret
    with Process(tmp_path) as again:
        assert Browser(again.url, secret).connect(code).view()["you"] == 1
    assert (tmp_path / DATABASE).is_file()


def test_the_data_folder_is_the_users_unless_told_otherwise(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert data_folder(None).name == "starlore"


def test_the_address_in_the_network_is_a_plain_one() -> None:
    assert address_in_network(8000).startswith("http://")
    assert address_in_network(8000).endswith(":8000")
