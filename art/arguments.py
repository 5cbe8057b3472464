"""The rule that every argument after the fourth is named: which calls of the library break it. Reads source only.

Looked at are calls of functions and classes whose signature is found in the library's source; not those of Skia, NumPy
and OpenCV, or with `*arguments`. A receiver's class is not known from the source: of methods, those are looked at whose
name no other class of the library has, and that insist on names themselves (`*` in their signature).
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from art import library

UNNAMED = 4
"""How many arguments may stand without a name."""

Function = ast.FunctionDef | ast.Lambda


def painting_files() -> list[Path]:
    """The library, the cards, and the other pictures."""
    pictures = [library.HERE.parent / f"{name.replace('.', '/')}.py" for name in library.pictures()]
    return library.library_files() + pictures


def parameters(definition: library.Definition) -> list[str] | None:
    """The names of a library function's parameters that can be given without a name; None: they are not known."""
    module = library.load(definition[0])
    found = module.definitions.get(definition[1]) if module else None
    if isinstance(found, ast.ClassDef):
        return _fields(found)
    if not isinstance(found, ast.FunctionDef) or found.args.posonlyargs:
        return None
    return [argument.arg for argument in found.args.args]


def _fields(found: ast.ClassDef) -> list[str] | None:
    """What a class is made with: the parameters of `__init__`, or the fields of a dataclass of its own."""
    for statement in found.body:
        if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            return [argument.arg for argument in statement.args.args[1:]]
    if found.bases or not any("dataclass" in ast.unparse(one) for one in found.decorator_list):
        return None
    return [s.target.id for s in found.body if isinstance(s, ast.AnnAssign) and isinstance(s.target, ast.Name)]


@cache
def methods() -> dict[str, tuple[int, list[str]]]:
    """Methods that insist on names, by their own name, which no other class has: how many arguments may stand without
    one, and the names of all."""
    classes = [
        node
        for path in library.library_files()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    found = [one for owner in classes for one in owner.body if isinstance(one, ast.FunctionDef)]
    times = Counter(one.name for one in found)
    return {
        one.name: (len(one.args.args) - 1, [argument.arg for argument in (*one.args.args[1:], *one.args.kwonlyargs)])
        for one in found
        if one.args.kwonlyargs and times[one.name] == 1
    }


def unnamed(path: Path) -> Iterator[tuple[ast.Call, list[str]]]:
    """The calls in a file that break the rule, each with the names of the arguments that need one."""
    module = library.load(library.module_name(path))
    if module is None:
        return
    for call, own in _calls(ast.parse(path.read_text("utf-8")), frozenset()):
        root = call.func
        while isinstance(root, ast.Attribute):
            root = root.value
        if isinstance(call.func, ast.Attribute) and call.func.attr in methods():
            free, every = methods()[call.func.attr]
            if len(call.args) > free and not any(isinstance(a, ast.Starred) for a in call.args):
                yield call, every[free : len(call.args)]
            continue
        if len(call.args) <= UNNAMED or not isinstance(root, ast.Name) or root.id in own:
            continue
        meant = library.meaning(module, call.func)
        if meant is None or not meant[0].startswith("art.paint") or any(isinstance(a, ast.Starred) for a in call.args):
            continue
        names = parameters(meant)
        if names is not None and len(call.args) <= len(names):
            yield call, names[UNNAMED : len(call.args)]


def _calls(node: ast.AST, own: frozenset[str]) -> Iterator[tuple[ast.Call, frozenset[str]]]:
    """The calls in a piece of source, each with the names that mean something of the functions around it."""
    if isinstance(node, ast.Call):
        yield node, own
    inner = own | _bound(node) if isinstance(node, ast.FunctionDef | ast.Lambda) else own
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, inner)


def _bound(function: Function) -> frozenset[str]:
    """The names that a function binds itself: parameters, variables, functions within it."""
    names = {argument.arg for argument in ast.walk(function.args) if isinstance(argument, ast.arg)}
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef) and node is not function:
            names.add(node.name)
    return frozenset(names)


def faults() -> list[str]:
    """Every call that breaks the rule, in words."""
    return [
        f"{path.relative_to(library.HERE.parent)}:{call.lineno}: name these arguments: {names}"
        for path in painting_files()
        for call, names in unnamed(path)
    ]
