"""Rate limits: token buckets that fill slowly and are emptied by asking."""

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_network

from msgspec import Struct
from starlette.types import Scope


class Limits(Struct, frozen=True):
    """All limits of the server in one place: (how many at once, how many a second)."""

    messages: tuple[float, float] = (30, 8)
    """Messages on one socket, whatever is in them."""

    chat: tuple[float, float] = (5, 0.5)
    """Lines of chat and reactions of one person, on however many sockets."""

    tables: tuple[float, float] = (10, 1 / 60)
    """Tables opened by one person."""

    tables_of_address: tuple[float, float] = (60, 1 / 10)
    """Tables opened from one address, behind which there may be a whole school."""

    requests: tuple[float, float] = (120, 20)
    """HTTP requests to the API, and new sockets, from one address."""

    misses: tuple[float, float] = (20, 1 / 30)
    """Codes of tables that do not exist, from one address: codes cannot be tried out."""

    sockets: int = 12
    """Open sockets of one person."""

    message: int = 16_384
    """Bytes of one message from a browser."""

    body: int = 16_384
    """Bytes of one request."""

    backlog: int = 262_144
    """Bytes that may wait for a slow client before it is dropped."""


class Bucket:
    """A token bucket: burst size, refill rate."""

    __slots__ = ("full", "left", "rate", "then")

    def __init__(self, size: tuple[float, float]) -> None:
        self.full, self.rate = size
        self.left = self.full
        self.then = time.monotonic()

    def refill(self) -> None:
        """Add what has trickled in."""
        now = time.monotonic()
        self.left = min(self.full, self.left + (now - self.then) * self.rate)
        self.then = now

    def take(self) -> bool:
        """Take one, if there is one left."""
        self.refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def owe(self) -> None:
        """Take one even if there is none: whoever asks for many at the same moment waits the longer afterwards."""
        self.refill()
        self.left -= 1

    def empty(self) -> bool:
        """There is none left."""
        self.refill()
        return self.left < 1


class Buckets:
    """A token bucket for everyone who asks (an LRU cache): those who have not asked for longest are forgotten first."""

    def __init__(self, size: tuple[float, float], keep: int = 20_000) -> None:
        self.size = size
        self.keep = keep
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """This one's bucket."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.size)
            if len(self.buckets) > self.keep:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket


def address(scope: Scope) -> str:
    """Whom a request counts against: its address, or the network of an IPv6 address, since one home has billions."""
    host: str = scope["client"][0] if scope.get("client") else "?"
    if ":" not in host:
        return host
    try:
        mapped = IPv6Address(host).ipv4_mapped
    except ValueError:
        return host
    return str(mapped) if mapped else str(ip_network((host, 64), strict=False))
