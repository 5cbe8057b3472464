"""For whoever runs the server: is it well, and how busy is it?"""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from starlore.table.ports import StoreUnavailable
from starlore.web.server import Server


class Operating:
    """Health and metrics."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def health(self, _: Request) -> Response:
        """Am I well? The log can be read."""
        try:
            await self.server.tables.store.read("health")
        except StoreUnavailable:
            return PlainTextResponse("the log cannot be read\n", 503)
        return PlainTextResponse("ok\n")

    async def ready(self, _: Request) -> Response:
        """Can I be played on? The log can be written (readiness probe)."""
        try:
            await self.server.tables.store.probe()
        except StoreUnavailable:
            return PlainTextResponse("the log cannot be written\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(self, _: Request) -> Response:
        """Counters, in Prometheus' text format."""
        return Response(self.server.metrics.text(), media_type="text/plain; version=0.0.4")
