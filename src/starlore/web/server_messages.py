"""What servers of the same tables tell each other: what counts against limits and bans, and links between devices.

It is told at most once and kept nowhere: whoever spreads over servers gains what is under way, not a share of each.
"""

import secrets
import time

import msgspec
from msgspec import Struct, field

from starlore.table.options import Person
from starlore.table.ports import Bus
from starlore.web.identity.links import Link
from starlore.web.server import Server

TOPIC = "servers"


class Miss(Struct, frozen=True, tag="miss"):
    """Somebody has asked for a table that does not exist."""

    server: str
    person: Person | None
    networks: tuple[str, ...] = field(name="around")


class Opening(Struct, frozen=True, tag="opening"):
    """Somebody has opened a table."""

    server: str
    person: Person
    address: str


class AddressBanned(Struct, frozen=True, tag="barring"):
    """Nobody new comes to a table from an address.

    On the wire it is `barring`: servers of earlier versions know it by that name.
    """

    server: str
    code: str
    address: str


class Linked(Struct, frozen=True, tag="linked"):
    """A link between devices was made, or something has happened to it."""

    server: str
    link: Link
    left: float
    """Seconds for which it is open; none: it is settled."""


Said = Miss | Opening | AddressBanned | Linked
ENCODER = msgspec.msgpack.Encoder()
DECODER: msgspec.msgpack.Decoder[Said] = msgspec.msgpack.Decoder(Said)


class ServerMessages:
    """Tells other servers, and hears from them."""

    def __init__(self, server: Server, bus: Bus) -> None:
        self.server = server
        self.bus = bus
        self.name = secrets.token_hex(8)
        server.room_finder.on_miss = lambda person, networks: self.tell(Miss(self.name, person, networks))
        server.on_opening = lambda person, address: self.tell(Opening(self.name, person, address))
        server.address_bans.on_add = lambda code, address: self.tell(AddressBanned(self.name, code, address))
        server.links.on_change = self.tell_link
        bus.subscribe(TOPIC, self.hear)

    def tell(self, said: Said) -> None:
        """Tell all other servers."""
        self.bus.publish(TOPIC, ENCODER.encode(said))

    def tell_link(self, link: Link, *, settled: bool) -> None:
        """A link has changed."""
        self.tell(Linked(self.name, link, 0.0 if settled else link.until - time.monotonic()))

    def hear(self, data: bytes) -> None:
        """Another server tells something."""
        said = DECODER.decode(data)
        if said.server == self.name:
            return
        match said:
            case Miss():
                self.server.room_finder.wrong_codes.count(said.person, said.networks)
            case Opening():
                self.server.rates.openings.of(said.person).owe()
                self.server.rates.openings_of_address.of(said.address).owe()
            case AddressBanned():
                self.server.address_bans.note(said.code, said.address)
            case Linked():
                said.link.until = time.monotonic() + said.left
                self.server.links.take_over(said.link)
