"""What a game is: a record of pure functions over its own types.

command --decide--> events --append--> log --evolve--> state --view(seat)--> what one player may see
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from starlore.core.chance import Draw
from starlore.core.values import Seat
from starlore.core.wire import JsonDecoder


class GameView(Protocol):
    """What every game's view tells, whatever else it shows. It is tagged with the game's slug."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None: a spectator's."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def round(self) -> int:
        """The number of the round being played, from 1."""

    @property
    def step(self) -> int:
        """As `Game.step`."""

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats without whose move the game does not go on; empty when it is over."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far, by seat."""

    @property
    def history(self) -> tuple[tuple[int, ...], ...]:
        """Points that each round brought, by seat."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, several when they share the victory; empty while the game goes on."""


class News(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """That something has happened, for the client to animate. What it means stands in the views."""

    what: str
    """What it was: the event's tag, or how it turned out (Stella's `spark`, `super_spark`, `fall`)."""

    seat: Seat | None = None
    """Who did it."""


Setup = TypeVar("Setup")
State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
View = TypeVar("View", bound=GameView)
Round = TypeVar("Round")


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Setup, State, Command, Event, View, Round]):
    """The rules of one game. Nothing here knows of clocks, networks, disks or people."""

    slug: str
    """The game's name in addresses and files."""

    seats: range
    """How many can play."""

    begin: Callable[[Setup, Random], Sequence[Event]]
    """Set the game up; raises `Unplayable` when it cannot be played that way."""

    decide: Callable[[State, Seat, Command, Random], Sequence[Event]]
    """What follows from a seat's command by the rules and by chance; raises `Illegal` and changes nothing."""

    evolve: Callable[[State | None, Event], State]
    """The state after one more fact. No rules, no chance: replaying a log gives the same state."""

    view: Callable[[State, Seat | None], View]
    """What one seat may see; `None` is a spectator."""

    choices: Callable[[View], Sequence[Command]]
    """What the seat of this view may do now; empty when it has nothing to do.

    Where the choices cannot all be listed (a clue's words, every set of marks), these are the elementary ones.
    """

    rounds: Callable[[State], Sequence[Round]]
    """Every round that has been scored, in full. By then all of it is public."""

    awaited: Callable[[State], tuple[Seat, ...]]
    """The seats without whose move the game does not go on; empty when it is over."""

    step: Callable[[State], int]
    """A number that grows whenever the players have something new to do: the identity of a step.

    What one of them does while the others still do the same (a vote, a marker passed on) leaves it as it is.
    """

    news: Callable[[Event], News | None]
    """What everyone may hear of an event the moment it happens; None when it is nobody's business."""

    setups: JsonDecoder[Setup]
    commands: JsonDecoder[Command]
    events: JsonDecoder[Event]
    views: JsonDecoder[View]
    """Readers of what travels as JSON; they raise `msgspec.DecodeError` on anything that is not exactly that."""

    round: type[Round]
    """What a scored round is."""

    draws: Callable[[State | None, Event], Sequence[Draw]] | None = None
    """What was drawn by chance in an event that happens in this state, so that it can be checked when the game is over.

    None: the game keeps no account of it, and cannot be checked.
    """

    agree: Callable[[Sequence[Draw], Sequence[Round]], bool] | None = None
    """Whether what was drawn explains all that was seen in the rounds; None where there are no `draws`."""

    def replay(self, events: Sequence[Event]) -> State:
        """The state that a whole log leads to."""
        state: State | None = None
        for event in events:
            state = self.evolve(state, event)
        if state is None:
            raise ValueError("an empty log has no state")
        return state


AnyGame = Game[Any, Any, Any, Any, Any, Any]
"""A game whose types are not known here: for code that handles every game alike."""
