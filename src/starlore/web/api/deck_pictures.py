"""The pictures of decks of one's own: sending them, changing them, and showing them."""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.owndecks.deck_pictures import cut, set_caption, take_out
from starlore.owndecks.uploading import upload
from starlore.web.api.deck_protocol import Chosen, EditPicture, OwnPicture, view_picture
from starlore.web.api.decks import deck_id_of, library_of
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Answer, Guard, problem, reply
from starlore.web.limits.addresses import networks_of
from starlore.web.server import Server

PICTURE = re.compile(r"[0-9A-Za-z_-]{8,40}")
FILE = re.compile(r"[0-9a-f]{32}(\.avif|\.webp|-400\.webp)")
TYPES = {".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg"}
SHOWN_ONLY = {
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "inline",
}
"""A picture is kept by the browser that may see it and by nobody on the way, and can do nothing but be seen."""


class DeckPictureEndpoints:
    """The endpoints about the pictures of a deck of one's own."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        picture = "/api/decks/{deck}/pictures/{picture}"
        return [
            post(
                picture,
                self.upload,
                "Add a picture: the body is its file, `?crop=left,top,width` the part to show",
                returns=OwnPicture,
                refusals=[403, 404, 413, 503, 507],
            ),
            post(
                f"{picture}/edit",
                self.edit,
                "A picture's caption, or which part of it is shown",
                body=EditPicture,
                returns=OwnPicture,
                refusals=[404, 503, 507],
            ),
            post(f"{picture}/remove", self.remove, "Take a picture out of a deck", refusals=[404]),
            get(
                f"{picture}/whole",
                self.whole,
                "The whole picture, for cutting it anew",
                returns="image/jpeg",
                refusals=[404],
            ),
        ]

    async def upload(self, request: Request) -> Response:
        """One file."""
        session, deck_id, picture_id = self.guard.session(request), deck_id_of(request), picture_id_of(request)
        library, crop = library_of(self.server), crop_in(request)
        networks = networks_of(request.scope)
        self.server.rates.count_upload(session.person, networks)
        library.check_uploads()
        await library.own(session.person, deck_id)
        if int(request.headers.get("content-length") or 0) > library.quotas.file:
            raise Refused("picture_too_many_bytes")
        async with library.upload_slots.slot(networks[0]):
            data = await self.guard.picture_bytes(request, library.quotas.file)
            made = await upload(library, session.person, deck_id, picture_id, data, crop)
        return self.guard.with_session(request, reply(view_picture(made)), session)

    async def edit(self, request: Request) -> Response:
        """Say what is to be seen on it, or cut it anew."""
        body, session = await self.guard.read(request, EditPicture), self.guard.session(request)
        deck_id, picture_id, library = deck_id_of(request), picture_id_of(request), library_of(self.server)
        found = (await library.own(session.person, deck_id)).picture(picture_id)
        if found is None:
            raise Refused("no_such_picture")
        if body.caption is not None:
            found = await set_caption(library, session.person, deck_id, picture_id, body.caption, body.language)
        if body.crop is not None and body.crop != found.crop:
            networks = networks_of(request.scope)
            self.server.rates.count_upload(session.person, networks)  # it takes as much work and room as a new one
            async with library.upload_slots.slot(networks[0]):
                found = await cut(library, session.person, deck_id, picture_id, body.crop)
        return self.guard.with_session(request, reply(view_picture(found)), session)

    async def remove(self, request: Request) -> Response:
        """Take it out."""
        person = self.guard.session(request).person
        await take_out(library_of(self.server), person, deck_id_of(request), picture_id_of(request))
        return Response(status_code=204)

    async def whole(self, request: Request) -> Response:
        """The whole picture, for its maker alone."""
        deck = await library_of(self.server).own(self.guard.session(request).person, deck_id_of(request))
        found = deck.picture(picture_id_of(request))
        data = None if found is None or not found.whole else await library_of(self.server).objects.get(found.whole)
        if found is None or data is None:
            raise Refused("no_such_picture")
        kind = TYPES["." + found.whole.rpartition(".")[2]]
        return Response(data, 200, {**SHOWN_ONLY, "cache-control": "private, no-store"}, kind)


def own_picture(server: Server) -> Answer:
    """What answers for a picture of somebody's own. Its address is a secret that whoever plays with it was told."""

    async def answer(request: Request) -> Response:
        name = str(request.path_params["name"])
        fits = FILE.fullmatch(name)
        data = await server.library.files.file(name) if fits and server.library else None
        if data is None:
            return problem("no_such_picture")
        return Response(data, 200, SHOWN_ONLY, TYPES["." + name.rpartition(".")[2]])

    return answer


def crop_in(request: Request) -> Chosen | None:
    """The part of a picture that is to be shown, if somebody has chosen one."""
    text = request.query_params.get("crop")
    if text is None:
        return None
    try:
        chosen: Chosen = msgspec.convert([float(part) for part in text.split(",")], Chosen)
        return chosen
    except (ValueError, msgspec.ValidationError) as error:
        raise Refused("malformed") from error


def picture_id_of(request: Request) -> str:
    """The picture that a request is about."""
    found = str(request.path_params["picture"])
    if not PICTURE.fullmatch(found):
        raise Refused("no_such_deck")
    return found
