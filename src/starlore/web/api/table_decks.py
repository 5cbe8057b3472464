"""Decks of somebody's own on a table: the owner puts one there, and whoever may see the table gets its list."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.decks.package import MOST
from starlore.decks.played import FIRST, PlayedDeck
from starlore.table.decks import put_deck
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.state import State
from starlore.web.api.deck_protocol import PutDeck, address
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard
from starlore.web.api.submitting import submit_and_wait
from starlore.web.limits.addresses import networks_of
from starlore.web.site.pictures import CardView, DeckPictures, addresses

CACHED_FOR_A_DAY = {"cache-control": "private, max-age=86400"}


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
                self.show_deck,
                "The pictures that lie on a table",
                returns=DeckPictures,
                refusals=[404],
            ),
        ]

    async def put(self, request: Request) -> Response:
        """Put a deck on the table, or the server's own: durable when it is answered."""
        body, session = await self.guard.read(request, PutDeck), self.guard.session(request)
        person, library = session.person, self.server.library
        room = await self.guard.room(request, person)
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
        quotas = self.server.write_quotas
        if not quotas.options.of(person).take():
            raise Refused("too_fast")
        quotas.count_at_table(room, person, networks_of(request.scope), len(msgspec.json.encode(deck)))

    async def show_deck(self, request: Request) -> Response:
        """The pictures of a deck that lies on the table now, or that the game on it is played with."""
        person = self.guard.session(request).person
        state = (await self.guard.room(request, person)).ledger.durable
        deck = found_on(state, person, str(request.path_params["digest"]))
        if deck is None:
            raise Refused("no_such_deck")
        return Response(msgspec.json.encode(view_played(deck)), 200, CACHED_FOR_A_DAY, "application/json")


def found_on(state: State, person: Person, digest: str) -> PlayedDeck | None:
    """A deck of this table that this person may see: who may see the game may see its pictures."""
    if person in state.banned or not state.shows_game_to(person):
        return None
    playing = None if state.playing is None else state.playing.deck
    return next((deck for deck in (state.deck, playing) if deck is not None and deck.digest == digest), None)


def view_played(deck: PlayedDeck) -> DeckPictures:
    """A deck as browsers get it: its cards by their numbers in the game."""
    cards = [
        CardView(
            FIRST + place,
            picture.caption,
            picture.caption,
            address(picture.key, ".avif"),
            address(picture.key, ".webp"),
            address(picture.key, "-400.webp"),
            address(picture.key, "-400.webp"),
        )
        for place, picture in enumerate(deck.pictures[:MOST])
    ]
    return DeckPictures(addresses("back"), tuple(cards))
