"""docs/hosting.md tells of every option, every metric and every command that an operator has."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.web.metrics import Metrics

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()


def options(command: str) -> set[str]:
    shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}).output
    return set(re.findall(r"--[a-z-]+", shown)) - {"--help", "--bot-pace"}


@pytest.mark.parametrize("command", ["serve", "backup", "prune", "export", "check"])
def test_every_option_of_a_command_is_on_the_page(command: str) -> None:
    assert options(command)
    assert f"starlore {command}" in PAGE
    assert {option for option in options(command) if option not in PAGE} == set()


def test_the_page_uses_no_option_that_is_not_there() -> None:
    used = {
        option for line in PAGE.splitlines() if "starlore serve" in line for option in re.findall(r"--[a-z-]+", line)
    }
    assert used <= options("serve")


def test_every_metric_is_on_the_page_and_no_other() -> None:
    there = {metric.name for metric in Metrics().registry.collect()}
    told = {re.sub(r"_(total|bucket)$", "", name) for name in re.findall(r"starlore_[a-z_]+", PAGE)}
    assert told == there
