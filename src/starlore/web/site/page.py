"""The client's page, as it is sent to one reader at one address.

What the browser will need next is named in it, in preload links: else it would find out step by step, and each step is
a trip over a slow line. The client's build says what that is, in `preload.json`. The first styles travel in the page,
and for somebody new the prerendered page, too.
"""

import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TypeAlias

import msgspec

from starlore.core.languages import LANGUAGES, Language
from starlore.decks.pictures import Shown
from starlore.web.site.build import Build
from starlore.web.site.prerendered import inlined, read_prerendered, with_markup, with_pictures
from starlore.web.site.preview import Invited, preview

Link: TypeAlias = dict[str, str]
"""The attributes of a link in the page's head."""

Preload: TypeAlias = dict[str, dict[Language, list[Link]]]
"""By address and language. In an address a star stands for any one part, and alone for every other address."""

PRELOAD = "preload.json"
ELSEWHERE = "*"

LANGUAGE = "starlore-language"
"""The cookie in which a browser keeps the language that its reader has chosen."""

PREVIEW = b"<!-- preview -->"
"""Where the tags for messengers stand in a page that is kept."""

COVER = "(min-width: 700px) 13rem, 30vw"
"""How wide the pictures on an album's cover are: as Cover.svelte says it."""

STYLES = re.compile(r'<link rel="stylesheet"[^>]*href="/([^"]+)">')


class Page:
    """The page and what it may ask for, read once for each time that it is built."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built = 0.0
        self.build = Build(folder)
        self.pages: dict[tuple[str, Language, str], bytes] = {}

    def at(
        self,
        path: str,
        language: Language,
        origin: str = "",
        invited: Invited | None = None,
        pictures: Sequence[Shown] = (),
        prerendered: str = "",
    ) -> bytes:
        """The page for an address, with everything that it needs at first, and a preview for messengers.

        `pictures`: those that it will show first. `prerendered`: the name of the markup that it is to have already.
        """
        self.read_if_rebuilt()
        address = next((known for known in self.preload if fits(path, known)), ELSEWHERE)
        kept = address, language, prerendered
        if kept not in self.pages:
            links = self.preload.get(address, {}).get(language, [])
            head = "".join(f"  {written(link)}\n  " for link in links) + PREVIEW.decode()
            html = self.html.replace('<html lang="en">', f'<html lang="{language}">')
            html = html.replace("</head>", f"{head}</head>")
            self.pages[kept] = with_markup(html, self.folder, self.prerendered, prerendered, language).encode()
        tags = preview(self.folder, language, origin, table=address.startswith("t/"), invited=invited)
        first = "".join(f"  {written(cover_preload(one))}\n  " for one in pictures)
        return with_pictures(self.pages[kept].replace(PREVIEW, (first + tags).encode()), pictures)

    def read_if_rebuilt(self) -> None:
        """Read the page and its preload links, if they have been built anew."""
        index, preload = self.folder / "index.html", self.folder / PRELOAD
        if self.built == (built := index.stat().st_mtime):
            return
        self.built = built
        self.pages.clear()
        html = index.read_text("utf-8").replace(
            "</head>", f'  <meta name="build" content="{self.build.name}">\n  </head>'
        )
        self.html = STYLES.sub(lambda found: inlined(self.folder, found[1]), html)
        self.prerendered = read_prerendered(self.folder)
        self.preload = msgspec.json.decode(preload.read_bytes(), type=Preload) if preload.is_file() else {}


def fits(path: str, address: str) -> bool:
    """Whether an address like `t/*/tv` stands for this path."""
    parts, wanted = path.strip("/").split("/"), address.split("/")
    same = len(parts) == len(wanted)
    return same and all(want in ("*", part) for part, want in zip(parts, wanted, strict=True))


def cover_preload(picture: Shown) -> Link:
    """The link that makes a browser fetch a picture now, in the size in which an album's cover shows it."""
    srcset = f"{picture.smallest} 240w, {picture.small} 400w, {picture.webp} 800w"
    return {"rel": "preload", "as": "image", "imagesrcset": srcset, "imagesizes": COVER, "fetchpriority": "high"}


def written(link: Link) -> str:
    """A link, as HTML."""
    return "<link " + " ".join(f'{name}="{escape(value)}"' if value else name for name, value in link.items()) + ">"


def preferred(chosen: str | None, accepted: str | None) -> Language:
    """The language that somebody has chosen, or else the first of their browser's that we speak."""
    tags = [chosen or "", *(accepted or "").split(",")]
    asked = [re.split("[-;]", tag.strip().lower())[0] for tag in tags]
    return next((language for tag in asked for language in LANGUAGES if tag == language), "en")
