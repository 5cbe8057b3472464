"""What every request and every socket of one server shares."""

import asyncio
import contextlib
import logging
import re
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from starlore.core import Refused
from starlore.owndecks.collecting import collect
from starlore.owndecks.library import Library
from starlore.table.live.ports import Brain, Clock
from starlore.table.live.room import Room
from starlore.table.live.tables import Tables
from starlore.table.options import Person
from starlore.table.ports import Store, StoreUnavailable
from starlore.web.identity.devices import Devices, Session
from starlore.web.identity.links import Links
from starlore.web.limits.address_bans import AddressBans
from starlore.web.limits.expiring import ExpiringRows
from starlore.web.limits.limits import Limits
from starlore.web.limits.rates import Rates
from starlore.web.limits.write_quotas import WriteQuotas
from starlore.web.limits.wrong_codes import WrongCodes
from starlore.web.metrics import Metrics
from starlore.web.push.calls import Calls
from starlore.web.push.keys import Keys
from starlore.web.push.services import Services
from starlore.web.push.subscriptions import Subscriptions
from starlore.web.site.build import Build

log = logging.getLogger(__name__)

SWEEP_INTERVAL = 15.0
"""Seconds between two looks for rooms that nobody is in."""

COLLECT_INTERVAL = 3600.0
"""Seconds between two looks for pictures that nobody needs."""


HOST = re.compile(r"(\[[0-9a-fA-F:.]{2,45}\]|[A-Za-z0-9_.-]{1,253})(:[0-9]{1,5})?")
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")


class ClientSocket(Protocol):
    """Whoever has opened a socket."""

    @property
    def session(self) -> Session:
        """Whose socket it is."""

    def disconnect(self, code: str) -> None:
        """Close it and say why."""

    def backlog(self) -> int:
        """Bytes that wait for it."""

    def drop(self) -> None:
        """End it at once."""


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
        devices: Devices | None = None,
        metrics_token: str | None = None,
        subscriptions: Subscriptions | None = None,
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
        self.devices = devices or Devices()
        self.links = Links()
        self.subscriptions = subscriptions or Subscriptions()
        self.services = services or Services(Keys(), self.base_url or "https://localhost")
        self.calls = Calls(self.tables, self.subscriptions, self.services)
        self.library = library
        """Decks of people's own; None: there are none here."""
        self.sockets: dict[Person, set[ClientSocket]] = {}
        """Open sockets of each person."""
        self.draining = False
        """It is about to stop: nobody new is to be sent here."""
        self.open_sockets = 0
        self.waiting = 0
        """Bytes that wait for all of them, as far as it was noticed."""
        self.rates = Rates(self.limits)
        self.wrong_codes = WrongCodes(self.limits)
        self.write_quotas = WriteQuotas(self.limits)
        self.address_bans = AddressBans(ExpiringRows(self.devices, "barred"))
        self.on_miss: Callable[[Person | None, tuple[str, ...]], None] = lambda *_: None
        self.on_opening: Callable[[Person, str], None] = lambda *_: None
        """Told what other servers are to count too."""
        self.measure(store)

    def measure(self, store: Store) -> None:
        """Have the metrics told what happens at tables and in the store."""
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

    async def find_room(
        self, code: str | None, person: Person | None, networks: tuple[str, ...], *, invitation: str | None = None
    ) -> Room:
        """The table with this code; whoever asks for many that do not exist is slowed down, but finds their own.

        A code is short and can be guessed: it opens a table only while that is alive. Later it takes an invitation.
        """
        if self.has_missed(person, networks) and not await self.may_still_ask(code, person, invitation):
            raise Refused("too_fast")
        try:
            if code is None:
                raise Refused("no_such_table")
            room = await self.tables.room(code)
            if not (invited(room, invitation) or self.is_alive(room) or await self.sits_at(code, person)):
                raise Refused("no_such_table")
            return room
        except Refused:
            self.count_miss(person, networks)
            raise

    def count_miss(self, person: Person | None, networks: tuple[str, ...]) -> None:
        """A code or a link was wrong: it counts here and on the other servers."""
        for bucket in self.wrong_codes.buckets(person, networks):
            bucket.owe()
        self.on_miss(person, networks)

    def has_missed(self, person: Person | None, networks: tuple[str, ...]) -> bool:
        """So many codes were wrong, of this person, around them or everywhere, that no more may be tried."""
        return any(bucket.empty() for bucket in self.wrong_codes.buckets(person, networks))

    async def may_still_ask(self, code: str | None, person: Person | None, invitation: str | None) -> bool:
        """Whoever sits at the table, or holds its invitation, guesses nothing: others' guesses do not lock them out."""
        if code is not None and invitation is not None:
            with contextlib.suppress(Refused):
                return invited(await self.tables.room(code), invitation)
        return await self.sits_at(code, person)

    def is_alive(self, room: Room) -> bool:
        """Somebody is there, or was not long ago; tables from before there were invitations are always so."""
        state, quiet = room.ledger.durable, room.clock.now() - room.ledger.history.at
        return not state.invitation or bool(room.presence.subscribers) or quiet < self.limits.alive

    async def sits_at(self, code: str | None, person: Person | None) -> bool:
        """This person has sat down at this table before, or has come to it by its invitation."""
        if code is None or person is None:
            return False
        return any(summary.code == code for summary in await self.tables.store.recall(person))

    async def rooms_of(self, person: Person, most: int | None = None) -> list[Room]:
        """The tables at which this person has sat, as far as they are still there."""
        found = []
        for summary in (await self.tables.store.recall(person))[:most]:
            try:
                found.append(await self.tables.room(summary.code))
            except (Refused, StoreUnavailable):
                continue  # it was deleted, or its log is broken: the others are there
        return found

    # --- who is here ----------------------------------------------------------------------------

    def joined(self, socket: ClientSocket) -> None:
        """A socket was opened."""
        self.sockets.setdefault(socket.session.person, set()).add(socket)
        self.open_sockets += 1
        self.count()

    def left(self, socket: ClientSocket) -> None:
        """A socket was closed."""
        own = self.sockets[socket.session.person]
        own.discard(socket)
        if not own:
            del self.sockets[socket.session.person]
        self.open_sockets -= 1
        self.count()

    def sign_out(self, person: Person, keys: Iterable[str]) -> None:
        """These devices are this person's no more: close what they look at."""
        ended = set(keys)
        for socket in list(self.sockets.get(person, ())):
            if socket.session.key in ended:
                socket.disconnect("signed_out")

    def count(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.sockets.set(self.open_sockets)
        self.metrics.players.set(len(self.sockets))
        self.metrics.tables.set(len(self.tables.rooms))

    def drop_slowest(self) -> None:
        """Too much waits for slow clients together: count it anew, and drop those for whom most of it waits."""
        sockets = [socket for own in self.sockets.values() for socket in own]
        slowest = sorted(sockets, key=lambda socket: socket.backlog(), reverse=True)
        self.waiting = sum(socket.backlog() for socket in slowest)
        for socket in slowest:
            if self.waiting <= self.limits.backlog_of_all / 2:
                return
            self.waiting -= socket.backlog()
            socket.drop()

    async def sweep(self) -> None:
        """Let go of what nobody looks at, again and again."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            self.tables.sweep()
            self.count()

    async def open(self) -> None:
        """Get ready, once the event loop runs."""
        await self.tables.store.prepare()
        await self.devices.prepare()
        await self.subscriptions.prepare()
        self.devices.on_ended = self.sign_out

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
        self.devices.close()
        log.info("closed")


def invited(room: Room, invitation: str | None) -> bool:
    """The secret of a link to this table."""
    secret = room.ledger.durable.invitation
    return invitation is not None and secret != "" and secrets.compare_digest(secret.encode(), invitation.encode())
