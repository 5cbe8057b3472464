"""Codes are a promise to clients: every one that the rules can raise has a test in its own name."""

import re
from pathlib import Path

import pytest

from starlore import games, rulebook

RAISED = re.compile(r'raise (?:Illegal|Unplayable)\(\s*"(\w+)"')
CLUE_CODES = {"clue_empty", "clue_too_long", "clue_unprintable"}


def codes(slug: str) -> set[str]:
    """All codes that a game's rules raise, its own and those of the rulebook that it shares with its sister."""
    folder = Path(games.__file__).parent / slug
    shared = Path(rulebook.__file__).parent.glob(f"{slug.removesuffix('_box')}/*.py")
    found = {code for file in (*folder.glob("*.py"), *shared) for code in RAISED.findall(file.read_text())}
    return found | CLUE_CODES if "clue" in (folder / "messages.py").read_text() else found


@pytest.mark.parametrize("slug", games.GAMES)
def test_every_code_has_a_test_of_its_name(slug: str) -> None:
    tests = (Path(__file__).parent / slug / "test_refusals.py").read_text()
    named = {name for name in codes(slug) if re.search(rf"^def test_{name}\b", tests, re.MULTILINE)}
    assert codes(slug) - named == set()
    assert named
    assert all(f'"{name}"' in tests for name in named)


def test_codes_are_snake_case() -> None:
    for slug in games.GAMES:
        assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", code) for code in codes(slug))
