"""What the documents name exists: `python -m tools.docs_names` lists every file, command or name in them that does not.

Looked at is inline code (in backticks), and in the docstrings of `src` every name of a file. A path must be the end of
a file's or a folder's path, a command must be there, a name in CapWords must be defined somewhere, and every other word
must be a word of the code. That finds what was renamed or removed, not what is told wrongly of it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from typer.main import get_command

from starlore.__main__ import app

ROOT = Path(__file__).parent.parent
SOURCES = ("src", "client", "art", "tests", "e2e", "bench", "tools", "support", "examples", "requirements")
BUILT = "src/starlore/web/client"
LEFT_OUT = {"node_modules", "__pycache__", "fixtures", "rendered", ".venv"}
ITSELF = {"docs_names.py", "test_docs_names.py"}
TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".json", ".toml", ".txt", ".html", ".in", ".c", ""}

PATH = re.compile(r"[\w<>*.@-]*(/[\w<>*.@-]+)*(/|\.(py|ts|js|svelte|css|json|toml|md|txt|html|webp|csv|in))")
COMMAND = re.compile(r"(make|npm run|starlore|python -m) ([\w.-]+)")
FILE_NAME = re.compile(r"[\w<>*./-]*\w\.(?:py|md|ts|svelte)\b")
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]{2,}")
CAP_WORDS = re.compile(r"(?:[A-Z][a-z0-9]+)+")
DEFINITION = re.compile(
    r"\b(?:class|interface|type|enum) ([A-Z]\w*)|^\s*(?:export )?(?:const )?([A-Z]\w*)(?:: [^=\n]*)? = ", re.M
)

EXAMPLES = {"art/cards/c017_short_name.py", "pictures/NNN.webp", "about.txt", "about.bg.txt", "my_bot"}
"""Files that somebody may write, or that the server does."""

ELSEWHERE = {"Authorization", "Lax", "Proto", "Strict", "_INBOX", "nsc", "nsfwjs", "nudenet", "opennsfw", "opt"}
ELSEWHERE |= {"LimitNOFILE", "TimeoutStopSec", "systemd", "HttpOnly", "SameSite", "Secure"}
ELSEWHERE |= {"NamedTuple", "None", "Random"}
"""Words of other programs."""


def pages() -> list[Path]:
    """The documents that tell how things are now: decisions and the change log tell how they were."""
    names = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "client/README.md", "art/README.md")
    return [*(ROOT / name for name in names), *sorted((ROOT / "docs").glob("*.md"))]


@cache
def files() -> tuple[str, ...]:
    """Every file and folder of the repository that somebody wrote, relative to its root; folders end in a slash."""
    found = [f"{path.relative_to(ROOT)}{'/' if path.is_dir() else ''}" for path in ROOT.glob("*")]
    for top in (*SOURCES, "docs"):
        for path in (ROOT / top).rglob("*"):
            name = f"{path.relative_to(ROOT)}{'/' if path.is_dir() else ''}"
            if not LEFT_OUT.intersection(path.relative_to(ROOT).parts) and not name.startswith(f"{BUILT}/"):
                found.append(name)
    return tuple(found)


@cache
def code() -> str:
    """All code, one file after the other."""
    paths = [ROOT / name for name in files() if not name.startswith("docs/")]
    texts = [path for path in paths if path.suffix in TEXT and path.is_file() and path.name not in ITSELF]
    return "\n".join(path.read_text("utf-8", errors="ignore") for path in texts)


@cache
def words() -> frozenset[str]:
    """Every word of the code."""
    return frozenset(WORD.findall(code()))


@cache
def definitions() -> frozenset[str]:
    """Every class, type and component."""
    components = {Path(name).stem for name in files() if name.endswith(".svelte")}
    return frozenset({name for pair in DEFINITION.findall(code()) for name in pair} | components)


def is_file(name: str) -> bool:
    """It is the end of a path (<something> and a star may be anything), or it is built, and the code names it."""
    if name == BUILT or (name.endswith(".json") and "/" not in name and f"{name}'" in code()):
        return True
    pattern = re.sub(r"<\w+>|\\\*", "[^/]+", re.escape(name))
    ending = re.compile(rf"(.*/)?{pattern}/?")
    return any(ending.fullmatch(path) for path in files())


def is_command(kind: str, name: str) -> bool:
    """There is such a command."""
    match kind:
        case "make":
            return re.search(rf"^{name}:", (ROOT / "Makefile").read_text("utf-8"), re.M) is not None
        case "npm run":
            return f'"{name}":' in (ROOT / "client/package.json").read_text("utf-8")
        case "starlore":
            return name.startswith("-") or name in getattr(get_command(app), "commands", ())
        case _:
            return is_file(name.replace(".", "/") + ".py") or is_file(name.replace(".", "/") + "/__main__.py")


def missing_in(inline: str) -> Iterator[str]:
    """What a piece of inline code names that is not there."""
    if PATH.fullmatch(inline):
        if not inline.startswith((".", "/")) and inline not in EXAMPLES and not is_file(inline):
            yield inline
        return
    if CAP_WORDS.fullmatch(inline):
        if inline not in definitions() | ELSEWHERE:
            yield inline
        return
    for kind, name in COMMAND.findall(inline):
        if not is_command(kind, name):
            yield f"{kind} {name}"
    yield from (word for word in WORD.findall(inline) if not is_word(word))


def is_word(word: str) -> bool:
    """It is a word of the code or of another program; names of metrics and streams are put together from such words."""
    word = word.removesuffix("_total")
    if word in words() or word in ELSEWHERE | EXAMPLES:
        return True
    first, *parts = word.lower().split("_")
    return first == "starlore" and all(part in words() or part.isdigit() for part in parts)


def missing(page: str) -> Iterator[tuple[int, str]]:
    """Lines of a document that name something that is not there, and what."""
    fenced = False
    for number, line in enumerate(page.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        if not fenced and not line.startswith("    "):
            for inline in re.findall(r"`([^`]+)`", line):
                yield from ((number, name) for name in missing_in(inline))


def missing_in_docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Lines of a module with a docstring that names a file that is not there, and which."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            named = FILE_NAME.findall(node.value.value)
            yield from ((node.lineno, name) for name in named if not is_file(name))


def main() -> int:
    """Print what is missing; whether anything is decides the exit code."""
    found = [(page, *one) for page in pages() for one in missing(page.read_text("utf-8"))]
    for module in sorted((ROOT / "src").rglob("*.py")):
        found += [(module, *one) for one in missing_in_docstrings(module.read_text("utf-8"))]
    for file, line, name in found:
        sys.stdout.write(f"{file.relative_to(ROOT)}:{line}: there is no {name}\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
