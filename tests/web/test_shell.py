"""The client's page names what its reader will need next, so that it is on its way at once."""

import json
import os
import re
from pathlib import Path

import httpx
import pytest

from starlore.web.shell import LANGUAGE, SCREENS, Shell, preferred
from tests.web.harness import Running

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="stylesheet" crossorigin href="/assets/base-1.css">
  </head>
</html>
"""
MANIFEST = {
    "_base-1.js": {"file": "assets/base-1.js", "css": ["assets/base-1.css"]},
    "_hand-1.js": {"file": "assets/hand-1.js", "css": ["assets/hand-1.css"], "imports": ["_base-1.js"]},
    SCREENS["t"][0]: {"file": "assets/table-1.js", "imports": ["_base-1.js", "_hand-1.js"]},
    SCREENS["tv"][0]: {"file": "assets/tv-1.js", "imports": ["_base-1.js"]},
    "src/lib/locales/en/index.ts": {"file": "assets/en-1.js", "imports": ["_base-1.js"]},
    "src/lib/locales/bg/index.ts": {"file": "assets/bg-1.js", "imports": ["_base-1.js"]},
    "src/screens/home/fan/001-small.avif": {"file": "assets/001-small-1.avif"},
    "src/screens/home/fan/001-large.avif": {"file": "assets/001-large-1.avif"},
    "src/styles/fonts/alegreya-latin-wght-normal.woff2": {"file": "assets/latin-1.woff2"},
    "src/styles/fonts/alegreya-cyrillic-wght-normal.woff2": {"file": "assets/cyrillic-1.woff2"},
}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "manifest.json").write_text(json.dumps(MANIFEST))
    (folder / "assets/base-1.css").write_text("body{color:gold}")
    return folder


def hinted(page: bytes | str) -> set[str]:
    """What a page has fetched before anything asks for it."""
    text = page if isinstance(page, str) else page.decode()
    return set(re.findall(r'<link rel="(?:module)?preload"[^>]* href="/(?:assets/)?([^"]+)"', text))


def test_a_table_is_fetched_with_the_page_and_so_is_all_that_it_is_made_of(client: Path) -> None:
    found = hinted(Shell(client).page("t/ABCDEF", "en"))
    assert found == {"base-1.js", "hand-1.js", "hand-1.css", "table-1.js", "en-1.js", "latin-1.woff2"}


def test_every_address_gets_its_own_screen(client: Path) -> None:
    shell = Shell(client)
    assert "tv-1.js" in hinted(shell.page("t/ABCDEF/tv", "en"))
    assert "table-1.js" not in hinted(shell.page("t/ABCDEF/tv", "en"))
    assert hinted(shell.page("nowhere", "en")) == {"base-1.js", "en-1.js", "latin-1.woff2"}
    fan = {"001-small-1.avif", "001-large-1.avif"}
    assert hinted(shell.page("", "en")) == hinted(shell.page("nowhere", "en")) | fan


def test_every_reader_gets_their_language_and_their_letters(client: Path) -> None:
    page = Shell(client).page("nowhere", "bg")
    assert b'<html lang="bg">' in page
    assert hinted(page) == {"base-1.js", "bg-1.js", "cyrillic-1.woff2"}


def test_the_first_styles_travel_in_the_page(client: Path) -> None:
    page = Shell(client).page("", "en")
    assert b"<style>body{color:gold}</style>" in page
    assert b"stylesheet" not in page


def test_a_page_that_is_built_anew_is_read_anew(client: Path) -> None:
    shell = Shell(client)
    assert b"base-1" in shell.page("", "en")
    (client / "index.html").write_text("<!doctype html>another")
    os.utime(client / "index.html", (1, 1))
    assert shell.page("", "en") == b"<!doctype html>another"


@pytest.mark.parametrize(
    ("chosen", "accepted", "language"),
    [
        (None, None, "en"),
        (None, "de-DE,de;q=0.9", "en"),
        (None, "cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        (None, "de, PL;q=0.5, et", "pl"),
        ("et", "cs", "et"),
        ("tlh", "cs", "cs"),
        (None, "etc, csx", "en"),
    ],
)
def test_a_choice_goes_before_the_browsers_languages(chosen: str | None, accepted: str | None, language: str) -> None:
    assert preferred(chosen, accepted) == language


def test_the_server_reads_the_language_from_cookie_and_header(tmp_path: Path, client: Path) -> None:
    with Running(tmp_path, client=client) as running:
        asked = httpx.get(f"{running.url}/", headers={"accept-language": "bg"})
        chosen = httpx.get(f"{running.url}/", headers={"accept-language": "bg"}, cookies={LANGUAGE: "en"})
    assert '<html lang="bg">' in asked.text
    assert '<html lang="en">' in chosen.text
    assert {"cookie", "accept-language"} <= set(asked.headers["vary"].split(", "))
