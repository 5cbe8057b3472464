"""The library at a glance: `python -m art.catalogue` writes every public function with its purpose to CATALOGUE.md.

`python -m art.catalogue --check` fails when that list is out of date, when the library holds what no picture uses or
lacks what one does, or when a call leaves an argument after the fourth without a name. It needs nothing but Python.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from art import arguments, library

CATALOGUE = library.HERE / "CATALOGUE.md"
HEAD = """# What the library can paint

Written by `python -m art.catalogue` from the docstrings. `from art import paint as p` brings all of it.
"""


def describe(path: Path) -> list[str]:
    """Lines for one module: its purpose, then name(arguments): purpose."""
    tree = ast.parse(path.read_text())
    named = [node for node in tree.body if isinstance(node, library.Named) and not node.name.startswith("_")]
    if not named:
        return []
    out = [f"\n## {path.relative_to(library.HERE).with_suffix('')}\n", _purpose(tree), ""]
    for node in named:
        out.append(f"- `{node.name}{_arguments(node)}`: {_purpose(node)}")
        if isinstance(node, ast.ClassDef):
            methods = [m for m in node.body if isinstance(m, ast.FunctionDef) and not m.name.startswith("_")]
            out += [f"  - `.{m.name}{_arguments(m)}`: {_purpose(m)}" for m in methods]
    return out


def _purpose(node: ast.FunctionDef | ast.ClassDef | ast.Module) -> str:
    """The first line of a docstring."""
    return (ast.get_docstring(node) or "\n").splitlines()[0]


def _arguments(node: ast.FunctionDef | ast.ClassDef) -> str:
    """A function's signature as the catalogue shows it; none for a class."""
    if isinstance(node, ast.ClassDef):
        return ""
    bare = ast.parse(f"def f({ast.unparse(node.args)}): pass").body[0]
    assert isinstance(bare, ast.FunctionDef)
    every = [*bare.args.posonlyargs, *bare.args.args, *bare.args.kwonlyargs, bare.args.vararg, bare.args.kwarg]
    for argument in every:
        if argument is not None:
            argument.annotation = None
    return "(" + ast.unparse(bare.args).removeprefix("self, ").removeprefix("self") + ")"


def text() -> str:
    """The whole list."""
    return HEAD + "\n".join(line for path in library.library_files() for line in describe(path)) + "\n"


def write() -> None:
    """Write the list."""
    CATALOGUE.write_text(text())


def check() -> int:
    """Whether the list is up to date, everything in the library is used, and calls are readable, as an exit code."""
    faults = [f"{module}: no picture uses {name}" for module, name in library.unused()]
    faults += [f"{module}: there is no {name}" for module, name in library.missing()]
    faults += arguments.faults()
    if not CATALOGUE.exists() or CATALOGUE.read_text() != text():
        faults.append("art/CATALOGUE.md is out of date: python -m art.catalogue")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def main() -> int:
    """The command line: writes the list, or checks it."""
    if sys.argv[1:] == ["--check"]:
        return check()
    write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
