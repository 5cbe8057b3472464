"""Nothing that leaves the server changes with what somebody must not know: every byte of it, by whatever way.

Two servers have the same story for one player's eyes, and other hands, owners, votes and marks. Everything that the
player, a spectator, a shared screen, a stranger, the operator's counters, the logs and the export get is compared.
"""

import json
import logging
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.table.live.room import Room
from starlore.table.log.history import History
from starlore.web.api.people import PeopleEndpoints
from starlore.web.logs import JsonFormatter
from support.clock import TurnedClock
from tests.web.harness import Browser, Line, Running, close_all
from tests.web.twins import BEGUN, CODE, NAMES, PHASES, SECRETS, same_story, settle, twins

CASES = [(slug, phase, seed) for slug, phases in PHASES.items() for phase in phases for seed in (1, 2)]
VOLATILE = re.compile(rb'"epoch":\d+')
TIMES = re.compile(r"_created|_seconds_(bucket|sum)|^#|process_|python_")
"""Lines of metrics that no two runs have in common."""

PATHS = ["/api/me", f"/api/tables/{CODE}", f"/api/tables/{CODE}/qr.svg", "/api/me/export"]
HEADERS = {"date", "set-cookie"}
WATCHING = ("Ana", "Zoe", "screen")
"""Those who must not know."""


class Ears(logging.Handler):
    """All that is logged, as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Any] = []
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        if line["logger"].startswith("starlore") or record.levelno >= logging.WARNING:  # as the server is told to log
            self.lines.append({name: value for name, value in line.items() if name != "time"})


def raw(line: Line, until: Callable[[dict[str, Any]], Any]) -> list[bytes]:
    """What a line is told until something has come, byte for byte."""
    told = []
    while True:
        message = line.socket.recv(60)
        data = message.encode() if isinstance(message, str) else message
        told.append(VOLATILE.sub(b"", data))
        if until(json.loads(data)):
            return told


def asked(browser: Browser, path: str) -> tuple[Any, ...]:
    answer = browser.http.get(path)
    headers = {name: value for name, value in answer.headers.items() if name not in HEADERS}
    return answer.status_code, headers, answer.content


def secret_moves(slug: str, view: dict[str, Any], world: int) -> list[Any]:
    """What somebody who is awaited may do in secret, or without its being known what it was: another in each world."""
    game = view["game"]
    phase = game["phase"]
    if slug == "stella" and phase["type"] == "associating":
        return [{"type": "mark", "cards": game["grid"][world : world + count]} for count in range(1, 3 + world)]
    if slug == "dixit" and phase["type"] == "voting":
        free = [slot for slot in range(1, len(phase["table"]) + 1) if slot not in phase["mine"]]
        return [{"type": "vote", "slot": free[world]}]
    if slug == "dixit" and phase["type"] == "playing":
        return [{"type": "play", "cards": game["hand"][world : world + phase["needed"]]}]
    return []


def move_in_secret(slug: str, lines: dict[str, Line], world: int) -> None:
    """One of the others moves, if that does not end the step."""
    for name in NAMES[1:]:
        view = next(told["view"] for told in reversed(lines[name].heard) if told["type"] == "table")
        awaited = view["game"]["awaited"]
        if view["game"]["seat"] in awaited and len(awaited) > 1:
            for move in secret_moves(slug, view, world):
                assert "accepted" in lines[name].do(type=slug, move=move)
            return


def counters(browser: Browser) -> dict[str, float]:
    """What an operator sees."""
    metrics = browser.http.get("/metrics").text.splitlines()
    pairs = (line.rsplit(" ", 1) for line in metrics if not TIMES.search(line))
    return {name: float(value) for name, value in pairs}


def settled(line: Line) -> None:
    """Hear all that there is to hear of who has come."""
    while True:
        try:
            line.hear(0.05)
        except TimeoutError:
            return


def watched(running: Running, slug: str, world: int) -> dict[str, Any]:
    """All that comes over the network to those who must not know."""
    found: dict[str, Any] = {}
    lines = {name: running.browser(secret).connect(CODE) for name, secret in SECRETS.items()}
    lines["screen"] = running.browser(SECRETS["Ana"]).connect(CODE, "?watch")
    time.sleep(1.2)  # until everyone has been told who is here, which happens a few times a second
    for name, line in lines.items():
        settled(line)
        if name in WATCHING:
            found[f"first to {name}"] = line.heard[-1] | {"epoch": 0}
    before = counters(running.browser())
    move_in_secret(slug, lines, world)
    lines["Ana"].send({"type": "rounds", "id": "r1"})
    lines["Ana"].send({"type": "proof", "id": "p1"})
    say = {"type": "say", "text": "that is all"}
    lines["Ana"].send({"type": "do", "id": "last", "command": say})
    for name in WATCHING:
        found[f"then to {name}"] = raw(lines[name], lambda told: told.get("chat"))
    ana, late = running.browser(SECRETS["Ana"]), running.browser()
    after = counters(late)
    found["metrics"] = {name: value - before.get(name, 0.0) for name, value in after.items()}
    for path in PATHS:
        found |= {f"{path} for Ana": asked(ana, path), f"{path} for nobody": asked(late, path)}
    for path in ("/healthz", "/readyz"):
        found[path] = asked(late, path)
    return found


def everything(folder: Path, slug: str, state: Any, world: int) -> dict[str, Any]:
    """All that leaves a server at which a game stands like this, while somebody moves in secret."""
    settle(folder, slug, state)
    ears, ours = Ears(), logging.getLogger("starlore")
    logging.getLogger().addHandler(ears)
    ours.setLevel(logging.DEBUG)
    try:
        with Running(folder, clock=TurnedClock(BEGUN + 100), base_url="http://play.example.org") as running:
            found = watched(running, slug, world)
            close_all()
    finally:
        logging.getLogger().removeHandler(ears)
        ours.setLevel(logging.NOTSET)
    found["logs"] = ears.lines
    found["export"] = CliRunner().invoke(app, ["export", CODE, "--data", str(folder)]).output
    return found


def different(tmp_path: Path, slug: str, phase: type, seed: int) -> list[str]:
    """What is not the same at the two servers."""
    one, other = twins(slug, phase, seed)
    assert one != other
    assert same_story(slug, one)
    assert same_story(slug, other)
    found = []
    for number, state in enumerate((one, other)):
        folder = tmp_path / str(number)
        folder.mkdir()
        found.append(everything(folder, slug, state, number))
    assert found[0].keys() == found[1].keys()
    return [name for name in found[0] if found[0][name] != found[1][name]]


@pytest.mark.parametrize(("slug", "phase", "seed"), CASES)
def test_no_byte_changes_with_what_others_do_in_secret(tmp_path: Path, slug: str, phase: type, seed: int) -> None:
    assert different(tmp_path, slug, phase, seed) == []


# --- the test, tested ---------------------------------------------------------------------------


def counts_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Versions count everything."""
    monkeypatch.setattr(History, "view_version", lambda self, _: self.length)


def logs_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens is logged."""
    tell = Room.tell
    log = logging.getLogger("starlore.table.live.room")

    def telling(self: Room, fact: Any) -> None:
        log.info("something happened", extra={"what": str(fact.event)})
        tell(self, fact)

    monkeypatch.setattr(Room, "tell", telling)


def exports_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The export has a line for every event."""
    monkeypatch.setattr("starlore.store.operating.public_events", lambda record: [{"at": 0, "size": len(record)}])


def dates_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """My tables are dated by the last record, whatever it was."""

    async def changed(_: Any, room: Room) -> float:
        return float(room.ledger.durable_length)

    monkeypatch.setattr(PeopleEndpoints, "changed", changed)


LEAKS: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    counts_secrets: "first to Ana",
    logs_moves: "logs",
    exports_secrets: "export",
    dates_secrets: "/api/me for Ana",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    slug, phase, seed = next(case for case in CASES if case[0] == "stella")
    assert LEAKS[leak] in different(tmp_path, slug, phase, seed)
