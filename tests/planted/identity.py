"""Flaws about who somebody is."""
# mypy: disable-error-code="method-assign, assignment"

import unicodedata
from collections.abc import Iterator
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from starlore.table import names
from starlore.web import app as _everything  # noqa: F401 - whatever takes a name by import is there before it is replaced
from starlore.web.api.guard import reply
from starlore.web.api.invitations import qr
from starlore.web.identity import cookie
from starlore.web.identity.devices import Devices
from starlore.web.identity.endpoints import DeviceEndpoints
from starlore.web.identity.links import Link, Links
from starlore.web.identity.protocol import Becoming, DeviceLink, OpenLink
from tests.planted.planting import everywhere


def adopt_when_opened() -> None:
    """Whoever opens a link becomes who made it."""

    async def preview(self: DeviceEndpoints, request: Request) -> Response:
        body, session = await self.guard.read(request, OpenLink), self.guard.session(request)
        link = self.link(body, session)
        becoming = Becoming(await self.seats(session.person), await self.seats(link.person))
        return self.guard.with_session(request, reply(becoming), await self.server.devices.add(link.person, ""))

    DeviceEndpoints.preview = preview


def adopt_unconfirmed() -> None:
    """Whoever asks becomes who made the link, whatever the other device says."""
    ask = Links.ask

    def unconfirmed(self: Links, link: Link, key: str, name: str) -> None:
        ask(self, link, key, name)
        link.confirmed = True

    Links.ask = unconfirmed


def token_in_the_path() -> None:
    """The token of a link is sent to whatever stands on the way."""

    async def make_link(self: DeviceEndpoints, request: Request) -> Response:
        session = self.guard.session(request)
        url = f"{self.guard.base_url(request)}/me/{self.server.links.make(session.person).token}"
        return self.guard.with_session(request, reply(DeviceLink(url, qr(url)), 201), session)

    DeviceEndpoints.make_link = make_link


def last_cookie_wins() -> None:
    """Of two cookies the last one counts, and a bad one is as good as none."""

    def secrets_in(headers: Headers, suffix: str = "") -> Iterator[str]:
        pairs = [part.strip().partition("=") for line in headers.getlist("cookie") for part in line.split(";")]
        found = {name: value for name, _, value in pairs}.get(cookie.COOKIE + suffix, "")
        if cookie.SECRET.fullmatch(found):
            yield found

    everywhere(cookie.secrets_in, secrets_in)


def devices_do_not_end() -> None:
    """A device that was ended is still its owner."""

    async def end(*_: Any) -> None:
        pass

    Devices.end = end


def names_by_capitals_alone() -> None:
    """Two names are the same only when they differ in nothing but capitals and signs of formatting."""

    def looks(name: str) -> frozenset[tuple[str, str]]:
        seen = "".join(sign for sign in name if unicodedata.category(sign) != "Cf")
        return frozenset({("read", unicodedata.normalize("NFKC", seen).casefold())})

    names.looks = looks
