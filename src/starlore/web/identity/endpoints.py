"""My devices: a link by which another one asks to be me, and ways to end each of them.

Opening a link changes nothing. The other device shows who it is and who it would become, asks by a click, and waits
until the device that made the link has confirmed; then it can still go back.
"""

from collections.abc import Collection

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.table.options import Person
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard, reply
from starlore.web.api.invitations import qr
from starlore.web.identity.cookie import device_name
from starlore.web.identity.devices import Session
from starlore.web.identity.links import Link
from starlore.web.identity.protocol import (
    Adoption,
    Asking,
    Becoming,
    ConfirmDevice,
    Device,
    DeviceLink,
    EndDevice,
    MyDevices,
    OpenLink,
    Seat,
)
from starlore.web.limits.addresses import networks_of

ID = 12
SHOWN = 5
"""Tables by which somebody recognises who they are."""


class DeviceEndpoints:
    """The endpoints about my devices."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        here = "/api/me/devices"
        return [
            get(here, self.devices, "My devices", returns=MyDevices),
            post(here, self.make_link, "A link by which another device asks to be me", returns=DeviceLink, status=201),
            post(
                f"{here}/confirm",
                self.confirm,
                "Let the device that asks be me, or not",
                body=ConfirmDevice,
                refusals=[404],
            ),
            post(f"{here}/end", self.end, "End one of my devices, or all but this one", body=EndDevice, refusals=[404]),
            post(f"{here}/rotate", self.rotate, "A new secret for this device"),
            post(
                "/api/me/link",
                self.preview,
                "Who I am here, and who I would become by a link",
                body=OpenLink,
                returns=Becoming,
                refusals=[404],
            ),
            post(
                "/api/me/adopt",
                self.adopt,
                "Ask to become the person who made a link, and again until it is confirmed",
                body=OpenLink,
                returns=Adoption,
                refusals=[404],
            ),
            post("/api/me/undo", self.undo, "Go back to who this browser was", refusals=[404]),
        ]

    # --- the device that has what the other one wants ---------------------------------------------

    async def devices(self, request: Request) -> Response:
        """My devices, and the one that asks."""
        session = self.guard.session(request)
        if session.key not in self.server.devices.listed:
            self.count(request, session)
        await self.server.devices.note(session, agent(request))
        link = self.server.links.of(session.person)
        asking = None
        if link is not None and link.asker is not None and not link.confirmed:
            asking = Asking(link.id, link.name, link.check)
        mine = tuple(
            Device(one.key[:ID], one.name, one.made, one.seen, one.key == session.key)
            for one in self.server.devices.of(session.person)
        )
        return self.guard.with_session(request, reply(MyDevices(mine, asking)), session)

    async def make_link(self, request: Request) -> Response:
        """A link by which another device can ask."""
        session = self.guard.session(request)
        self.count(request, session)
        await self.server.devices.note(session, agent(request))
        url = f"{self.guard.base_url(request)}/me#{self.server.links.make(session.person).token}"
        return self.guard.with_session(request, reply(DeviceLink(url, qr(url)), 201), session)

    async def confirm(self, request: Request) -> Response:
        """Answer the device that asks."""
        body = await self.guard.read(request, ConfirmDevice)
        link = self.server.links.of(self.guard.session(request).person)
        if link is None or link.asker is None or link.id != body.id:
            raise Refused("no_such_link")
        if body.yes:
            self.server.links.confirm(link)
        else:
            self.server.links.close(link)
        return Response(status_code=204)

    async def end(self, request: Request) -> Response:
        """End one device, or all but this one."""
        body = await self.guard.read(request, EndDevice)
        session = self.guard.session(request)
        if body.id is None:
            ended = await self.server.devices.end_all(session.person, but=session.key)
        else:
            ended = [one.key for one in self.server.devices.of(session.person) if one.key[:ID] == body.id]
            if not ended:
                raise Refused("no_such_device")
            await self.server.devices.end(session.person, ended)
        await self.sign_out(session.person, ended)
        return Response(status_code=204)

    async def rotate(self, request: Request) -> Response:
        """A new secret for this device; the old one counts no more."""
        session = self.guard.session(request)
        self.count(request, session)
        called = [one for one in self.server.subscriptions.of(session.person) if one.device == session.key]
        fresh = await self.add(request, session.person)
        await self.server.devices.end(session.person, [session.key])
        self.server.open_sockets.sign_out(session.person, [session.key])
        for one in called:
            await self.server.subscriptions.add(replace(one, device=fresh.key))
        return self.guard.with_session(request, Response(status_code=204), fresh)

    # --- the other one ----------------------------------------------------------------------------

    async def preview(self, request: Request) -> Response:
        """Who I am here, and who I would become. Nothing changes by it."""
        body = await self.guard.read(request, OpenLink)
        session = self.guard.session(request)
        link = self.link(body, session)
        becoming = Becoming(await self.seats(session.person), await self.seats(link.person))
        return self.guard.with_session(request, reply(becoming), session)

    async def adopt(self, request: Request) -> Response:
        """Ask to become that person; once the other device has confirmed, become it, and keep the way back."""
        body = await self.guard.read(request, OpenLink)
        session = self.guard.session(request)
        link = self.link(body, session)
        self.server.links.ask(link, session.key, device_name(agent(request)))
        if not link.confirmed:
            return self.guard.with_session(request, reply(Adoption("waiting", link.check)), session)
        self.count(request, session)
        self.server.links.close(link)
        adopted = await self.add(request, link.person)
        response = self.guard.with_session(request, reply(Adoption("done", link.check)), adopted)
        return self.guard.keep_for_undo(request, response, session)

    async def undo(self, request: Request) -> Response:
        """Be again who this browser was; the secret that the link gave it counts no more."""
        session, before = self.guard.session(request), self.guard.before(request)
        if before is None or before.person == session.person:
            raise Refused("nothing_to_undo")
        await self.server.devices.end(session.person, [session.key])
        await self.sign_out(session.person, [session.key])
        response = self.guard.with_session(request, Response(status_code=204), before)
        return self.guard.keep_for_undo(request, response, None)

    async def add(self, request: Request, person: Person) -> Session:
        """A secret for one more device of a person; the one that makes room for it is signed out."""
        before = {one.key for one in self.server.devices.of(person)}
        session = await self.server.devices.add(person, agent(request))
        await self.sign_out(person, before - {one.key for one in self.server.devices.of(person)})
        return session

    async def sign_out(self, person: Person, keys: Collection[str]) -> None:
        """These devices have ended: close what they look at, and call them no more."""
        self.server.open_sockets.sign_out(person, keys)
        await self.server.subscriptions.forget_devices(keys)

    def count(self, request: Request, session: Session) -> None:
        """A line is about to be kept for ever, or a link in memory: raises `Refused` where there are too many."""
        self.server.write_quotas.count_kept(session.person, networks_of(request.scope))

    def link(self, body: OpenLink, session: Session) -> Link:
        """The link that a request is about; whoever made it has no use for it."""
        link = self.server.links.find(body.token, session.key)
        if link is None:
            raise Refused("no_such_link")
        if link.person == session.person:
            raise Refused("already_you")
        return link

    async def seats(self, person: Person) -> tuple[Seat, ...]:
        """By what somebody recognises who they are."""
        found = []
        for room in await self.server.room_finder.rooms_of(person, SHOWN):
            state = room.ledger.durable
            chair = state.chair_of(person)
            if chair is not None:
                found.append(Seat(state.running.slug if state.running else state.options.game, chair.name))
        return tuple(found)


def agent(request: Request) -> str:
    """What a browser says of itself."""
    return request.headers.get("user-agent", "")[:500]
