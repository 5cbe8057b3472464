"""Bots at work: they think for a while as people would, then move, for themselves or for somebody who is away.

A brain is not trusted: one that raises, exits, hangs or has no idea costs a line in the log and a simple move.
"""

import asyncio
import contextlib
import logging
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from starlore.core import Language, Refused
from starlore.core.company import Company
from starlore.decks.played import PlayedDeck
from starlore.table.chairs import Seated, WithoutPhone
from starlore.table.events import Event
from starlore.table.games import AT_TABLE, Move, Slug
from starlore.table.live.bot_remarks import BotRemarks
from starlore.table.live.ports import Brain
from starlore.table.live.room import Room
from starlore.table.options import Player
from starlore.table.playing import move
from starlore.table.state import State

log = logging.getLogger(__name__)

RETRY_AFTER = 1.0
"""Seconds after which a bot that was refused thinks again."""

BRAIN_TIMEOUT = 20.0
"""Seconds after which nobody waits for a brain any more."""

PEOPLE_FIRST = 150.0
"""Seconds for which bots leave it to people to go first, where anybody may."""

OF_THE_CLOCK = 0.75
"""The part of a clock's time for which they do, at the most."""

LOOK_AFTER = 1.0
"""Seconds after which a bot that lets people go first looks again."""

DEFAULT_PAUSE = 1.0
"""Seconds to think for a brain that does not know how long."""


class BotPlayers:
    """Makes the moves of one room's bots while somebody is in it; in a slow game also when nobody is."""

    def __init__(self, room: Room, brain: Brain, *, pace: float = 1.0) -> None:
        self.room = room
        self.brain = brain
        self.pace = pace
        """How long bots think, compared with what they would like to."""
        self.thinking: dict[Player, asyncio.Task[None]] = {}
        self.remarks = BotRemarks(room, pace=pace)
        room.on_shown.append(self.on_shown)

    def on_shown(self) -> None:
        """After every change: who has to think now?"""
        state = self.room.ledger.durable
        if not self.room.presence.subscribers and not state.options.slow:
            return
        running = state.running
        if running is None or state.real_cards:
            return
        for chair in state.chairs:
            player = chair.player
            if not chair.automatic or player not in running.seating or player in self.thinking:
                continue
            if self.is_due(player):
                self.start(player, partial(self.think, player))

    def start(self, player: Player, do: Callable[[], Awaitable[None]]) -> None:
        """Let a bot do something for this player, instead of what it was doing."""
        if player in self.thinking:
            self.thinking.pop(player).cancel()
        self.thinking[player] = asyncio.create_task(self.run_guarded(player, do))

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.on_shown)
        self.remarks.stop()
        for task in self.thinking.values():
            task.cancel()
        self.thinking.clear()

    # --- one bot --------------------------------------------------------------------------------

    async def run_guarded(self, player: Player, do: Callable[[], Awaitable[None]]) -> None:
        """Do it; when it fails, wait a moment, so that a bot in trouble does not run in circles."""
        try:
            await do()
        except Refused as refusal:
            log.info("a bot was refused", extra={"table": self.room.code, "code": refusal.code})
            await self.room.clock.sleep(RETRY_AFTER)
        except Exception as error:
            self.report(error)
            await self.room.clock.sleep(RETRY_AFTER)
        del self.thinking[player]
        self.room.flush_soon()

    async def think(self, player: Player) -> None:
        """A pause, then a move, if a bot still plays for this player."""
        seen = self.seen(player)
        if seen is not None:
            await self.room.clock.sleep(self.pause(*seen) * self.pace + self.room.presence.turn_delay)
            if await self.was_overtaken(player, seen):
                return
        before = self.room.ledger.decided
        moved = not self.is_automatic(player) or await self.act(player, lambda: self.is_automatic(player))
        if not moved and self.room.ledger.decided is before and self.is_due(player):
            await self.room.clock.sleep(RETRY_AFTER)  # there is nothing that it could do: do not ask in circles

    async def was_overtaken(self, player: Player, seen: tuple[Slug, Any]) -> bool:
        """Where anybody may move, let people go first, for a while; whether somebody has."""
        if not self.is_anyones(*seen):
            return False
        now, deadline = self.room.clock.now(), self.room.ledger.decided.deadline
        patience = PEOPLE_FIRST * self.pace
        until = now + (patience if deadline is None else min(patience, (deadline - now) * OF_THE_CLOCK))

        def waits() -> bool:
            if self.seen(player) != seen or not self.is_automatic(player):
                return False
            return self.a_person_could_move() and self.room.clock.now() < until

        while waits():
            await self.room.clock.sleep(LOOK_AFTER)
        return self.seen(player) != seen

    def a_person_could_move(self) -> bool:
        """The game waits for somebody who is here; in a slow game nobody need be here."""
        state, presence = self.room.ledger.decided, self.room.presence
        presence.refresh(state)
        away = () if state.options.slow else presence.away
        for chair in state.chairs:
            sitter = chair.sitter
            holder = sitter.phone_of if isinstance(sitter, WithoutPhone) else chair.player
            person = isinstance(sitter, Seated | WithoutPhone) and chair.maker is None
            if person and chair.player in state.awaited and holder not in away:
                return True
        return False

    def is_anyones(self, game: Slug, view: Any) -> bool:
        """Whoever is first makes this move."""
        try:
            return self.brain.anyones(game, view)
        except BaseException as error:
            self.report(error)
            return False

    def pause(self, game: Slug, view: Any) -> float:
        """Seconds to think."""
        try:
            return self.brain.pause(game, view, self.room.rng)
        except BaseException as error:
            self.report(error)
            return DEFAULT_PAUSE

    async def act(self, player: Player, still_wanted: Callable[[], bool], first: Sequence[Event] = ()) -> bool:
        """Make this player's next move, if there is one to make, and if it is still wanted once it is chosen.

        What happens `first` is written together with the move.
        """
        before = self.room.ledger.decided
        shared = self.room.ledger.store.bus is not None
        seen = self.seen(player) if shared else None
        command = await self.chosen(player) or self.simple_move(player)
        if command is None:
            return False
        if not still_wanted():
            return True  # the player moved while the bot chose: keep theirs, and ask again
        if shared and self.seen(player) != seen:
            return True  # another server may have made this very move meanwhile: ask again

        def decision(state: State) -> Sequence[Event]:
            if shared and self.seen(player, state) != seen:
                return ()  # others wrote first, and this may have been among it
            return (*first, *move(state, player, command, self.room.context()))

        try:
            self.room.act(decision)
        except Refused:
            if self.room.ledger.decided is before:
                raise
            return False  # somebody was faster
        return True

    async def chosen(self, player: Player) -> Move | None:
        """What the brain chooses, in a thread of its own; None: nothing, in whatever way."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Move | BaseException | None] = loop.create_future()

        def tell(found: Move | BaseException | None) -> None:
            if not answer.done():
                answer.set_result(found)

        def work() -> None:
            try:
                found: Move | BaseException | None = self.choose(player)
            except BaseException as error:  # a brain that exits must not take the server with it
                found = error
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(tell, found)

        # daemons: one that hangs does not keep the server from stopping
        threading.Thread(target=work, name="brain", daemon=True).start()
        alarm = self.room.clock.call_later(BRAIN_TIMEOUT, lambda: tell(TimeoutError("a brain hangs")))
        try:
            found = await answer
        finally:
            alarm.cancel()
        if isinstance(found, BaseException):
            self.report(found)
            return None
        return found

    def simple_move(self, player: Player) -> Move | None:
        """Any move that the rules allow now; None: there is none to make."""
        running = self.room.ledger.decided.running
        seat = None if running is None else running.seat_of(player)
        if running is None or seat is None or player not in self.room.ledger.decided.awaited:
            return None
        moves = running.rules.choices(running.rules.view(running.state, seat))
        if not moves:
            return None
        kind = self.room.rng.choice(sorted({type(one) for one in moves}, key=lambda one: one.__name__))
        return AT_TABLE[running.slug].move(self.room.rng.choice([one for one in moves if type(one) is kind]))

    def report(self, error: BaseException) -> None:
        """One line for whoever runs the server."""
        log.error("a bot has failed", extra={"table": self.room.code, "error": type(error).__name__})

    def choose(self, player: Player) -> Move | None:
        """What a bot on this seat would do now."""
        seen = self.seen(player)
        chair = self.room.ledger.decided.chair(player)
        if seen is None or chair is None:
            return None
        game, view = seen
        level, playing = chair.sitter.level or "friend", self.room.ledger.decided.playing
        deck = None if playing is None else playing.deck
        chosen = self.brain.choose(game, view, level, self.language(), self.room.rng, deck, self.company())
        if chosen is None:
            return None
        self.remember(player, game, view, chosen, deck)
        return AT_TABLE[game].move(chosen)

    def remember(self, player: Player, game: Slug, view: Any, chosen: Any, deck: PlayedDeck | None) -> None:
        """Keep what a bot thought of, until the round is over; one that cannot say it plays all the same."""
        try:
            self.remarks.keep(player, view.round, self.brain.explain(game, view, chosen, self.language(), deck))
        except BaseException as error:
            self.report(error)

    def seen(self, player: Player, state: State | None = None) -> tuple[Slug, Any] | None:
        """The game as this player's seat sees it, now or in another state: all that a bot gets."""
        running = (state or self.room.ledger.decided).running
        seat = None if running is None else running.seat_of(player)
        return None if running is None or seat is None else (running.slug, running.rules.view(running.state, seat))

    def company(self) -> Company:
        """What a bot may know besides: everyone at the table knows it."""
        chairs = self.room.ledger.decided.chairs
        return Company(tuple(dict.fromkeys(chair.language for chair in chairs if chair.sitter.person is not None)))

    def language(self) -> Language:
        """The language of the table: what most people there speak."""
        chairs = self.room.ledger.decided.chairs
        spoken = Counter(chair.language for chair in chairs if chair.sitter.person is not None)
        return spoken.most_common(1)[0][0] if spoken else "en"

    def is_automatic(self, player: Player) -> bool:
        """A bot plays for this player."""
        chair = self.room.ledger.decided.chair(player)
        return chair is not None and chair.automatic

    def is_due(self, player: Player) -> bool:
        """There is something to do for this player."""
        seen = self.seen(player)
        try:
            return seen is not None and self.brain.due(*seen)
        except BaseException as error:
            self.report(error)
            return player in self.room.ledger.decided.awaited
