"""A table that somebody looks at: it takes commands, and tells everyone what they may see once it is durable.

The ledger knows the log, the presence knows who is here, the outbox knows what there is to tell; a room connects them.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from random import Random, SystemRandom

from msgspec import Struct

from starlore.core import Illegal
from starlore.table.commands import Command, React
from starlore.table.context import Context
from starlore.table.decide import decide
from starlore.table.events import Kicked
from starlore.table.fair import proof
from starlore.table.live.clock import TableClock
from starlore.table.live.decisions import Decision, Fact
from starlore.table.live.ledger import Ledger
from starlore.table.live.outbox import Outbox
from starlore.table.live.ports import Clock
from starlore.table.live.presence import Presence, Subscriber
from starlore.table.live.turns import Turns
from starlore.table.ports import Store
from starlore.table.projections.moments import moments_of
from starlore.table.wire import Done, Reacted, Rounds, encode

PRESENCE_RATE = 4
"""How often in a second everyone is told who has come and gone: a crowd costs no more than a few people."""

TOGETHER = 0.02
"""Seconds at most for which news wait for more that is on its way to the log, to be told in one message with it."""


class Room:
    """A live table."""

    def __init__(
        self, code: str, store: Store, clock: Clock, *, rng: Random | None = None, turns: Turns | None = None
    ) -> None:
        self.code = code
        self.clock = TableClock(clock)
        self.rng = rng or SystemRandom()
        self.ledger = Ledger(code, store, self.clock)
        self.presence = Presence(self.clock)
        self.outbox = Outbox(self.ledger, self.presence)
        self.ledger.on_fact = self.tell
        self.ledger.on_change = self.flush_together
        self.turns = turns or Turns()
        self.flushing = self.answering = False
        self.patience: asyncio.TimerHandle | None = None
        """Until when news wait for more."""
        self.presence_shown: deque[float] = deque(maxlen=PRESENCE_RATE)
        """When everyone was told who is here, on the event loop's clock."""
        self.presence_timer: asyncio.TimerHandle | None = None
        self.changed: float | None = None
        """When something last happened that everyone may know of; None: nothing since the table was brought to life."""
        self.public_events = 0
        """How many events since the last flush everyone may know of."""
        self.on_public: Callable[[int], None] | None = None
        """Told how many there were, at each flush: the server counts them."""
        self.on_shown: list[Callable[[], None]] = []
        """Called after every change that has been shown: by whoever keeps the game going."""
        self.on_broadcast: Callable[[float], None] | None = None
        """Told how many seconds it took to tell everyone: the server measures it."""
        self.on_presence: list[Callable[[], None]] = []
        """Called when somebody has come or gone."""
        self.on_reaction: list[Callable[[bytes], None]] = []
        """Called with every reaction that was shown here, as it was sent: for subscribers on other servers."""

    async def load(self) -> bool:
        """Read the table from its log; False when there is no such table."""
        found = await self.ledger.load()
        if found:
            self.clock.not_before(self.ledger.history.at)
            self.presence.begin(self.ledger.durable)
        return found

    def context(self) -> Context:
        """What decisions may depend on besides the table."""
        return Context(self.rng, self.clock.now(), self.presence.away)

    # --- what subscribers do -------------------------------------------------------------------------

    def enter(self, subscriber: Subscriber) -> None:
        """Somebody opens a connection: they see the table at once, and the others see them."""
        self.presence.enter(subscriber)
        self.show_presence_soon()

    def exit(self, subscriber: Subscriber) -> None:
        """A connection has ended."""
        self.presence.exit(subscriber)
        self.show_presence_soon()

    def show_presence_soon(self) -> None:
        """Newcomers see the table at once; the others hear of it now, or within a second (rate limit)."""
        self.flush_soon()
        if self.presence_timer is not None:
            return
        loop = asyncio.get_running_loop()
        wait = self.presence_shown[0] + 1.0 - loop.time() if len(self.presence_shown) == PRESENCE_RATE else 0.0
        if wait <= 0:
            self.show_presence()
        else:
            self.presence_timer = loop.call_later(wait, self.show_presence)

    def show_presence(self) -> None:
        """Tell everyone who is here."""
        self.presence_timer = None
        self.presence_shown.append(asyncio.get_running_loop().time())
        for call in self.on_presence:
            call()
        self.show_everyone()

    def command(self, subscriber: Subscriber, id: str, command: Command) -> None:  # noqa: A002
        """Carry out a person's command, unless it was before. Raises `Refused`; else the answer comes later."""
        person = subscriber.person
        new = self.ledger.submit(
            lambda state: decide(state, person, command, self.context()), (person, id), Waiting(self, subscriber, id)
        )
        if new and isinstance(command, React):
            self.show_reaction(subscriber, command)

    def answer_repeat(self, subscriber: Subscriber, id: str) -> bool:  # noqa: A002
        """Answer a command that was carried out before, or is being carried out; False: it is new."""
        return self.ledger.answer_repeat((subscriber.person, id), Waiting(self, subscriber, id))

    def show_reaction(self, subscriber: Subscriber, command: React) -> None:
        """Let everyone see a reaction. It is ephemeral: seen now or never."""
        chair = self.ledger.durable.chair_of(subscriber.person)
        if chair is not None:
            message = encode(Reacted(chair.player, command.reaction))
            for one in self.presence.subscribers:
                one.tell(message)
            for call in self.on_reaction:
                call(message)

    def rounds(self, subscriber: Subscriber, id: str) -> None:  # noqa: A002
        """Show somebody every round that has been scored; by then they are public to all who may see the game."""
        state = self.ledger.durable
        if state.playing is None:
            raise Illegal("no_game")
        if not state.shows_game_to(subscriber.viewer):
            raise Illegal("no_spectators")
        rounds = tuple(state.playing.rules.rounds(state.playing.state))
        remarks = state.remarks if state.options.chat else ()
        subscriber.tell(encode(Rounds(id, state.playing.slug, rounds, remarks, moments_of(state.playing))))

    def proof(self, subscriber: Subscriber, id: str) -> None:  # noqa: A002
        """Show somebody what is needed to check the chance of a game that is over."""
        state = self.ledger.durable
        if not state.shows_game_to(subscriber.viewer):
            raise Illegal("no_spectators")
        subscriber.tell(encode(proof(state, id)))

    # --- what the table does --------------------------------------------------------------------

    def act(self, decision: Decision) -> None:
        """The table's own doing, or a bot's: nobody waits for an answer. Raises `Refused`."""
        self.ledger.submit(decision)

    def tell(self, fact: Fact) -> None:
        """A durable event is there to be told."""
        self.outbox.put(fact)
        if fact.news is not None:
            self.public_events += 1
        if isinstance(fact.event, Kicked):
            for subscriber in list(self.presence.subscribers):
                if subscriber.person in fact.state.banned:
                    subscriber.disconnect("banned")

    def show_everyone(self) -> None:
        """Something has changed for everyone."""
        self.outbox.everyone = True
        self.flush_soon()

    def answer_soon(self) -> None:
        """Tell those who wait for an answer, once for all that becomes durable together."""
        if not self.answering:
            self.answering = True
            asyncio.get_running_loop().call_soon(self.answer)

    def answer(self) -> None:
        """Send those who wait for an answer their own view."""
        self.answering = False
        self.outbox.answer()

    def flush_together(self) -> None:
        """Tell everyone else once nothing is on its way to the log any more: five who play at once make one message."""
        if not self.ledger.pending:
            self.flush_soon()
        elif not self.flushing and self.patience is None:
            self.patience = asyncio.get_running_loop().call_later(TOGETHER, self.flush_soon)

    def flush_soon(self) -> None:
        """Tell everyone else what has changed, when it is this table's turn."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        if not self.flushing:
            self.flushing = True
            self.turns.add(self.flush)

    def flush(self) -> None:
        """Send everyone concerned their own view."""
        started = time.perf_counter()
        self.flushing = False
        if self.public_events:
            if self.on_public is not None:
                self.on_public(self.public_events)
            self.public_events, self.changed = 0, self.clock.now()
        if self.ledger.gone is not None:
            for subscriber in list(self.presence.subscribers):
                subscriber.disconnect(self.ledger.gone)
        self.presence.refresh(self.ledger.durable)
        to_everyone = self.outbox.everyone
        self.outbox.flush()
        if self.on_broadcast is not None and to_everyone:
            self.on_broadcast(time.perf_counter() - started)
        for call in self.on_shown:
            call()


class Waiting(Struct, frozen=True):
    """A subscriber who waits for the answer to a command."""

    room: Room
    subscriber: Subscriber
    id: str

    def accepted(self, version: int) -> None:
        """It goes out with the next view."""
        self.room.outbox.accepted.setdefault(self.subscriber, []).append(Done(self.id, version))
        self.room.answer_soon()

    def refused(self, code: str) -> None:
        """It goes out at once."""
        self.subscriber.refuse(self.id, code)
