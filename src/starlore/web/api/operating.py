"""For whoever runs the server: is it well, and how busy is it?"""

import secrets

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from starlore.table.ports import StoreUnavailable
from starlore.web.api.guard import problem
from starlore.web.limits.addresses import address
from starlore.web.server import LOOPBACK, Server

FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")
LOCAL = ("127.0.0.1", "::/64")
"""This machine, as `address` counts it."""


class OperatorEndpoints:
    """Health and metrics."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def within_rate(self, request: Request) -> bool:
        """Rate limit: nobody asks for this often."""
        return self.server.rates.health.of(address(request.scope)).take()

    def is_operator(self, request: Request) -> bool:
        """Whoever knows the token; where none is set, a program on this machine that no proxy stands before."""
        token = self.server.metrics_token
        if token is not None:
            given = request.headers.get("authorization", "").removeprefix("Bearer ")
            return secrets.compare_digest(given.encode(), token.encode())
        passed_on = any(header in request.headers for header in FORWARDED)
        host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
        return address(request.scope) in LOCAL and host in LOOPBACK and not passed_on

    async def health(self, request: Request) -> Response:
        """Am I well? The log can be read."""
        if not self.within_rate(request):
            return problem("too_fast")
        try:
            await self.server.tables.store.read("health")
        except StoreUnavailable:
            return PlainTextResponse("the log cannot be read\n", 503)
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Can I be played on? The log can be written (readiness probe)."""
        if not self.within_rate(request):
            return problem("too_fast")
        if self.server.draining:
            return PlainTextResponse("about to stop\n", 503)
        try:
            await self.server.tables.store.probe()
        except StoreUnavailable:
            return PlainTextResponse("the log cannot be written\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, request: Request) -> Response:
        """Counters, in Prometheus' text format: with the token, or without one for this machine itself."""
        if not (self.within_rate(request) and self.is_operator(request)):
            return problem("no_such_file")
        return Response(self.server.metrics.text(), media_type="text/plain; version=0.0.4")
