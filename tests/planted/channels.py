"""Flaws by which somebody learns what they must not know, or comes by a way that is none."""
# mypy: disable-error-code="method-assign, assignment"

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from starlore.__main__ import app as _everything  # noqa: F401 - whatever takes a name by import is there already
from starlore.store import schema
from starlore.table.live.outbox import Outbox
from starlore.table.live.room import Room
from starlore.table.log.records import decode
from starlore.table.options import Door, Person
from starlore.table.projections import export
from starlore.table.projections.album import Page
from starlore.table.state import State
from starlore.table.view import views_of
from starlore.table.wire import Update, encode
from starlore.web import logs, socket
from starlore.web.api import programs
from starlore.web.api.albums import AlbumEndpoints
from starlore.web.api.operating import OperatorEndpoints
from starlore.web.api.people import PeopleEndpoints
from starlore.web.metrics import Metrics
from starlore.web.push import services
from starlore.web.server import Server
from tests.planted.planting import everywhere


def changed_by_secrets() -> None:
    """The list of my tables tells when something was last written, whatever it was."""

    async def changed(_: PeopleEndpoints, room: Room) -> float:
        return room.ledger.history.at

    PeopleEndpoints.changed = changed


def screens_hear_their_owner() -> None:
    """A shared screen is told when the person who opened it does something."""
    flush = Outbox.flush

    def and_screens(self: Outbox) -> None:
        touched, state = set(self.touched), self.ledger.durable
        flush(self)
        for subscriber in self.presence.subscribers:
            if subscriber.viewer is None and subscriber.person in touched:
                view = msgspec.Raw(encode(views_of(state, self.presence.info(state))(None)))
                subscriber.tell(encode(Update(self.ledger.view_version(None), 0.0, view, (), (), (), 0)))

    Outbox.flush = and_screens


def metrics_are_open() -> None:
    """Anyone may see the counters."""
    OperatorEndpoints.is_operator = lambda *_: True


def every_commit_is_counted() -> None:
    """A counter moves with every commit, those of secret moves among them."""
    Metrics.committed = lambda self, seconds: self.commit.observe(seconds)


def exports_show_everything() -> None:
    """An export shows every event as it is."""

    def public(record: bytes) -> Iterator[dict[str, Any]]:
        entry = decode(record)
        yield from ({"at": entry.at, "by": entry.by, "event": msgspec.to_builtins(event)} for event in entry.events)

    everywhere(export.public_events, public)


def codes_are_logged() -> None:
    """Logs hold the codes of tables."""
    logs.nickname = lambda code: code


def files_are_readable() -> None:
    """Whatever is written can be read by everyone on the machine."""
    os.umask(0o022)
    os.umask = lambda _: 0o022

    def keep_private(path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)

    everywhere(schema.keep_private, keep_private)


def any_host_is_ours() -> None:
    """Whatever a request calls the server is its name."""
    Server.is_our_host = lambda *_: True


def any_scheme_is_ours() -> None:
    """An origin is compared without its scheme."""

    def is_our_origin(self: Server, origin: str | None, host: str | None) -> bool:
        return origin is None or origin.partition("://")[2] in (host, self.host)

    Server.is_our_origin = is_our_origin


def pages_without_https_are_ours() -> None:
    """A page that somebody on the way has put there speaks for the site."""

    def is_our_origin(self: Server, origin: str | None, host: str | None) -> bool:
        scheme, _, name = (origin or "").partition("://")
        return origin is None or (scheme in ("http", "https") and name in (host, self.host))

    Server.is_our_origin = is_our_origin


def any_address_is_a_push_services() -> None:
    """Where a browser wants to be called is believed, as long as its beginning is known."""
    services.ADDRESS = re.compile(".*", re.DOTALL)


def programs_outlive_their_makers() -> None:
    """An address for a program is good, whatever has become of whoever made it."""
    programs.owns = lambda *_: True


def invitations_open_albums() -> None:
    """Whoever finds a table may leaf through its album."""

    async def pages_for(self: AlbumEndpoints, room: Room, person: Person) -> tuple[Page, ...]:
        return tuple(page for page in (await self.album(room)).pages if page.is_for(person))

    AlbumEndpoints.pages_for = pages_for


def many_addresses() -> None:
    """A table is found wherever its code stands in an address."""
    socket.PATH = re.compile(r".*?([2-9A-Z]{6}).*")


def sitting_down_shows_the_game() -> None:
    """Where nobody may look on, anyone may sit down."""

    def door_for(self: State, _: object) -> Door:
        return self.door

    State.door_for = door_for
