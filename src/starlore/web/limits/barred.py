"""Bans by address: whoever was sent away from a table does not come back from there under another cookie."""

import time
from collections import OrderedDict
from collections.abc import Callable

from starlore.web.limits.expiring import ExpiringRows

BARRED_SECONDS = 3600
KEPT = 10_000


class Barred:
    """Addresses from which nobody new comes to a table for a while; across restarts where `kept` has a file."""

    def __init__(self, kept: ExpiringRows | None = None) -> None:
        self.kept = kept
        self.until: OrderedDict[tuple[str, str], float] = OrderedDict()
        """By the monotonic clock: a jump of the wall clock makes no ban longer or shorter."""
        for key, _, until in [] if kept is None else kept.all()[-KEPT:]:
            code, _, address = key.partition(" ")
            self.until[code, address] = time.monotonic() + min(until - time.time(), BARRED_SECONDS)
        self.on_bar: Callable[[str, str], None] = lambda *_: None

    def bar(self, code: str, address: str) -> None:
        """Somebody at this address was sent away from this table."""
        self.note(code, address)
        self.on_bar(code, address)

    def note(self, code: str, address: str) -> None:
        """Somebody at this address was sent away, here or on another server."""
        self.until[code, address] = time.monotonic() + BARRED_SECONDS
        while len(self.until) > KEPT:
            self.until.popitem(last=False)
        if self.kept is not None:
            self.kept.put(f"{code} {address}", "", time.time() + BARRED_SECONDS)

    def holds(self, code: str, address: str) -> bool:
        """Nobody new comes to this table from there."""
        return self.until.get((code, address), 0.0) > time.monotonic()
