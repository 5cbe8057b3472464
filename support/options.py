"""A table's options from a plain list of them: tests say `target=5` and need not know which part it belongs to."""

from typing import Any

import msgspec

from starlore.table.games import AT_TABLE, GameEvent, Move
from starlore.table.options import Options

DixitMove: type[Move] = AT_TABLE["dixit"].move
StellaMove: type[Move] = AT_TABLE["stella"].move
DixitEvent: type[GameEvent] = AT_TABLE["dixit"].event
StellaEvent: type[GameEvent] = AT_TABLE["stella"].event


def nested(**flat: Any) -> dict[str, Any]:
    """Options as they travel, from a flat list; what a game shares with another stands under its own name."""
    rules = {
        slug: {name: flat.pop(name) for name in game.options.__struct_fields__ if name in flat} | flat.pop(slug, {})
        for slug, game in AT_TABLE.items()
    }
    rules = {slug: chosen for slug, chosen in rules.items() if chosen}
    return flat | ({"rules": rules} if rules else {})


def options(**flat: Any) -> Options:
    """Options of a table, from a flat list."""
    return msgspec.convert(msgspec.to_builtins(nested(**flat)), Options)
