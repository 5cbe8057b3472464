"""All addresses of the server, in one list: the API's description is made of the same endpoints."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from starlore.web.api import deck_and_words
from starlore.web.api.albums import AlbumEndpoints
from starlore.web.api.counterfactual import CounterfactualEndpoints
from starlore.web.api.deck_pictures import DeckPictureEndpoints, own_picture
from starlore.web.api.decks import DeckEndpoints
from starlore.web.api.endpoint import Endpoint
from starlore.web.api.guard import Answer, Guard
from starlore.web.api.openapi import describe
from starlore.web.api.operating import OperatorEndpoints
from starlore.web.api.people import PeopleEndpoints
from starlore.web.api.photographs import PhotographEndpoints
from starlore.web.api.programs import ProgramEndpoints
from starlore.web.api.table_decks import TableDeckEndpoints
from starlore.web.api.tables import TableEndpoints
from starlore.web.identity.endpoints import DeviceEndpoints
from starlore.web.push.endpoints import CallEndpoints
from starlore.web.server import Server
from starlore.web.site.about import AboutEndpoints
from starlore.web.site.files import Site


def endpoints(guard: Guard, albums: AlbumEndpoints | None = None) -> list[Endpoint]:
    """The API."""
    return [
        *PeopleEndpoints(guard).endpoints(),
        *DeviceEndpoints(guard).endpoints(),
        *TableEndpoints(guard).endpoints(),
        *ProgramEndpoints(guard).endpoints(),
        *CallEndpoints(guard).endpoints(),
        *AboutEndpoints(guard).endpoints(),
        *DeckEndpoints(guard).endpoints(),
        *DeckPictureEndpoints(guard).endpoints(),
        *TableDeckEndpoints(guard).endpoints(),
        *PhotographEndpoints(guard).endpoints(),
        *(albums or AlbumEndpoints(guard)).endpoints(),
        *CounterfactualEndpoints(guard).endpoints(),
        *deck_and_words.endpoints(),
    ]


def methods(path: str, api: Sequence[Endpoint]) -> list[str]:
    """How an address can be asked."""
    return [one.method for one in api if one.path == path]


def by_method(path: str, api: Sequence[Endpoint]) -> Answer:
    """What answers at an address, in whatever way it is asked."""
    answers = {one.method: one.answer for one in api if one.path == path}

    async def answer(request: Request) -> Response:
        return await answers["GET" if request.method == "HEAD" else request.method](request)  # type: ignore[index]

    return answer


def routes(server: Server) -> list[BaseRoute]:
    """The API, pictures, health and metrics, and last the client, which takes what is left."""
    guard, operating = Guard(server), OperatorEndpoints(server)
    albums = AlbumEndpoints(guard)
    api = endpoints(guard, albums)
    description = describe(api)
    paths = dict.fromkeys(one.path for one in api)

    async def openapi(_: Request) -> Response:
        return Response(description, media_type="application/json")

    found: list[BaseRoute] = [
        *(Route(path, guard.guarded(by_method(path, api)), methods=methods(path, api)) for path in paths),
        Route("/api/openapi.json", guard.guarded(openapi), methods=["GET"]),
        Route("/pictures/{name}", guard.limited(deck_and_words.picture, server.rates.files), methods=["GET"]),
        Route("/pictures/own/{name}", guard.limited(own_picture(server), server.rates.files), methods=["GET"]),
        Route("/healthz", operating.health, methods=["GET"]),
        Route("/readyz", operating.ready, methods=["GET"]),
        Route("/metrics", operating.metrics, methods=["GET"]),
    ]
    if server.client is not None:
        page = guard.limited(Site(guard, server.client, albums).page, server.rates.files)
        found.append(Route("/{path:path}", page, methods=["GET"]))
    return found
