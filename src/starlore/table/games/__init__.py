"""The games that can be played at a table: one line each, a `TableGame` that stands in the game's own file here.

A move or an event of a game travels in an envelope that is tagged with the game's slug, so that the table's own
commands and events and those of all its games are one union. The unions are put together when `table/options.py`
is imported: whoever brings a game of their own registers it before that.
"""

from starlore.table.games import dixit, dixit_box, stella, stella_box
from starlore.table.games.table_game import GameEvent, Move, Slug, TableGame, class_name, slug_of

__all__ = ["AT_TABLE", "GameEvent", "Move", "Slug", "TableGame", "class_name", "close_registry", "register", "slug_of"]

AT_TABLE: dict[Slug, TableGame] = {}
"""The games by their slugs; the first one is what a new table plays."""

_closed: list[bool] = []


def register(game: TableGame) -> None:
    """Let a game be played at tables."""
    slug = game.rules.slug
    if _closed:
        raise RuntimeError(f"{slug} comes too late: the table's messages have been put together without it")
    AT_TABLE[slug] = game


def close_registry() -> None:
    """No more games from now on: `options` has read the registry."""
    _closed.append(True)


register(dixit.TABLE_GAME)
register(stella.TABLE_GAME)
register(dixit_box.TABLE_GAME)
register(stella_box.TABLE_GAME)
