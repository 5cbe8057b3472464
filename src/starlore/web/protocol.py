"""What travels over a WebSocket, besides the views. Tags stand in `type`."""

from typing import Annotated

from msgspec import Meta, Struct

from starlore.core.wire import JsonDecoder
from starlore.table.commands import Command
from starlore.table.view import TableView
from starlore.table.wire import Proof, Reacted, Refusal, Rounds, Update

CLOSE = {
    "not_known": 4401,
    "signed_out": 4401,
    "foreign_origin": 4403,
    "wrong_host": 4403,
    "banned": 4403,
    "no_such_table": 4404,
    "new_version": 4426,
    "too_fast": 4429,
    "too_many_sockets": 4429,
    "too_many_spectators": 4429,
    "restart": 1012,
    "storage_unavailable": 1013,
}
"""The WebSocket close code of each reason."""

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]


# --- from the browser ---------------------------------------------------------------------------


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """Carry out a command. The same id twice is one command."""

    id: Id
    command: Command


class AskRounds(Struct, frozen=True, tag="rounds", forbid_unknown_fields=True):
    """Show me every round of the game that has been scored."""

    id: Id


class AskProof(Struct, frozen=True, tag="proof", forbid_unknown_fields=True):
    """Show me what is needed to check the chance of the game that is over."""

    id: Id


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromBrowser = Do | AskRounds | AskProof | Ping


# --- to the browser: the table's own messages are in `starlore.table.wire` ----------------------


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends this connection, and why: come back if it is `restart`."""

    code: str


ToBrowser = Update[TableView] | Refusal | Rounds | Proof | Reacted | Pong | Bye

READER: JsonDecoder[FromBrowser] = JsonDecoder(FromBrowser)
