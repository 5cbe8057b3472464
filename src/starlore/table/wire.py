"""Every message that a table sends its subscribers, each defined once. Tags stand in `type`."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from starlore.core.chance import Draw
from starlore.core.game import News
from starlore.core.moment import Moment
from starlore.table.options import Player, Reaction, Slug
from starlore.table.state import ChatLine, Remark

View = TypeVar("View")


class Done(msgspec.Struct, frozen=True, gc=False):
    """A command was accepted, and this is the version with its events."""

    id: str
    version: int


class Update(msgspec.Struct, Generic[View], frozen=True, gc=False, tag="table", omit_defaults=True):
    """The table as it is now, for one person, and what has just happened."""

    version: int
    """Grows with what this person may know of, and never shrinks within an epoch. Others' secrets do not count."""

    now: float
    """The server's clock (seconds since 1970), which other times are to be read against."""

    view: View
    accepted: tuple[Done, ...] = ()
    """Which of this connection's commands are in it."""

    news: tuple[News, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    epoch: int = 0
    """In a connection's first message: which history this is. Another one than before: a backup was restored, or a
    damaged log was cut."""


class Refusal(msgspec.Struct, frozen=True, gc=False, tag="refused", omit_defaults=True):
    """A command was not carried out, and nothing has changed."""

    id: str
    code: str


class Rounds(msgspec.Struct, frozen=True, tag="rounds"):
    """Every round that has been scored, in full."""

    id: str
    game: Slug
    rounds: tuple[Any, ...]
    remarks: tuple[Remark, ...] = ()
    """What people have pointed out in their pictures."""

    moments: tuple[Moment, ...] = ()
    """What is worth remembering of the game, once it is over."""


class Proof(msgspec.Struct, frozen=True, tag="proof"):
    """A finished game's chance: all that is needed to check it."""

    id: str
    game: Slug
    commitment: str
    seed: str
    chances: tuple[str, ...]
    """What each seat has added."""

    draws: tuple[Draw, ...]
    rounds: tuple[Any, ...] = ()
    """All that has been seen of the game, to hold the draws against."""


class Reacted(msgspec.Struct, frozen=True, tag="reaction"):
    """Somebody has reacted."""

    player: Player
    reaction: Reaction


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
"""A message, or a part of one, as it is sent."""
