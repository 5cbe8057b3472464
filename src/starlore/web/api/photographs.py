"""A photograph of the real cards on a table: laid down by whoever sits there, seen by those who may see the game."""

import re

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.owndecks import photographs
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.photographs import lay_photograph
from starlore.web.api.deck_pictures import SHOWN_ONLY
from starlore.web.api.decks import library_of
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard
from starlore.web.api.submitting import submit_and_wait
from starlore.web.limits.addresses import networks_of

KEY = re.compile(r"[0-9a-f]{32}")


class PhotographEndpoints:
    """The endpoints about a table's photograph."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        path = "/api/tables/{code}/photograph"
        return [
            post(
                path,
                self.lay,
                "Show the cards on our table: the body is a file, three rows of five, straightened",
                refusals=[403, 404, 413, 503, 507],
            ),
            post(f"{path}/remove", self.remove, "Take the photograph of our cards away", refusals=[404]),
            get(
                f"{path}/{{digest}}",
                self.show_photograph,
                "The cards on a table, as somebody there has photographed them",
                returns="image/webp",
                refusals=[404],
            ),
        ]

    async def lay(self, request: Request) -> Response:
        """Keep a photograph, then say at the table that it lies there: durable when it is answered."""
        session, library = self.guard.session(request), library_of(self.server)
        room, most = await self.guard.room(request, session.person), library.quotas.sheet
        lay_photograph(room.ledger.decided, session.person, None)  # may they? before anything is read
        library.check_uploads()
        networks = networks_of(request.scope)
        self.server.rates.count_upload(session.person, networks)
        if int(request.headers.get("content-length") or 0) > most:
            raise Refused("picture_too_many_bytes")
        async with library.upload_slots.slot(networks[0]):
            data = await self.guard.picture_bytes(request, most)
            async with library.locked(f"photograph {room.code}"):
                key = await photographs.keep(library, room.code, data)
                await self.put(request, room, session.person, key)
        return self.guard.with_session(request, Response(status_code=204), session)

    async def remove(self, request: Request) -> Response:
        """Take it away; its file goes at once."""
        session = self.guard.session(request)
        room = await self.guard.room(request, session.person)
        await self.put(request, room, session.person, None)
        return self.guard.with_session(request, Response(status_code=204), session)

    async def put(self, request: Request, room: Room, person: Person, key: str | None) -> None:
        """What lies on the table from now on. What lay there before is deleted."""
        if lay_photograph(room.ledger.decided, person, key):
            self.server.write_quotas.count_at_table(room, person, networks_of(request.scope), len(key or ""))
        before = room.ledger.durable.photograph
        await submit_and_wait(room, lambda state: lay_photograph(state, person, key))
        if self.server.library is not None:
            await photographs.drop(self.server.library, room.code, before, room.ledger.durable.photograph)

    async def show_photograph(self, request: Request) -> Response:
        """The photograph that lies there now: those get it who may see the game, and know its key."""
        person = self.guard.session(request).person
        room = await self.guard.room(request, person)
        state, key = room.ledger.durable, str(request.path_params["digest"])
        laid = state.photograph if person not in state.banned and state.shows_game_to(person) else None
        if laid is None or not KEY.fullmatch(key) or laid.key != key:
            raise Refused("no_such_picture")
        data = await photographs.find(library_of(self.server), room.code, key)
        if data is None:
            raise Refused("no_such_picture")
        return Response(data, 200, {**SHOWN_ONLY, "cache-control": "private, max-age=14400"}, "image/webp")
