"""A table's log for others to read: built from an allow-list, so that a form that is not known here shows nothing."""

from collections.abc import Iterator
from typing import Any

import msgspec

from starlore.core.game import News
from starlore.table.events import WRITTEN_BY_PEOPLE, Event, OptionsSet, TableOpened
from starlore.table.log.history import news_of
from starlore.table.log.records import decode
from starlore.table.options import Person

SHOWN: dict[str, tuple[str, ...]] = {
    "table_opened": (),
    "sat_down": ("player", "colour", "language"),
    "got_up": ("player",),
    "options_set": (),
    "bot_sat_down": ("player", "name", "colour", "level"),
    "guest_sat_down": ("player", "colour", "phone_of"),
    "bot_removed": ("player",),
    "kicked": ("player",),
    "owner_changed": ("player",),
    "door_set": ("door",),
    "knocked": ("knock",),
    "knock_answered": ("knock", "welcome"),
    "person_erased": (),
    "deck_set": (),
    "photograph_laid": ("player", "rounds"),
    "game_started": ("game", "seating"),
    "chance_added": ("player",),
    "game_stopped": (),
    "clock_started": ("until",),
    "time_ran_out": ("player", "seat"),
    "stand_in_wanted": ("player", "by"),
    "came_back": ("player",),
    "bot_sat_in": ("player", "level"),
    "seat_taken_back": ("player",),
    "seat_taken_over": ("player", "bot"),
    "said": ("player",),
    "pointed_out": ("player", "round", "card"),
    "remark_taken_back": ("player", "round", "card"),
    "album_shared": (),
    "album_unshared": (),
}
"""What may be known of each event of a table: who did it, by number; never a name, a person, or what was said."""

OPTIONS = ("game", "deck", "timer", "slow", "spectators", "chat")


def own_events(record: bytes, person: Person) -> Iterator[dict[str, Any]]:
    """What a person may know of a record because it was their own doing, event by event, with their own words."""
    entry = decode(record)
    for event in entry.events if entry.by == person else ():
        news = news_of(event)
        if news is not None:
            texts = {name: getattr(event, name) for name in WRITTEN_BY_PEOPLE if getattr(event, name, None) is not None}
            yield {"at": entry.at, **shown_fields(event, news), **texts}


def public_events(record: bytes) -> Iterator[dict[str, Any]]:
    """What anyone may know of a record, event by event; nothing of what is a secret."""
    entry = decode(record)
    for event in entry.events:
        news = news_of(event)
        if news is not None:
            yield {"at": entry.at, **shown_fields(event, news)}


def shown_fields(event: Event, news: News) -> dict[str, Any]:
    """What anyone may know of an event."""
    tag = str(event.__struct_config__.tag)
    if tag not in SHOWN:  # an event of a game: what everyone heard of it, and no more
        return {"game": tag, "news": msgspec.to_builtins(news)}
    written = dict(zip(event.__struct_fields__, event.__struct_encode_fields__, strict=True))  # as it stands in the log
    fields = {written[name]: getattr(event, name) for name in SHOWN[tag]}
    if isinstance(event, TableOpened | OptionsSet):
        fields["options"] = {name: getattr(event.options, name) for name in OPTIONS}
    return {"event": {"type": tag, **fields}}
