"""A photograph of the real cards on a table: laid down by whoever sits there, seen by those who may see the game."""

import re
from collections.abc import Sequence
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.owndecks import photographs
from starlore.owndecks.library import Library
from starlore.table.events import Event
from starlore.table.live.codes import read_code
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.photographs import lay_photograph
from starlore.table.state import State
from starlore.web.api.decks import SHOWN_ONLY
from starlore.web.api.endpoint import Endpoint
from starlore.web.api.guard import Guard
from starlore.web.api.people import Settled
from starlore.web.limits.token_buckets import networks, spend

KEY = re.compile(r"[0-9a-f]{32}")
SIZE = 300
"""Bytes that it takes in a log, about."""


class PhotographDesk:
    """The endpoints about a table's photograph."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        path = "/api/tables/{code}/photograph"
        return [
            Endpoint(
                method="POST",
                path=path,
                answer=self.lay,
                summary="Show the cards on our table: the body is a file, three rows of five, straightened",
                status=204,
                refusals=[403, 404, 413, 503, 507],
            ),
            Endpoint(
                method="POST",
                path=f"{path}/remove",
                answer=self.remove,
                summary="Take the photograph of our cards away",
                status=204,
                refusals=[404],
            ),
            Endpoint(
                method="GET",
                path=f"{path}/{{digest}}",
                answer=self.look,
                summary="The cards on a table, as somebody there has photographed them",
                returns="image/webp",
                refusals=[404],
            ),
        ]

    @property
    def library(self) -> Library:
        """Where pictures are kept."""
        if self.server.library is None:
            raise Refused("uploads_off")
        return self.server.library

    async def lay(self, request: Request) -> Response:
        """Keep a photograph, then say at the table that it lies there: durable when it is answered."""
        session, library = self.guard.session(request), self.library
        room, most = await self.room(request), library.quotas.sheet
        lay_photograph(room.ledger.decided, session.person, None)  # may they? before anything is read
        library.check_uploads()
        around = networks(request.scope)
        self.server.count_upload(session.person, around)
        if int(request.headers.get("content-length") or 0) > most:
            raise Refused("picture_too_many_bytes")
        async with library.turns.turn(around[0]):
            data = await self.guard.picture_bytes(request, most)
            async with library.locked(f"photograph {room.code}"):
                key = await photographs.keep(library, room.code, data)
                await self.put(request, room, session.person, key)
        return self.guard.with_session(request, Response(status_code=204), session)

    async def remove(self, request: Request) -> Response:
        """Take it away; its file goes at once."""
        session, room = self.guard.session(request), await self.room(request)
        await self.put(request, room, session.person, None)
        return self.guard.with_session(request, Response(status_code=204), session)

    async def put(self, request: Request, room: Room, person: Person, key: str | None) -> None:
        """What lies on the table from now on. What lay there before is deleted."""
        if lay_photograph(room.ledger.decided, person, key):
            writing = self.server.writing
            mine = writing.buckets_of(person, networks(request.scope))
            if not spend([*mine, writing.at_table.of(room.code), writing.of_all], SIZE):
                raise Refused("too_much_written")
        before = room.ledger.durable.photograph
        settled = Settled()
        room.ledger.submit(partial(decide, person, key), answer=settled)
        await settled.future
        if self.server.library is not None:
            await photographs.drop(self.server.library, room.code, before, room.ledger.durable.photograph)

    async def look(self, request: Request) -> Response:
        """The photograph that lies there now: those get it who may see the game, and know its key."""
        room, person = await self.room(request), self.guard.session(request).person
        state, key = room.ledger.durable, str(request.path_params["digest"])
        laid = state.photograph if person not in state.banned and state.shows_game_to(person) else None
        if laid is None or not KEY.fullmatch(key) or laid.key != key:
            raise Refused("no_such_picture")
        data = await photographs.look(self.library, room.code, key)
        if data is None:
            raise Refused("no_such_picture")
        return Response(data, 200, {**SHOWN_ONLY, "cache-control": "private, max-age=14400"}, "image/webp")

    async def room(self, request: Request) -> Room:
        """The table that a request is about."""
        person = self.guard.session(request).person
        return await self.server.find(read_code(request.path_params["code"]), person, networks(request.scope))


def decide(person: Person, key: str | None, state: State) -> Sequence[Event]:
    """What follows at the table."""
    return lay_photograph(state, person, key)
