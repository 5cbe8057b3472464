"""Programs that play: a table's owner gets an address with a one-time secret, and a program sits down with it."""

from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.table.commands import SitDown
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.ports import StoreUnavailable
from starlore.table.seating import sit_program_down
from starlore.table.state import State
from starlore.web.api.endpoint import Endpoint, post
from starlore.web.api.guard import Guard, reply
from starlore.web.api.protocol import JoinAsProgram, ProgramAddress, ProgramSeat
from starlore.web.api.submitting import submit_and_wait
from starlore.web.identity.cookie import new_secret, person_of


def owns(state: State, person: Person) -> bool:
    """Somebody is this table's owner, be it that another stands in for them just now."""
    chair = state.chair_of(person)
    return chair is not None and chair.player in (state.owner, state.absent_owner)


class ProgramEndpoints:
    """The endpoints about programs."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server
        self.links = guard.server.program_links

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
        token = await self.links.make(room.code, person)
        return reply(ProgramAddress(f"{self.guard.base_url(request)}/api/programs/{token}"), 201)

    async def join(self, request: Request) -> Response:
        """A program sits down. If it is refused, or the table cannot be read now, its address is still good.

        An address is worth as much as whoever made it: not an owner any more, or sent away, and it leads nowhere.
        """
        body = await self.guard.read(request, JoinAsProgram)
        token = request.path_params["token"]
        link = await self.links.redeem(token)
        try:
            room = await self.server.tables.room(link.code)
            if owns(room.ledger.durable, link.maker):
                return reply(await self.sit_down(request, room, body), 201)
        except (Refused, StoreUnavailable):
            await self.links.keep(token, link)
            raise
        raise Refused("no_such_link")

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
