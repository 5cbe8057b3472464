"""What a live table needs besides a store (`table/ports.py`): the time, and somebody who plays for bots."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from starlore.brain_types import ALONE, Company, Counterfactual, Thought
from starlore.core import Seat
from starlore.decks.played import PlayedDeck
from starlore.table.options import Level, Slug


class Alarm(Protocol):
    """Something that will be done later, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not do it."""


class Clock(Protocol):
    """The time, so that tests can turn it."""

    def now(self) -> float:
        """Seconds since 1970. It never jumps while the server lives."""

    def call_later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        """Do something when so much time has passed."""

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time has passed."""


class Brain(Protocol):
    """Plays for bots, and for people who are away. It is shown a view, never a state."""

    def due(self, game: Slug, view: Any) -> bool:
        """There is something for this seat to do. Asked often: it must be quick."""

    def choose(
        self,
        game: Slug,
        view: Any,
        level: Level,
        language: str,
        rng: Random,
        deck: PlayedDeck | None = None,
        company: Company = ALONE,
    ) -> Any | None:
        """The command that the seat of this view gives now; None: nothing to do.

        `deck`: whose pictures these are, where they are not our own deck's alone. `company`: what else is public.
        """

    def improvise(self, game: Slug, view: Any, language: str, rng: Random) -> Any | None:
        """Any legal command, found at once: for when `choose` has failed. None: nothing to do."""

    def pause(self, game: Slug, view: Any, rng: Random) -> float:
        """Seconds to think before it."""

    def anyones(self, game: Slug, view: Any) -> bool:
        """Whoever is first makes this move: bots leave it to people for a while."""

    def explain(
        self, game: Slug, view: Any, command: Any, language: str, deck: PlayedDeck | None = None
    ) -> Sequence[Thought]:
        """What it thought of when it gave this command in this view, best first; empty: it has nothing to say."""

    def look_back(self, game: Slug, done: Any, seat: Seat) -> Counterfactual | None:
        """What other numbers would have brought to a seat in a round that is over; None: there is no such question."""
