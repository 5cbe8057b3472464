"""A deck of somebody's own on a table: who may put it there, what a game keeps of it, and what is forgotten."""

import msgspec
import pytest

from starlore.core import Illegal
from starlore.table.decks import pictures_needed, put_deck
from starlore.table.events import GameStarted
from starlore.table.log.records import Entry
from starlore.table.projections.album import album
from starlore.table.seating import erase_person
from support.decks import a_deck
from tests.table.desk import Desk, person


def laid(captions: int = 2) -> Desk:
    """Ana's table, with her deck on it."""
    desk = Desk("Ana", "Ben", "Cleo", target=5)
    desk.happen(*put_deck(desk.state, person("Ana"), a_deck(40, maker=person("Ana"), captions=captions)))
    return desk


def test_only_the_owner_puts_a_deck_on_the_table_and_not_while_a_game_is_played() -> None:
    desk = laid()
    for name, code in (("Ben", "not_owner"), ("Dan", "not_seated")):
        with pytest.raises(Illegal, match=code):
            put_deck(desk.state, person(name), None)
    desk.start("dixit")
    with pytest.raises(Illegal, match="game_running"):
        put_deck(desk.state, person("Ana"), None)


def test_the_same_deck_twice_is_no_change() -> None:
    desk = laid()
    assert put_deck(desk.state, person("Ana"), desk.state.deck) == ()


def test_a_game_keeps_its_pictures_when_another_deck_is_put_down() -> None:
    desk = laid().start("dixit")
    desk.play_to_the_end()
    desk.happen(*put_deck(desk.state, person("Ana"), None))
    seen = desk.seen_by("Ben")
    assert seen.deck is None
    assert seen.pictures is not None
    assert seen.pictures.pictures == 40
    started = next(event for event in desk.log if isinstance(event, GameStarted))
    assert started.deck is not None
    assert len(started.deck.pictures) == 40


def test_no_view_tells_who_made_a_deck() -> None:
    desk = laid().start("dixit")
    for name in ("Ana", "Ben", None):
        assert person("Ana") not in msgspec.json.encode(desk.seen_by(name)).decode()


def test_what_an_erased_maker_wrote_is_gone_from_the_table_and_the_album() -> None:
    desk = laid().start("dixit")
    desk.play_to_the_end()
    before = album(Entry(0.0, (event,)) for event in desk.log)[0].game
    assert [bool(one.caption) for one in before.pictures[:3]] == [True, True, False]
    desk.happen(*erase_person(desk.state, person("Ana"), desk.context()))
    assert desk.state.deck is None
    assert desk.state.playing is not None
    assert desk.state.playing.deck is not None
    assert desk.state.playing.deck.captions == 0
    after = album(Entry(0.0, (event,)) for event in desk.log)[0].game
    assert [one.key for one in after.pictures] == [one.key for one in before.pictures]
    assert not any(one.caption for one in after.pictures)


def test_every_game_with_pictures_says_how_many_it_needs() -> None:
    assert pictures_needed("dixit")[8] == 56
    assert set(pictures_needed("stella").values()) == {30}
