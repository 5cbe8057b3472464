"""Decisions on their way: who asked, what follows, and what is told once it is durable."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from starlore.core.game import News
from starlore.table.events import Event
from starlore.table.log.chain import Head
from starlore.table.log.history import Id
from starlore.table.log.records import Entry
from starlore.table.options import Person
from starlore.table.state import State

Decision = Callable[[State], Sequence[Event]]
"""What follows from a command, or from the table's own doing, in this state; raises `Refused`."""


class Answer(Protocol):
    """Whoever waits to hear what became of a command."""

    def accepted(self, version: int) -> None:
        """It is carried out and durable; the version with its events, as its sender counts."""

    def refused(self, code: str) -> None:
        """It was not carried out."""


class Pending(Struct):
    """A decision whose events are on their way to the disk, or that waits to be made anew."""

    decision: Decision
    id: Id | None
    """None: a bot's or the table's own doing."""

    answers: list[Answer]
    attempts: int = 0
    written: "Written | None" = None
    """What is on its way to the disk."""

    resting: list["Pending"] = []
    """Decisions on top of this one that change nothing: they hold if it does."""


class Written(Struct, frozen=True):
    """A record, and what follows from it."""

    entry: Entry
    head: Head
    state: State


class Fact(Struct, frozen=True):
    """A durable event."""

    event: Event
    news: News | None
    """What everyone may know of it; None: it is a secret of whoever caused it."""

    by: Person | None
    state: State
    """The table after it, or after the last of the events that were written together."""
