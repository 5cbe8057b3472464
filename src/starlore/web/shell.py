"""The client's page, as it is sent to one reader at one address.

What the browser will need next is named in it: else it would find out step by step, and each step is a trip over a
slow line. The first styles travel in the page itself.
"""

import re
from pathlib import Path
from typing import Any

import msgspec

from starlore.core import LANGUAGES, Language

MANIFEST = "manifest.json"
MESSAGES = "src/lib/locales/{}/index.ts"
SCREENS = {
    "t": ("src/screens/table/TableScreen.svelte",),
    "tv": ("src/screens/Tv.svelte",),
    "me": ("src/screens/Adopt.svelte",),
    "how-to-play": ("src/screens/HowToPlay.svelte", "src/lib/rules/{}.json"),
}
"""Screens that are fetched on their own, by the address that they belong to; all others are in the page's script."""

HOME, NOWHERE = "", "?"
FAN = "src/screens/home/fan/"
WIDE = "(min-width: 900px)"
"""The pictures of the home page, and the windows in which they are large."""

FACES = ("alegreya-{}-wght-normal.woff2", "alegreya-sans-{}-400-normal.woff2")
"""The letters that every screen is written in."""

LANGUAGE = "starlore-language"
"""The cookie in which a browser keeps the language that its reader has chosen."""

STYLES = re.compile(r'<link rel="stylesheet"[^>]*href="/([^"]+)">')


class Shell:
    """The page and what it may ask for, read once for each time that it is built."""

    def __init__(self, client: Path) -> None:
        self.client = client
        self.built = 0.0
        self.pages: dict[tuple[str, Language], bytes] = {}

    def page(self, path: str, language: Language) -> bytes:
        """The page for an address, with everything that a first look at it needs."""
        self.look_again()
        screen = place(path)
        if (screen, language) not in self.pages:
            modules = [module.format(language) for module in (MESSAGES, *SCREENS.get(screen, ()))]
            files = [*self.letters(language), *self.files(modules)]
            if screen == HOME:
                files += [part["file"] for module, part in self.manifest.items() if module.startswith(FAN)]
            hints = "".join(f"  {hint(file)}\n  " for file in files)
            html = self.html.replace('<html lang="en">', f'<html lang="{language}">')
            self.pages[screen, language] = html.replace("</head>", f"{hints}</head>").encode()
        return self.pages[screen, language]

    def look_again(self) -> None:
        """Read the page and the list of its parts, if they have been built anew."""
        index, manifest = self.client / "index.html", self.client / MANIFEST
        if self.built == (built := index.stat().st_mtime):
            return
        self.built = built
        self.pages.clear()
        self.html = STYLES.sub(lambda found: self.style(found[1]), index.read_text("utf-8"))
        self.manifest: dict[str, Any] = msgspec.json.decode(manifest.read_bytes()) if manifest.is_file() else {}

    def style(self, file: str) -> str:
        """A file of styles, to be written into the page."""
        return f"<style>{(self.client / file).read_text('utf-8')}</style>"

    def files(self, modules: list[str]) -> list[str]:
        """The files that these modules consist of, and that the page does not name itself."""
        found: dict[str, None] = {}
        waiting = list(modules)
        while waiting:
            part = self.manifest.get(waiting.pop(0), {})
            files = [*part.get("css", ()), *([part["file"]] if "file" in part else [])]
            if any(f'href="/{file}"' in self.html for file in files):
                continue
            found |= dict.fromkeys(files)
            waiting += part.get("imports", ())
        return list(found)

    def letters(self, language: Language) -> list[str]:
        """The files of the letters that this language is written with."""
        script = "cyrillic" if language == "bg" else "latin"
        wanted = tuple(f"/{face.format(script)}" for face in FACES)
        return [part["file"] for module, part in self.manifest.items() if module.endswith(wanted)]


def place(path: str) -> str:
    """The kind of place that an address leads to."""
    first, *rest = path.split("/")
    kind = "tv" if first == "t" and rest[1:] == ["tv"] else first
    return kind if kind in SCREENS or path == HOME else NOWHERE


def hint(file: str) -> str:
    """A line that makes the browser fetch a file now."""
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{file}">'
    if file.endswith(".woff2"):
        return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{file}">'
    if file.endswith(".avif"):
        media = WIDE if "-large" in file else f"not all and {WIDE}"
        return f'<link rel="preload" as="image" media="{media}" href="/{file}">'
    return f'<link rel="modulepreload" crossorigin href="/{file}">'


def preferred(chosen: str | None, accepted: str | None) -> Language:
    """The language that somebody has chosen, or else the first of their browser's that we speak."""
    tags = [chosen or "", *(accepted or "").split(",")]
    asked = [re.split("[-;]", tag.strip().lower())[0] for tag in tags]
    return next((language for tag in asked for language in LANGUAGES if tag == language), "en")
