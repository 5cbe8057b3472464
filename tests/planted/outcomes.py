"""A pytest plugin: writes down how each test ended, and why."""

import os
from pathlib import Path

import pytest

FILE = "STARLORE_OUTCOMES"


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """One line for whatever ran, or could not even begin."""
    if report.when == "call" or report.failed:
        crash = getattr(report.longrepr, "reprcrash", None)
        why = str(crash.message if crash else report.longrepr or "").strip().splitlines()
        with Path(os.environ[FILE]).open("a") as out:
            out.write(f"{report.when} {report.outcome} {why[0] if why else ''}\n")
