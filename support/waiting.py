"""Waiting for something that happens in another thread or process."""

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 60.0
"""Seconds."""

PAUSE = 0.01


def until(true: Callable[[], Any]) -> None:
    """Wait for something to become true, and fail when it does not."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(PAUSE)
