"""Who can be at a table, the words they choose from, and what its owner chooses before a game."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NewType

from msgspec import Meta, Struct, defstruct

from starlore.table.games import AT_TABLE, close_registry

close_registry()

Person = NewType("Person", str)
"""Whoever holds a browser's secret: the hash of that secret. It is never sent to anyone."""

Player = NewType("Player", int)
"""Somebody who has sat down at this table, person or bot, counted from 1 in the order of arrival."""

Colour = Literal["orange", "pink", "blue", "purple", "green", "yellow", "red", "white"]
Level = Literal["dreamer", "friend", "mind_reader"]
Door = Literal["open", "knock", "locked"]
"""Who may sit down that does not sit here yet: anyone; whom the owner lets in; nobody."""

Reaction = Literal["heart", "laugh", "wow", "think", "clap", "spark"]

NAME_LENGTH = 24
CHAT_LENGTH = 300
NOTE_LENGTH = 120
TIMER = (15, 600)

if TYPE_CHECKING:
    Slug = str

    class GameOptions(Struct, frozen=True):
        """How each game is to be played: a field for each, by its slug."""

else:
    Slug = Literal[tuple(AT_TABLE)]
    GameOptions = defstruct(
        "GameOptions",
        [(slug, game.options, game.options()) for slug, game in AT_TABLE.items()],
        namespace={"__doc__": "How each game is to be played."},
        frozen=True,
        gc=False,
        kw_only=True,
        forbid_unknown_fields=True,
    )


class Options(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """What the table's owner chooses before a game."""

    game: Slug = next(iter(AT_TABLE))
    deck: Literal["starlore"] = "starlore"
    """Kept for old logs: a deck is put on the table by itself (`DeckSet`)."""

    timer: Annotated[int, Meta(ge=TIMER[0], le=TIMER[1])] | None = None
    """Seconds for a move; when they are over, a bot makes that one move (real cards: what was chosen is settled)."""

    slow: bool = False
    """Played over days: without a clock, and whoever is not there is called when it is their turn."""

    spectators: bool = True
    chat: bool = True
    rules: GameOptions = GameOptions()

    def of(self, game: Slug) -> Any:
        """What was chosen for one game."""
        return getattr(self.rules, game)
