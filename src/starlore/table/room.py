"""A table that somebody looks at: it takes commands, writes them down, and then tells everyone what they may see.

    command -> decide -> append to the log -> (durable) -> answer the sender, show everyone their view

Commands are decided on the newest state, even while its last events are still on their way to the disk; but nothing
is told to anyone, and no command is answered, before the events it rests on are durable.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random, SystemRandom
from typing import Protocol

import msgspec

from starlore.core import Illegal
from starlore.core.game import News
from starlore.games import GAMES
from starlore.table.decide import Context, decide
from starlore.table.evolve import evolve
from starlore.table.log import DECODER, ENCODER, Entry
from starlore.table.messages import Command, Event, Kicked, Person, Player, Said, SatDown, Went
from starlore.table.ports import Brain, Conflict, Store
from starlore.table.state import Line, State
from starlore.table.view import Around, viewed

log = logging.getLogger(__name__)

REMEMBERED = 500
"""Ids of commands that a table knows to have carried out."""


class Done(msgspec.Struct, frozen=True, gc=False):
    """A command was accepted, and this is the version with its events."""

    id: str
    version: int


class Update(msgspec.Struct, frozen=True, gc=False, tag="table", omit_defaults=True):
    """The table as it is now, for one person, and what has just happened."""

    version: int
    """Grows with what this person may know of, and never shrinks. What others do in secret does not count."""

    now: float
    """The server's clock (seconds since 1970), which other times are to be read against."""

    view: msgspec.Raw
    accepted: tuple[Done, ...] = ()
    """Which of this connection's commands are in it."""

    news: tuple[News, ...] = ()
    chat: tuple[Line, ...] = ()


class Guest(Protocol):
    """Somebody's connection to a table."""

    @property
    def person(self) -> Person:
        """Whose connection it is."""

    @property
    def watching(self) -> bool:
        """It is a shared screen: it shows public things only, whoever opened it."""

    def tell(self, message: bytes) -> None:
        """Send this, and never wait."""

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        """Answer that a command was not carried out."""

    def show_out(self, code: str) -> None:
        """Close the connection and say why."""


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who waits for the answer to a command."""

    guest: Guest
    id: str


class Pending(msgspec.Struct):
    """Something that has been decided and is on its way to the disk."""

    events: Sequence[Event]
    state: State
    version: int
    by: tuple[Person, str] | None
    """Whose command it was, and its id; None: a bot's or the table's own doing."""

    waiting: list[Waiting]


class Room:
    """A live table."""

    def __init__(self, code: str, store: Store, brain: Brain, *, rng: Random | None = None) -> None:
        self.code = code
        self.store = store
        self.brain = brain
        self.rng = rng or SystemRandom()
        self.state: State
        """With everything that has been decided."""
        self.shown: State
        """With everything that is durable."""
        self.version = 0
        self.durable = 0
        self.pending: list[Pending] = []
        self.failed: Exception | None = None
        self.recovering: asyncio.Task[None] | None = None
        self.gone = False
        """The log is not what it was: somebody has deleted the table."""
        self.done: dict[tuple[Person, str], Pending | int] = {}
        """Commands that were carried out: the version with each, or the commit that it waits for."""
        self.public = 0
        """Durable events that everyone may know of."""
        self.private: Counter[Person] = Counter()
        """Durable events that only the one who caused them may know of."""
        self.guests: set[Guest] = set()
        self.newcomers: set[Guest] = set()
        """Those who have not been told anything yet."""
        self.away: dict[Player, float] = {}
        self.quiet_since = time.time()
        """Since when nobody has been here."""
        self.flushing = False
        self.news: list[News] = []
        self.chat: list[Line] = []
        self.accepted: dict[Guest, list[Done]] = {}
        self.touched: set[Person] = set()
        """Whose view has changed, while nothing has changed for everyone."""
        self.everyone = False
        self.on_shown: list[Callable[[Room], None]] = []
        """Called after every change that has been shown: the butler plans what to do next."""
        self.on_broadcast: Callable[[float], None] | None = None

    # --- the log --------------------------------------------------------------------------------

    async def load(self) -> bool:
        """Read the table from its log; False when there is no such table."""
        records = await self.store.read(self.code)
        if not records:
            return False
        state: State | None = None
        for record in records:
            entry = DECODER.decode(record)
            state = evolve(state, entry.event)
            self.know(entry)
        assert state is not None
        self.state = self.shown = state
        self.version = self.durable
        now = time.time()
        self.away = {chair.player: now for chair in state.chairs if chair.person}
        return True

    def context(self) -> Context:
        """What decisions may depend on besides the table."""
        return Context(self.rng, time.time(), self.away)

    def command(self, guest: Guest, id: str, command: Command) -> bool:  # noqa: A002
        """Carry out a person's command, unless it was before: whether it is new. Raises `Illegal` at once.

        The answer comes when it is durable.
        """
        by = (guest.person, id)
        done = self.done.get(by)
        if done is not None:
            self.answer_again(Waiting(guest, id), done)
            return False
        if self.failed is not None:
            raise Illegal("try_again")  # the newest state will not come to be: nothing may rest on it
        events = decide(self.state, guest.person, command, self.context())
        if events:
            self.write(events, by, [Waiting(guest, id)])
        else:
            self.done[by] = self.version_for(guest.person)
            self.trim()
            self.answer(Waiting(guest, id), self.version_for(guest.person))
        return True

    def answer_again(self, waiting: Waiting, done: Pending | int) -> None:
        """Answer a command that was carried out before, or is on its way to the disk."""
        if isinstance(done, Pending):
            done.waiting.append(waiting)
        else:
            self.answer(waiting, done)

    def answer(self, waiting: Waiting, version: int) -> None:
        """Tell the sender that a command is carried out, with the next view."""
        self.accepted.setdefault(waiting.guest, []).append(Done(waiting.id, version))
        self.flush_soon()

    def write(
        self, events: Sequence[Event], by: tuple[Person, str] | None = None, waiting: Sequence[Waiting] = ()
    ) -> None:
        """Take events into the state and send them to the log."""
        if self.failed is not None:
            raise Illegal("try_again")
        at = time.time()
        person, id = by or (None, None)  # noqa: A001
        records = [ENCODER.encode(Entry(at, event, person, id)) for event in events]
        for event in events:
            self.state = evolve(self.state, event)
            if isinstance(event, SatDown):
                self.remember(event.person)
        expected, self.version = self.version, self.version + len(events)
        pending = Pending(events, self.state, self.version, by, list(waiting))
        self.pending.append(pending)
        if by is not None:
            self.done[by] = pending
        appended = asyncio.ensure_future(self.store.append(self.code, expected, records))
        appended.add_done_callback(lambda future: self.written(pending, future.exception()))

    def written(self, pending: Pending, error: BaseException | None) -> None:
        """The log has answered."""
        self.pending.remove(pending)
        if isinstance(error, Exception):
            self.failed = self.failed or error
            if pending.by is not None:
                self.done.pop(pending.by, None)
            code = "try_again" if isinstance(error, Conflict) else "storage_unavailable"
            for one in pending.waiting:
                one.guest.refuse(one.id, code)
        else:
            self.shown = pending.state
            self.durable = pending.version
            self.note(pending)
            for one in pending.waiting:
                self.answer(one, self.version_for(one.guest.person))
        if self.failed is not None and not self.pending:
            self.recovering = asyncio.ensure_future(self.recover())
        self.flush_soon()

    async def recover(self) -> None:
        """After a failed write: go back to what is durable, and fetch what others may have written."""
        try:
            records = await self.store.read(self.code, self.durable)
            self.gone = isinstance(self.failed, Conflict) and not records
            for record in records:
                entry = DECODER.decode(record)
                self.shown = evolve(self.shown, entry.event)
                self.know(entry)
                self.everyone = True
        except Exception as error:
            log.warning("a table cannot be read again yet", extra={"table": self.code, "reason": str(error)})
        self.state, self.version = self.shown, self.durable
        self.failed = None
        if self.gone:
            for guest in list(self.guests):
                guest.show_out("no_such_table")
        self.flush_soon()

    def note(self, pending: Pending) -> None:
        """Collect what there is to tell about durable events."""
        person = None if pending.by is None else pending.by[0]
        for event in pending.events:
            news = told(event)
            self.count(news, person)
            if news is None:
                if person is not None:
                    self.touched.add(person)
                continue
            self.everyone = True
            self.news.append(news)
            if isinstance(event, Said):
                self.chat.append(pending.state.chat[-1])
            elif isinstance(event, Kicked):
                self.show_out_banned()
        if pending.by is not None:
            self.done[pending.by] = self.version_for(pending.by[0])
        self.trim()

    def count(self, news: News | None, by: Person | None) -> None:
        """Count a durable event for those who may know of it."""
        if news is not None:
            self.public += 1
        elif by is not None:
            self.private[by] += 1

    def version_for(self, person: Person | None) -> int:
        """How many durable events this person may know of; None is a spectator or the shared screen."""
        return self.public if person is None else self.public + self.private[person]

    def know(self, entry: Entry) -> None:
        """Take in the next record of the log, and keep in mind which command it answers."""
        self.durable += 1
        self.count(told(entry.event), entry.by)
        if entry.by is not None and entry.id is not None:
            self.done[entry.by, entry.id] = self.version_for(entry.by)
            self.trim()

    def trim(self) -> None:
        """Forget the oldest ids."""
        while len(self.done) > REMEMBERED:
            self.done.pop(next(iter(self.done)))

    def remember(self, person: Person) -> None:
        """Put the table on this person's list. It is durable before what is appended next, or together with it."""
        noted = asyncio.ensure_future(self.store.remember(person, self.code))
        noted.add_done_callback(lambda future: future.exception())

    # --- guests ---------------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """Somebody opens a connection: they see the table at once, and the others see them."""
        self.guests.add(guest)
        self.newcomers.add(guest)
        self.everyone = True
        self.flush_soon()

    def exit(self, guest: Guest) -> None:
        """A connection has ended; whoever has no other is away from now on."""
        self.guests.discard(guest)
        self.newcomers.discard(guest)
        if not self.guests:
            self.quiet_since = time.time()
        self.everyone = True
        self.flush_soon()

    def show_out_banned(self) -> None:
        """Close the connections of those who were sent away."""
        for guest in list(self.guests):
            if guest.person in self.shown.banned:
                guest.show_out("banned")

    def refresh_presence(self) -> None:
        """Bring `away` up to date with chairs that have come and gone."""
        now = time.time()
        here = {guest.person for guest in self.guests if not guest.watching}
        absent = [chair.player for chair in self.shown.chairs if chair.person and chair.person not in here]
        self.away = {player: self.away.get(player, now) for player in absent}

    # --- telling --------------------------------------------------------------------------------

    def flush_soon(self) -> None:
        """Tell everyone what has changed, once for all that becomes durable together."""
        if not self.flushing:
            self.flushing = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send everyone concerned their own view."""
        started = time.perf_counter()
        self.flushing = False
        self.refresh_presence()
        views: dict[Person | None, msgspec.Raw] = {}
        look, now = viewed(self.shown, self.around()), time.time()
        for guest in self.guests:
            news, chat = (tuple(self.news), tuple(self.chat)) if self.everyone else ((), ())
            accepted = self.accepted.get(guest, ())
            if not (self.everyone or accepted or guest.person in self.touched):
                continue
            eyes = None if guest.watching else guest.person
            if not self.shown.shows_game_to(eyes):
                news = ()  # whoever may not see the game does not hear how it goes either
            raw = views.get(eyes)
            if raw is None:
                raw = views[eyes] = msgspec.Raw(ENCODER.encode(look(eyes)))
            if guest in self.newcomers:
                news, chat = (), self.shown.chat
            guest.tell(ENCODER.encode(Update(self.version_for(eyes), now, raw, tuple(accepted), news, chat)))
        self.newcomers.clear()
        self.accepted.clear()
        self.news.clear()
        self.chat.clear()
        self.touched.clear()
        self.everyone = False
        if self.on_broadcast is not None:
            self.on_broadcast(time.perf_counter() - started)
        for call in self.on_shown:
            call(self)

    def around(self) -> Around:
        """What is known from connections."""
        chairs = {chair.person for chair in self.shown.chairs}
        return Around(self.away, sum(1 for guest in self.guests if guest.watching or guest.person not in chairs))


def told(event: Event) -> News | None:
    """What everyone may know about an event; None: it is a secret of whoever caused it."""
    what = str(event.__struct_config__.tag)
    return GAMES[what].news(event.event) if isinstance(event, Went) else News(what)


class Refused(msgspec.Struct, frozen=True, gc=False, tag="refused", omit_defaults=True):
    """A command was not carried out, and nothing has changed."""

    id: str
    code: str


def refusal(id: str, code: str) -> bytes:  # noqa: A002
    """A refusal as it is sent."""
    return ENCODER.encode(Refused(id, code))
