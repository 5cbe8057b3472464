"""Decks of one's own: making them, sharing them, and the pictures themselves."""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.owndecks.deck_pictures import cut, set_caption, take_out
from starlore.owndecks.library import Library
from starlore.owndecks.uploading import upload
from starlore.table.options import Person
from starlore.web.api.deck_protocol import (
    Chosen,
    DeckEntry,
    DeckLimits,
    EditDeck,
    EditPicture,
    MyDecks,
    NewDeck,
    OwnDeck,
    OwnPicture,
    RemoveDeck,
    UseLink,
    enter,
    view_deck,
    view_picture,
)
from starlore.web.api.endpoint import Endpoint
from starlore.web.api.guard import Answer, Guard, problem, reply
from starlore.web.limits.token_buckets import networks
from starlore.web.server import Server

DOCUMENT = 8192
"""Bytes that a deck takes, however little is in it: it is a file, and so is what its maker has."""

ID = re.compile(r"[0-9a-f]{16}")
PICTURE = re.compile(r"[0-9A-Za-z_-]{8,40}")
FILE = re.compile(r"[0-9a-f]{32}(\.avif|\.webp|-400\.webp)")
TYPES = {".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg"}
SHOWN_ONLY = {
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "inline",
}
"""A picture is kept by the browser that may see it and by nobody on the way, and can do nothing but be seen."""


class DeckDesk:
    """The endpoints about decks of one's own."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        deck, picture = "/api/decks/{deck}", "/api/decks/{deck}/pictures/{picture}"
        return [
            Endpoint(
                method="GET", path="/api/decks", answer=self.mine, summary="Decks I can play with", returns=MyDecks
            ),
            Endpoint(
                method="POST",
                path="/api/decks",
                answer=self.new,
                summary="Begin a deck",
                status=201,
                returns=OwnDeck,
                body=NewDeck,
                refusals=[403],
            ),
            Endpoint(
                method="GET", path=deck, answer=self.look, summary="A deck of mine", returns=OwnDeck, refusals=[404]
            ),
            Endpoint(
                method="POST",
                path=deck,
                answer=self.edit,
                summary="Name, order or share a deck of mine",
                returns=OwnDeck,
                body=EditDeck,
                refusals=[404],
            ),
            Endpoint(
                method="POST",
                path=f"{deck}/remove",
                answer=self.remove,
                summary="Delete a deck of mine",
                status=204,
                body=RemoveDeck,
                refusals=[404],
            ),
            Endpoint(
                method="POST",
                path=picture,
                answer=self.upload,
                summary="Add a picture: the body is its file, `?crop=left,top,width` the part to show",
                returns=OwnPicture,
                refusals=[403, 404, 413, 503, 507],
            ),
            Endpoint(
                method="POST",
                path=f"{picture}/edit",
                answer=self.edit_picture,
                summary="A picture's caption, or which part of it is shown",
                returns=OwnPicture,
                body=EditPicture,
                refusals=[404],
            ),
            Endpoint(
                method="POST",
                path=f"{picture}/remove",
                answer=self.remove_picture,
                summary="Take a picture out of a deck",
                status=204,
                refusals=[404],
            ),
            Endpoint(
                method="GET",
                path=f"{picture}/whole",
                answer=self.whole,
                summary="The whole picture, for cutting it anew",
                returns="image/webp",
                refusals=[404],
            ),
            Endpoint(
                method="POST",
                path="/api/deck-links",
                answer=self.borrow,
                summary="Use a deck whose link I was given",
                returns=DeckEntry,
                body=UseLink,
                refusals=[404],
            ),
            Endpoint(
                method="POST",
                path="/api/deck-links/copy",
                answer=self.copy,
                summary="Make a deck of my own from one whose link I was given",
                status=201,
                returns=OwnDeck,
                body=UseLink,
                refusals=[403, 404],
            ),
        ]

    @property
    def library(self) -> Library:
        """The decks of this server."""
        if self.server.library is None:
            raise Refused("uploads_off")
        return self.server.library

    def person(self, request: Request) -> Person:
        """Who asks."""
        return self.guard.session(request).person

    def deck(self, request: Request) -> str:
        """The deck that a request is about."""
        name = str(request.path_params["deck"])
        if not ID.fullmatch(name):
            raise Refused("no_such_deck")
        return name

    def picture(self, request: Request) -> str:
        """The picture that a request is about."""
        name = str(request.path_params["picture"])
        if not PICTURE.fullmatch(name):
            raise Refused("no_such_deck")
        return name

    def answer(self, request: Request, value: msgspec.Struct, status: int = 200) -> Response:
        """An answer with the session's cookie."""
        return self.guard.with_session(request, reply(value, status), self.guard.session(request))

    # --- decks ----------------------------------------------------------------------------------

    async def mine(self, request: Request) -> Response:
        """Decks that I have made, and those that I was given links of."""
        session, library = self.guard.session(request), self.server.library
        if library is None:
            return self.guard.with_session(request, reply(MyDecks(False, (), DeckLimits(0, 0, 0, 0, 0), 0)), session)
        decks, borrowed = await library.decks_of(session.person), await library.borrowed(session.person)
        quotas = library.quotas
        listed = [*(enter(deck, mine=True) for deck in decks), *(enter(deck, mine=False) for deck in borrowed)]
        limits = DeckLimits(quotas.file, quotas.pixels, quotas.pictures, quotas.decks, quotas.person)
        used = sum(deck.size for deck in decks)
        return self.guard.with_session(request, reply(MyDecks(library.uploads, tuple(listed), limits, used)), session)

    async def new(self, request: Request) -> Response:
        """An empty deck."""
        body, session = await self.guard.read(request, NewDeck), self.guard.session(request)
        if not self.server.openings.of(session.person).take():
            raise Refused("too_fast")
        self.count(request, session.person)
        made = await self.library.new(session.person, body.name)
        return self.guard.with_session(request, reply(view_deck(made), 201), session)

    async def look(self, request: Request) -> Response:
        """A deck of mine."""
        return self.answer(request, view_deck(await self.library.own(self.person(request), self.deck(request))))

    async def edit(self, request: Request) -> Response:
        """Name it, order it, share it."""
        body, person, name = await self.guard.read(request, EditDeck), self.person(request), self.deck(request)
        found = await self.library.own(person, name)
        if body.name is not None:
            found = await self.library.rename(person, name, body.name)
        if body.sharing is not None and body.sharing != found.sharing:
            found = await self.library.share(person, name, body.sharing)
        if (order := body.order) is not None:
            found = await self.library.edit(person, name, lambda deck: deck.in_order(order))
        return self.answer(request, view_deck(found))

    async def remove(self, request: Request) -> Response:
        """Delete it."""
        body = await self.guard.read(request, RemoveDeck)
        found = await self.library.own(self.person(request), self.deck(request))
        await self.library.remove(found, everywhere=body.everywhere)
        return Response(status_code=204)

    async def borrow(self, request: Request) -> Response:
        """Use somebody else's."""
        body, session = await self.guard.read(request, UseLink), self.guard.session(request)
        self.count(request, session.person)
        found = await self.library.borrow(session.person, body.link)
        entry = enter(found, mine=found.maker == session.person)
        return self.guard.with_session(request, reply(entry), session)

    async def copy(self, request: Request) -> Response:
        """Make one like somebody else's."""
        body, session = await self.guard.read(request, UseLink), self.guard.session(request)
        self.count(request, session.person)
        made = await self.library.copy(session.person, body.link)
        return self.guard.with_session(request, reply(view_deck(made), 201), session)

    def count(self, request: Request, person: Person) -> None:
        """A deck, or a link to one, is about to be kept: raises `Refused` where there are too many."""
        self.server.writing.beside(person, networks(request.scope), DOCUMENT)

    # --- pictures -------------------------------------------------------------------------------

    async def upload(self, request: Request) -> Response:
        """One file."""
        session, name, picture = self.guard.session(request), self.deck(request), self.picture(request)
        library, crop = self.library, crop_in(request)
        around = networks(request.scope)
        self.server.count_upload(session.person, around)
        library.check_uploads()
        await library.own(session.person, name)
        if int(request.headers.get("content-length") or 0) > library.quotas.file:
            raise Refused("picture_too_many_bytes")
        async with library.turns.turn(around[0]):
            data = await self.guard.picture_bytes(request, library.quotas.file)
            made = await upload(library, session.person, name, picture, data, crop)
        return self.guard.with_session(request, reply(view_picture(made)), session)

    async def edit_picture(self, request: Request) -> Response:
        """Say what is to be seen on it, or cut it anew."""
        body, person = await self.guard.read(request, EditPicture), self.person(request)
        name, picture, library = self.deck(request), self.picture(request), self.library
        found = (await library.own(person, name)).picture(picture)
        if found is None:
            raise Refused("no_such_picture")
        if body.caption is not None:
            found = await set_caption(library, person, name, picture, body.caption, body.language)
        if body.crop is not None and body.crop != found.crop:
            found = await cut(library, person, name, picture, body.crop)
        return self.answer(request, view_picture(found))

    async def remove_picture(self, request: Request) -> Response:
        """Take it out."""
        await take_out(self.library, self.person(request), self.deck(request), self.picture(request))
        return Response(status_code=204)

    async def whole(self, request: Request) -> Response:
        """The whole picture, for its maker alone."""
        deck = await self.library.own(self.person(request), self.deck(request))
        found = deck.picture(self.picture(request))
        data = None if found is None or not found.whole else await self.library.shelf.get(found.whole)
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
