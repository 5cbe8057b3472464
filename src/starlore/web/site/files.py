"""The client's page and files."""

import re
from collections.abc import Sequence
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.decks.pictures import Shown
from starlore.table.options import Person
from starlore.table.ports import StoreUnavailable
from starlore.table.projections.cover import COVER_PICTURES
from starlore.web.api.albums import AlbumEndpoints
from starlore.web.api.guard import Guard, problem
from starlore.web.identity.devices import Session
from starlore.web.site.compression import inside, send, send_file
from starlore.web.site.page import LANGUAGE, Page, preferred
from starlore.web.site.pictures import shown
from starlore.web.site.prerendered import ALBUM, HOME, invitation
from starlore.web.site.preview import Invited, invited_to

TABLE_PATH = re.compile(r"t/([^/]{1,32})(/tv)?/?")
ALBUM_PATH = re.compile(r"album/([^/]{1,32})/?")
IMMUTABLE = {"cache-control": "public, max-age=31536000, immutable"}
REVALIDATE = {"cache-control": "no-cache"}


class Site:
    """What browsers load."""

    def __init__(self, guard: Guard, client: Path, albums: AlbumEndpoints | None = None) -> None:
        self.guard = guard
        self.albums = albums or AlbumEndpoints(guard)
        self.client = Page(client)

    async def page(self, request: Request) -> Response:
        """A file of the client, or else its page, which finds its way by the address."""
        root = self.client.folder
        path = request.path_params["path"]
        file = inside(root, path)
        if file is not None and file != root / "index.html":
            return send_file(request, file, IMMUTABLE if path.startswith("assets/") else REVALIDATE)
        if path.startswith("assets/"):
            return problem("no_such_file")
        known = self.guard.server.devices.session(request.headers)
        session = known or self.guard.server.devices.fresh()
        language = preferred(request.cookies.get(LANGUAGE), request.headers.get("accept-language"))
        invited, pictures = await self.invited(request, path, known), await self.pictures(request, path, session.person)
        prerendered = "" if known else prerendered_at(path, invited, pictures)
        page = self.client.at(path, language, self.guard.base_url(request), invited, pictures, prerendered)
        headers = REVALIDATE | {"vary": "cookie, accept-language"}
        return self.guard.with_session(request, send(request, page, "text/html", headers), session)

    async def invited(self, request: Request, path: str, known: Session | None) -> Invited | None:
        """What a link to a table tells in a messenger; guessing codes costs the same here as anywhere."""
        found = TABLE_PATH.fullmatch(path)
        if found is None:
            return None
        person = None if known is None else known.person
        try:
            return invited_to(await self.guard.room(request, person, found[1]))
        except (Refused, StoreUnavailable):
            return None

    async def pictures(self, request: Request, path: str, person: Person) -> Sequence[Shown]:
        """The pictures on the cover of an album, for whoever may see it: else they would be asked for last."""
        found = ALBUM_PATH.fullmatch(path)
        if found is None:
            return ()
        try:
            return [shown(one) for one in await self.albums.cover(request, found[1], person)]
        except (Refused, StoreUnavailable):
            return ()


def prerendered_at(path: str, invited: Invited | None, pictures: Sequence[Shown]) -> str:
    """The name of the prerendered page that somebody new sees first at an address; empty where there is none."""
    if path == "":
        return HOME
    if ALBUM_PATH.fullmatch(path):
        return ALBUM if len(pictures) == COVER_PICTURES else ""
    found = TABLE_PATH.fullmatch(path)
    return invitation(invited.game) if invited and found and not found[2] else ""
