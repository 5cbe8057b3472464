"""How much JavaScript a first look at a page takes: what the page names, as it travels to a browser (brotli).

Whoever sits down at a table fetches the words of its game: the rows with a plus say what they add. The game's own
screen comes when it begins, and is not counted.
"""

import json
import re
from pathlib import Path

from rich.table import Table

from bench.race import Result

CLIENT = Path(__file__).parent.parent / "src" / "starlore" / "web" / "client"
"""What `npm run build` has written."""

PAGES = {"home": "", "table": "t/*"}
"""Pages by their addresses in `preload.json`."""

LIMIT = {"table": 60_000}
"""Bytes that a page may have at most, in every language."""

SCRIPT = re.compile(r'"/(assets/[^"]+\.js)"')
WORDS = re.compile(r"(\w+)-([a-z]{2})-[\w-]{8}\.js")
"""What a game says in a language, as `vite.config.js` names it."""


def sizes(client: Path = CLIENT) -> dict[str, dict[str, int]]:
    """Bytes by page and language."""
    always = set(SCRIPT.findall((client / "index.html").read_text("utf-8")))
    preload = json.loads((client / "preload.json").read_bytes())
    return {
        page: {
            language: sum(packed(client, script) for script in always | scripts(links))
            for language, links in preload[address].items()
        }
        for page, address in PAGES.items()
    }


def words(client: Path = CLIENT) -> dict[str, dict[str, int]]:
    """Bytes of what each game says, by game and language. A box game says what its sister says, too."""
    own: dict[str, dict[str, int]] = {}
    for file in (client / "assets").iterdir():
        if found := WORDS.fullmatch(file.name):
            own.setdefault(found[1], {})[found[2]] = packed(client, f"assets/{file.name}")
    return {
        game: {
            language: size + own.get(game.removesuffix("_box"), {}).get(language, 0) for language, size in by.items()
        }
        if game.endswith("_box")
        else by
        for game, by in sorted(own.items())
    }


def scripts(links: list[dict[str, str]]) -> set[str]:
    """The scripts among the files that a page names in advance."""
    return {link["href"].lstrip("/") for link in links if link["href"].endswith(".js")}


def packed(client: Path, script: str) -> int:
    """How many bytes of a script travel."""
    return (client / f"{script}.br").stat().st_size


def measure(_laps: int, _seconds: float) -> list[Result]:
    """Every page and every game's words in every language; there is nothing to repeat."""
    found = {**sizes(), **{f"+{game}": by for game, by in words().items()}}
    return [
        Result(f"{name} {language}", "bytes", (size,)) for name, by in found.items() for language, size in by.items()
    ]


def table(results: list[Result]) -> Table:
    """A row for each page or game, a column for each language, in thousands of bytes."""
    rows: dict[str, dict[str, float]] = {}
    for one in results:
        name, language = one.name.split()
        rows.setdefault(name, {})[language] = one.rate
    languages = sorted(rows["table"])
    shown = Table("page", *languages, "goal", title="JavaScript of a first look, KB compressed")
    for name, by in rows.items():
        limit = LIMIT.get(name)
        goal = f"at most {limit / 1000:.0f} {'✓' if max(by.values()) <= limit else '✗'}" if limit else ""
        shown.add_row(name, *(f"{by[language] / 1000:.1f}" for language in languages), goal)
    return shown
