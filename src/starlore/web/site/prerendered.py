"""Prerendered pages: words and pictures for somebody who has never been here, before any script has come.

The client's build renders them with the client's own screens (`client/prerender.js`), once for each language. Whoever
has been here before has the client in their browser, and gets the page without: what they see first is their own.
"""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec
from msgspec import Struct

from starlore.core.languages import Language
from starlore.decks.pictures import Shown
from starlore.table.options import Slug

FILE = "prerendered.json"
HOME, ALBUM, INVITATION = "home", "album", "invitation"
MOUNT_POINT = '<div id="app"></div>'
"""Where the client renders."""

MAIN = re.compile(r'<script type="module"[^>]* src="(/assets/[^"]+)"></script>')
"""The client's own script. Words and pictures go before it: it waits until they are on the screen
(`client/public/after-paint.js`)."""

STYLE = re.compile(r'\s*<link rel="preload" as="style"[^>]*>')
"""Styles of what comes later: the scripts that need them fetch them."""

SCRIPT = re.compile(r'\s*<link rel="modulepreload"[^>]* href="([^"]+)">')
"""A script that the client will need: fetched with its own."""


class Prerendered(Struct, frozen=True):
    """What the client's build has rendered."""

    styles: dict[str, tuple[str, ...]] = {}
    """The files of styles that each page needs."""

    pages: dict[Language, dict[str, str]] = {}
    """The markup, by the page's name; an invitation has one for each game."""


def read_prerendered(client: Path) -> Prerendered:
    """What a build has rendered; nothing, if it is a build without."""
    file = client / FILE
    return msgspec.json.decode(file.read_bytes(), type=Prerendered) if file.is_file() else Prerendered()


def invitation(game: Slug) -> str:
    """The name of an invitation to this game."""
    return f"{INVITATION} {game}"


def with_markup(page: str, folder: Path, prerendered: Prerendered, name: str, language: Language) -> str:
    """The page with the prerendered markup of this name, and its styles, in it."""
    markup = prerendered.pages.get(language, {}).get(name)
    if markup is None:
        return page
    for file in prerendered.styles.get(name.split()[0], ()):
        page = re.sub(rf'\s*<link [^>]*href="/{re.escape(file)}"[^>]*>', "", page)
        page = page.replace("</head>", f"{inlined(folder, file)}</head>")
    mount_point = MOUNT_POINT.replace("></", " data-prerendered></")
    page = page.replace(MOUNT_POINT, f'{mount_point}<div id="prerendered" inert aria-hidden="true">{markup}</div>')
    needs = " ".join(SCRIPT.findall(page))
    page = STYLE.sub("", SCRIPT.sub("", page))
    return MAIN.sub(rf'<script async src="/after-paint.js" data-main="\1" data-needs="{needs}"></script>', page)


def inlined(folder: Path, file: str) -> str:
    """A file of styles, written into the page. The link, which fetches nothing, tells the client that it has them."""
    return f'<style>{(folder / file).read_text("utf-8")}</style><link rel="stylesheet" href="/{file}" disabled>'


def with_pictures(page: bytes, pictures: Sequence[Shown]) -> bytes:
    """The page with an album's prerendered cover, and these pictures on it."""
    for number, picture in enumerate(pictures, 1):
        for size in ("smallest", "small", "webp"):
            page = page.replace(b"{%s %d}" % (size.encode(), number), escape(getattr(picture, size)).encode())
    return page
