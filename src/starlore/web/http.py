"""Everything over HTTP: opening and finding tables, who I am, words and pictures, health and metrics, the client."""

import io
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from starlore.core import Illegal
from starlore.core.wire import Reader
from starlore.decks.pictures import DECK
from starlore.decks.words import LANGUAGES, WORDS, Language
from starlore.table.codes import read_code
from starlore.table.log import ENCODER
from starlore.table.messages import Person, SitDown
from starlore.table.ports import StoreUnavailable
from starlore.table.room import Room
from starlore.table.state import CHAIRS
from starlore.web.identity import COOKIE, give_cookie, new_secret, person_of
from starlore.web.limits import address
from starlore.web.openapi import describe
from starlore.web.packing import inside, send, send_file
from starlore.web.page import LANGUAGE, Page, preferred
from starlore.web.pictures import describe_deck
from starlore.web.protocol import Adopt, Device, Me, Opened, OpenTable, Problem, TableCard

if TYPE_CHECKING:
    from starlore.web.app import Server

STATUS = {"no_such_table": 404, "no_such_link": 404, "no_such_language": 404, "no_such_picture": 404}
STATUS |= {"no_such_file": 404}
STATUS |= {"malformed": 400, "banned": 403, "foreign_origin": 403, "too_large": 413, "unsupported_media_type": 415}
STATUS |= {"too_fast": 429, "storage_unavailable": 503}
MY_TABLES = 20
LOOKED_AT = 60
"""Tables at which somebody has sat down that are looked at for those, since people also leave."""

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
A_WHILE = {"cache-control": "public, max-age=3600"}
ASK_AGAIN = {"cache-control": "no-cache"}

Body = TypeVar("Body")
Endpoint = Callable[[Request], Awaitable[Response]]


def routes(server: "Server") -> list[BaseRoute]:
    """All addresses of the server."""
    api = Api(server)
    found: list[BaseRoute] = [
        Route("/api/me", api.guarded(api.me), methods=["GET"]),
        Route("/api/me/devices", api.guarded(api.make_device_link), methods=["POST"]),
        Route("/api/me/adopt", api.guarded(api.adopt), methods=["POST"]),
        Route("/api/tables", api.guarded(api.open_table), methods=["POST"]),
        Route("/api/tables/{code}", api.guarded(api.table), methods=["GET"]),
        Route("/api/tables/{code}/qr.svg", api.guarded(api.table_qr), methods=["GET"]),
        Route("/api/words/{language}", api.guarded(api.words), methods=["GET"]),
        Route("/api/deck/{language}", api.guarded(api.deck), methods=["GET"]),
        Route("/pictures/{name}", api.picture, methods=["GET"]),
        Route("/api/openapi.json", api.guarded(api.openapi), methods=["GET"]),
        Route("/healthz", api.health, methods=["GET"]),
        Route("/metrics", api.metrics, methods=["GET"]),
    ]
    if server.client is not None:
        found.append(Route("/{path:path}", api.page, methods=["GET"]))
    return found


class Api:
    """The endpoints."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.client_page = Page(server.client) if server.client else None

    # --- the frame ------------------------------------------------------------------------------

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """Limit the rate, keep other sites out, and answer every refusal with its code."""

        async def answer(request: Request) -> Response:
            try:
                if not self.server.requests.of(address(request.scope)).take():
                    raise Illegal("too_fast")
                ours = self.server.is_ours(request.headers.get("origin"), request.headers.get("host"))
                if request.method == "POST" and not ours:
                    raise Illegal("foreign_origin")
                return await endpoint(request)
            except (Illegal, StoreUnavailable) as error:
                code = error.code if isinstance(error, Illegal) else "storage_unavailable"
                self.server.metrics.refusals.labels(code).inc()
                return problem(code)

        return answer

    async def read(self, request: Request, kind: type[Body]) -> Body:
        """The body of a request, exactly as it must be."""
        media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json":
            raise Illegal("unsupported_media_type")
        data = bytearray()
        try:
            async for chunk in request.stream():
                data.extend(chunk)
                if len(data) > self.server.limits.body:
                    raise Illegal("too_large")
            return Reader[Body](kind).decode(bytes(data))
        except (ClientDisconnect, msgspec.DecodeError) as error:
            raise Illegal("malformed") from error

    def known(self, request: Request) -> tuple[str, Person]:
        """The secret and the person of this browser, a new one if it has none."""
        secret = request.cookies.get(COOKIE)
        person = person_of(secret)
        if secret is None or person is None:
            secret = new_secret()
            person = person_of(secret)
            assert person is not None
        return secret, person

    def remembered(self, request: Request, response: Response, secret: str) -> Response:
        """The response, with the cookie renewed."""
        give_cookie(response, secret, secure=self.base_url(request).startswith("https:"))
        return response

    def base_url(self, request: Request) -> str:
        """Where this server is reached from outside."""
        return self.server.base_url or str(request.base_url).rstrip("/")

    # --- people ---------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """The tables that this browser can go on with."""
        secret, person = self.known(request)
        cards: list[TableCard] = []
        for summary in (await self.server.tables.store.recall(person))[:LOOKED_AT]:
            if len(cards) == MY_TABLES:
                break
            try:
                room = await self.server.tables.room(summary.code)
            except (Illegal, StoreUnavailable):
                continue  # it was deleted, or its log is broken: the others are there
            if room.shown.chair_of(person) is not None:
                cards.append(card(room, person, summary.changed))
        return self.remembered(request, reply(Me(tuple(cards))), secret)

    async def make_device_link(self, request: Request) -> Response:
        """A link that makes another device this person."""
        secret, _ = self.known(request)
        url = f"{self.base_url(request)}/me/{self.server.links.make(secret)}"
        return self.remembered(request, reply(Device(url, qr(url)), 201), secret)

    async def adopt(self, request: Request) -> Response:
        """The other device's end of the link."""
        body = await self.read(request, Adopt)
        secret = self.server.links.redeem(body.token)
        if secret is None:
            raise Illegal("no_such_link")
        return self.remembered(request, Response(status_code=204), secret)

    # --- tables ---------------------------------------------------------------------------------

    async def open_table(self, request: Request) -> Response:
        """Open a table and sit down at it."""
        body = await self.read(request, OpenTable)
        secret, person = self.known(request)
        own, all_there = self.server.openings.of(person), self.server.openings_of_address.of(address(request.scope))
        if not (own.take() and all_there.take()):
            raise Illegal("too_fast")
        sit = SitDown(body.name, body.colour, body.language)
        code = await self.server.tables.open(body.options, person, sit)
        self.server.metrics.opened.inc()
        return self.remembered(request, reply(Opened(code, f"{self.base_url(request)}/t/{code}"), 201), secret)

    async def table(self, request: Request) -> Response:
        """What somebody with an invitation sees before they come in."""
        secret, person = self.known(request)
        return self.remembered(request, reply(card(await self.room(request), person)), secret)

    async def table_qr(self, request: Request) -> Response:
        """The invitation as a QR code."""
        room = await self.room(request)
        return Response(qr(f"{self.base_url(request)}/t/{room.code}"), media_type="image/svg+xml")

    async def room(self, request: Request) -> Room:
        """The table that a request is about."""
        return await self.server.find(read_code(request.path_params["code"]), address(request.scope))

    # --- what lies in the box -------------------------------------------------------------------

    async def words(self, request: Request) -> Response:
        """The words of the box in one language, by their keys."""
        return send(request, printed(language_of(request)), "application/json", A_WHILE)

    async def deck(self, request: Request) -> Response:
        """The cards: what they are called in one language, and where their pictures are."""
        return send(request, describe_deck(language_of(request)), "application/json", A_WHILE)

    async def picture(self, request: Request) -> Response:
        """A picture, to be kept for ever: its address changes with its content."""
        file = DECK.addresses.get(request.path_params["name"])
        return problem("no_such_picture") if file is None else FileResponse(file, headers=FOREVER)

    # --- operating ------------------------------------------------------------------------------

    async def openapi(self, _: Request) -> Response:
        """The description of this API."""
        return Response(describe(), media_type="application/json")

    async def health(self, _: Request) -> Response:
        """Am I well? The log can be read."""
        try:
            await self.server.tables.store.read("health")
        except StoreUnavailable:
            return PlainTextResponse("the log cannot be read\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, _: Request) -> Response:
        """Counters for an operator."""
        return Response(self.server.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        """The client: a file of it, or else its page, which finds its way by the address."""
        assert self.client_page is not None
        root = self.client_page.client
        path = request.path_params["path"]
        file = inside(root, path)
        if file is not None and file != root / "index.html":
            return send_file(request, file, FOREVER if path.startswith("assets/") else ASK_AGAIN)
        if path.startswith("assets/"):
            return problem("no_such_file")
        secret, _ = self.known(request)
        language = preferred(request.cookies.get(LANGUAGE), request.headers.get("accept-language"))
        page = self.client_page.at(path, language)
        headers = ASK_AGAIN | {"vary": "cookie, accept-language"}
        return self.remembered(request, send(request, page, "text/html", headers), secret)


def language_of(request: Request) -> Language:
    """The language that a request asks for."""
    for language in LANGUAGES:
        if language == request.path_params["language"]:
            return language
    raise Illegal("no_such_language")


@cache
def printed(language: Language) -> bytes:
    """The words of the box in one language, as JSON."""
    return msgspec.json.encode(WORDS.printed(language))


def card(room: Room, person: Person, changed: float | None = None) -> TableCard:
    """A table in a few words."""
    state = room.shown
    chair = state.chair_of(person)
    return TableCard(
        code=room.code,
        game=state.playing.slug if state.running and state.playing else state.options.game,
        running=state.running is not None,
        players=tuple(chair.name for chair in state.chairs if not chair.gone),
        free=CHAIRS - len(state.taken),
        bots=sum(1 for chair in state.taken if chair.person is None),
        changed=changed,
        your_turn=chair is not None and not chair.gone and not chair.automatic and chair.player in state.awaited,
    )


def qr(url: str) -> str:
    """A link as a picture."""
    out = io.BytesIO()
    segno.make(url, error="m").save(out, kind="svg", xmldecl=False, border=2, light="#fff", dark="#000", scale=8)
    return out.getvalue().decode()


def reply(value: msgspec.Struct, status: int = 200) -> Response:
    """A value as JSON, not to be kept by anyone on the way."""
    return Response(ENCODER.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})


def problem(code: str) -> Response:
    """A refusal."""
    return reply(Problem(code), STATUS.get(code, 422))
