"""The endpoints about being called."""

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from starlore.core import Refused
from starlore.web.api.endpoint import Endpoint, get, post
from starlore.web.api.guard import Guard, reply
from starlore.web.limits.addresses import networks_of
from starlore.web.limits.write_quotas import RECORD
from starlore.web.push.protocol import CallMe, MyCalls, NoCalls
from starlore.web.push.services import Subscription
from starlore.web.push.subscriptions import CallSubscription


class CallEndpoints:
    """Being called when it is my turn."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.server = guard.server

    def endpoints(self) -> list[Endpoint]:
        """What can be asked for."""
        here = "/api/me/calls"
        return [
            get(here, self.mine, "How I can be called", returns=MyCalls),
            post(here, self.call_me, "Call this browser when it is my turn in a slow game", body=CallMe),
            post(f"{here}/end", self.end, "Do not call me any more, in this browser or in any", body=NoCalls),
        ]

    async def mine(self, request: Request) -> Response:
        """What a browser needs to subscribe, and how many of mine are called."""
        session = self.guard.session(request)
        mine = self.server.subscriptions.of(session.person)
        here = any(one.device == session.key for one in mine)
        answer = reply(MyCalls(self.server.services.keys.public, len(mine), here))
        return self.guard.with_session(request, answer, session)

    async def call_me(self, request: Request) -> Response:
        """Call this browser from now on. A browser has one subscription: a new one takes the place of the old."""
        body = await self.guard.read(request, CallMe)
        session = self.guard.session(request)
        if not self.server.services.accepts(Subscription(body.endpoint, body.key, body.auth)):
            raise Refused("no_such_push_service")
        if body.endpoint not in self.server.subscriptions.by_endpoint:
            size = RECORD + len(msgspec.json.encode(body))
            self.server.write_quotas.count_kept(session.person, networks_of(request.scope), size)
        quiet = body.quiet
        wanted = CallSubscription(
            endpoint=body.endpoint,
            person=session.person,
            device=session.key,
            key=body.key,
            auth=body.auth,
            made=time.time(),
            quiet_from=None if quiet is None else quiet.from_,
            quiet_to=None if quiet is None else quiet.to,
            zone=body.zone,
        )
        before = [one for one in self.server.subscriptions.of(session.person) if one.device == session.key]
        await self.server.subscriptions.add(wanted)
        await self.server.subscriptions.forget(one.endpoint for one in before if one.endpoint != body.endpoint)
        return self.guard.with_session(request, Response(status_code=204), session)

    async def end(self, request: Request) -> Response:
        """No more calls: of this browser, or of all of mine. Whoever knows an address may end it: it is a secret."""
        body = await self.guard.read(request, NoCalls)
        session = self.guard.session(request)
        mine = self.server.subscriptions.of(session.person)
        ended = [one.endpoint for one in mine if body.everywhere or one.device == session.key]
        await self.server.subscriptions.forget([*ended, *filter(None, [body.endpoint])])
        return self.guard.with_session(request, Response(status_code=204), session)
