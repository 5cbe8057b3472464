"""Programs that play: a table's owner gets an address with a one-time secret, and a program sits down with it."""

import hashlib
import secrets
import time

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.table.commands import SitDown
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.seating import sit_program_down
from starlore.table.state import State
from starlore.web.api.endpoint import Endpoint, post
from starlore.web.api.guard import Guard, reply
from starlore.web.api.protocol import JoinAsProgram, ProgramAddress, ProgramSeat
from starlore.web.api.submitting import submit_and_wait
from starlore.web.identity.cookie import new_secret, person_of
from starlore.web.limits.expiring import ExpiringRows

LINK_SECONDS = 3600
LINKS = 10_000
LINKS_OF_TABLE = 8
"""Addresses that may be open at once, on the server and for one table; older ones give way."""


class ProgramLinks:
    """Addresses at which a program can sit down. Each works once, and not for long; only hashes of them are kept."""

    def __init__(self, kept: ExpiringRows | None = None) -> None:
        self.kept = kept
        self.open: dict[str, tuple[str, float]] = {}
        """By the token's hash: which table it is for and who made it, and until when."""
        if kept is not None:
            self.open = {key: (code, until) for key, code, until in kept.all()[-LINKS:]}

    def make(self, code: str, maker: Person) -> str:
        """A new token for this table, by its owner."""
        now = time.time()
        self.open = {key: link for key, link in self.open.items() if link[1] > now}
        own = [key for key, link in self.open.items() if link[0].startswith(code)]
        for key in own[: max(0, len(own) - LINKS_OF_TABLE + 1)]:
            self.close(key)
        while len(self.open) >= LINKS:
            self.close(next(iter(self.open)))
        token = secrets.token_urlsafe(24)
        self.keep(token, (f"{code} {maker}", now + LINK_SECONDS))
        return token

    def keep(self, token: str, link: tuple[str, float]) -> None:
        """Let a token be good."""
        self.open[hashed(token)] = link
        if self.kept is not None:
            self.kept.put(hashed(token), *link)

    def close(self, key: str) -> tuple[str, float] | None:
        """Let a token, by its hash, be good no more; the link that was behind it."""
        link = self.open.pop(key, None)
        if link is not None and self.kept is not None:
            self.kept.drop(key)
        return link

    def redeem(self, token: str) -> tuple[str, float]:
        """The link behind a token, once; raises `Refused`."""
        link = self.close(hashed(token))
        if link is None or link[1] <= time.time():
            raise Refused("no_such_link")
        return link


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def owns(state: State, person: Person) -> bool:
    """Somebody is this table's owner, be it that another stands in for them just now."""
    chair = state.chair_of(person)
    return chair is not None and chair.player in (state.owner, state.absent_owner)


class ProgramEndpoints:
    """The endpoints about programs."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server
        self.links = ProgramLinks(ExpiringRows(guard.server.devices_file, "program"))

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            post(
                "/api/tables/{code}/programs",
                self.make_address,
                "An address at which a program can sit down at my table",
                returns=ProgramAddress,
                status=201,
                refusals=[404],
            ),
            post(
                "/api/programs/{token}",
                self.join,
                "A program sits down",
                body=JoinAsProgram,
                returns=ProgramSeat,
                status=201,
                refusals=[404],
            ),
        ]

    async def make_address(self, request: Request) -> Response:
        """An address for a program; only the table's owner gets one."""
        person = self.guard.session(request).person
        room = await self.guard.room(request, person)
        state = room.ledger.durable
        chair = state.chair_of(person)
        if chair is None:
            raise Refused("not_seated")
        if chair.player != state.owner:
            raise Refused("not_owner")
        url = f"{self.guard.base_url(request)}/api/programs/{self.links.make(room.code, person)}"
        return reply(ProgramAddress(url), 201)

    async def join(self, request: Request) -> Response:
        """A program sits down. If it is refused, its address is still good.

        An address is worth as much as whoever made it: not an owner any more, or sent away, and it leads nowhere.
        """
        body = await self.guard.read(request, JoinAsProgram)
        token = request.path_params["token"]
        link = self.links.redeem(token)
        code, _, maker = link[0].partition(" ")
        room = await self.server.tables.room(code)
        if not owns(room.ledger.durable, Person(maker)):
            raise Refused("no_such_link")
        try:
            return reply(await self.sit_down(request, room, body), 201)
        except Refused:
            self.links.keep(token, link)
            raise

    async def sit_down(self, request: Request, room: Room, body: JoinAsProgram) -> ProgramSeat:
        """Give a program a chair and a secret of its own; durable when it returns."""
        secret = new_secret()
        person = person_of(secret)
        assert person is not None
        command = SitDown(body.name, None, body.language)
        await submit_and_wait(
            room, lambda state: sit_program_down(state, person, command, body.maker), (person, "sit-down")
        )
        chair = room.ledger.durable.chair_of(person)
        assert chair is not None
        base = self.guard.base_url(request).replace("http", "ws", 1)
        return ProgramSeat(room.code, chair.player, secret, f"{base}/api/tables/{room.code}/socket")
