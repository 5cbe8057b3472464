"""The examples of docs/library.md, run as doctests."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tutorial_is_true() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert found.failed == 0
    assert found.attempted > 25
