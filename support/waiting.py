"""Waiting for something that happens in another thread or process."""

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 60.0
"""Seconds after which a test gives up waiting."""


def until(true: Callable[[], Any], pause: float = 0.01) -> None:
    """Wait for something to become true, and fail when it does not; `pause`: seconds between two looks."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(pause)
