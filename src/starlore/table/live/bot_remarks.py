"""Bots say what they thought of, once a round is over: never before, and nobody waits for them."""

import asyncio
import logging
from collections.abc import Sequence

from msgspec import Struct

from starlore.brain_types import Thought
from starlore.core import Refused
from starlore.table.commands import PointOut
from starlore.table.events import Event
from starlore.table.live.room import Room
from starlore.table.options import Player
from starlore.table.remarks import point_out
from starlore.table.state import State

log = logging.getLogger(__name__)

PAUSE = (3.0, 9.0)
"""Seconds after which a bot speaks: people look at the reveal first."""


class KeptThought(Struct, frozen=True):
    """What a bot thought of when it last chose a picture."""

    game: int
    """Which game of the table it was."""

    round: int
    thought: Thought


class BotRemarks:
    """Keeps the thoughts of one room's bots until their round is over. They are in memory only."""

    def __init__(self, room: Room, *, pace: float = 1.0) -> None:
        self.room = room
        self.pace = pace
        self.thoughts: dict[Player, KeptThought] = {}
        self.speaking: set[asyncio.Task[None]] = set()
        room.on_shown.append(self.on_shown)

    def keep(self, player: Player, round: int, thoughts: Sequence[Thought]) -> None:  # noqa: A002
        """A bot has chosen: what it thought of, best first."""
        if thoughts:
            self.thoughts[player] = KeptThought(self.room.ledger.decided.games, round, thoughts[0])

    def on_shown(self) -> None:
        """After every change: is the round over about which somebody has something to say?"""
        state = self.room.ledger.durable
        for player, kept in list(self.thoughts.items()):
            if kept.game != state.games:
                del self.thoughts[player]
            elif kept.round <= rounds_done(state):
                del self.thoughts[player]
                task = asyncio.create_task(self.speak(player, kept))
                self.speaking.add(task)
                task.add_done_callback(self.speaking.discard)

    async def speak(self, player: Player, kept: KeptThought) -> None:
        """After a while, say it."""
        await self.room.clock.sleep(self.room.rng.uniform(*PAUSE) * self.pace)
        try:
            self.room.act(lambda state: remark(state, player, kept))
        except Refused as refusal:
            log.info("a bot was refused", extra={"table": self.room.code, "code": refusal.code})

    def stop(self) -> None:
        """Nobody is here, or the server shuts down."""
        self.room.on_shown.remove(self.on_shown)
        for task in self.speaking:
            task.cancel()


def rounds_done(state: State) -> int:
    """How many rounds of the game on the table are over."""
    playing = state.playing
    return 0 if playing is None or playing.state is None else len(playing.rules.rounds(playing.state))


def remark(state: State, player: Player, kept: KeptThought) -> Sequence[Event]:
    """What a bot points out: nothing where people may not chat, where another game has begun, or for a person."""
    chair = state.chair(player)
    if chair is None or not chair.is_bot or not state.options.chat or state.games != kept.game:
        return ()
    thought = kept.thought
    return point_out(state, player, PointOut(kept.round, thought.card, thought.at, thought.text))
