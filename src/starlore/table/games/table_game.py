"""What a table knows of a game: a record that each game's own file here fills once."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from msgspec import Struct, defstruct

from starlore.core import Card, Seat
from starlore.core.game import AnyGame
from starlore.core.moment import Moment
from starlore.core.reading import Reading

Slug = str
"""The name of a game in addresses, logs and messages, where `options.Slug` admits those that are registered."""


class Move(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A move in the game that is being played, tagged with the game's slug."""

    move: Any
    player: int | None = None
    """Whose move it is, where my phone is passed to somebody who has none; None: mine."""


class GameEvent(Struct, frozen=True, gc=False):
    """An event of the game that is being played, tagged with the game's slug."""

    event: Any


def class_name(slug: Slug) -> str:
    """A slug as the beginning of a class's name."""
    return slug.title().replace("_", "")


@dataclass(frozen=True, kw_only=True)
class TableGame:
    """A game as a table knows it."""

    rules: AnyGame
    options: type[Struct]
    """What the table's owner can choose; every field has a default."""

    setup: Callable[[int, Any], Any]
    """From the number of seats and the options to the game's setup."""

    check: Callable[[Any], Any] = lambda options: options
    """The options made fit to be kept; raises `Illegal`."""

    next_options: Callable[[Any], Any] = lambda options: options
    """The options for the next game after one with these."""

    with_deck: Callable[[Any, Sequence[Card]], Any] | None = None
    """The setup with another deck; None: the game has no pictures."""

    pictures: Callable[[Any], Sequence[Card]] = lambda _: ()
    """The pictures that lay on the table in a scored round; none where a game has no pictures."""

    moments: Callable[[Sequence[Any]], Iterable[Moment]] = lambda _: ()
    """What is worth remembering of a game that is over, from its rounds."""

    readings: Callable[[Sequence[Any]], tuple[Reading, ...]] = lambda _: ()
    """Who reads whom, over its rounds."""

    limits: Mapping[str, Any] = field(default_factory=dict)
    """The game's own numbers that a client shows, or checks what is typed against."""

    real_cards: bool = False
    """It is played with a box on a real table: bots see no cards there, and who has no phone can sit down."""

    time_up: Callable[[Any, Seat], Any | None] = lambda _, __: None
    """With real cards, where no bot moves: what the clock settles for a seat that has already chosen; None: nothing."""

    photographed: bool = False
    """Its real cards lie open on the table, and may be photographed for the phones."""

    owner_moves: tuple[type, ...] = ()
    """Moves that only the table's owner may make."""

    agreed: Callable[[Any, Collection[Seat]], Iterable[tuple[Seat, Any]]] | None = None
    """In this state, once the people on these seats have all asked for something: the moves with which everyone else
    goes along, bots, programs and whoever has got up. None: there is nothing to agree to."""

    once_flat: bool = False
    """Its options once stood among the table's own: in old logs they still do."""

    @property
    def constants(self) -> Mapping[str, Any]:
        """What is generated into the client: the game's limits, and what every game has."""
        seats = self.rules.seats
        return {"seats": (seats.start, seats.stop - 1), "real_cards": self.real_cards, **self.limits}

    @cached_property
    def move(self) -> type[Move]:
        """The envelope in which its moves travel."""
        name = class_name(self.rules.slug)
        return defstruct(  # type: ignore[return-value]  # its base is `Move`
            f"{name}Move",
            [("move", self.rules.commands.kind), ("player", int | None, None)],
            bases=(Move,),
            tag=self.rules.slug,
            namespace={"__doc__": f"A move in {name}."},
        )

    @cached_property
    def event(self) -> type[GameEvent]:
        """The envelope in which its events are kept."""
        name = class_name(self.rules.slug)
        return defstruct(  # type: ignore[return-value]  # its base is `GameEvent`
            f"{name}Event",
            [("event", self.rules.events.kind)],
            bases=(GameEvent,),
            tag=self.rules.slug,
            namespace={"__doc__": f"An event of {name}."},
        )


def slug_of(envelope: Move | GameEvent) -> Slug:
    """The game that a move or an event belongs to."""
    return str(envelope.__struct_config__.tag)
