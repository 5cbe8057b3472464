"""The first look at a page: words and pictures for somebody who has never been here, before any script has come.

The client's build draws it with the client's own screens (`client/firstLook.js`), once for each language. Whoever has
been here before has the client in their browser, and gets the page without it: what they see first is their own.
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

LOOKS = "first-look.json"
HOME, ALBUM, INVITATION = "home", "album", "invitation"
ROOM = '<div id="app"></div>'
"""Where the client draws."""

MAIN = re.compile(r'<script type="module"[^>]* src="(/assets/[^"]+)"></script>')
"""The client's own script. Words and pictures go before it: it waits until they are on the screen
(`client/public/after-paint.js`)."""

STYLE = re.compile(r'\s*<link rel="preload" as="style"[^>]*>')
"""Styles of what comes later: the scripts that need them fetch them."""

SCRIPT = re.compile(r'\s*<link rel="modulepreload"[^>]* href="([^"]+)">')
"""A script that the client will need: fetched with its own."""

ON_A_COVER = 3
"""How many pictures the cover of an album has been drawn with."""


class Looks(Struct, frozen=True):
    """What the client's build has drawn."""

    styles: dict[str, tuple[str, ...]] = {}
    """The files of styles that each look needs."""

    looks: dict[Language, dict[str, str]] = {}
    """The markup, by the look's name; an invitation has one for each game."""


def read(client: Path) -> Looks:
    """The looks of a build; none of a build without."""
    file = client / LOOKS
    return msgspec.json.decode(file.read_bytes(), type=Looks) if file.is_file() else Looks()


def invitation(game: Slug) -> str:
    """The name of the look at an invitation to this game."""
    return f"{INVITATION} {game}"


def with_look(page: str, folder: Path, looks: Looks, name: str, language: Language) -> str:
    """The page with this look and its styles in it."""
    drawn = looks.looks.get(language, {}).get(name)
    if drawn is None:
        return page
    for file in looks.styles.get(name.split()[0], ()):
        page = re.sub(rf'\s*<link [^>]*href="/{re.escape(file)}"[^>]*>', "", page)
        page = page.replace("</head>", f"{inlined(folder, file)}</head>")
    room = ROOM.replace("></", " data-drawn></") + f'<div id="first-look" inert aria-hidden="true">{drawn}</div>'
    needs = " ".join(SCRIPT.findall(page))
    page = STYLE.sub("", SCRIPT.sub("", page.replace(ROOM, room)))
    return MAIN.sub(rf'<script async src="/after-paint.js" data-main="\1" data-needs="{needs}"></script>', page)


def inlined(folder: Path, file: str) -> str:
    """A file of styles, written into the page. The link, which fetches nothing, tells the client that it has them."""
    return f'<style>{(folder / file).read_text("utf-8")}</style><link rel="stylesheet" href="/{file}" disabled>'


def with_pictures(page: bytes, pictures: Sequence[Shown]) -> bytes:
    """The page with the look at an album's cover, and these pictures on it."""
    for number, picture in enumerate(pictures, 1):
        for size in ("smallest", "small", "webp"):
            page = page.replace(b"{%s %d}" % (size.encode(), number), escape(getattr(picture, size)).encode())
    return page
