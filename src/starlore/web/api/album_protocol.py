"""What travels about albums over HTTP."""

from msgspec import Struct

from starlore.decks.played import PlayedPicture
from starlore.table.projections.album import AlbumGame
from starlore.table.projections.replaying import Frame


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


class ReplayView(Struct, frozen=True):
    """A finished game once more, through the eyes of one seat."""

    game: AlbumGame
    seat: int | None
    """None: as a spectator saw it."""

    frames: tuple[Frame, ...]


class EveningView(Struct, frozen=True):
    """A table of mine with finished games, in one line."""

    code: str
    ended: float
    """When its last game was over (seconds since 1970)."""

    games: tuple[str, ...]
    players: tuple[str, ...]
    """Who played in the last one."""

    picture: int | None
    """A picture to remember it by."""

    numbers: tuple[int, ...] = ()
    """Which games of the table these were: each can be watched once more."""

    own: PlayedPicture | None = None
    """That picture, where it is of a deck of somebody's own."""


class MyEvenings(Struct, frozen=True):
    """Albums of tables where I sat, last played first."""

    evenings: tuple[EveningView, ...]


class Sharing(Struct, frozen=True, forbid_unknown_fields=True):
    """Let others see the album by a link, or not any more."""

    on: bool


class SharedAt(Struct, frozen=True):
    """The link; None: there is none."""

    link: str | None
