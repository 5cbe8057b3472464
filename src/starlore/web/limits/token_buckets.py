"""Rate limits: token buckets that fill slowly and are emptied by asking."""

import time
from collections import OrderedDict

from starlore.web.limits.limits import Rate


class Bucket:
    """A token bucket: burst size, refill rate."""

    __slots__ = ("full", "left", "rate", "then")

    def __init__(self, size: Rate) -> None:
        self.full, self.rate = size
        self.left = self.full
        self.then = time.monotonic()

    def refill(self, now: float | None = None) -> None:
        """Add what has trickled in, by the monotonic clock."""
        if now is None:
            now = time.monotonic()
        left = self.left + (now - self.then) * self.rate
        self.left = left if left < self.full else self.full
        self.then = now

    def take(self, some: float = 1) -> bool:
        """Take one, or some, if there are so many left."""
        self.refill()
        if self.left < some:
            return False
        self.left -= some
        return True

    def owe(self, some: float = 1) -> None:
        """Take them even if there are none: whoever asks for many at the same moment waits the longer afterwards."""
        self.refill()
        self.left -= some

    def empty(self) -> bool:
        """There is none left."""
        self.refill()
        return self.left < 1


class Buckets:
    """A token bucket for everyone who asks (an LRU cache): those who have not asked for longest are forgotten first."""

    def __init__(self, size: Rate, keep: int = 20_000) -> None:
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


def spend(buckets: list[Bucket], size: float) -> bool:
    """Take so much from all of them, or nothing from any: whether there was enough in each."""
    now = time.monotonic()
    for bucket in buckets:
        bucket.refill(now)
        if bucket.left < size:
            return False
    for bucket in buckets:
        bucket.left -= size
    return True
