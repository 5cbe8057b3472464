"""Nobody names a game outside its own folders and the registries, and no game names another: `python -m
tools.boundaries` lists who does.

Checked are names and whole strings in the code (a slug as a string, a name with a slug among its words). What is
written for people to read, docstrings and sentences, may speak of games.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from starlore.games import GAMES

PACKAGE = Path(__file__).parent.parent / "src" / "starlore"
REGISTRIES = {"games/__init__.py", "table/games/__init__.py", "bots/__init__.py", "sim/__init__.py", "arena/tasks.py"}
"""Where a game is entered."""

LONGEST_FIRST = sorted(GAMES, key=len, reverse=True)
"""The slugs, so that `dixit_box` is not taken for `dixit`."""


def owner(file: Path) -> str | None:
    """The game in whose own folder a file lies, or whose own file it is."""
    parts = file.relative_to(PACKAGE).with_suffix("").parts
    owners = (slug for slug in LONGEST_FIRST for part in parts if part == slug or part.startswith(f"{slug}_"))
    return next(owners, None)


def games_in(name: str) -> set[str]:
    """The games that a name speaks of: their slugs are words of it, in snake_case or CamelCase."""
    rest = "_".join(re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)).lower()
    found = set()
    for slug in LONGEST_FIRST:
        rest, times = re.subn(rf"(?<![a-z]){slug}(?![a-z])", "", rest)
        if times:
            found.add(slug)
    return found


def may_name(own: str | None, game: str, *, imported: bool) -> bool:
    """A game may name itself; one with real cards, also the game by whose rulebook it is played, but it imports nothing
    of it."""
    return own == game or (own is not None and own.startswith(f"{game}_") and not imported)


def offences(tree: ast.Module, own: str | None = None) -> Iterator[tuple[int, str]]:
    """Lines of a module that name a game other than the module's own, and the names."""
    for node in ast.walk(tree):
        for name in names_in(node):
            ours = isinstance(node, ast.Import | ast.ImportFrom) and name.startswith("starlore.")
            imported = ours and not name.startswith("starlore.rulebook.")
            if any(not may_name(own, game, imported=imported) for game in games_in(name)):
                yield getattr(node, "lineno", 0), name


def names_in(node: ast.AST) -> Iterator[str]:
    """The names that stand in a node of the syntax tree itself; what is imported, with the module that it is from."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            yield name
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name
        case ast.Import(names=found):
            yield from (one.name for one in found)
        case ast.ImportFrom(module=module, names=found):
            yield from (f"{module or ''}.{one.name}" for one in found)
        case ast.Constant(value=str(name)) if name in GAMES:
            yield name


def main() -> int:
    """Print every offence; how many there are decides the exit code."""
    found = 0
    for file in sorted(PACKAGE.rglob("*.py")):
        if str(file.relative_to(PACKAGE)) in REGISTRIES:
            continue
        for line, name in offences(ast.parse(file.read_text("utf-8")), owner(file)):
            found += 1
            sys.stdout.write(f"{file.relative_to(PACKAGE.parent.parent)}:{line}: names a game: {name}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
