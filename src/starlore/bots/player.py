"""How bots play one game: a record of functions. Each game has one, and `starlore.bots.PLAYERS` lists them."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from starlore.bots.associations import Associations
from starlore.bots.levels import Character
from starlore.bots.own_pictures import OwnAssociations
from starlore.bots.reasons import Reason
from starlore.brain_types import Company, Counterfactual
from starlore.core import Language, Seat

Thing = TypeVar("Thing")


class Knowledge:
    """What all bots know: which pictures a clue brings to mind, and whatever a game has worked out from it once."""

    def __init__(self, model: Associations | OwnAssociations) -> None:
        self.model = model
        self.kept: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """Something that takes long to make, made when it is first needed."""
        if key not in self.kept:
            self.kept[key] = make()
        made: Thing = self.kept[key]
        return made


@dataclass(frozen=True, kw_only=True)
class BotPlayer:
    """How bots play one game. They get the view of their seat, and what is public at the table besides (`Company`)."""

    due: Callable[[Any], bool]
    """There is something for the seat of this view to do. Asked often: it must be quick."""

    choose: Callable[[Any, Knowledge, Character, Language, Random, Company], Any | None]
    """The command that the seat of this view gives now; None: nothing to do."""

    at_random: Callable[[Any, Language, Random], Any | None]
    """The same without a thought: random but legal."""

    pause: Callable[[Any, Random], float]
    """Seconds to think before it."""

    anyones: Callable[[Any], bool] = lambda _: False
    """Whoever is first makes this move: people are let go first."""

    reasons: Callable[[Any, Any, Knowledge, Language], tuple[Reason, ...]] = lambda *_: ()
    """What the seat of this view thought of when it gave this command, for each card that it took."""

    look_back: Callable[[Any, Seat], Counterfactual | None] = lambda *_: None
    """What other numbers would have brought to a seat in a round that is over; None: there is no such question."""
