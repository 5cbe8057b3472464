"""What travels about albums over HTTP."""

from msgspec import Struct

from starlore.table.album import AlbumGame


class AlbumView(Struct, frozen=True):
    """Finished games of a table, oldest first."""

    games: tuple[AlbumGame, ...]
    code: str | None = None
    """The table; None for those who only have the link."""

    link: str | None = None
    """The link for others, for whoever may switch it off."""

    shared: bool = False
    """Others can see it by a link."""

    may_share: bool = False
    """You may make a link."""


class Sharing(Struct, frozen=True, forbid_unknown_fields=True):
    """Let others see the album by a link, or not any more."""

    on: bool


class SharedAt(Struct, frozen=True):
    """The link; None: there is none."""

    link: str | None
