"""The records of a table's log: one for each decision that changed something, with all its events, when, and whose.

A *record* is the bytes in the store; an `Entry` is what they say.

Events evolve by adding fields with defaults. Where a form has changed for good, old records are brought into the new
one when they are read (upcasting); what is written is always of the newest form.
"""

from typing import Any

import msgspec

from starlore.table.events import Event
from starlore.table.games import AT_TABLE
from starlore.table.log.chain import Head, is_linked
from starlore.table.options import Person


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a record says: the events that were appended together."""

    at: float
    """Seconds since 1970."""

    events: tuple[Event, ...]
    by: Person | None = None
    """Whose command it was; None: a bot's or the table's own doing."""

    id: str | None = None
    """The command's id, made by the client: it is idempotent, the same id twice is one command."""


class RecordV1(msgspec.Struct, frozen=True, gc=False):
    """A record of the first form: each of a command's events had its own, and there was no hash chain."""

    at: float
    event: Event
    by: Person | None = None
    id: str | None = None


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)
V1_DECODER = msgspec.json.Decoder(RecordV1)


def encode(entry: Entry, head: Head) -> tuple[bytes, Head]:
    """A record as it is stored after those that this chain ends with, and the chain with it."""
    return head.link(ENCODER.encode(entry))


def decode(record: bytes) -> Entry:
    """A stored record, of any age."""
    if is_linked(record):
        return DECODER.decode(record)
    try:
        first = V1_DECODER.decode(record)
    except msgspec.ValidationError:
        first = msgspec.convert(upcast(msgspec.json.decode(record)), RecordV1)
    return Entry(first.at, (first.event,), first.by, first.id)


def upcast(record: dict[str, Any]) -> dict[str, Any]:
    """An old record in today's form: the games' options stood among the table's own until they got their own part."""
    options = record["event"].get("options")
    if isinstance(options, dict) and "rules" not in options:
        rules = {}
        for slug, game in AT_TABLE.items():
            if game.once_flat:
                rules[slug] = {name: options.pop(name) for name in game.options.__struct_fields__ if name in options}
        options["rules"] = rules
    return record
