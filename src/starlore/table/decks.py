"""The deck on a table: who may put one there, how many pictures a game needs, and what everyone sees of it."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from random import Random

from msgspec import Struct

from starlore.core import Card, Illegal, Unplayable
from starlore.decks.package import MOST
from starlore.decks.played import PlayedDeck
from starlore.table.events import DeckSet, Event
from starlore.table.games import AT_TABLE, Slug, TableGame
from starlore.table.options import Person
from starlore.table.state import State


class DeckView(Struct, frozen=True, gc=False, kw_only=True):
    """A deck of somebody's own: which it is. Its pictures are asked for once, by its digest, and not sent each time."""

    deck: str
    """Its id, which gives nothing to whoever may not use it."""

    digest: str
    name: str
    pictures: int
    captions: int
    """How many of them say what is to be seen."""

    with_ours: bool


def pictures_needed(slug: Slug) -> dict[int, int]:
    """How many pictures a deck must have for each number of players; nothing for a game without pictures."""
    game = AT_TABLE[slug]
    if game.with_deck is None:
        return {}
    counts = range(MOST + 1)
    return {
        seats: bisect_left(counts, True, key=partial(has_enough_pictures, game, seats)) for seats in game.rules.seats
    }


def has_enough_pictures(game: TableGame, seats: int, count: int) -> bool:
    """So many can begin a game with so many pictures."""
    assert game.with_deck is not None
    setup = game.with_deck(game.setup(seats, game.options()), [Card(card) for card in range(1, count + 1)])
    try:
        game.rules.begin(setup, Random(0))
    except Unplayable as error:
        return error.code != "deck_too_small"
    return True


def put_deck(state: State, person: Person, deck: PlayedDeck | None) -> Sequence[Event]:
    """The owner puts a deck on the table. Whether it is theirs to use was seen to where decks are kept."""
    chair = state.chair_of(person)
    if chair is None:
        raise Illegal("not_seated")
    if chair.player != state.owner:
        raise Illegal("not_owner")
    if state.running:
        raise Illegal("game_running")
    return () if deck == state.deck else (DeckSet(deck),)


def view_deck(deck: PlayedDeck) -> DeckView:
    """A deck without its maker."""
    return DeckView(
        deck=deck.deck,
        digest=deck.digest,
        name=deck.name,
        pictures=len(deck.pictures),
        captions=deck.captions,
        with_ours=deck.with_ours,
    )
