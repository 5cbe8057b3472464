"""Who can enter: our bots by their kind, a Python callable (`module:function`), or a process (`run: command`)."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Protocol

import msgspec

from starlore.arena.process import Process
from starlore.core import Language
from starlore.core.game import AnyGame
from starlore.sim import SIMULATIONS
from starlore.sim.players import KINDS, Strategies

RUN = "run:"


class Entrant(Protocol):
    """Somebody who plays on one seat."""

    def choose(self, rules: AnyGame, view: Any, seconds: float) -> Any:
        """A command for the seat of this view. Whatever it raises is a fault; `TimeoutError` when it took too long."""


class Kind:
    """A bot of ours, or a plain player to measure others against."""

    def __init__(self, kind: str, language: Language, rng: Random) -> None:
        self.mind, self.rng = minds(language).of(kind), rng

    def choose(self, rules: AnyGame, view: Any, seconds: float) -> Any:  # noqa: ARG002 - ours are quick
        """As bots do at a table."""
        return self.mind(SIMULATIONS[rules.slug], view, self.rng)


class Function:
    """A Python callable: it gets a view, and returns a command or a dictionary that stands for one."""

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self.function = function

    def choose(self, rules: AnyGame, view: Any, seconds: float) -> Any:
        """What it returns, if it does so in time."""
        with time_limit(seconds):
            found = self.function(view)
        return msgspec.convert(found, rules.commands.kind) if isinstance(found, dict) else found


class Program:
    """A process that speaks JSON lines; it is started when it is first needed, and again when it has died."""

    def __init__(self, command: str, language: Language) -> None:
        self.process, self.language = Process(command), language

    def choose(self, rules: AnyGame, view: Any, seconds: float) -> Any:
        """What it answers, if it does so in time."""
        asked = {"type": "move", "game": rules.slug, "language": self.language, "seconds": seconds, "view": view}
        return rules.commands.decode(self.process.ask(msgspec.json.encode(asked), seconds))


@cache
def minds(language: Language) -> Strategies:
    """Our bots, made once in each process."""
    return Strategies(language)


@cache
def program(command: str, seat: int, language: Language) -> Program:  # noqa: ARG001 - one for each seat
    """A process that plays one game after another on the same seat."""
    return Program(command, language)


def entrant(spec: str, seat: int, language: Language, rng: Random) -> Entrant:
    """Whoever was named; raises `ValueError` when there is nobody of that name."""
    if spec in KINDS:
        return Kind(spec, language, rng)
    if spec.startswith(RUN):
        return program(spec.removeprefix(RUN).strip(), seat, language)
    return Function(function(spec))


def function(spec: str) -> Callable[[Any], Any]:
    """The callable of this name, from a module that can be imported from here."""
    module, colon, name = spec.partition(":")
    if not colon:
        raise ValueError(f"{spec} is none of {', '.join(KINDS)}, no module:function and no run: command")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Callable[[Any], Any] = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"{spec} cannot be loaded: {error}") from error
    return found


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `TimeoutError` when what is inside takes longer, where the system can (POSIX, main thread)."""

    def ring(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
