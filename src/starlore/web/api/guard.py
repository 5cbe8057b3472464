"""What stands before every endpoint but the operator's: rate limit, CSRF check, body, cookie, refusals by code."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.core.wire import JsonDecoder
from starlore.table.live.codes import read_code
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.ports import StoreUnavailable
from starlore.table.wire import encode
from starlore.web.api.protocol import Problem
from starlore.web.identity.cookie import BEFORE, give_cookie, take_cookie
from starlore.web.identity.devices import Session
from starlore.web.limits.addresses import networks_of
from starlore.web.limits.token_buckets import Buckets
from starlore.web.server import Server
from starlore.web.site.build import HEADER

STATUS = {
    "malformed": 400,
    "banned": 403,
    "foreign_origin": 403,
    "wrong_host": 421,
    "new_version": 409,
    "album_closed": 403,
    "no_such_album": 404,
    "no_such_device": 404,
    "no_such_deck": 404,
    "nothing_to_undo": 404,
    "no_such_file": 404,
    "no_such_language": 404,
    "no_such_link": 404,
    "no_such_picture": 404,
    "no_such_table": 404,
    "too_large": 413,
    "picture_too_many_bytes": 413,
    "picture_too_many_pixels": 413,
    "picture_unreadable": 415,
    "uploads_off": 403,
    "picture_held": 403,
    "picture_refused": 403,
    "deck_not_to_copy": 403,
    "too_busy": 503,
    "server_full": 507,
    "unsupported_media_type": 415,
    "too_fast": 429,
    "too_much_written": 429,
    "storage_unavailable": 503,
}
"""The HTTP status of each refusal; 422 for those that are not named."""

Body = TypeVar("Body")
Answer = Callable[[Request], Awaitable[Response]]


class Guard:
    """Lets requests through to endpoints, or answers them itself."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def guarded(self, endpoint: Answer) -> Answer:
        """Limit the rate, keep other sites out, and answer every refusal with its code."""
        return self.limited(endpoint, self.server.rates.requests)

    def limited(self, endpoint: Answer, rate: Buckets) -> Answer:
        """The same under a rate of its own."""

        async def answer(request: Request) -> Response:
            try:
                self.server.rates.check(rate, request.scope)
                host = request.headers.get("host")
                if not self.server.is_our_host(host):
                    raise Refused("wrong_host")
                if request.method == "POST" and not self.server.is_our_origin(request.headers.get("origin"), host):
                    raise Refused("foreign_origin")
                if self.server.build.differs(request.headers.get(HEADER)):
                    raise Refused("new_version")
                return await endpoint(request)
            except (Refused, StoreUnavailable) as error:
                code = error.code if isinstance(error, Refused) else "storage_unavailable"
                self.server.metrics.refusals.labels(code).inc()
                return problem(code)

        return answer

    async def read(self, request: Request, kind: type[Body]) -> Body:
        """The body of a request, exactly as it must be."""
        media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Refused("unsupported_media_type")
        data = bytearray()
        try:
            async for chunk in request.stream():
                data.extend(chunk)
                if len(data) > self.server.limits.body:
                    raise Refused("too_large")
            return JsonDecoder[Body](kind).decode(bytes(data))
        except (ClientDisconnect, msgspec.DecodeError) as error:
            raise Refused("malformed") from error

    async def picture_bytes(self, request: Request, most: int) -> bytes:
        """The body of a request as it is, up to so many bytes."""
        data = bytearray()
        try:
            async for chunk in request.stream():
                data.extend(chunk)
                if len(data) > most:
                    raise Refused("picture_too_many_bytes")
        except ClientDisconnect as error:
            raise Refused("malformed") from error
        return bytes(data)

    def session(self, request: Request) -> Session:
        """Who asks, by the session cookie; somebody new if there is none that counts."""
        return self.server.devices.session(request.headers) or self.server.devices.fresh()

    async def room(self, request: Request, person: Person | None, code: str | None = None) -> Room:
        """The table that a request is about, by the code in its path or by this one."""
        found = read_code(request.path_params["code"] if code is None else code)
        return await self.server.room_finder.find(found, person, networks_of(request.scope))

    def with_session(self, request: Request, response: Response, session: Session) -> Response:
        """The response, with the session cookie renewed."""
        give_cookie(response, session.secret, secure=self.secure(request))
        return response

    def keep_for_undo(self, request: Request, response: Response, before: Session | None) -> Response:
        """The response, with the secret from before a change of identity kept, or forgotten."""
        if before is None:
            take_cookie(response, secure=self.secure(request), suffix=BEFORE)
        else:
            give_cookie(response, before.secret, secure=self.secure(request), suffix=BEFORE)
        return response

    def before(self, request: Request) -> Session | None:
        """Who this browser was before it became somebody else."""
        return self.server.devices.session(request.headers, BEFORE)

    def secure(self, request: Request) -> bool:
        """The browser speaks HTTPS with us."""
        return self.base_url(request).startswith("https:")

    def base_url(self, request: Request) -> str:
        """Where this server is reached from outside."""
        return self.server.base_url or str(request.base_url).rstrip("/")


def reply(value: msgspec.Struct, status: int = 200) -> Response:
    """A value as JSON, not to be kept by anyone on the way."""
    return Response(encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})


def problem(code: str) -> Response:
    """A refusal."""
    return reply(Problem(code), STATUS.get(code, 422))
