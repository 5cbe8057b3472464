"""A table without clock, disk or network: commands go in, events come out, and time passes when it is told to."""

import hashlib
from random import Random
from typing import Any

from starlore.bots.random_brain import RandomBrain
from starlore.core import Illegal
from starlore.core.values import Seat
from starlore.table.chairs import Chair
from starlore.table.commands import AddBot, Command, SitDown, Start
from starlore.table.context import Context
from starlore.table.decide import decide
from starlore.table.events import Event, TableOpened
from starlore.table.evolve import evolve
from starlore.table.games import AT_TABLE, Move, Slug
from starlore.table.options import Person, Player
from starlore.table.owning import pass_ownership_on
from starlore.table.playing import move
from starlore.table.state import State
from starlore.table.view import PresenceInfo, TableView, view
from support.options import options as wanted

BRAIN = RandomBrain()


def person(name: str) -> Person:
    """The person of this name: a hash, like that of a browser's secret."""
    return Person(hashlib.sha256(name.encode()).hexdigest())


def the_person(chair: Chair) -> Person:
    """Whoever sits on a chair that is no bot's."""
    assert chair.sitter.person is not None
    return chair.sitter.person


class Desk:
    """A table at which people of these names sit; the first one owns it."""

    def __init__(self, *names: str, seed: int = 1, code: str = "STARS2", **options: Any) -> None:
        self.rng = Random(seed)
        self.now = 1_000_000.0
        self.away: dict[Player, float] = {}
        self.log: list[Event] = []
        chosen = wanted(**options)
        self.state: State = evolve(None, TableOpened(code=code, options=chosen))
        self.log.append(TableOpened(code=code, options=chosen))
        for name in names:
            self.do(name, SitDown(name))

    def do(self, name: str, command: Command) -> tuple[Event, ...]:
        """What follows from somebody's command; it happens."""
        events = tuple(decide(self.state, person(name), command, self.context()))
        return self.happen(*events)

    def refused(self, name: str, command: Command) -> str | None:
        """The code with which a command is refused, and nothing changes; None when it would be accepted."""
        try:
            decide(self.state, person(name), command, self.context())
        except Illegal as refusal:
            return refusal.code
        return None

    def happen(self, *events: Event) -> tuple[Event, ...]:
        """Take events in."""
        for event in events:
            self.state = evolve(self.state, event)
            self.log.append(event)
        return events

    def context(self) -> Context:
        """What decisions may depend on."""
        return Context(self.rng, self.now, self.away)

    def leaves_the_room(self, *names: str) -> None:
        """Their connections end."""
        self.away |= {self.player(name): self.now for name in names}

    def comes_back(self, name: str) -> None:
        """A connection is there again."""
        del self.away[self.player(name)]

    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.now += seconds

    def pass_on(self) -> tuple[Event, ...]:
        """What the table does when its owner has been away for too long."""
        return self.happen(*pass_ownership_on(self.state, self.context()))

    def add_bots(self, count: int) -> "Desk":
        """The owner asks bots to the table."""
        for _ in range(count):
            self.do(self.owner(), AddBot())
        return self

    def start(self, game: Slug | None = None) -> "Desk":
        """The owner starts a game."""
        self.do(self.owner(), Start(game))
        return self

    def chair(self, name: str) -> Chair:
        """The chair under this name."""
        return next(chair for chair in self.state.chairs if chair.name == name)

    def player(self, name: str) -> Player:
        """The player of this name."""
        return self.chair(name).player

    def names(self) -> list[str]:
        """Who sits at the table, in their order."""
        return [chair.name for chair in self.state.chairs]

    def bots(self) -> list[Chair]:
        """The bots at the table."""
        return [chair for chair in self.state.chairs if chair.is_bot]

    def owner(self) -> str:
        """Who owns the table."""
        return next(chair.name for chair in self.state.chairs if chair.player == self.state.owner)

    def seen_by(self, name: str | None) -> TableView:
        """What somebody sees; None is the shared screen."""
        return view(self.state, None if name is None else person(name), PresenceInfo(self.away))

    def seat(self, name: str) -> Seat:
        """Where somebody sits in the game."""
        assert self.state.playing is not None
        seat = self.state.playing.seat_of(self.player(name))
        assert seat is not None
        return seat

    def next_move(self, player: Player) -> Move:
        """A legal move for a player whom the game waits for."""
        running = self.state.running
        assert running is not None
        seen = running.rules.view(running.state, running.seat_of(player))
        if AT_TABLE[running.slug].real_cards:
            return AT_TABLE[running.slug].move(self.rng.choice(running.rules.choices(seen)))
        command: Any = BRAIN.choose(running.slug, seen, "friend", "en", self.rng)
        return AT_TABLE[running.slug].move(command)

    def move(self) -> tuple[Event, ...]:
        """Somebody who is awaited moves, by a bot's choice."""
        player = self.state.awaited[0]
        chair = self.state.chair(player)
        assert chair is not None
        command = self.next_move(player)
        if chair.automatic or chair.sitter.person is None:
            return self.happen(*move(self.state, player, command, self.context()))
        return self.happen(*decide(self.state, the_person(chair), command, self.context()))

    def play_to_the_end(self) -> "Desk":
        """Everyone moves until the game is over."""
        while self.state.running:
            self.move()
        return self
