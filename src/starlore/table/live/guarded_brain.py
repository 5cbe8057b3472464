"""A brain is not trusted: one that raises, exits, hangs or has no idea costs a line in the log and a simple move."""

import asyncio
import contextlib
import logging
import threading
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from starlore.brain_types import Company
from starlore.core import Language
from starlore.table.games import AT_TABLE, Move, Slug
from starlore.table.live.bot_remarks import BotRemarks
from starlore.table.live.ports import Brain
from starlore.table.live.room import Room
from starlore.table.options import Player
from starlore.table.state import State

log = logging.getLogger(__name__)

BRAIN_TIMEOUT = 20.0
"""Seconds after which nobody waits for a brain any more."""

DEFAULT_PAUSE = 1.0
"""Seconds to think for a brain that does not know how long."""

Result = TypeVar("Result")


class GuardedBrain:
    """Asks the brain of one room's bots, and goes on without an answer when it fails."""

    def __init__(self, room: Room, brain: Brain, remarks: BotRemarks) -> None:
        self.room = room
        self.brain = brain
        self.remarks = remarks

    def guarded(self, ask: Callable[[], Result]) -> Result | None:
        """What the brain answers; None: it has failed."""
        try:
            return ask()
        except BaseException as error:  # it may even try to exit
            self.report(error)
            return None

    def report(self, error: BaseException) -> None:
        """One line for whoever runs the server."""
        log.error("a bot has failed", extra={"table": self.room.code, "error": type(error).__name__})

    def is_due(self, game: Slug, view: Any) -> bool | None:
        """There is something to do for the seat of this view; None: nobody knows."""
        return self.guarded(lambda: self.brain.due(game, view))

    def is_anyones(self, game: Slug, view: Any) -> bool:
        """Whoever is first makes this move."""
        return bool(self.guarded(lambda: self.brain.anyones(game, view)))

    def pause(self, game: Slug, view: Any) -> float:
        """Seconds to think."""
        seconds = self.guarded(lambda: self.brain.pause(game, view, self.room.rng))
        return DEFAULT_PAUSE if seconds is None else seconds

    async def choose(self, player: Player) -> Move | None:
        """What the brain chooses, in a thread of its own and within a time limit; None: nothing, in whatever way."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Move | BaseException | None] = loop.create_future()

        def tell(found: Move | BaseException | None) -> None:
            if not answer.done():
                answer.set_result(found)

        def work() -> None:
            try:
                found: Move | BaseException | None = self.choose_now(player)
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

    def choose_now(self, player: Player) -> Move | None:
        """What a bot on this player's seat would do now."""
        state = self.room.ledger.decided
        seen, chair = seen_by(player, state), state.chair(player)
        if seen is None or chair is None:
            return None
        game, view = seen
        level, language = chair.sitter.level or "friend", language_of(state)
        deck = None if state.playing is None else state.playing.deck
        chosen = self.brain.choose(game, view, level, language, self.room.rng, deck, company_of(state))
        if chosen is None:
            return None
        # what it thought of is kept until the round is over; one that cannot say it plays all the same
        self.guarded(
            lambda: self.remarks.keep(player, view.round, self.brain.explain(game, view, chosen, language, deck))
        )
        return AT_TABLE[game].move(chosen)

    def improvise(self, player: Player) -> Move | None:
        """Any move that the brain has at hand, when it could not choose one; None: it fails in this, too."""
        state = self.room.ledger.decided
        seen = seen_by(player, state)
        if seen is None:
            return None
        found = self.guarded(lambda: self.brain.improvise(*seen, language_of(state), self.room.rng))
        return None if found is None else AT_TABLE[seen[0]].move(found)


def seen_by(player: Player, state: State) -> tuple[Slug, Any] | None:
    """The game as this player's seat sees it: all that a bot gets."""
    running = state.running
    seat = None if running is None else running.seat_of(player)
    return None if running is None or seat is None else (running.slug, running.rules.view(running.state, seat))


def company_of(state: State) -> Company:
    """What a bot may know besides: everyone at the table knows it."""
    return Company(tuple(dict.fromkeys(chair.language for chair in state.chairs if chair.sitter.person is not None)))


def language_of(state: State) -> Language:
    """The language of the table: what most people there speak."""
    spoken = Counter(chair.language for chair in state.chairs if chair.sitter.person is not None)
    return spoken.most_common(1)[0][0] if spoken else "en"
