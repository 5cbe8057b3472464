"""The library at a glance: collects every public function with the first line of its docstring into art/README.md."""

from __future__ import annotations

import ast
from pathlib import Path

HERE = Path(__file__).resolve().parent
START, END = "<!-- catalogue -->", "<!-- /catalogue -->"


def describe(path: Path) -> list[str]:
    """Lines for one module: its purpose, then name(arguments): purpose."""
    tree = ast.parse(path.read_text())
    head = (ast.get_docstring(tree) or "").splitlines()[0]
    out = [f"\n**{path.parent.name}/{path.stem}**: {head}\n"]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            purpose = (ast.get_docstring(node) or "").splitlines()[0]
            out.append(f"- `{node.name}{_arguments(node)}`: {purpose}")
            if isinstance(node, ast.ClassDef):
                out += [
                    f"  - `.{m.name}{_arguments(m)}`: {(ast.get_docstring(m) or '').splitlines()[0]}"
                    for m in node.body
                    if isinstance(m, ast.FunctionDef) and not m.name.startswith("_")
                ]
    return out if len(out) > 1 else []


def _arguments(node: ast.FunctionDef | ast.ClassDef) -> str:
    if isinstance(node, ast.ClassDef):
        return ""
    names = [a.arg for a in node.args.args if a.arg != "self"]
    defaults = [None] * (len(names) - len(node.args.defaults)) + [ast.unparse(d) for d in node.args.defaults]
    shown = [
        n if d is None else f"{n}={d}" for n, d in zip(names, defaults[-len(names) :] if names else [], strict=False)
    ]
    return "(" + ", ".join(shown) + ")"


def write() -> None:
    """Replace the catalogue section of the README."""
    readme = HERE / "README.md"
    text = readme.read_text()
    lines: list[str] = []
    for studio in ("paint", "stage"):
        lines.append(f"\n### {studio}\n")
        for path in sorted((HERE / studio).rglob("*.py")):
            lines += describe(path)
    before, rest = text.split(START)[0], text.split(END)[1]
    readme.write_text(before + START + "\n" + "\n".join(lines) + "\n\n" + END + rest)
