"""What stands before every endpoint: rate limit, CSRF check, the body's form, the session cookie, refusals by code."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.core.wire import Reader
from starlore.table.messages import Person
from starlore.table.ports import StoreUnavailable
from starlore.table.wire import encode
from starlore.web.identity import COOKIE, give_cookie, new_secret, person_of
from starlore.web.limits import address
from starlore.web.protocol import Problem
from starlore.web.server import Server

STATUS = {
    "malformed": 400,
    "banned": 403,
    "foreign_origin": 403,
    "no_such_file": 404,
    "no_such_language": 404,
    "no_such_link": 404,
    "no_such_picture": 404,
    "no_such_table": 404,
    "too_large": 413,
    "unsupported_media_type": 415,
    "too_fast": 429,
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

        async def answer(request: Request) -> Response:
            try:
                if not self.server.requests.of(address(request.scope)).take():
                    raise Refused("too_fast")
                ours = self.server.is_ours(request.headers.get("origin"), request.headers.get("host"))
                if request.method == "POST" and not ours:
                    raise Refused("foreign_origin")
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
            return Reader[Body](kind).decode(bytes(data))
        except (ClientDisconnect, msgspec.DecodeError) as error:
            raise Refused("malformed") from error

    def session(self, request: Request) -> tuple[str, Person]:
        """The secret in this browser's session cookie and the person behind it; a new one if it has none."""
        secret = request.cookies.get(COOKIE)
        person = person_of(secret)
        if secret is None or person is None:
            secret = new_secret()
            person = person_of(secret)
            assert person is not None
        return secret, person

    def with_session(self, request: Request, response: Response, secret: str) -> Response:
        """The response, with the session cookie renewed."""
        give_cookie(response, secret, secure=self.base_url(request).startswith("https:"))
        return response

    def base_url(self, request: Request) -> str:
        """Where this server is reached from outside."""
        return self.server.base_url or str(request.base_url).rstrip("/")


def reply(value: msgspec.Struct, status: int = 200) -> Response:
    """A value as JSON, not to be kept by anyone on the way."""
    return Response(encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})


def problem(code: str) -> Response:
    """A refusal."""
    return reply(Problem(code), STATUS.get(code, 422))
