"""Who is at a table right now, known from connections alone: lost on a restart, never in the log."""

from itertools import chain
from typing import Protocol

from starlore.table.chairs import Chair
from starlore.table.live.ports import Clock
from starlore.table.options import Person, Player
from starlore.table.state import State
from starlore.table.view import PresenceInfo


class Subscriber(Protocol):
    """Somebody's connection to a table."""

    @property
    def person(self) -> Person:
        """Whose connection it is."""

    @property
    def viewer(self) -> Person | None:
        """As whom it sees the table; None: a shared screen, which shows public things only, whoever opened it."""

    def tell(self, message: bytes) -> None:
        """Send this, and never wait."""

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        """Answer that a command was not carried out."""

    def disconnect(self, code: str) -> None:
        """Close the connection and say why."""


class Presence:
    """The subscribers of one table."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.subscribers: set[Subscriber] = set()
        self.newcomers: set[Subscriber] = set()
        """Those who have not been told anything yet."""
        self.away: dict[Player, float] = {}
        """When each absent player went away."""
        self.quiet_since = clock.now()
        """Since when nobody has been here."""
        self.elsewhere: dict[str, tuple[Person | None, ...]] = {}
        """As whom the subscribers of other servers see the table."""
        self.lost: dict[Person, float] = {}
        """When those went who were on a server that died."""
        self.chairs: tuple[Chair, ...] | None = None
        """For which chairs `away`, `seated` and `cached_info` are right; None: somebody has come or gone since."""
        self.seated: frozenset[Person | None] = frozenset()
        self.cached_info = PresenceInfo({})
        self.turn_delay = 0.0
        """Seconds that this server leaves to the others with subscribers before it makes a bot's move."""

    def begin(self, state: State) -> None:
        """The table has just been brought to life, and nobody is here yet."""
        self.quiet_since = self.clock.now()
        self.refresh(state)

    def enter(self, subscriber: Subscriber) -> None:
        """A connection was opened."""
        self.subscribers.add(subscriber)
        self.newcomers.add(subscriber)
        self.chairs = None

    def exit(self, subscriber: Subscriber) -> None:
        """A connection has ended; whoever has no other is away from now on."""
        self.subscribers.discard(subscriber)
        self.newcomers.discard(subscriber)
        self.chairs = None
        if not self.subscribers:
            self.quiet_since = self.clock.now()

    def lose(self, server: str, then: float) -> None:
        """A server with subscribers has died, at this time as far as anybody knows."""
        self.lost |= {viewer: then for viewer in self.elsewhere.get(server, ()) if viewer is not None}

    def hear(self, server: str, viewers: tuple[Person | None, ...]) -> None:
        """As whom the subscribers of another server see the table now."""
        if viewers:
            self.elsewhere[server] = viewers
        else:
            self.elsewhere.pop(server, None)
        self.chairs = None

    def refresh(self, state: State) -> None:
        """Bring `away` up to date with chairs and connections that have come and gone, if any have."""
        if state.chairs is self.chairs:
            return
        self.chairs = state.chairs
        viewers = [subscriber.viewer for subscriber in self.subscribers]
        viewers += chain.from_iterable(self.elsewhere.values())
        here = set(viewers)
        seated = [(chair.player, chair.sitter.person) for chair in state.chairs]
        absent = [(player, person) for player, person in seated if person is not None and person not in here]
        now = self.clock.now() if absent else 0.0
        self.away = {player: self.away.get(player, self.lost.get(person, now)) for player, person in absent}
        self.lost.clear()
        self.seated = frozenset(person for _, person in seated if person is not None)
        watching = sum([viewer is not None and viewer not in self.seated for viewer in viewers])
        self.cached_info = PresenceInfo(self.away, watching)

    def info(self, state: State) -> PresenceInfo:
        """What a view may tell of it."""
        self.refresh(state)
        return self.cached_info
