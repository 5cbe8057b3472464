"""The records of a table's log: an event, when it happened, and which command brought it about.

Events evolve by adding fields with defaults. Where a form has changed for good, old records are brought into the new
one when they are read (upcasting); what is written is always of the newest form.
"""

from typing import Any

import msgspec

from starlore.table.games import AT_TABLE
from starlore.table.messages import Event, Person


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One record of a table's log."""

    at: float
    """Seconds since 1970."""

    event: Event
    by: Person | None = None
    """Whose command it was; None: a bot's or the table's own doing."""

    id: str | None = None
    """The command's id, made by the client: it is idempotent, the same id twice is one command."""


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """A record as it is stored."""
    return ENCODER.encode(entry)


def decode(record: bytes) -> Entry:
    """A stored record, of any age."""
    try:
        return DECODER.decode(record)
    except msgspec.ValidationError:
        return msgspec.convert(upcast(msgspec.json.decode(record)), Entry)


def upcast(record: dict[str, Any]) -> dict[str, Any]:
    """An old record in today's form: the games' options stood among the table's own until they got their own part."""
    options = record["event"].get("options")
    if isinstance(options, dict) and "rules" not in options:
        rules = {}
        for slug, game in AT_TABLE.items():
            if game.flat:
                rules[slug] = {name: options.pop(name) for name in game.options.__struct_fields__ if name in options}
        options["rules"] = rules
    return record
