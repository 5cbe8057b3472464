"""Flaws about how much somebody may ask of the server."""
# mypy: disable-error-code="method-assign, assignment"

from typing import Any

from starlore.core import Refused
from starlore.owndecks.upload_slots import UploadSlots
from starlore.table import evolve
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.state import CHAT_KEPT
from starlore.web import app as _everything  # noqa: F401 - whatever takes a name by import is there before it is replaced
from starlore.web import socket
from starlore.web.api.operating import OperatorEndpoints
from starlore.web.limits import token_buckets
from starlore.web.limits.address_bans import AddressBans
from starlore.web.limits.connection_limits import Http
from starlore.web.limits.expiring import ExpiringRows
from starlore.web.limits.limits import Limits, Rate
from starlore.web.limits.rates import Rates
from starlore.web.limits.token_buckets import Bucket
from starlore.web.limits.write_quotas import WriteQuotas
from starlore.web.limits.wrong_codes import WrongCodes
from starlore.web.open_sockets import OpenSockets
from starlore.web.room_finder import RoomFinder
from tests.planted.planting import everywhere


def bytes_are_not_counted() -> None:
    """Anyone writes as much as they like."""
    everywhere(token_buckets.spend, lambda *_: True)


class Unlimited(Limits, frozen=True, kw_only=True):
    """Limits as they were: commands were counted, and bytes were not."""

    written: Rate = (1e12, 1e12)
    written_of_address: Rate = (1e12, 1e12)
    written_of_network: Rate = (1e12, 1e12)


def bytes_are_unlimited() -> None:
    """There are limits, and they are none."""
    everywhere(Limits, Unlimited)


def nobody_is_let_through() -> None:
    """After wrong codes from an address, those who sit at the table do not get in either."""

    async def sits_at(*_: Any) -> bool:
        return False

    RoomFinder.sits_at = sits_at


def misses_count_for_the_address() -> None:
    """Wrong codes of one person are everybody's at the same address."""
    buckets = WrongCodes.buckets

    def of_address(self: WrongCodes, _: Person | None, networks: tuple[str, ...]) -> list[Bucket]:
        return buckets(self, None, networks)

    WrongCodes.buckets = of_address


def misses_count_for_one_network() -> None:
    """Wrong codes count for a /64, of which anybody can have many."""
    buckets = WrongCodes.buckets
    WrongCodes.buckets = lambda self, person, networks: buckets(self, person, networks)[:2]


def codes_never_end() -> None:
    """A code opens a table for as long as it is kept."""
    RoomFinder.is_alive = lambda *_: True


def everyone_hears_of_everyone() -> None:
    """Whoever comes or goes is told to all who are there, at once."""
    Room.show_presence_soon = lambda self: self.show_everyone()


def no_time_outs() -> None:
    """A request may take for ever to come."""
    Http.set_timeout = lambda *_: None


def chat_by_lines_alone() -> None:
    """The chat is bounded in lines, and a line can be long."""
    evolve.last_lines = lambda chat: chat[-CHAT_KEPT:]


def slow_clients_are_not_counted_together() -> None:
    """What waits for all slow clients together has no end."""
    OpenSockets.drop_slowest = lambda _: None


def health_is_free() -> None:
    """Health and counters can be asked for all the time."""
    OperatorEndpoints.within_rate = lambda *_: True


def addresses_are_not_banned() -> None:
    """A ban holds for a cookie."""
    AddressBans.is_banned = lambda *_: False


def bans_end_with_the_server() -> None:
    """A ban by address is forgotten with a restart."""
    ExpiringRows.all = lambda _: []


def nothing_beside_the_log_is_counted() -> None:
    """Devices, calls and decks are kept for whoever asks, as often as they like."""
    WriteQuotas.count_kept = lambda *_: None


def pictures_count_for_a_cookie() -> None:
    """Pictures are counted for a person, and anyone can be somebody new."""

    def count_upload(self: Rates, person: Person, _: tuple[str, ...]) -> None:
        if not self.uploads.of(person).take():
            raise Refused("too_fast")

    Rates.count_upload = count_upload


def turns_are_everybodys() -> None:
    """One address may have all turns to send pictures."""
    before = UploadSlots.__init__

    def shared(self: UploadSlots, at_once: int) -> None:
        before(self, at_once)
        self.each = at_once

    UploadSlots.__init__ = shared


def invitations_are_guesses() -> None:
    """Where too many codes were wrong, an invitation does not help."""
    RoomFinder.may_still_ask = lambda self, code, person, _: self.sits_at(code, person)


def no_close_timeout() -> None:
    """A client that takes no goodbye is waited for."""
    socket.CLOSE_TIMEOUT = 3600.0
