"""A table at one moment: who sits there, what they want to play, and the game that is being played."""

from typing import Any, get_args

from msgspec import Struct

from starlore.core import Card, Illegal, Seat
from starlore.core.chance import Draw
from starlore.core.game import AnyGame
from starlore.decks.played import PlayedDeck
from starlore.table.chairs import Chair, Seated, WithoutPhone
from starlore.table.games import AT_TABLE
from starlore.table.options import Colour, Door, Options, Person, Player, Slug

CHAIRS = max(game.rules.seats.stop - 1 for game in AT_TABLE.values())
"""As many as the largest game seats."""

assert len(get_args(Colour)) >= CHAIRS, "every chair has a colour of its own"

CHAT_KEPT = 50
"""The last lines of the chat, for those who come later."""

CHAT_BYTES = 24_000
"""All of them together, at the most."""

MOST_KNOCKING = 8
"""Who may wait at the door at once."""

REMARKS_A_ROUND = 6
"""How many remarks a player has in a round at the most: of more, the oldest give way."""

ERASED = "★"
"""The name of whoever wants nothing more to be known of them, before their number."""


class GameOnTable(Struct, frozen=True, gc=False):
    """A game and its state. A finished game stays here until the next one starts."""

    slug: Slug
    seating: tuple[Player, ...]
    state: Any = None
    """The game's own state; None only between `GameStarted` and the game's first event."""

    awaited: tuple[Player, ...] = ()
    """The players without whose move it does not go on: asked for often, so that it is worked out once."""

    seed: str = ""
    """The server's part of its chance, a secret until it is over; nothing: it cannot be checked."""

    chances: tuple[str, ...] = ()
    """What each seat has added to it."""

    draws: tuple[Draw, ...] = ()
    """What was drawn so far."""

    deck: PlayedDeck | None = None
    """Whose pictures are played with; None: our own deck's alone."""

    @property
    def rules(self) -> AnyGame:
        """The rules that are being played by."""
        return AT_TABLE[self.slug].rules

    def seat_of(self, player: Player | None) -> Seat | None:
        """Where this player sits in the game, if at all."""
        return Seat(self.seating.index(player)) if player in self.seating else None


class ChatLine(Struct, frozen=True, gc=False):
    """A line of the chat."""

    player: Player
    name: str
    text: str


class Remark(Struct, frozen=True, gc=False):
    """What somebody saw in a picture of a round that is over. Everyone who may see the game may see it."""

    player: Player
    round: int
    card: Card
    at: tuple[float, float] | None
    """From the left and from the top, as parts of the picture; None: the picture as a whole."""

    note: str


class Photograph(Struct, frozen=True, gc=False):
    """The real cards on the table, as somebody has photographed them. Everyone who may see the game may see it."""

    player: Player
    key: str
    """What it is kept under: a part of its address."""

    rounds: int
    """Rounds of the game that were over when it was taken."""


class SharedAlbum(Struct, frozen=True, gc=False):
    """The album has a link."""

    by: Person
    secret: str


class Knocking(Struct, frozen=True, gc=False):
    """Somebody at the door."""

    knock: int
    person: Person
    name: str


class State(Struct, frozen=True, gc=False, kw_only=True):
    """Everything there is to know about a table, secrets among it: it never leaves the server."""

    code: str
    options: Options
    invitation: str = ""
    """The secret in the link to it; nothing: the code is enough."""

    deck: PlayedDeck | None = None
    """Whose pictures the next game is played with; None: our own deck's alone."""

    owner: Player | None = None
    chairs: tuple[Chair, ...] = ()
    last_player: Player = Player(0)
    """The last number that was given to a player; numbers are never used again."""

    absent_owner: Player | None = None
    """For whom the owner only stands in, until that player comes back."""

    door: Door = "open"
    knocking: tuple[Knocking, ...] = ()
    knocks: int = 0
    """Knocks so far: the number of the last one."""

    welcome: frozenset[Person] = frozenset()
    """Whom the owner has let in."""

    banned: frozenset[Person] = frozenset()
    playing: GameOnTable | None = None
    games: int = 0
    """Games started at this table."""

    deadline: float | None = None
    """When the clock runs out for whoever is awaited."""

    stand_in_votes: frozenset[tuple[Player, Player]] = frozenset()
    """(away, by): who would let a bot sit in for whom."""

    chat: tuple[ChatLine, ...] = ()
    seed: str = ""
    """The server's part of the next game's chance, a secret."""

    chances: tuple[tuple[Player, str], ...] = ()
    """Who has added what to it."""

    remarks: tuple[Remark, ...] = ()
    """On the pictures of the game on the table, oldest first."""

    photograph: Photograph | None = None
    """Of the game on the table."""

    shared: SharedAlbum | None = None
    """Who has made a link to the album, and which."""

    def chair(self, player: Player) -> Chair | None:
        """The chair of this player, if they are (still) at the table."""
        for chair in self.chairs:
            if chair.player == player:
                return chair
        return None

    def chair_of(self, person: Person) -> Chair | None:
        """The chair of this person, if they have sat down."""
        for chair in self.chairs:
            if chair.sitter.person == person and (not chair.sitter.left or self.running):
                return chair
        return None

    def shows_game_to(self, person: Person | None) -> bool:
        """The game may be seen by those who sit here, and by others (None: a spectator) where they are let in."""
        return self.options.spectators or (person is not None and self.chair_of(person) is not None)

    def door_for(self, person: Person | None) -> Door:
        """How somebody who does not sit here finds the door.

        Where nobody may look on, sitting down in the middle of a game would be a way to do so: they have to knock.
        """
        if person is not None and person in self.welcome:
            return "open"
        return "knock" if self.door == "open" and not self.options.spectators and self.running else self.door

    def phone_holder(self, chair: Chair) -> Player | None:
        """Whose phone plays for somebody who has none here: that of the player who brought them, or else the owner's.

        That is so with cards on a real table, also for somebody who has got up: no bot could play on.
        """
        if not self.real_cards or isinstance(chair.sitter, Seated):
            return None
        lender = self.chair(chair.sitter.phone_of) if isinstance(chair.sitter, WithoutPhone) else None
        return lender.player if lender is not None and isinstance(lender.sitter, Seated) else self.owner

    def in_running_game(self, player: Player) -> bool:
        """This player has a seat in a game that is not over."""
        return self.running is not None and player in self.running.seating

    @property
    def known(self) -> frozenset[Person]:
        """Those to whom the table looks different than to any stranger."""
        seated = {chair.sitter.person for chair in self.chairs if chair.sitter.person is not None}
        return frozenset(seated) | self.welcome | {one.person for one in self.knocking}

    @property
    def occupied(self) -> tuple[Chair, ...]:
        """The chairs that nobody else can have. Whoever got up keeps theirs only while their game is running."""
        return self.chairs if self.running else tuple([chair for chair in self.chairs if not chair.sitter.left])

    @property
    def real_cards(self) -> bool:
        """The game that is being played, or else the chosen one, is played with a box."""
        return AT_TABLE[self.options.game if self.running is None else self.running.slug].real_cards

    @property
    def running(self) -> GameOnTable | None:
        """The game, while it is not over."""
        playing = self.playing
        return playing if playing is not None and playing.awaited else None

    @property
    def awaited(self) -> tuple[Player, ...]:
        """The players without whose move the game does not go on."""
        return () if self.playing is None else self.playing.awaited


def check_chat(state: State) -> None:
    """Refuse where people may not chat and react."""
    if not state.options.chat:
        raise Illegal("chat_off")
