"""A test that holds a finding fails when the flaw is back."""

import re
from pathlib import Path

import pytest

from tests.planted.flaws import FLAWS, QUICK, Flaw
from tests.planted.running import run

ROOT = Path(__file__).parents[2]
LONGER = [flaw for flaw in FLAWS if flaw not in QUICK and not flaw.test.startswith("e2e")]


def named_tests() -> set[str]:
    """The tests that the page names for what was found."""
    page = (ROOT / "docs" / "security.md").read_text()
    table = page.partition("## What was found")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("|")]
    found = re.findall(r"`((?:tests|e2e)/[\w/]+\.py)`: ((?:`\w+`(?:, )?)+)", "\n".join(rows))
    return {f"{file}::{name}" for file, names in found for name in re.findall(r"`(\w+)`", names)}


def test_every_test_that_holds_a_finding_has_its_flaw() -> None:
    assert named_tests() == {flaw.test for flaw in FLAWS}


@pytest.mark.parametrize("flaw", QUICK, ids=lambda flaw: flaw.plant)
def test_a_flaw_that_is_back_is_found(flaw: Flaw) -> None:
    assert run(flaw).failed


@pytest.mark.long
@pytest.mark.parametrize("flaw", LONGER, ids=lambda flaw: f"{flaw.plant} {flaw.test.rpartition('::')[2]}")
def test_every_flaw_that_is_back_is_found(flaw: Flaw) -> None:
    assert run(flaw).failed
