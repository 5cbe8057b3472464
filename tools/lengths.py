"""Nothing is too long to be read: `python -m tools.lengths` lists files of code, and lines of documents, that are.

Most files of `src` have fewer than 150 lines, and none has more than 300. Lines of documents end at 120 columns, but
for tables and code.
"""

import sys
from collections.abc import Iterator

from tools.docs_names import ROOT, pages

MOST, USUAL = 300, 150
"""Lines of a file at the most, and those that most files stay below."""

COLUMNS = 120
"""Of a line in a document."""


def too_long(lengths: dict[str, int]) -> Iterator[str]:
    """What there is to say against files with so many lines."""
    yield from (f"{name}: {length} lines, {MOST} at the most" for name, length in lengths.items() if length > MOST)
    long = sum(length >= USUAL for length in lengths.values())
    if 4 * long > len(lengths):
        yield f"{long} of {len(lengths)} files have {USUAL} lines or more: more than a quarter"


def too_wide(text: str) -> Iterator[int]:
    """The numbers of lines of a document that are too wide."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        is_text = not fenced and not line.startswith(("|", "    "))
        if is_text and len(line) > COLUMNS and " " in line.strip()[:COLUMNS]:
            yield number


def main() -> int:
    """Print what is too long; whether anything is decides the exit code."""
    files = sorted((ROOT / "src").rglob("*.py"))
    found = list(too_long({str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in files}))
    for page in [*pages(), *sorted((ROOT / "docs" / "decisions").glob("*.md"))]:
        name = page.relative_to(ROOT)
        found += [f"{name}:{line}: wider than {COLUMNS} columns" for line in too_wide(page.read_text("utf-8"))]
    sys.stdout.writelines(f"{one}\n" for one in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
