"""A finished game once more, as it happened: what one seat, or a spectator, saw after every record of the log."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from starlore.core import Seat
from starlore.core.game import News
from starlore.table.evolve import evolve
from starlore.table.games import GameEvent
from starlore.table.log.history import news_of
from starlore.table.log.records import Entry
from starlore.table.state import State


class Frame(Struct, frozen=True):
    """The game at one moment."""

    at: float
    """Seconds since 1970."""

    news: tuple[News, ...]
    """What everyone heard, for animation."""

    view: Any
    """The game's own view."""


class Replay:
    """Collects the frames of one game of a table while its log is read (a fold)."""

    def __init__(self, number: int, seat: Seat | None) -> None:
        self.number = number
        """Which game of the table, from 1."""
        self.seat = seat
        self.state: State | None = None
        self.frames: list[Frame] = []

    def add(self, entry: Entry) -> None:
        """Take in the next record."""
        for event in entry.events:
            self.state = evolve(self.state, event)
        moves = [event for event in entry.events if isinstance(event, GameEvent)]
        if not moves or self.state is None or self.state.games != self.number or self.state.playing is None:
            return
        playing = self.state.playing
        view = playing.rules.view(playing.state, self.seat)
        news = tuple(one for event in moves if (one := news_of(event)) is not None)
        if not self.frames or view != self.frames[-1].view:  # what others did in secret is no frame
            self.frames.append(Frame(entry.at, news, view))

    @property
    def over(self) -> bool:
        """The whole game has been read."""
        return self.state is not None and self.state.games > self.number


def replay(entries: Iterable[Entry], number: int, seat: Seat | None) -> tuple[Frame, ...]:
    """The frames of one game in a whole log."""
    found = Replay(number, seat)
    for entry in entries:
        if found.over:
            break
        found.add(entry)
    return tuple(found.frames)
