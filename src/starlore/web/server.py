"""What every request and every socket of one server shares."""

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from starlore.owndecks.collecting import collect
from starlore.owndecks.library import Library
from starlore.table.live.ports import Brain, Clock
from starlore.table.live.tables import Tables
from starlore.table.options import Person
from starlore.table.ports import Store, StoreUnavailable
from starlore.web.devices_file import DevicesFile
from starlore.web.identity.devices import Devices
from starlore.web.identity.links import Links
from starlore.web.identity.program_links import ProgramLinks
from starlore.web.limits.address_bans import AddressBans
from starlore.web.limits.expiring import ExpiringRows
from starlore.web.limits.limits import Limits
from starlore.web.limits.rates import Rates
from starlore.web.limits.write_quotas import WriteQuotas
from starlore.web.metrics import Metrics
from starlore.web.open_sockets import OpenSockets
from starlore.web.push.calls import Calls
from starlore.web.push.keys import Keys
from starlore.web.push.services import Services
from starlore.web.push.subscriptions import Subscriptions
from starlore.web.room_finder import RoomFinder
from starlore.web.site.build import Build

log = logging.getLogger(__name__)

SWEEP_INTERVAL = 15.0
"""Seconds between two looks for rooms that nobody is in."""

COLLECT_INTERVAL = 3600.0
"""Seconds between two looks for pictures that nobody needs."""


HOST = re.compile(r"(\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9_.-]{1,253})(:[0-9]{1,5})?")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class Server:
    """Everything that requests and sockets share."""

    def __init__(
        self,
        store: Store,
        brain: Brain,
        *,
        base_url: str | None = None,
        client: Path | None = None,
        limits: Limits | None = None,
        pace: float = 1.0,
        clock: Clock | None = None,
        devices_file: DevicesFile | None = None,
        devices: Devices | None = None,
        metrics_token: str | None = None,
        subscriptions: Subscriptions | None = None,
        program_links: ProgramLinks | None = None,
        services: Services | None = None,
        folder: Path | None = None,
        library: Library | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.tables = Tables(store, brain, pace=pace, clock=clock)
        self.base_url = base_url.rstrip("/") if base_url else None
        self.host = urlsplit(base_url).netloc if base_url else None
        self.client = client
        """The built client, if it is there."""
        self.build = Build(client)
        self.folder = folder
        """Where the operator's own files lie."""
        self.metrics = Metrics()
        self.metrics_token = metrics_token
        self.devices_file = devices_file or DevicesFile()
        self.devices = devices or Devices(self.devices_file)
        self.links = Links()
        self.program_links = program_links or ProgramLinks(ExpiringRows(self.devices_file, "program"))
        self.subscriptions = subscriptions or Subscriptions()
        self.services = services or Services(Keys(), self.base_url or "https://localhost")
        self.calls = Calls(self.tables, self.subscriptions, self.services)
        self.library = library
        """Decks of people's own; None: there are none here."""
        self.room_finder = RoomFinder(self.tables, self.limits)
        self.open_sockets = OpenSockets(self.limits)
        self.draining = False
        """It is about to stop: nobody new is to be sent here."""
        self.rates = Rates(self.limits)
        self.write_quotas = WriteQuotas(self.limits)
        self.address_bans = AddressBans(ExpiringRows(self.devices_file, "barred"))
        self.on_opening: Callable[[Person, str], None] = lambda *_: None
        """Told what other servers are to count too."""
        self.measure(store)

    def measure(self, store: Store) -> None:
        """Have the metrics told what happens at tables, on sockets and in the store."""
        self.metrics.tables.set_function(lambda: len(self.tables.rooms))
        self.metrics.sockets.set_function(lambda: self.open_sockets.count)
        self.metrics.players.set_function(lambda: len(self.open_sockets.by_person))
        self.tables.on_broadcast = self.metrics.broadcast.observe
        self.tables.on_public = self.metrics.public
        self.tables.on_redecide = self.metrics.redecided.inc
        store.on_commit.append(self.metrics.committed)
        store.on_lag.append(self.metrics.lag.observe)
        for name, read in store.meters.items():
            self.metrics.meter(name, read)

    # --- may they? ------------------------------------------------------------------------------

    def is_our_origin(self, origin: str | None, host: str | None) -> bool:
        """A request comes from a page of this server (CSRF check), or from a program that is no browser."""
        if origin is None:
            return True
        scheme, _, name = origin.partition("://")
        if self.base_url is not None and self.base_url.startswith("https:") and name == self.host and scheme != "https":
            return False  # a page that somebody on the way has put there: nobody vouches for it
        return scheme in ("http", "https") and name != "" and name in (host, self.host)

    def is_our_host(self, host: str | None) -> bool:
        """A request is meant for us, as far as it is known how we are reached (allowed hosts)."""
        if host is None:
            return self.host is None
        found = HOST.fullmatch(host)
        return found is not None and (self.host in (None, host) or found[1].lower() in LOOPBACK)

    # --- from its start to its end --------------------------------------------------------------

    async def open(self) -> None:
        """Get ready, once the event loop runs."""
        await self.tables.store.prepare()
        await self.devices.prepare()
        await self.subscriptions.prepare()
        await self.program_links.prepare()
        self.devices.on_ended = self.open_sockets.sign_out

    async def sweep(self) -> None:
        """Let go of what nobody looks at, again and again."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            self.tables.sweep()

    async def collect(self) -> None:
        """Delete pictures that nobody needs, again and again; each must have been found so twice."""
        found: frozenset[str] = frozenset()
        while self.library is not None:
            await asyncio.sleep(COLLECT_INTERVAL)
            try:
                found = await collect(self.library, self.tables.store, before=found)
            except StoreUnavailable as error:
                log.error("pictures that nobody needs could not be collected", extra={"reason": str(error)})

    async def close(self) -> None:
        """Finish every commit. By now everyone has been told to come back."""
        await self.calls.stop()
        await self.tables.close()
        if self.library is not None:
            await self.library.close()
        self.devices_file.close()
        log.info("closed")
