"""The rule that every argument after the fourth is named: which calls of our own code break it. Reads source only.

Looked at are calls of functions, classes and methods whose signature is found in the library's source or in the card's
own; not those of Skia, NumPy and OpenCV. `*SUN` stands for a point and counts as two arguments. A receiver's class is
not known from the source: a method's arguments need names when all classes that the call can mean give them the same.
Nor is what a dictionary holds: there every argument after the fourth counts, whatever it is called.
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
Signature = tuple[int, list[str]]  # how many arguments may stand without a name, and the names of all


def painting_files() -> list[Path]:
    """The library, the cards, and the other pictures."""
    pictures = [library.HERE.parent / f"{name.replace('.', '/')}.py" for name in library.pictures()]
    return library.library_files() + pictures


def parameters(definition: library.Definition) -> list[str] | None:
    """The names of our own function's parameters that can be given without a name; None: they are not known."""
    module = library.load(definition[0])
    found = module.definitions.get(definition[1]) if module else None
    if isinstance(found, ast.ClassDef):
        return _fields(found)
    if not isinstance(found, ast.FunctionDef) or found.args.posonlyargs:
        return None
    return [argument.arg for argument in found.args.args]


def _fields(found: ast.ClassDef) -> list[str] | None:
    """What a class is made with: the parameters of `__init__`, or the fields of a dataclass or a named tuple."""
    for statement in found.body:
        if isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            return [argument.arg for argument in statement.args.args[1:]]
    made = {*map(ast.unparse, found.decorator_list), *map(ast.unparse, found.bases)}
    if not any("dataclass" in one or one == "NamedTuple" for one in made):
        return None
    return [s.target.id for s in found.body if isinstance(s, ast.AnnAssign) and isinstance(s.target, ast.Name)]


@cache
def methods(path: Path) -> dict[str, list[tuple[str, Signature]]]:
    """The methods of a file's classes by their own name: each with its class and its signature."""
    found: dict[str, list[tuple[str, Signature]]] = {}
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    for name, one in [(owner.name, one) for owner in classes for one in owner.body]:
        if isinstance(one, ast.FunctionDef) and not one.args.vararg:
            names = [argument.arg for argument in (*one.args.args[1:], *one.args.kwonlyargs)]
            found.setdefault(one.name, []).append((name, (min(UNNAMED, len(one.args.args) - 1), names)))
    return found


@cache
def _said(path: Path) -> frozenset[str]:
    """Every name in a file."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return frozenset(getattr(n, "id", getattr(n, "attr", getattr(n, "name", None))) or "" for n in nodes)


@cache
def _method(path: Path, name: str, count: int) -> Signature | None:
    """The signature of a method that a file calls with so many arguments; None: none, or nobody can tell which."""
    files = dict.fromkeys([*library.library_files(), path])
    every = [one for file in files for one in methods(file).get(name, ()) if len(one[1][1]) >= count]
    likely = [one for one in every if one[0] in _said(path)] or every
    rest = {(free, *names[free:count]) for _, (free, names) in likely}
    return likely[0][1] if len(rest) == 1 else None


def _inner(tree: ast.Module) -> dict[str, list[str]]:
    """The functions within functions whose names mean nothing else in their file, with their parameters."""
    bound = Counter(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    bound.update(n.arg for n in ast.walk(tree) if isinstance(n, ast.arg))
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    bound.update(one.name for one in functions)
    return {one.name: [a.arg for a in one.args.args] for one in functions if bound[one.name] == 1}


def width(arguments: list[ast.expr]) -> int:
    """How many arguments these are, a point with a star counting as two."""
    return len(arguments) + sum(isinstance(argument, ast.Starred) for argument in arguments)


def unnamed(path: Path) -> Iterator[tuple[ast.Call, Signature]]:
    """The calls in a file that break the rule, each with the signature of what it calls."""
    module = library.load(library.module_name(path))
    if module is None:
        return
    tree = ast.parse(path.read_text("utf-8"))
    foreign = {a.asname or a.name for node in ast.walk(tree) if isinstance(node, ast.Import) for a in node.names}
    inner = _inner(tree)
    for call, own in _calls(tree, frozenset()):
        root = call.func
        while isinstance(root, ast.Attribute):
            root = root.value
        count = width(call.args)
        meant = None if isinstance(root, ast.Name) and root.id in own else library.meaning(module, call.func)
        signature = None
        if meant is not None or isinstance(call.func, ast.Name):
            names = parameters(meant) if meant else inner.get(ast.unparse(call.func))
            signature = None if names is None else (UNNAMED, names)
        elif isinstance(call.func, ast.Attribute) and not (isinstance(root, ast.Name) and root.id in foreign):
            signature = _method(path, call.func.attr, count)
        elif isinstance(call.func, ast.Subscript):
            signature = UNNAMED, [ast.unparse(one) for one in call.args for _ in range(width([one]))]
        if signature and signature[0] < count <= len(signature[1]):
            yield call, signature


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
        f"{path.relative_to(library.HERE.parent)}:{call.lineno}: name these arguments: {names[free : width(call.args)]}"
        for path in painting_files()
        for call, (free, names) in unnamed(path)
    ]
