"""All addresses of the server, in one list: the API's description is made of the same endpoints."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from starlore.web import box
from starlore.web.endpoint import Endpoint
from starlore.web.guard import Guard
from starlore.web.openapi import describe
from starlore.web.operating import Operating
from starlore.web.people import People
from starlore.web.programs import ProgramDesk
from starlore.web.server import Server
from starlore.web.site import Site
from starlore.web.tables import TableDesk


def endpoints(guard: Guard) -> list[Endpoint]:
    """The API."""
    return [
        *People(guard).endpoints(),
        *TableDesk(guard).endpoints(),
        *ProgramDesk(guard).endpoints(),
        *box.endpoints(),
    ]


def routes(server: Server) -> list[BaseRoute]:
    """The API, pictures, health and metrics, and last the client, which takes what is left."""
    guard, operating = Guard(server), Operating(server)
    api = endpoints(guard)
    description = describe(api)

    async def openapi(_: Request) -> Response:
        return Response(description, media_type="application/json")

    found: list[BaseRoute] = [
        *(Route(one.path, guard.guarded(one.answer), methods=[one.method]) for one in api),
        Route("/api/openapi.json", guard.guarded(openapi), methods=["GET"]),
        Route("/pictures/{name}", box.picture, methods=["GET"]),
        Route("/healthz", operating.health, methods=["GET"]),
        Route("/readyz", operating.ready, methods=["GET"]),
        Route("/metrics", operating.metrics, methods=["GET"]),
    ]
    if server.client is not None:
        found.append(Route("/{path:path}", Site(guard, server.client).page, methods=["GET"]))
    return found
