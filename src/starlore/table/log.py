"""The records of a table's log: an event, when it happened, and which command brought it about."""

import msgspec

from starlore.table.messages import Event, Person


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One record of a table's log."""

    at: float
    """Seconds since 1970."""

    event: Event
    by: Person | None = None
    """Whose command it was; None: a bot's or the table's own doing."""

    id: str | None = None
    """The command's id, made by the client: the same id twice is one command."""


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)
