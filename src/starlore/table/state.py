"""A table at one moment: who sits there, what they want to play, and the game that is being played."""

from typing import Any

from msgspec import Struct

from starlore.core import Language, Seat
from starlore.core.game import AnyGame
from starlore.games import GAMES
from starlore.table.messages import Colour, Level, Options, Person, Player, Slug

CHAIRS = 8
"""As many as the larger game seats."""

CHAT_KEPT = 50
"""The last lines of the chat, for those who come later."""


class Chair(Struct, frozen=True, gc=False, kw_only=True):
    """Somebody at the table, person or bot."""

    player: Player
    person: Person | None
    """None: a bot."""

    name: str
    colour: Colour
    language: Language = "en"
    level: Level | None = None
    """How a bot plays; for a person, how the bot plays that sits in for them, if one does."""

    gone: bool = False
    """Has got up, but has a seat in the game on the table. When that is over, the chair is there for its name alone."""

    @property
    def automatic(self) -> bool:
        """Moves are made by a bot."""
        return self.level is not None


class Playing(Struct, frozen=True, gc=False):
    """A game and its state. Finished games stay here until the next one starts."""

    slug: Slug
    seating: tuple[Player, ...]
    state: Any = None
    """The game's own state; None only between `GameStarted` and the game's first event."""

    @property
    def game(self) -> AnyGame:
        """The rules that are being played by."""
        return GAMES[self.slug]

    def seat_of(self, player: Player | None) -> Seat | None:
        """Where this player sits in the game, if at all."""
        return Seat(self.seating.index(player)) if player in self.seating else None


class Line(Struct, frozen=True, gc=False):
    """A line of the chat."""

    player: Player
    name: str
    text: str


class State(Struct, frozen=True, gc=False, kw_only=True):
    """Everything there is to know about a table, secrets among it: it never leaves the server."""

    code: str
    options: Options
    owner: Player | None = None
    chairs: tuple[Chair, ...] = ()
    newest: Player = Player(0)
    """The last number that was given to a player; numbers are never used again."""

    banned: frozenset[Person] = frozenset()
    playing: Playing | None = None
    games: int = 0
    """Games started at this table."""

    until: float | None = None
    """When the clock runs out for whoever is awaited."""

    wanted: frozenset[tuple[Player, Player]] = frozenset()
    """(away, by): who would let a bot sit in for whom."""

    chat: tuple[Line, ...] = ()

    def chair(self, player: Player) -> Chair | None:
        """The chair of this player, if they are (still) at the table."""
        for chair in self.chairs:
            if chair.player == player:
                return chair
        return None

    def chair_of(self, person: Person) -> Chair | None:
        """The chair of this person, if they have sat down."""
        for chair in self.chairs:
            if chair.person == person and (not chair.gone or self.running):
                return chair
        return None

    def shows_game_to(self, person: Person | None) -> bool:
        """The game may be seen by those who sit here, and by others (None: a spectator) where they are let in."""
        return self.options.spectators or (person is not None and self.chair_of(person) is not None)

    @property
    def taken(self) -> tuple[Chair, ...]:
        """The chairs that nobody else can have. Whoever got up keeps theirs only while their game is running."""
        return self.chairs if self.running else tuple(chair for chair in self.chairs if not chair.gone)

    @property
    def running(self) -> Playing | None:
        """The game, while it is not over."""
        playing = self.playing
        return playing if playing is not None and self.awaited else None

    @property
    def awaited(self) -> tuple[Player, ...]:
        """The players without whose move the game does not go on."""
        playing = self.playing
        if playing is None or playing.state is None:
            return ()
        return tuple([playing.seating[seat] for seat in playing.game.awaited(playing.state)])
