"""docs/security.md names tests that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text()
FILES = re.findall(r"`((?:tests|e2e)/[\w/]+\.py)`(?:: ((?:`\w+`(?:, )?)+))?", PAGE)


@pytest.mark.parametrize(("file", "names"), FILES)
def test_the_tests_that_are_named_are_there(file: str, names: str) -> None:
    text = (ROOT / file).read_text()
    for name in re.findall(r"`(\w+)`", names):
        assert f"def {name}(" in text


def test_the_page_has_what_it_promises() -> None:
    assert len(FILES) >= 40
    for heading in ("## Threat model", "## OWASP ASVS 4.0.3, level 2", "## What was found, and which test holds it"):
        assert heading in PAGE
    assert "docs/security.md" in (ROOT / "SECURITY.md").read_text()
