"""Who I am: the tables that this browser can go on with, and links to other devices."""

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.table.ports import StoreUnavailable
from starlore.web.endpoint import Endpoint
from starlore.web.guard import Guard, reply
from starlore.web.invitations import invitation, qr
from starlore.web.protocol import Adopt, Device, Invitation, Me

MY_TABLES = 20
LOOKED_AT = 60
"""How many remembered tables are looked at for `MY_TABLES` of them at which this person still sits."""


class People:
    """The endpoints about me."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            Endpoint(method="GET", path="/api/me", answer=self.me, summary="The tables I can go on with", returns=Me),
            Endpoint(
                method="POST",
                path="/api/me/devices",
                answer=self.make_device_link,
                summary="A link that makes another device me",
                status=201,
                returns=Device,
            ),
            Endpoint(
                method="POST",
                path="/api/me/adopt",
                answer=self.adopt,
                summary="Become the person who made a link",
                status=204,
                body=Adopt,
                refusals=[404],
            ),
        ]

    async def me(self, request: Request) -> Response:
        """The tables that this browser can go on with."""
        secret, person = self.guard.session(request)
        tables: list[Invitation] = []
        for summary in (await self.server.tables.store.recall(person))[:LOOKED_AT]:
            if len(tables) == MY_TABLES:
                break
            try:
                room = await self.server.tables.room(summary.code)
            except (Refused, StoreUnavailable):
                continue  # it was deleted, or its log is broken: the others are there
            if room.ledger.durable.chair_of(person) is not None:
                tables.append(invitation(room, person, summary.changed))
        return self.guard.with_session(request, reply(Me(tuple(tables))), secret)

    async def make_device_link(self, request: Request) -> Response:
        """A link that makes another device this person."""
        secret, _ = self.guard.session(request)
        url = f"{self.guard.base_url(request)}/me/{self.server.links.make(secret)}"
        return self.guard.with_session(request, reply(Device(url, qr(url)), 201), secret)

    async def adopt(self, request: Request) -> Response:
        """The other device's end of the link."""
        body = await self.guard.read(request, Adopt)
        secret = self.server.links.redeem(body.token)
        if secret is None:
            raise Refused("no_such_link")
        return self.guard.with_session(request, Response(status_code=204), secret)
