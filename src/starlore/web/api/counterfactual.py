"""Looking back at a round of the game on the table: computed by the bots' own code, for whoever played in it."""

import asyncio

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from starlore.brain_types import Counterfactual
from starlore.core import Refused
from starlore.web.api.endpoint import Endpoint, get
from starlore.web.api.guard import Guard, reply


class CounterfactualView(Struct, frozen=True, rename={"counterfactual": "lens"}):
    """What other numbers would have brought; None: the game has no such question."""

    counterfactual: Counterfactual | None


class CounterfactualEndpoints:
    """The endpoint about looking back."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        return [
            get(
                "/api/tables/{code}/rounds/{round}/lens",
                self.look_back,
                "What other numbers would have brought me in a round that is over",
                returns=CounterfactualView,
                refusals=[404],
            )
        ]

    async def look_back(self, request: Request) -> Response:
        """Only for whoever played, and only when the round is over: then nothing of it is secret any more."""
        session = self.guard.session(request)
        state = (await self.guard.room(request, session.person)).ledger.durable
        chair, playing = state.chair_of(session.person), state.playing
        if playing is None or playing.state is None:
            raise Refused("no_game")
        seat = None if chair is None else playing.seat_of(chair.player)
        if seat is None:
            raise Refused("not_in_game")
        rounds = playing.rules.rounds(playing.state)
        number = request.path_params["round"]
        if number not in map(str, range(1, len(rounds) + 1)):
            raise Refused("round_not_over")
        brain = self.server.tables.brain
        found = await asyncio.to_thread(brain.look_back, playing.slug, rounds[int(number) - 1], seat)
        return self.guard.with_session(request, reply(CounterfactualView(found)), session)
