"""Albums: for those who sat at a table, and for those to whom its owner has given the link."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Card, Refused, Seat
from starlore.decks.played import FIRST, PlayedPicture
from starlore.table.commands import ShareAlbum
from starlore.table.decide import decide
from starlore.table.live.room import Room
from starlore.table.log.chain import is_linked
from starlore.table.log.history import in_slices
from starlore.table.log.records import decode
from starlore.table.options import Person
from starlore.table.ports import StoreUnavailable
from starlore.table.projections.album import Album, AlbumGame, Page
from starlore.table.projections.cover import cover
from starlore.table.projections.replaying import Replay
from starlore.table.sharing import LENGTH, reader_of
from starlore.table.state import State
from starlore.table.wire import encode
from starlore.web.api.album_protocol import AlbumView, EveningView, MyEvenings, ReplayView, SharedAt, Sharing
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard, reply
from starlore.web.api.submitting import submit_and_wait
from starlore.web.limits.addresses import networks_of
from starlore.web.site.compression import send

REMEMBERED_ALBUMS = 64
"""Albums that are kept in memory, those that were looked at last."""

EVENINGS, LOOKED_AT = 12, 24
"""How many albums the list of mine has, and among how many tables they are looked for."""

PRIVATE = {"cache-control": "no-store", "x-robots-tag": "noindex"}


class AlbumEndpoints:
    """The endpoints about albums."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server
        self.read: OrderedDict[str, tuple[int, bytes, Album]] = OrderedDict()
        """Albums as far as they have been read: how many records, the last of them, and what they add up to."""
        self.reading: dict[str, asyncio.Lock] = {}

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            get("/api/me/evenings", self.evenings, "Albums of tables where I sat", returns=MyEvenings),
            get(
                "/api/tables/{code}/album",
                self.mine,
                "The finished games of a table at which I sat",
                returns=AlbumView,
                refusals=[404],
            ),
            post(
                "/api/tables/{code}/album",
                self.share,
                "Switch the album's link on or off",
                body=Sharing,
                returns=SharedAt,
                refusals=[404],
            ),
            get("/api/albums/{token}", self.shared, "The album behind a link", returns=AlbumView, refusals=[404]),
            get(
                "/api/tables/{code}/album/{game}",
                self.replay_mine,
                "A finished game once more, through the eyes of a seat (?seat=)",
                returns=ReplayView,
                refusals=[404],
            ),
            get(
                "/api/albums/{token}/{game}",
                self.replay_shared,
                "The same behind a link",
                returns=ReplayView,
                refusals=[404],
            ),
        ]

    # --- what can be asked for ------------------------------------------------------------------

    async def mine(self, request: Request) -> Response:
        """The album, as far as this person may see it."""
        session = self.guard.session(request)
        room = await self.find_room(request, request.path_params["code"], session.person)
        state = room.ledger.durable
        games = tuple(page.game for page in await self.pages_for(room, session.person))
        owns, made = self.may_share(state, session.person)
        link = self.link(request, state) if owns or made else None
        view = AlbumView(games, room.code, link, state.shared is not None, owns)
        return self.guard.with_session(request, send(request, encode(view), "application/json", PRIVATE), session)

    async def evenings(self, request: Request) -> Response:
        """Albums of tables where this person sat, as long as the server keeps them."""
        session, found = self.guard.session(request), []
        for summary in (await self.server.tables.store.recall(session.person))[:LOOKED_AT]:
            try:
                room = await self.server.tables.room(summary.code)
                games = [page.game for page in await self.pages_for(room, session.person)]
            except (Refused, StoreUnavailable):
                continue  # it was deleted, or its log is broken, or it is not for them: the others are there
            if games and session.person not in room.ledger.durable.banned:
                found.append(evening(room.code, games))
        found.sort(key=lambda one: one.ended, reverse=True)
        return self.guard.with_session(request, reply(MyEvenings(tuple(found[:EVENINGS]))), session)

    async def share(self, request: Request) -> Response:
        """Switch the link on or off; durable when it answers."""
        body = await self.guard.read(request, Sharing)
        session = self.guard.session(request)
        room = await self.find_room(request, request.path_params["code"], session.person)
        command = ShareAlbum(body.on)
        self.server.write_quotas.admit(room, session.person, networks_of(request.scope), command)
        await submit_and_wait(room, lambda state: decide(state, session.person, command, room.context()))
        answer = reply(SharedAt(self.link(request, room.ledger.durable)))
        return self.guard.with_session(request, answer, session)

    async def shared(self, request: Request) -> Response:
        """The album behind a link: read-only, and without the table's code."""
        room = await self.find_shared(request, request.path_params["token"])
        view = AlbumView(tuple(page.game for page in await self.pages_behind_link(room)))
        return send(request, encode(view), "application/json", PRIVATE)

    async def replay_mine(self, request: Request) -> Response:
        """A game once more, for those who may see it in the album."""
        session = self.guard.session(request)
        room = await self.find_room(request, request.path_params["code"], session.person)
        pages = await self.pages_for(room, session.person)
        return self.guard.with_session(request, await self.replay(request, room, pages), session)

    async def replay_shared(self, request: Request) -> Response:
        """A game once more, for those who have the link."""
        room = await self.find_shared(request, request.path_params["token"])
        return await self.replay(request, room, await self.pages_behind_link(room))

    async def replay(self, request: Request, room: Room, pages: Sequence[Page]) -> Response:
        """A finished game, frame by frame: nothing of a game that is not over."""
        number, seat = request.path_params["game"], request.query_params.get("seat")
        game = next((page.game for page in pages if str(page.game.number) == number), None)
        if game is None:
            raise Refused("no_such_album")
        if seat is not None and seat not in map(str, range(len(game.players))):
            raise Refused("no_such_seat")
        replay = Replay(game.number, None if seat is None else Seat(int(seat)))
        async for record in in_slices(await self.server.tables.store.read(room.code)):
            replay.add(decode(record))
            if replay.over:
                break
        view = ReplayView(game, replay.seat, tuple(replay.frames))
        return send(request, encode(view), "application/json", PRIVATE)

    # --- how it is found ------------------------------------------------------------------------

    async def cover(self, request: Request, key: str, person: Person) -> tuple[Card | PlayedPicture, ...]:
        """The pictures on the cover of a table's album, or of the one behind a link."""
        if len(key) == LENGTH:
            pages = await self.pages_behind_link(await self.find_shared(request, key))
            return cover([page.game for page in pages])
        room = await self.find_room(request, key, person)
        return cover([page.game for page in await self.pages_for(room, person)])

    async def find_room(self, request: Request, code: str, person: Person) -> Room:
        """The table, for somebody who has sat there and was not sent away."""
        room = await self.guard.room(request, person, code)
        if person in room.ledger.durable.banned:
            raise Refused("banned")
        if not await self.server.room_finder.sits_at(room.code, person):
            raise Refused("album_closed")
        return room

    async def find_shared(self, request: Request, token: str) -> Room:
        """The table behind a link; whoever tries many is slowed down."""
        known, networks = self.server.devices.session(request.headers), networks_of(request.scope)
        person = None if known is None else known.person
        if self.server.room_finder.has_missed(person, networks):
            raise Refused("too_fast")
        room = await self.behind(token)
        if room is None:
            self.server.room_finder.count_miss(person, networks)
            raise Refused("no_such_album")
        return room

    async def behind(self, token: str) -> Room | None:
        """The table to whose album this link leads, as long as it is switched on."""
        for summary in (await self.server.tables.store.recall(reader_of(token)))[:1]:
            room = await self.server.tables.room(summary.code)
            shared = room.ledger.durable.shared
            if shared is not None and secrets.compare_digest(shared.secret.encode(), token.encode()):
                return room
        return None

    def may_share(self, state: State, person: Person) -> tuple[bool, bool]:
        """Whether somebody owns the table, and whether it was they who made the link."""
        chair = state.chair_of(person)
        owns = chair is not None and chair.player == state.owner
        return owns, state.shared is not None and state.shared.by == person

    def link(self, request: Request, state: State) -> str | None:
        """Where others can see the album."""
        return None if state.shared is None else f"{self.guard.base_url(request)}/album/{state.shared.secret}"

    async def pages_for(self, room: Room, person: Person) -> tuple[Page, ...]:
        """What somebody may see of the album who has sat there: an invitation alone opens a table, and not its past."""
        album = await self.album(room)
        if person not in album.sat:
            raise Refused("album_closed")
        return tuple(page for page in album.pages if page.is_for(person))

    async def pages_behind_link(self, room: Room) -> tuple[Page, ...]:
        """What a link shows of the album: what whoever made it may see, who cannot give away more than that."""
        album, shared = await self.album(room), room.ledger.durable.shared
        return () if shared is None else tuple(page for page in album.pages if page.is_for(shared.by))

    async def album(self, room: Room) -> Album:
        """The album of a table, read on from where it was read to: with pauses for those who play."""
        store = self.server.tables.store
        async with self.reading.setdefault(room.code, asyncio.Lock()):
            length, last, album = self.read.pop(room.code, (0, b"", Album()))
            records = list(await store.read(room.code, length - 1)) if is_linked(last) else []
            if records[:1] == [last]:  # its link vouches for all before it
                del records[0]
            else:  # nothing was read, or the log was cut or written anew, or the table deleted and its code given anew
                length, album, records = 0, Album(), list(await store.read(room.code))
            async for record in in_slices(records):
                album.add(decode(record))
                length, last = length + 1, record
            self.read[room.code] = (length, last, album)
        while len(self.read) > REMEMBERED_ALBUMS:
            code, _ = self.read.popitem(last=False)
            self.reading.pop(code, None)
        return album


def evening(code: str, games: Sequence[AlbumGame]) -> EveningView:
    """An album in one line."""
    last = games[-1]
    remembered = ((moment.card, game) for game in reversed(games) for moment in game.moments if moment.card)
    picture, of = next(remembered, (None, last))
    own = of.pictures[picture - FIRST] if picture is not None and picture >= FIRST else None
    return EveningView(
        code=code,
        ended=last.ended,
        games=tuple(game.game for game in games),
        players=tuple(one.name for one in last.players),
        picture=picture,
        numbers=tuple(game.number for game in games),
        own=own,
    )
