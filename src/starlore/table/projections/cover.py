"""The pictures on an album's cover: so that a page can name them before its reader's browser has asked for the album.

The client chooses by the same rule (`screens/album/pages.ts`).
"""

from collections.abc import Sequence
from itertools import chain, zip_longest

from starlore.core import Card
from starlore.decks.played import FIRST, PlayedPicture
from starlore.table.projections.album import AlbumGame

PAUSE = 6 * 3600
"""Seconds between games of two evenings, at least."""

COVER_PICTURES = 3
"""As many as its prerendered page has places for (`client/prerender.js`)."""


def last_evening(games: Sequence[AlbumGame]) -> Sequence[AlbumGame]:
    """The games that were played last, with no long pause between them."""
    first = len(games) - 1
    while first > 0 and games[first].began - games[first - 1].ended < PAUSE:
        first -= 1
    return games[max(0, first) :]


def cover(games: Sequence[AlbumGame]) -> tuple[Card | PlayedPicture, ...]:
    """What the last evening is remembered by: the first moment of each game, then the second, and no picture twice."""
    rows = [[picture_of(game, one.card) for one in game.moments if one.card] for game in last_evening(games)]
    found: dict[object, Card | PlayedPicture] = {}
    for one in chain.from_iterable(zip_longest(*rows)):
        if one is not None:
            found.setdefault(one.key if isinstance(one, PlayedPicture) else one, one)
    return tuple(found.values())[:COVER_PICTURES]


def picture_of(game: AlbumGame, card: Card) -> Card | PlayedPicture:
    """A card of a game: one of ours, or a picture of the deck that it was played with."""
    return game.pictures[card - FIRST] if card >= FIRST else card
