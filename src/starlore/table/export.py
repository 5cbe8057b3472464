"""A table's log for others to read: built from an allow-list, so that a form that is not known here shows nothing."""

from typing import Any

import msgspec

from starlore.table.ledger import news_of
from starlore.table.log import decode
from starlore.table.messages import OptionsSet, TableOpened

SHOWN: dict[str, tuple[str, ...]] = {
    "table_opened": (),
    "sat_down": ("player", "colour", "language"),
    "got_up": ("player",),
    "options_set": (),
    "bot_sat_down": ("player", "name", "colour", "level"),
    "bot_removed": ("player",),
    "kicked": ("player",),
    "owner_changed": ("player",),
    "game_started": ("game", "seating"),
    "game_stopped": (),
    "clock_started": ("until",),
    "stand_in_wanted": ("player", "by"),
    "came_back": ("player",),
    "bot_sat_in": ("player", "level"),
    "seat_taken_back": ("player",),
    "seat_taken_over": ("player", "bot"),
    "said": ("player",),
}
"""What may be known of each event of a table: who did it, by number; never a name, a person, or what was said."""

OPTIONS = ("game", "deck", "timer", "spectators", "chat")


def public(record: bytes) -> dict[str, Any] | None:
    """What anyone may know of a record; None: nothing."""
    entry = decode(record)
    news = news_of(entry.event)
    if news is None:
        return None
    tag = str(entry.event.__struct_config__.tag)
    if tag not in SHOWN:  # an event of a game: what everyone heard of it, and no more
        return {"at": entry.at, "game": tag, "news": msgspec.to_builtins(news)}
    event = {name: getattr(entry.event, name) for name in SHOWN[tag]}
    if isinstance(entry.event, TableOpened | OptionsSet):
        event["options"] = {name: getattr(entry.event.options, name) for name in OPTIONS}
    return {"at": entry.at, "event": {"type": tag, **event}}
