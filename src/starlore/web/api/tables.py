"""Opening tables, and what an invitation leads to."""

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.table.commands import SitDown
from starlore.table.live.codes import read_code
from starlore.table.live.room import Room
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard, reply
from starlore.web.api.invitations import invitation, qr
from starlore.web.api.protocol import Enter, Invitation, Opened, OpenTable
from starlore.web.limits.addresses import networks_of


class TableEndpoints:
    """The endpoints about tables."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            post(
                "/api/tables",
                self.open_table,
                "Open a table and sit down at it",
                body=OpenTable,
                returns=Opened,
                status=201,
            ),
            get(
                "/api/tables/{code}", self.invitation, "What an invitation leads to", returns=Invitation, refusals=[404]
            ),
            post("/api/tables/{code}/enter", self.enter, "Come in by an invitation", body=Enter, refusals=[404]),
            get(
                "/api/tables/{code}/qr.svg",
                self.invitation_qr,
                "The invitation as a QR code",
                returns="image/svg+xml",
                refusals=[404],
            ),
        ]

    async def open_table(self, request: Request) -> Response:
        """Open a table and sit down at it."""
        body = await self.guard.read(request, OpenTable)
        session, networks = self.guard.session(request), networks_of(request.scope)
        person = session.person
        own, all_there = self.server.rates.openings.of(person), self.server.rates.openings_of_address.of(networks[0])
        if not (own.take() and all_there.take()):
            raise Refused("too_fast")
        self.server.on_opening(person, networks[0])
        self.server.write_quotas.count_opening(person, networks, body)
        sit = SitDown(body.name, body.colour, body.language)
        made = await self.server.tables.open(body.options, person, sit)
        self.server.metrics.opened.inc()
        opened = Opened(made.code, self.link(request, made.code, made.invitation))
        return self.guard.with_session(request, reply(opened, 201), session)

    async def invitation(self, request: Request) -> Response:
        """What somebody with an invitation sees before they come in."""
        session = self.guard.session(request)
        answer = reply(invitation(await self.room(request), session.person))
        return self.guard.with_session(request, answer, session)

    async def invitation_qr(self, request: Request) -> Response:
        """The invitation as a QR code."""
        room, state = await self.room(request), None
        known = self.server.devices.session(request.headers)
        if known is not None and room.ledger.durable.chair_of(known.person) is not None:
            state = room.ledger.durable  # who sits there may hand the secret on
        link = self.link(request, room.code, state.invitation if state else "")
        return Response(qr(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    def link(self, request: Request, code: str, invitation: str) -> str:
        """What to send to friends; the secret is in the fragment, which no proxy sees."""
        return f"{self.guard.base_url(request)}/t/{code}" + (f"#{invitation}" if invitation else "")

    async def enter(self, request: Request) -> Response:
        """Come in by an invitation: from then on this person finds the table, like those who have sat there."""
        body = await self.guard.read(request, Enter)
        session, networks = self.guard.session(request), networks_of(request.scope)
        code = read_code(request.path_params["code"])
        finder = self.server.room_finder
        room = await finder.find(code, session.person, networks, invitation=body.invitation)
        by_code = finder.is_alive(room) and not finder.has_missed(session.person, networks)
        if not (by_code or await finder.sits_at(room.code, session.person)):
            self.server.write_quotas.count_listing(session.person, networks)
            await self.server.tables.store.remember(session.person, room.code)
        return self.guard.with_session(request, Response(status_code=204), session)

    async def room(self, request: Request) -> Room:
        """The table that a request is about."""
        known = self.server.devices.session(request.headers)
        person = None if known is None else known.person
        return await self.guard.room(request, person)
