"""A family on one address never meets a limit in a long evening, under the limits that everyone has."""

from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from starlore.bots import PLAYERS
from starlore.web.limits import token_buckets
from starlore.web.limits.limits import Limits
from tests.web.harness import Gathering, Line, Running, accepted
from tests.web.test_table import play

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Flo")
GAMES_PLAYED = 4
FILES = 40
"""What one visit of the page loads."""


class Pace:
    """A clock for the limits: people take a third of a second for whatever they do, all of them together."""

    def __init__(self) -> None:
        self.time = 1000.0

    def monotonic(self) -> float:
        return self.time


def test_a_family_meets_no_limit_in_a_long_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pace, rng = Pace(), Random(7)
    monkeypatch.setattr(token_buckets, "time", SimpleNamespace(monotonic=pace.monotonic))
    send = Line.send

    def at_a_human_pace(line: Line, message: object) -> None:
        pace.time += 0.3
        send(line, message)

    monkeypatch.setattr(Line, "send", at_a_human_pace)
    with Running(tmp_path, Limits()) as running:
        table = running.table(*NAMES, target=10)
        television = running.browser().connect(table.code, "?watch")
        for number in range(GAMES_PLAYED):
            visit(table)
            fiddle(table, number)
            game = [*PLAYERS][number % len(PLAYERS)]
            assert accepted(table["Ana"].do(f"start{number}", type="start", game=game))
            play(table, game, rng)
            pace.time += 60
            come_back(table, number)
        running.browser().http.get("/api/tables/222222")  # somebody mistypes the code
        television.settle()
        heard = [message for line in (*table, television) for message in line.heard]
        assert [one for one in heard if one["type"] in ("refused", "bye")] == []
        assert television.view()["games"] == GAMES_PLAYED


def visit(table: Gathering) -> None:
    """Everyone loads the page anew."""
    for browser in table.browsers.values():
        assert {browser.http.get("/api/me").status_code for _ in range(3)} == {200}
        assert {browser.http.get("/pictures/none.avif").status_code for _ in range(FILES)} == {404}


def fiddle(table: Gathering, number: int) -> None:
    """The owner tries all options, somebody is renamed, all chat and wave."""
    for timer in (60, 90, 120, None):
        rules = {"dixit": {"target": 10}}
        assert accepted(
            table["Ana"].do(f"options{number}-{timer}", type="options", options={"timer": timer, "rules": rules})
        )
    assert accepted(table["Ben"].do(f"sit{number}", type="sit", name=f"Ben the {number}"))
    for name, line in table.lines.items():
        assert accepted(line.do(f"chat{number}", type="say", text=f"{name} says that this was a fine round. " * 4))
        assert accepted(line.do(f"wave{number}", type="react", reaction="clap"))


def come_back(table: Gathering, number: int) -> None:
    """Telephones fall asleep and wake up."""
    for name, browser in table.browsers.items():
        table.lines[name].close()
        table.lines[name] = browser.connect(table.code)
        assert table[name].view()["you"]
        assert accepted(table[name].do(f"back{number}", type="say", text="back again"))
