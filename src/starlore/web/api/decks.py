"""Decks of one's own: making them, sharing them, using those of others."""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.owndecks.library import Library
from starlore.table.options import Person
from starlore.web.api.deck_protocol import (
    DeckEntry,
    DeckLimits,
    EditDeck,
    MyDecks,
    NewDeck,
    OwnDeck,
    RemoveDeck,
    UseLink,
    enter,
    view_deck,
)
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard, reply
from starlore.web.limits.addresses import networks_of
from starlore.web.server import Server

DOCUMENT = 8192
"""Bytes that a deck takes, however little is in it: it is a file, and so is what its maker has."""

ID = re.compile(r"[0-9a-f]{16}")


class DeckEndpoints:
    """The endpoints about decks of one's own."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        deck = "/api/decks/{deck}"
        return [
            get("/api/decks", self.mine, "Decks I can play with", returns=MyDecks),
            post("/api/decks", self.new, "Begin a deck", body=NewDeck, returns=OwnDeck, status=201, refusals=[403]),
            get(deck, self.show_deck, "A deck of mine", returns=OwnDeck, refusals=[404]),
            post(
                deck, self.edit, "Name, order or share a deck of mine", body=EditDeck, returns=OwnDeck, refusals=[404]
            ),
            post(f"{deck}/remove", self.remove, "Delete a deck of mine", body=RemoveDeck, refusals=[404]),
            post(
                "/api/deck-links",
                self.borrow,
                "Use a deck whose link I was given",
                body=UseLink,
                returns=DeckEntry,
                refusals=[404],
            ),
            post(
                "/api/deck-links/copy",
                self.copy,
                "Make a deck of my own from one whose link I was given",
                body=UseLink,
                returns=OwnDeck,
                status=201,
                refusals=[403, 404],
            ),
        ]

    def person(self, request: Request) -> Person:
        """Who asks."""
        return self.guard.session(request).person

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
        if not self.server.rates.openings.of(session.person).take():
            raise Refused("too_fast")
        self.count(request, session.person)
        made = await library_of(self.server).new(session.person, body.name)
        return self.guard.with_session(request, reply(view_deck(made), 201), session)

    async def show_deck(self, request: Request) -> Response:
        """A deck of mine."""
        return self.answer(
            request, view_deck(await library_of(self.server).own(self.person(request), deck_id_of(request)))
        )

    async def edit(self, request: Request) -> Response:
        """Name it, order it, share it."""
        body, person, deck_id = await self.guard.read(request, EditDeck), self.person(request), deck_id_of(request)
        found = await library_of(self.server).own(person, deck_id)
        if body.name is not None:
            found = await library_of(self.server).rename(person, deck_id, body.name)
        if body.sharing is not None and body.sharing != found.sharing:
            found = await library_of(self.server).share(person, deck_id, body.sharing)
        if (order := body.order) is not None:
            found = await library_of(self.server).edit(person, deck_id, lambda deck: deck.in_order(order))
        return self.answer(request, view_deck(found))

    async def remove(self, request: Request) -> Response:
        """Delete it."""
        body = await self.guard.read(request, RemoveDeck)
        found = await library_of(self.server).own(self.person(request), deck_id_of(request))
        await library_of(self.server).remove(found, everywhere=body.everywhere)
        return Response(status_code=204)

    async def borrow(self, request: Request) -> Response:
        """Use somebody else's."""
        body, session = await self.guard.read(request, UseLink), self.guard.session(request)
        self.count(request, session.person)
        found = await library_of(self.server).borrow(session.person, body.link)
        entry = enter(found, mine=found.maker == session.person)
        return self.guard.with_session(request, reply(entry), session)

    async def copy(self, request: Request) -> Response:
        """Make one like somebody else's."""
        body, session = await self.guard.read(request, UseLink), self.guard.session(request)
        self.count(request, session.person)
        made = await library_of(self.server).copy(session.person, body.link)
        return self.guard.with_session(request, reply(view_deck(made), 201), session)

    def count(self, request: Request, person: Person) -> None:
        """A deck, or a link to one, is about to be kept: raises `Refused` where there are too many."""
        self.server.write_quotas.count_kept(person, networks_of(request.scope), DOCUMENT)


def library_of(server: Server) -> Library:
    """The decks of a server; raises `Refused` where there are none."""
    if server.library is None:
        raise Refused("uploads_off")
    return server.library


def deck_id_of(request: Request) -> str:
    """The deck that a request is about."""
    found = str(request.path_params["deck"])
    if not ID.fullmatch(found):
        raise Refused("no_such_deck")
    return found
