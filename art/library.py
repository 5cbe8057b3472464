"""Who uses what: the definitions of the painting's modules, and which of them a picture reaches. Reads source only.

A card's picture depends on its own file and on every function, class and constant that it reaches. Formatting, comments
and docstrings do not count.
"""

from __future__ import annotations

import ast
import hashlib
import symtable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
Definition = tuple[str, str]  # module and name; the name "" stands for the module's other statements
Named = ast.FunctionDef | ast.ClassDef
FINISH: Definition = ("art.finish", "finish")


class _Bare(ast.NodeTransformer):
    """Takes docstrings away."""

    def visit(self, node: ast.AST) -> Any:
        """Take the docstring of this node away, if it has one."""
        self.generic_visit(node)
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        return node


@dataclass
class Module:
    """A source file: what it defines, and what its names mean."""

    name: str
    definitions: dict[str, ast.stmt] = field(default_factory=dict)
    names: dict[str, Definition] = field(default_factory=dict)  # with the name "": the module itself
    rest: list[ast.stmt] = field(default_factory=list)

    def statements(self, name: str) -> list[ast.stmt]:
        """The statement that defines a name; for "" those that define none."""
        return [self.definitions[name]] if name else self.rest


def module_name(path: Path) -> str:
    """The name under which a file of this package is imported."""
    parts = path.relative_to(HERE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def library_files() -> list[Path]:
    """The files of the library."""
    return sorted((HERE / "paint").rglob("*.py"))


_loaded: dict[str, Module] = {}


def load(name: str) -> Module | None:
    """A module of this package by its name; none if there is no such file."""
    if name in _loaded:
        return _loaded[name]
    path = HERE.parent.joinpath(*name.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    if not path.is_file():
        return None
    module = _loaded[name] = Module(name)
    for statement in _Bare().visit(ast.parse(path.read_text())).body:
        _enter(module, statement)
    return module


def _enter(module: Module, statement: ast.stmt) -> None:
    """Enter a statement of a module: what it defines, what it imports, or that it only runs."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            module.definitions[name] = statement
            module.names[name] = (module.name, name)
        case ast.Assign() | ast.AnnAssign():
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    module.definitions[node.id] = statement
                    module.names[node.id] = (module.name, node.id)
        case ast.ImportFrom(module=str(source), names=names) if source.split(".")[0] == "art":
            for alias in names:
                _import(module, source, alias)
        case ast.Import() | ast.ImportFrom():
            pass
        case ast.Expr(value=ast.Constant()):
            pass
        case _:
            module.rest.append(statement)


def _import(module: Module, source: str, alias: ast.alias) -> None:
    """Enter what an import from this package makes known under a name."""
    found = load(source)
    if alias.name == "*":
        module.names |= {n: d for n, d in (found.names if found else {}).items() if not n.startswith("_")}
    elif found and alias.name in found.names:
        module.names[alias.asname or alias.name] = found.names[alias.name]
    elif load(f"{source}.{alias.name}"):
        module.names[alias.asname or alias.name] = (f"{source}.{alias.name}", "")


@cache
def uses(definition: Definition) -> frozenset[Definition]:
    """The definitions of this package that a definition names."""
    module = load(definition[0])
    if module is None:
        return frozenset()
    found: set[Definition | None] = {(module.name, "")}
    for statement in module.statements(definition[1]):
        outer = _outer_names(symtable.symtable(ast.unparse(statement), definition[0], "exec"))
        owners = {id(node.value) for node in ast.walk(statement) if isinstance(node, ast.Attribute)}
        for node in ast.walk(statement):
            if isinstance(node, ast.Attribute) or (isinstance(node, ast.Name) and node.id in outer):
                meant = meaning(module, node)
                found |= {meant} if not meant or meant[1] or id(node) in owners else _whole(meant[0])
    return frozenset(d for d in found if d and (d[1] or d[0] == module.name))


def _whole(name: str) -> set[Definition | None]:
    """All names of a module that is handed on as a value: nobody can tell which of them are used."""
    module = load(name)
    return set(module.names.values()) if module else set()


def _outer_names(scope: symtable.SymbolTable) -> set[str]:
    """What a statement and the scopes in it mean by the module's names, not by their own parameters and variables."""
    module = scope.get_type() == "module"
    names = {s.get_name() for s in scope.get_symbols() if s.is_global() or (module and s.is_referenced())}
    return names.union(*map(_outer_names, scope.get_children()))


def meaning(module: Module, node: ast.expr) -> Definition | None:
    """What `p.texture.wood` means here: follows modules only, not the attributes of values."""
    if isinstance(node, ast.Name):
        return module.names.get(node.id)
    if not isinstance(node, ast.Attribute):
        return None
    owner = meaning(module, node.value)
    if owner is None or owner[1]:
        return None
    inside = load(owner[0])
    if inside and node.attr in inside.names:
        return inside.names[node.attr]
    return (f"{owner[0]}.{node.attr}", "") if load(f"{owner[0]}.{node.attr}") else None


def reached(*roots: str) -> set[Definition]:
    """Every definition that the modules reach, over as many steps as it takes, their own included."""
    todo: list[Definition] = []
    for name in roots:
        root = load(name)
        if root:
            todo += [(name, definition) for definition in root.definitions] + [(name, "")]
    todo.append(FINISH)
    seen: set[Definition] = set()
    while todo:
        definition = todo.pop()
        if definition not in seen:
            seen.add(definition)
            todo += uses(definition)
    return seen


@cache
def source(definition: Definition) -> str:
    """A definition's source, in one look."""
    module = load(definition[0])
    statements = module.statements(definition[1]) if module else []
    return "\n".join(map(ast.unparse, statements))


def digest(name: str) -> str:
    """What the picture of a card's module depends on, in short."""
    sources = [f"{module}:{part}\n{source((module, part))}" for module, part in sorted(reached(name))]
    return hashlib.sha256("\n".join(sources).encode()).hexdigest()[:16]


def pictures() -> list[str]:
    """The modules that paint a picture."""
    return [module_name(path) for path in sorted((HERE / "cards").glob("c*.py"))] + ["art.back", "art.icon"]


def missing() -> list[Definition]:
    """What a picture, or what it reaches, asks of a module that does not have it."""
    found = []
    for definition in sorted(reached(*pictures())):
        module = load(definition[0])
        for node in [n for s in (module.statements(definition[1]) if module else []) for n in ast.walk(s)]:
            if module and isinstance(node, ast.Attribute) and meaning(module, node) is None:
                owner = meaning(module, node.value)
                if owner and not owner[1]:
                    found.append((definition[0], f"{owner[0]}.{node.attr}"))
    return found


def unused() -> list[Definition]:
    """What the library defines and no picture reaches."""
    seen = reached(*pictures())
    defined = [(m, n) for m in map(module_name, library_files()) for n in getattr(load(m), "definitions", ())]
    return [d for d in defined if d not in seen and not d[1].startswith("__")]
