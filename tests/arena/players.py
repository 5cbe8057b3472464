"""Programs that enter the arena in tests."""

from random import Random
from typing import Any

from starlore.bots.random_brain import RandomBrain

BRAIN, CHANCE = RandomBrain(), Random(1)


def fair(view: Any) -> Any:
    """Any legal move."""
    return BRAIN.choose(view.__struct_config__.tag, view, "friend", "en", CHANCE)


def crashing(_: Any) -> Any:
    """Never makes a move."""
    raise RuntimeError("a bug")


def cheating(_: Any) -> Any:
    """Votes at any time, for a slot that is not there."""
    return {"type": "vote", "slot": 99}


def babbling(_: Any) -> Any:
    """Says what is no command."""
    return {"type": "pass"}


def endless(_: Any) -> Any:
    """Thinks for ever."""
    while True:
        pass
