"""What the operator of a site tells about it: who they are and how they are reached.

It stands in plain text files in the data folder, `about.txt`, or `about.bg.txt` and so on for one language. The rest of
the page about privacy and licences is the client's, and true of every site.
"""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Language
from starlore.web.api.deck_and_words import language_of
from starlore.web.api.endpoint import Endpoint, get
from starlore.web.api.guard import Guard, reply
from starlore.web.api.protocol import About

LONGEST = 20_000
"""Characters of such a text that are shown."""


def written(folder: Path | None, language: Language) -> str | None:
    """The operator's text in a language, or else in whichever there is; None: they have written nothing."""
    if folder is None:
        return None
    for name in (f"about.{language}.txt", "about.txt"):
        try:
            text = (folder / name).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError):
            continue
        if text:
            return text[:LONGEST]
    return None


class AboutEndpoints:
    """The endpoint of that text."""

    def __init__(self, guard: Guard) -> None:
        self.folder = guard.server.folder

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            get(
                "/api/about/{language}",
                self.about,
                "What the operator tells about this site",
                returns=About,
                refusals=[404],
            )
        ]

    async def about(self, request: Request) -> Response:
        """What the operator tells, read anew each time: it may be changed while the server runs."""
        return reply(About(written(self.folder, language_of(request))))
