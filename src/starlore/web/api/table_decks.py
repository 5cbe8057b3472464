"""Decks of somebody's own on a table: the owner puts one there, and whoever may see the table gets its list."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.decks.package import MOST
from starlore.decks.played import FIRST, PlayedDeck
from starlore.table.live.codes import read_code
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.playing import put_deck
from starlore.table.state import State
from starlore.web.api.deck_protocol import PutDeck, address
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard
from starlore.web.api.submitting import submit_and_wait
from starlore.web.limits.addresses import networks_of
from starlore.web.limits.token_buckets import spend
from starlore.web.site.pictures import CardView, DeckView, addresses

KEPT = {"cache-control": "private, max-age=86400"}


class TableDeckEndpoints:
    """The endpoints about a table's deck."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            post("/api/tables/{code}/deck", self.put, "Put a deck on my table", body=PutDeck, refusals=[403, 404]),
            get(
                "/api/tables/{code}/deck/{digest}",
                self.look,
                "The pictures that lie on a table",
                returns=DeckView,
                refusals=[404],
            ),
        ]

    async def put(self, request: Request) -> Response:
        """Put a deck on the table, or the server's own: durable when it is answered."""
        body, session = await self.guard.read(request, PutDeck), self.guard.session(request)
        room, person, library = await self.room(request), session.person, self.server.library
        put_deck(room.ledger.decided, person, room.ledger.decided.deck)  # may they? before files are looked at
        deck: PlayedDeck | None = None
        if body.deck is not None:
            if library is None:
                raise Refused("uploads_off")
            deck = await library.on_table(person, body.deck, room.code, with_ours=body.with_ours)
        if deck != room.ledger.decided.deck:
            self.count(request, room, person, deck)
            await submit_and_wait(room, lambda state: put_deck(state, person, deck))
        return self.guard.with_session(request, Response(status_code=204), session)

    def count(self, request: Request, room: Room, person: Person, deck: PlayedDeck | None) -> None:
        """A deck is bytes in a log, like everything that somebody writes."""
        writing = self.server.writing
        if not writing.options.of(person).take():
            raise Refused("too_fast")
        size = 250 + len(msgspec.json.encode(deck))
        mine = writing.buckets_of(person, networks_of(request.scope))
        if not spend([*mine, writing.at_table.of(room.code), writing.of_all], size):
            raise Refused("too_much_written")

    async def look(self, request: Request) -> Response:
        """The pictures of a deck that lies on the table now, or that the game on it is played with."""
        room, person = await self.room(request), self.guard.session(request).person
        state = room.ledger.durable
        deck = found_on(state, person, str(request.path_params["digest"]))
        if deck is None:
            raise Refused("no_such_deck")
        return Response(msgspec.json.encode(view_played(deck)), 200, KEPT, "application/json")

    async def room(self, request: Request) -> Room:
        """The table that a request is about."""
        person = self.guard.session(request).person
        return await self.server.find_room(read_code(request.path_params["code"]), person, networks_of(request.scope))


def found_on(state: State, person: Person, digest: str) -> PlayedDeck | None:
    """A deck of this table that this person may see: who may see the game may see its pictures."""
    if person in state.banned or not state.shows_game_to(person):
        return None
    playing = None if state.playing is None else state.playing.deck
    return next((deck for deck in (state.deck, playing) if deck is not None and deck.digest == digest), None)


def view_played(deck: PlayedDeck) -> DeckView:
    """A deck as browsers get it: its cards by their numbers in the game."""
    cards = [
        CardView(
            FIRST + place,
            picture.caption,
            picture.caption,
            address(picture.key, ".avif"),
            address(picture.key, ".webp"),
            address(picture.key, "-400.webp"),
        )
        for place, picture in enumerate(deck.pictures[:MOST])
    ]
    return DeckView(addresses("back"), tuple(cards))
