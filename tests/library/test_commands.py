"""The shell commands of docs/library.md and docs/arena.md, run as they stand there; only with fewer games and tasks.

The same in an empty environment: `test_empty_environment.py`. What `pip install` gives is tested by `test_wheel.py`,
the example program by `tests/web/test_programs_page.py`.
"""

import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app

ROOT = Path(__file__).parents[2]


def shell(page: str) -> list[str]:
    """The commands of a page, but for those that only show the form of one."""
    lines = re.findall(r"^    (\S.*)$", (ROOT / "docs" / page).read_text(), re.M)
    return [line for line in lines if line.startswith(("pip ", "starlore ", "python ")) and " GAME " not in line]


SHELL = [*shell("library.md"), *shell("arena.md")]
OURS = [shlex.split(line, comments=True)[1:] for line in SHELL if line.startswith("starlore ")]
ELSEWHERE = ("pip install", "python examples/pebble.py")


def shortened(words: list[str]) -> list[str]:
    """The same command, with less to do."""
    words = [word.replace("python examples/", f"{sys.executable} {ROOT}/examples/") for word in words]
    for option, value in (("--games", "2"), ("--jobs", "1")):
        if option in words:
            words[words.index(option) + 1] = value
    return [*words, "--language", "en", "--task", "storyteller"] if words[:2] == ["arena", "tasks"] else words


def test_every_command_is_run_somewhere() -> None:
    assert len(OURS) >= 10
    assert all(line.startswith(("starlore ", *ELSEWHERE)) for line in SHELL)


def test_the_commands_work_one_after_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for words in OURS:
        done = CliRunner().invoke(app, shortened(words))
        assert done.exit_code == 0, (words, done.output, done.exception)
    written = {file.name for file in tmp_path.iterdir()}
    assert {"games.jsonl", "ratings.json", "stella.jsonl", "items.jsonl", "bot.jsonl", "scores.json", "deck"} <= written
