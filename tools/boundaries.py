"""Nobody names a game outside its own folders and the registries: `python -m tools.boundaries` lists who does.

Checked are names and whole strings in the code (a slug as a string, a name with a slug in it). What is written for
people to read, docstrings and sentences, may speak of games.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from starlore.games import GAMES

PACKAGE = Path(__file__).parent.parent / "src" / "starlore"
REGISTRIES = {"games/__init__.py", "table/games/__init__.py", "bots/__init__.py", "sim/__init__.py", "arena/tasks.py"}
"""Where a game is entered."""


def belongs_to_a_game(file: Path) -> bool:
    """It lies in a game's own folder, or is a game's own file."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    return any(part == slug or part.startswith(f"{slug}_") for part in parts for slug in GAMES)


def offences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Lines of a module that name a game, and the names."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                pass
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                pass
            case ast.alias(name=name) | ast.ImportFrom(module=str(name)):
                pass
            case ast.Constant(value=str(name)) if name in GAMES:
                pass
            case _:
                continue
        if any(slug in name.lower() for slug in GAMES):
            yield getattr(node, "lineno", 0), name


def main() -> int:
    """Print every offence; how many there are decides the exit code."""
    found = 0
    for file in sorted(PACKAGE.rglob("*.py")):
        if str(file.relative_to(PACKAGE)) in REGISTRIES or belongs_to_a_game(file):
            continue
        for line, name in offences(ast.parse(file.read_text("utf-8"))):
            found += 1
            sys.stdout.write(f"{file.relative_to(PACKAGE.parent.parent)}:{line}: names a game: {name}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
