"""One WebSocket a table: every message gets an answer or a close code, and what is refused changes nothing."""

import contextlib
import json
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starlore.table.live import tables as live_tables
from starlore.table.options import Person
from starlore.table.ports import TableSummary
from starlore.web.identity.cookie import new_secret
from starlore.web.serve import DATABASE
from tests.web.harness import Browser, Line, Running, accepted


def log_length(running: Running, code: str) -> int:
    return running.server.tables.rooms[code].ledger.durable_length


# --- coming in ----------------------------------------------------------------------------------


def test_whoever_comes_in_is_shown_the_table_at_once(running: Running) -> None:
    table = running.table("Ana")
    update = running.browser().connect(table.code).hear()
    assert update["type"] == "table"
    assert update["view"]["code"] == table.code
    assert update["view"]["you"] is None
    assert [chair["name"] for chair in update["view"]["chairs"]] == ["Ana"]


@pytest.mark.parametrize("spelling", ["{}", "{} ", "%20{}", "{}-"])
def test_a_code_is_understood_as_people_type_it(running: Running, spelling: str) -> None:
    code = running.browser().open_table("Ana")
    line = running.browser().connect(spelling.format(code.lower()).replace(" ", "%20"))
    assert line.view()["code"] == code


@pytest.mark.parametrize("code", ["222222", "nonsense", "", "a/b", "%00", "OOOOOO"])
def test_a_table_that_is_not_there_is_told_so(running: Running, code: str) -> None:
    assert running.browser().connect(code).closed() == (4404, "no_such_table")


def test_a_browser_without_a_secret_is_not_known(running: Running) -> None:
    code = running.browser().open_table("Ana")
    stranger = running.browser("x" * 10)
    assert stranger.connect(code).closed() == (4401, "not_known")


def test_other_cookies_do_not_hide_ours(running: Running) -> None:
    ana = running.browser()
    code = ana.open_table("Ana")
    line = ana.connect(code, cookie=f'theme="dark; x={{}}; starlore={ana.secret}; other=1')
    assert line.view()["you"] == 1


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "nonsense", "http://[", "https://[::1"]
)
def test_pages_of_other_sites_are_turned_away(running: Running, origin: str) -> None:
    ana = running.browser()
    code = ana.open_table("Ana")
    assert ana.connect(code, origin=origin).closed() == (4403, "foreign_origin")


def test_our_own_pages_are_let_in(running: Running) -> None:
    ana = running.browser()
    assert ana.connect(ana.open_table("Ana"), origin=running.url).view()["you"] == 1


def test_behind_a_proxy_the_public_address_is_ours_too(tmp_path: Path) -> None:
    with Running(tmp_path, base_url="https://play.example.org") as running:
        ana = running.browser()
        assert ana.connect(ana.open_table("Ana"), origin="https://play.example.org").view()["you"] == 1


def test_nobody_is_let_into_a_table_that_falls_asleep_before_they_are_in(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = running.browser()
    code, tables = ana.open_table("Ana"), running.server.tables
    monkeypatch.setattr(running.server.room_finder, "is_alive", lambda _: False)
    recall = tables.store.recall

    async def recall_and_sweep(person: Person) -> Sequence[TableSummary]:
        monkeypatch.setattr(live_tables, "IDLE_SECONDS", -1.0)
        tables.sweep()
        monkeypatch.undo()
        return await recall(person)

    monkeypatch.setattr(tables.store, "recall", recall_and_sweep)
    assert ana.connect(code).closed() == (1013, "storage_unavailable")
    assert ana.connect(code).view()["you"] == 1


def test_a_plain_request_to_the_socket_is_not_a_server_error(browser: Browser) -> None:
    code = browser.open_table("Ana")
    assert browser.http.get(f"/api/tables/{code}/socket").status_code == 404


def test_another_version_of_websockets_is_refused_in_the_handshake(running: Running) -> None:
    ana = running.browser()
    code = ana.open_table("Ana")
    with pytest.raises(InvalidStatus):
        Line(
            f"ws://127.0.0.1:{running.port}/api/tables/{code}/socket",
            {"cookie": f"starlore={ana.secret}", "Sec-WebSocket-Version": "7"},
        )


# --- commands -----------------------------------------------------------------------------------


def test_a_command_is_accepted_with_its_version_and_everyone_sees_the_change(running: Running) -> None:
    table = running.table("Ana", "Ben")
    update = table["Ana"].do("a1", type="sit", name="Anna")
    assert accepted(update) == {"a1": update["version"]}
    seen = table["Ben"].view(lambda view: view["chairs"][0]["name"] == "Anna")
    assert seen["you"] == 2


def test_a_refused_command_is_answered_with_a_code_and_changes_nothing(running: Running) -> None:
    table = running.table("Ana", "Ben")
    before = log_length(running, table.code)
    assert table["Ben"].do("b1", type="start") == {"type": "refused", "id": "b1", "code": "not_owner"}
    assert table["Ana"].do("a1", type="start")["code"] == "too_few_players"
    assert log_length(running, table.code) == before


def test_the_same_id_twice_is_one_command_on_one_connection_and_on_two(running: Running) -> None:
    table = running.table("Ana")
    first = accepted(table["Ana"].do("once", type="say", text="hi"))
    again = accepted(table["Ana"].do("once", type="say", text="hi"))
    tab = table.browsers["Ana"].connect(table.code)
    elsewhere = accepted(tab.do("once", type="say", text="hi"))
    assert first == again == elsewhere
    assert [line["text"] for one in tab.heard for line in one.get("chat", ())] == ["hi"]


def test_a_volley_of_the_same_id_is_one_command(running: Running) -> None:
    table = running.table("Ana")
    tabs = [table.browsers["Ana"].connect(table.code) for _ in range(4)]
    start = threading.Barrier(4)
    answers: list[dict[str, Any]] = []

    def send(tab: Line) -> None:
        start.wait()
        answers.append(tab.do("once", type="say", text="hi"))

    threads = [threading.Thread(target=send, args=(tab,)) for tab in tabs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({accepted(answer)["once"] for answer in answers}) == 1
    assert log_length(running, table.code) == 2


def test_a_command_resent_after_a_reconnect_is_one_command(running: Running) -> None:
    table = running.table("Ana")
    line = table["Ana"]
    line.send({"type": "do", "id": "once", "command": {"type": "say", "text": "hi"}})
    line.close()
    again = table.browsers["Ana"].connect(table.code)
    assert accepted(again.do("once", type="say", text="hi")) == {"once": 3}
    assert log_length(running, table.code) == 2


def test_a_command_resent_after_a_restart_is_one_command(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana")
        before = accepted(table["Ana"].do("once", type="say", text="hi"))
        secret = table.browsers["Ana"].secret
    with Running(tmp_path) as again:
        line = again.browser(secret).connect(table.code)
        assert accepted(line.do("once", type="say", text="hi")) == before
        assert log_length(again, table.code) == 2
    assert (tmp_path / DATABASE).is_file()


def test_commands_from_the_past_are_refused_by_the_rules(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo", first="random")
    table["Ana"].do(type="start")
    vote = {"type": "dixit", "move": {"type": "vote", "slot": 1}}
    assert table["Ana"].do("early", **vote)["code"] == "not_time_to_vote"
    table["Ana"].do(type="stop")
    assert table["Ana"].do("late", **vote)["code"] == "no_game"


MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"do"',
    "{}",
    '{"type":"unknown"}',
    '{"type":"do"}',
    '{"type":"do","id":"x"}',
    '{"type":"do","id":"x","command":{}}',
    '{"type":"do","id":"x","command":{"type":"no_such_command"}}',
    '{"type":"do","id":"x","command":{"type":"say"}}',
    '{"type":"do","id":"x","command":{"type":"say","text":5}}',
    '{"type":"do","id":"x","command":{"type":"say","text":"hi","as":1}}',
    '{"type":"do","id":"x","seat":2,"command":{"type":"say","text":"hi"}}',
    '{"type":"do","id":"","command":{"type":"say","text":"hi"}}',
    '{"type":"do","id":"spaces are not fine","command":{"type":"say","text":"hi"}}',
    '{"type":"do","id":"x\\n","command":{"type":"say","text":"hi"}}',
    '{"type":"do","id":"' + "x" * 65 + '","command":{"type":"say","text":"hi"}}',
    '{"type":"do","id":"x","command":{"type":"options","options":{"rules":{"dixit":{"target":4}}}}}',
    '{"type":"do","id":"x","command":{"type":"options","options":{"timer":5}}}',
    '{"type":"do","id":"x","command":{"type":"options","options":{"deck":"../../etc"}}}',
    '{"type":"do","id":"x","command":{"type":"kick","player":1e300}}',
    '{"type":"do","id":"x","command":{"type":"dixit","move":{"type":"vote","slot":"1"}}}',
    '{"type":"do","id":"x","command":{"type":"dixit","move":{"type":"point","card":1}}}',
    '{"type":"do","id":"x","command":{"type":"react","reaction":"rude"}}',
    '{"type":"do","id":"x","command":{"type":"say","text":"\\ud800"}}',
    '{"type":"do","id":"x","command":{"type":"sit","name":"A","colour":"black"}}',
    '{"type":"do","id":"x","command":{"type":"add_bot","level":"god"}}',
    '{"type":"ping","payload":1}',
    '{"type":"table","version":1,"now":0,"view":{}}',
    "[" * 5000,
    '{"a":' * 3000,
    b"\xff\xfe\x00",
    b"\x00" * 100,
    "\x00",
    "💥",
]


def test_every_malformed_message_is_refused_and_changes_nothing(running: Running) -> None:
    table = running.table("Ana", "Ben")
    before = log_length(running, table.code)
    for message in MALFORMED:
        table["Ana"].send(message)
        assert table["Ana"].hear_until(lambda heard: heard["type"] == "refused")["code"] == "malformed"
        table["Ana"].settle()
    assert log_length(running, table.code) == before


def test_the_refusal_of_a_malformed_command_names_it(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    line.send('{"type":"do","id":"x7","command":{"type":"say"}}')
    assert line.hear_until(lambda heard: heard["type"] == "refused") == {
        "type": "refused",
        "id": "x7",
        "code": "malformed",
    }


def test_commands_come_as_text_or_as_bytes_and_in_pieces(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    message = json.dumps({"type": "do", "id": "b", "command": {"type": "say", "text": "žluťoučký kůň"}})
    line.send(message.encode())
    assert accepted(line.answer("b"))
    pieces = message.replace('"b"', '"c"')
    line.socket.send(iter([pieces[:20], pieces[20:50], pieces[50:]]))
    assert accepted(line.answer("c"))


def test_text_that_is_not_utf8_in_pieces_is_refused_too(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    line.socket.send(iter([b'{"type":"do","id":"', b"\xff", b'"}']))
    assert line.hear_until(lambda heard: heard["type"] == "refused")["code"] == "malformed"


def test_frames_come_whole_in_drops_and_several_at_once(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    bytes_of = line.socket.socket.sendall

    def framed(name: str, words: int) -> bytes:
        text = "many words " * words
        payload = json.dumps({"type": "do", "id": name, "command": {"type": "say", "text": text}}).encode()
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        mask = b"\x17\x2a\x00\xff"
        return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))

    bytes_of(framed("d1", 1) + framed("d2", 12) + framed("d3", 1)[:9])
    for byte in framed("d3", 1)[9:]:
        bytes_of(bytes((byte,)))
    line.answer("d3")
    assert {name for message in line.heard for name in accepted(message)} >= {"d1", "d2", "d3"}


TOO_BIG = (1009, 1006)
"""Told so; or cut off, when the reset that answers the rest of the message overtakes the close frame."""


def test_an_oversized_message_ends_the_connection_and_changes_nothing(running: Running) -> None:
    table = running.table("Ana")
    before = log_length(running, table.code)
    big = json.dumps({"type": "do", "id": "x", "command": {"type": "say", "text": "x" * 20_000}})
    table["Ana"].send(big)
    assert table["Ana"].closed()[0] in TOO_BIG
    assert log_length(running, table.code) == before
    pieces = table.browsers["Ana"].connect(table.code)
    with contextlib.suppress(ConnectionClosed):
        pieces.socket.send(iter([big[start : start + 5000] for start in range(0, len(big), 5000)]))
    assert pieces.closed()[0] in TOO_BIG


def test_frames_that_are_not_websocket_end_the_connection(running: Running) -> None:
    table = running.table("Ana", "Ben")
    table["Ana"].socket.socket.sendall(b"\xff\xff\xff\xff\xff\xff\xff\xff")
    assert table["Ana"].closed()[0] in (1002, 1006)
    table["Ben"].settle()


def test_somebody_who_is_refused_again_and_again_is_shown_out(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    with contextlib.suppress(ConnectionClosed):
        for _ in range(60):
            line.send("{")
    assert line.closed() == (4429, "too_fast")
    assert line.heard[-1] == {"type": "bye", "code": "too_fast"}


def test_a_ping_is_answered(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    line.send({"type": "ping"})
    assert line.hear_until(lambda message: message["type"] == "pong") == {"type": "pong"}


# --- rounds -------------------------------------------------------------------------------------


def test_the_rounds_of_a_game_can_be_asked_for(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    line.send({"type": "rounds", "id": "r0"})
    assert line.answer("r0")["code"] == "no_game"
    for _ in range(3):
        line.do(type="add_bot")
    line.do(type="start", game="stella")
    line.send({"type": "rounds", "id": "r1"})
    nothing: dict[str, Any] = {"rounds": [], "remarks": [], "moments": []}
    assert line.answer("r1") == {"type": "rounds", "id": "r1", "game": "stella", **nothing}


def test_two_people_of_the_same_secret_are_one(running: Running) -> None:
    secret = new_secret()
    code = running.browser(secret).open_table("Ana")
    assert running.browser(secret).connect(code).view()["you"] == 1
