"""The examples of docs/protocol.md, run against a real server; and nothing that it should tell is missing."""

import json
import re
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest

from starlore.table.commands import Command
from starlore.table.options import Options, Reaction
from starlore.web.api.guard import STATUS
from starlore.web.codes import all_codes
from starlore.web.protocol import CLOSE
from tests.web.harness import Browser, Line, Running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
LEFT_OUT = "…"
BLOCK = re.compile(r"^```(http)?\n(.*?)^```", re.M | re.S)
INTERNAL = {
    "no_such_seat",
    "restart",
    "deck_repeats",
    "deck_too_small",
    "wrong_number_of_players",
    "target_out_of_range",
    "word_missing",
    "no_such_file",
    "no_such_picture",
}
"""Codes that cannot reach a client of the table, or are no refusals."""


def holds(expected: Any, found: Any) -> bool:
    """Everything in the example is there; what the example leaves out may be anything."""
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(
            name in found and holds(value, found[name]) for name, value in expected.items()
        )
    if isinstance(expected, list):
        return isinstance(found, list) and len(expected) == len(found) and all(map(holds, expected, found))
    if isinstance(expected, str) and expected.endswith(LEFT_OUT):
        return expected == LEFT_OUT or str(found).startswith(expected[:-1])
    return type(expected) is type(found) and bool(expected == found)


class Reading:
    """Somebody reads the page and does what it says."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.browsers: dict[str, Browser] = {}
        self.lines: dict[str, Line] = {}
        self.code = ""

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(name, self.running.browser())

    def line(self, name: str) -> Line:
        if name not in self.lines:
            self.lines[name] = self.browser(name).connect(self.code)
        return self.lines[name]

    def ask(self, example: str) -> None:
        """A request and its answer."""
        request, answer = example.replace("{code}", self.code).split("\n\n")
        first, _, body = request.partition("\n")
        method, path = first.split()
        content = {"json": json.loads(body)} if body else {}
        found = self.browser("Ana").http.request(method, path, **content)
        status, _, expected = answer.strip().partition("\n")
        assert (found.status_code, example) == (int(status), example)
        assert holds(json.loads(expected), found.json()), found.text
        self.code = found.json().get("code", "") if method == "POST" and path == "/api/tables" else self.code

    def talk(self, example: str) -> None:
        """Messages to and from a table."""
        for spoken in example.splitlines():
            name, sign, message = spoken.split(" ", 2)
            line = self.line(name)
            if sign == "→":
                line.send(message)
            elif sign == "←":
                line.hear_until(partial(holds, json.loads(message)))
            else:
                code, reason = message.split()
                assert line.closed() == (int(code), reason)


def test_the_examples_are_true(running: Running) -> None:
    reading = Reading(running)
    examples = BLOCK.findall(PAGE)
    assert len(examples) >= 10
    for kind, example in examples:
        if kind:
            reading.ask(example)
        else:
            reading.talk(example)


def test_the_reading_is_strict() -> None:
    assert holds({"a": [1, "…"]}, {"a": [1, 2], "b": 3})
    assert not holds({"a": [1]}, {"a": [1, 2]})
    assert not holds({"a": 1}, {"a": True})
    assert not holds({"a": "x…"}, {"a": "y"})
    assert not holds({"a": None}, {})


def tags(union: Any) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(union)]


@pytest.mark.parametrize("tag", tags(Command))
def test_every_command_is_on_the_page(tag: str) -> None:
    assert f'{{"type":"{tag}"' in PAGE


@pytest.mark.parametrize("code", sorted(all_codes() - INTERNAL))
def test_every_code_is_on_the_page(code: str) -> None:
    assert f"`{code}`" in PAGE


def test_every_refusals_status_is_on_the_page() -> None:
    _, _, table = PAGE.partition("| status | codes |\n")
    rows = re.findall(r"^\| (\d+) \| (`.*) \|$", table.partition("\n\n")[0], re.M)
    assert {code: int(status) for status, codes in rows for code in re.findall(r"`(\w+)`", codes)} == STATUS


def test_every_close_code_option_and_reaction_is_on_the_page() -> None:
    for reason, code in CLOSE.items():
        assert re.search(rf"^\| {code} \|.*`{reason}`", PAGE, re.M), reason
    assert all(f'"{field}"' in PAGE for field in Options.__struct_fields__)
    assert all(reaction in PAGE for reaction in get_args(Reaction))
