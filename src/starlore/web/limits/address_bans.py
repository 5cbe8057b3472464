"""Bans by address: whoever was sent away from a table does not come back from there under another cookie."""

import time
from collections import OrderedDict
from collections.abc import Callable

from starlore.web.limits.expiring import ExpiringRows

BAN_SECONDS = 3600
MOST_BANS = 10_000
"""Of more, the oldest are forgotten."""


class AddressBans:
    """Addresses from which nobody new comes to a table for a while; across restarts where `kept` has a file."""

    def __init__(self, kept: ExpiringRows | None = None) -> None:
        self.kept = kept
        self.until: OrderedDict[tuple[str, str], float] = OrderedDict()
        """By the monotonic clock: a jump of the wall clock makes no ban longer or shorter."""
        for key, _, until in [] if kept is None else kept.all()[-MOST_BANS:]:
            code, _, address = key.partition(" ")
            self.until[code, address] = time.monotonic() + min(until - time.time(), BAN_SECONDS)
        self.on_add: Callable[[str, str], None] = lambda *_: None
        """Told of bans that were made here, for other servers to note."""

    def add(self, code: str, address: str) -> None:
        """Somebody at this address was sent away from this table."""
        self.note(code, address)
        self.on_add(code, address)

    def note(self, code: str, address: str) -> None:
        """Somebody at this address was sent away, here or on another server."""
        self.until[code, address] = time.monotonic() + BAN_SECONDS
        while len(self.until) > MOST_BANS:
            self.until.popitem(last=False)
        if self.kept is not None:
            self.kept.put(f"{code} {address}", "", time.time() + BAN_SECONDS)

    def is_banned(self, code: str, address: str) -> bool:
        """Nobody new comes to this table from there."""
        return self.until.get((code, address), 0.0) > time.monotonic()
