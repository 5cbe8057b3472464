"""Playing: whenever the game waits for this program's seat, it is shown the view and says what to do."""

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlore.client.connection import Connection
from starlore.client.joining import Ticket, join
from starlore.core import Language, Refused
from starlore.table.games import AT_TABLE
from starlore.table.view import TableView

log = logging.getLogger(__name__)

Choose = Callable[[Any], Any | Awaitable[Any]]
"""From the view of a game to a command of it, also as a dictionary; None: nothing to do. It may be a coroutine."""


async def play(
    address: str, choose: Choose, *, name: str, maker: str, language: Language = "en", games: int | None = None
) -> None:
    """Sit down at the table that this address leads to, and play there: so many games, or until sent away."""
    await play_at(await join(address, name=name, maker=maker, language=language), choose, games=games)


async def play_at(ticket: Ticket, choose: Choose, *, games: int | None = None) -> None:
    """Play at a table at which this program sits. Raises `Closed` when the table wants no more of it."""
    played: set[int] = set()
    async with Connection(ticket) as table:
        async for update in table.updates():
            view = update.view
            try:
                await take_turn(table, view, choose)
            except Refused as refusal:
                if table.closed is not None:
                    raise
                log.warning("refused: %s", refusal.code)
                await asyncio.sleep(0.2)  # a mistake that is made again and again is not made too fast
            if view.over and view.playing is not None:
                played.add(view.games)
            if games is not None and len(played) >= games:
                return


async def take_turn(table: Connection, view: TableView, choose: Choose) -> None:
    """Do what there is to do now."""
    mine = next((chair for chair in view.chairs if chair.player == view.you), None)
    if view.over or view.game is None or mine is None:
        return
    if mine.plays != "person":  # a bot sat in while we were away, or too slow
        await table.do({"type": "take_back"})
        return
    if mine.seat not in view.game.awaited:
        return
    slug = view.playing
    assert slug is not None
    command = choose(view.game) if inspect.iscoroutinefunction(choose) else await asyncio.to_thread(choose, view.game)
    if inspect.isawaitable(command):
        command = await command
    if command is not None:
        envelope: Any = AT_TABLE[slug].move
        await table.do({"type": slug, "move": command} if isinstance(command, dict) else envelope(command))
