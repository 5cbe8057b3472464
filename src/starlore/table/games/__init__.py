"""All that a table knows of its games: one entry each. What is not an entry here cannot be played at a table.

A move or an event of a game travels in an envelope that is tagged with the game's slug, so that the table's own
commands and events and those of all its games are one union. The unions are put together when `table/options.py`
is imported: whoever brings a game of their own registers it before that.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, defstruct

from starlore.core import Card, Seat
from starlore.core.game import AnyGame
from starlore.core.moment import Moment
from starlore.core.reading import Reading
from starlore.games import DIXIT, DIXIT_BOX, STELLA, STELLA_BOX
from starlore.games.dixit.moments import moments as dixit_moments
from starlore.games.dixit.reading import readings as dixit_readings
from starlore.games.stella.moments import moments as stella_moments
from starlore.games.stella.reading import readings as stella_readings
from starlore.table.games import dixit, dixit_box, stella, stella_box

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


@dataclass(frozen=True, kw_only=True)
class TableGame:
    """A game as a table knows it."""

    rules: AnyGame
    options: type[Struct]
    """What the table's owner can choose; every field has a default."""

    setup: Callable[[int, Any], Any]
    """From the number of seats and the options to the game's setup."""

    check: Callable[[Any], Any]
    """The options made fit to be kept; raises `Illegal`."""

    constants: Mapping[str, Any]
    """Numbers that a client shows, or checks what is typed against."""

    next_options: Callable[[Any], Any]
    """The options for the next game after one with these."""

    pictures: Callable[[Any], Sequence[Card]]
    """The pictures that lay on the table in a scored round; none where a game has no pictures."""

    moments: Callable[[Sequence[Any]], Iterable[Moment]]
    """What is worth remembering of a game that is over, from its rounds."""

    readings: Callable[[Sequence[Any]], tuple[Reading, ...]]
    """Who reads whom, over its rounds."""

    real_cards: bool = False
    """It is played with a box on a real table: bots see no cards there, and who has no phone can sit down."""

    time_up: Callable[[Any, Seat], Any | None] = lambda _, __: None
    """With real cards, where no bot moves: what the clock settles for a seat that has already chosen; None: nothing."""

    photographed: bool = False
    """Its real cards lie open on the table, and may be photographed for the phones."""

    owner_moves: tuple[type, ...] = ()
    """Moves that only the table's owner may make."""

    once_flat: bool = False
    """Its options once stood among the table's own: in old logs they still do."""

    move: type[Move]
    event: type[GameEvent]


AT_TABLE: dict[Slug, TableGame] = {}
"""The games by their slugs; the first one is what a new table plays."""


_closed: list[bool] = []


def register(
    rules: AnyGame,
    options: type[Struct],
    setup: Callable[[int, Any], Any],
    *,
    check: Callable[[Any], Any] = lambda options: options,
    next_options: Callable[[Any], Any] = lambda options: options,
    pictures: Callable[[Any], Sequence[Card]] = lambda _: (),
    moments: Callable[[Sequence[Any]], Iterable[Moment]] = lambda _: (),
    readings: Callable[[Sequence[Any]], tuple[Reading, ...]] = lambda _: (),
    constants: Mapping[str, Any] | None = None,
    real_cards: bool = False,
    time_up: Callable[[Any, Seat], Any | None] = lambda _, __: None,
    photographed: bool = False,
    owner_moves: tuple[type, ...] = (),
    once_flat: bool = False,
) -> None:
    """Let a game be played at tables."""
    if _closed:
        raise RuntimeError(f"{rules.slug} comes too late: the table's messages have been put together without it")
    name = class_name(rules.slug)
    AT_TABLE[rules.slug] = TableGame(
        rules=rules,
        options=options,
        setup=setup,
        check=check,
        next_options=next_options,
        pictures=pictures,
        moments=moments,
        readings=readings,
        constants={"seats": (rules.seats.start, rules.seats.stop - 1), "real_cards": real_cards, **(constants or {})},
        real_cards=real_cards,
        time_up=time_up,
        photographed=photographed,
        owner_moves=owner_moves,
        once_flat=once_flat,
        move=defstruct(  # type: ignore[arg-type]  # its base is `Move`
            f"{name}Move",
            [("move", rules.commands.kind), ("player", int | None, None)],
            bases=(Move,),
            tag=rules.slug,
            namespace={"__doc__": f"A move in {name}."},
        ),
        event=defstruct(  # type: ignore[arg-type]  # its base is `GameEvent`
            f"{name}Event",
            [("event", rules.events.kind)],
            bases=(GameEvent,),
            tag=rules.slug,
            namespace={"__doc__": f"An event of {name}."},
        ),
    )


def class_name(slug: Slug) -> str:
    """A slug as the beginning of a class's name."""
    return slug.title().replace("_", "")


def close() -> None:
    """No more games from now on: `options` has read the registry."""
    _closed.append(True)


def slug_of(envelope: Move | GameEvent) -> Slug:
    """The game that a move or an event belongs to."""
    return str(envelope.__struct_config__.tag)


register(
    DIXIT,
    dixit.DixitOptions,
    dixit.setup,
    pictures=dixit.pictures,
    moments=dixit_moments,
    readings=dixit_readings,
    constants=dixit.CONSTANTS,
    once_flat=True,
)
register(
    STELLA,
    stella.StellaOptions,
    stella.setup,
    check=stella.check,
    next_options=stella.next_options,
    pictures=stella.pictures,
    moments=stella_moments,
    readings=stella_readings,
    constants=stella.CONSTANTS,
    once_flat=True,
)
register(
    DIXIT_BOX,
    dixit_box.DixitBoxOptions,
    dixit_box.setup,
    constants=dixit_box.CONSTANTS,
    real_cards=True,
    owner_moves=dixit_box.OWNER_MOVES,
)
register(
    STELLA_BOX,
    stella_box.StellaBoxOptions,
    stella_box.setup,
    next_options=stella_box.next_options,
    constants=stella_box.CONSTANTS,
    real_cards=True,
    time_up=stella_box.time_up,
    photographed=True,
    owner_moves=stella_box.OWNER_MOVES,
)
