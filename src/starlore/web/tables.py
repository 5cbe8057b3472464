"""Opening tables, and what an invitation leads to."""

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.table.codes import read_code
from starlore.table.messages import SitDown
from starlore.table.room import Room
from starlore.web.endpoint import Endpoint
from starlore.web.guard import Guard, reply
from starlore.web.invitations import invitation, qr
from starlore.web.limits import networks
from starlore.web.protocol import Invitation, Opened, OpenTable


class TableDesk:
    """The endpoints about tables."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            Endpoint(
                method="POST",
                path="/api/tables",
                answer=self.open_table,
                summary="Open a table and sit down at it",
                status=201,
                returns=Opened,
                body=OpenTable,
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}",
                answer=self.invitation,
                summary="What an invitation leads to",
                returns=Invitation,
                refusals=[404],
            ),
            Endpoint(
                method="GET",
                path="/api/tables/{code}/qr.svg",
                answer=self.invitation_qr,
                summary="The invitation as a QR code",
                returns="image/svg+xml",
                refusals=[404],
            ),
        ]

    async def open_table(self, request: Request) -> Response:
        """Open a table and sit down at it."""
        body = await self.guard.read(request, OpenTable)
        session, around = self.guard.session(request), networks(request.scope)
        person = session.person
        own, all_there = self.server.openings.of(person), self.server.openings_of_address.of(around[0])
        if not (own.take() and all_there.take()):
            raise Refused("too_fast")
        self.server.on_opening(person, around[0])
        self.server.writing.open(person, around, body)
        sit = SitDown(body.name, body.colour, body.language)
        code = await self.server.tables.open(body.options, person, sit)
        self.server.metrics.opened.inc()
        opened = Opened(code, f"{self.guard.base_url(request)}/t/{code}")
        return self.guard.with_session(request, reply(opened, 201), session)

    async def invitation(self, request: Request) -> Response:
        """What somebody with an invitation sees before they come in."""
        session = self.guard.session(request)
        answer = reply(invitation(await self.room(request), session.person))
        return self.guard.with_session(request, answer, session)

    async def invitation_qr(self, request: Request) -> Response:
        """The invitation as a QR code."""
        room = await self.room(request)
        return Response(qr(f"{self.guard.base_url(request)}/t/{room.code}"), media_type="image/svg+xml")

    async def room(self, request: Request) -> Room:
        """The table that a request is about."""
        known = self.server.devices.session(request.headers)
        person = None if known is None else known.person
        return await self.server.find(read_code(request.path_params["code"]), person, networks(request.scope))
