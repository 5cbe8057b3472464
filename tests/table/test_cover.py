"""The pictures on an album's cover."""

from starlore.core import Card
from starlore.core.moment import Moment
from starlore.decks.played import FIRST, PlayedPicture
from starlore.table.projections.album import AlbumGame
from starlore.table.projections.cover import PAUSE, cover


def game(number: int, began: float, *cards: int | None, own: tuple[PlayedPicture, ...] = ()) -> AlbumGame:
    """A game whose moments were shown by these pictures."""
    moments = tuple(Moment("split", 1, None if card is None else Card(card), (), 1) for card in cards)
    return AlbumGame(
        number=number,
        game="dixit",
        began=began,
        ended=began + 60,
        players=(),
        others=(),
        scores=(),
        winners=(),
        history=(),
        rounds=(),
        remarks=(),
        moments=moments,
        readings=(),
        pictures=own,
    )


def test_the_first_picture_of_each_game_comes_before_the_second_of_any() -> None:
    assert cover([game(1, 0, 5, None, 6), game(2, 100, 7, 5)]) == (5, 7, 6)


def test_it_is_that_of_the_last_evening() -> None:
    assert cover([game(1, 0, 5), game(2, PAUSE + 100, 7, 8, 9, 10)]) == (7, 8, 9)


def test_a_picture_of_an_own_deck_is_there_once() -> None:
    one, other = PlayedPicture("a"), PlayedPicture("b")
    games = [game(1, 0, FIRST, own=(one,)), game(2, 100, FIRST, own=(other,)), game(3, 200, FIRST, own=(one,))]
    assert cover(games) == (one, other)


def test_an_album_without_games_has_none() -> None:
    assert cover([]) == ()
    assert cover([game(1, 0)]) == ()
