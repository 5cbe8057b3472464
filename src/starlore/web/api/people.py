"""Who I am: the tables that this browser can go on with, everything about me in one file, and being forgotten."""

from collections.abc import Sequence
from functools import partial
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlore.owndecks.photographs import drop
from starlore.table.events import Event, PersonErased
from starlore.table.live.rewriting import rewrite_without
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.projections.export import own_events, public_events
from starlore.table.seating import erase_person
from starlore.table.state import State
from starlore.web.api.deck_protocol import view_deck
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard, reply
from starlore.web.api.invitations import invitation
from starlore.web.api.protocol import AboutMe, Erase, Invitation, KnownCalls, KnownDevice, KnownTable, Me
from starlore.web.api.submitting import submit_and_wait
from starlore.web.push.subscriptions import CallSubscription

MY_TABLES = 20
LOOKED_AT = 60
"""How many remembered tables are looked at for `MY_TABLES` of them at which this person still sits."""

LAST = 40
"""Records from the end of a log among which the last public one is looked for."""


class PeopleEndpoints:
    """The endpoints about me."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            get("/api/me", self.me, "The tables I can go on with", returns=Me),
            get("/api/me/export", self.export, "Everything about me in one file", returns=AboutMe),
            post("/api/me/erase", self.erase, "Forget me", body=Erase),
        ]

    async def me(self, request: Request) -> Response:
        """The tables that this browser can go on with, last changed first: by what everyone there may know of."""
        session = self.guard.session(request)
        rooms = await self.server.room_finder.rooms_of(session.person, LOOKED_AT)
        mine = [room for room in rooms if room.ledger.durable.chair_of(session.person) is not None][:MY_TABLES]
        dated = [(await self.changed(room), room) for room in mine]
        dated.sort(key=lambda pair: pair[0] or 0.0, reverse=True)
        tables: list[Invitation] = [invitation(room, session.person, changed) for changed, room in dated]
        undo = self.guard.before(request) is not None
        return self.guard.with_session(request, reply(Me(tuple(tables), undo)), session)

    async def changed(self, room: Room) -> float | None:
        """When something last happened at a table that everyone may know of: what is done in secret does not count."""
        if room.changed is None:
            start = max(0, room.ledger.durable_length - LAST)
            records = await self.server.tables.store.read(room.code, start)
            shown = [one for record in records for one in public_events(record)]
            room.changed = shown[-1]["at"] if shown else None
        return room.changed

    async def export(self, request: Request) -> Response:
        """Everything that is known about me: devices, tables, names, and what I have said and openly done."""
        session = self.guard.session(request)
        rooms = await self.server.room_finder.rooms_of(session.person)
        tables = [await self.about(session.person, room) for room in rooms]
        devices = [KnownDevice(one.name, one.made, one.seen) for one in self.server.devices.of(session.person)]
        calls = [known_calls(one) for one in self.server.subscriptions.of(session.person)]
        library = self.server.library
        decks = [] if library is None else [view_deck(deck) for deck in await library.decks_of(session.person)]
        everything = AboutMe(tuple(devices), tuple(tables), tuple(calls), tuple(decks))
        body = msgspec.json.format(msgspec.json.encode(everything), indent=1)
        headers = {"content-disposition": 'attachment; filename="starlore.json"', "cache-control": "no-store"}
        return self.guard.with_session(request, Response(body, 200, headers, "application/json"), session)

    async def about(self, person: Person, room: Room) -> KnownTable:
        """What one table's log has of a person: their own texts in full, and of the rest what everyone may know."""
        records = await self.server.tables.store.read(room.code)
        events = [event for record in records for event in own_events(record, person)]
        return KnownTable(room.code, tuple(events))

    async def erase(self, request: Request) -> Response:
        """Forget me at every table, end all my devices, and make this browser somebody new.

        Devices go last: whoever is refused because a table cannot be read or written now can ask again.
        """
        await self.guard.read(request, Erase)
        person = self.guard.session(request).person
        for room in await self.server.room_finder.rooms_that_name(person):
            laid = room.ledger.durable.photograph
            await submit_and_wait(room, partial(self.forget, person, room))
            await rewrite_without(room.ledger, person)
            if self.server.library is not None:
                await drop(self.server.library, room.code, laid, room.ledger.durable.photograph)
        await self.server.subscriptions.forget_person(person)
        if self.server.library is not None:
            await self.server.library.erase(person)
        self.server.open_sockets.sign_out(person, await self.server.devices.end_all(person))
        response = self.guard.with_session(request, Response(status_code=204), self.server.devices.fresh())
        return self.guard.keep_for_undo(request, response, None)

    def forget(self, person: Person, room: Room, state: State) -> Sequence[Event]:
        """What follows at one table; a note at least, where they sat once and have long been gone."""
        return erase_person(state, person, room.context()) or (PersonErased(person),)


def known_calls(wanted: CallSubscription) -> KnownCalls:
    """What is known of a browser that is called: not the address itself, by which anyone could end it."""
    quiet = None
    if wanted.quiet_from is not None and wanted.quiet_to is not None:
        quiet = (wanted.quiet_from, wanted.quiet_to)
    return KnownCalls(urlsplit(wanted.endpoint).netloc, wanted.made, quiet)
