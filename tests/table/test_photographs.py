"""The photograph of the real cards on a table: who may lay one down, who sees it, and when it is gone."""

import pytest

from starlore.core import Illegal
from starlore.games.stella_box.messages import MarkPlaces, PassMarker, PointAt, SayWord
from starlore.table.commands import SetOptions, Stop
from starlore.table.games import AT_TABLE
from starlore.table.photographs import lay_photograph
from starlore.table.projections.export import SHOWN
from starlore.table.seating import erase_person
from starlore.table.state import Photograph
from starlore.table.view import PresenceInfo, view
from support.options import options
from tests.table.desk import Desk, person

KEY = "0123456789abcdef" * 2
OTHER = "f" * 32
NAMES = ("Ana", "Ben", "Cleo")


def desk_with(key: str = KEY, by: str = "Ben") -> Desk:
    """A game of Stella with the box, whose cards somebody has photographed."""
    desk = Desk(*NAMES, game="stella_box").start()
    desk.happen(*lay_photograph(desk.state, person(by), key))
    return desk


def play_a_round(desk: Desk) -> None:
    """All mark the first card, and the scout points at it."""
    move = AT_TABLE["stella_box"].move
    desk.do("Ana", move(SayWord("sea")))
    for name in NAMES:
        desk.do(name, move(MarkPlaces((1,))))
        desk.do(name, move(PassMarker()))
    playing = desk.state.running
    assert playing is not None
    scout = next(name for name in NAMES if desk.player(name) in desk.state.awaited)
    desk.do(scout, move(PointAt(1)))


def code_of(desk: Desk, name: str) -> str | None:
    try:
        lay_photograph(desk.state, person(name), KEY)
    except Illegal as refusal:
        return refusal.code
    return None


def test_whoever_sits_at_the_table_may_lay_one_down() -> None:
    desk = Desk(*NAMES, game="stella_box")
    assert code_of(desk, "Ben") == "no_game"
    desk.start()
    assert code_of(desk, "Ben") is None
    assert code_of(desk, "Eve") == "not_seated"


@pytest.mark.parametrize("game", [slug for slug, game in AT_TABLE.items() if not game.photographed])
def test_where_no_cards_lie_open_there_are_none(game: str) -> None:
    assert code_of(Desk(*NAMES, game=game).start(), "Ben") == "no_photographs_here"


def test_it_knows_how_many_rounds_were_over() -> None:
    desk = desk_with()
    assert desk.state.photograph == Photograph(desk.player("Ben"), KEY, 0)
    play_a_round(desk)
    assert desk.state.photograph == Photograph(desk.player("Ben"), KEY, 0)
    desk.happen(*lay_photograph(desk.state, person("Ana"), OTHER))
    assert desk.state.photograph == Photograph(desk.player("Ana"), OTHER, 1)


def test_the_same_one_twice_is_one_event() -> None:
    assert lay_photograph(desk_with().state, person("Ben"), KEY) == ()


def test_it_is_taken_away() -> None:
    desk = desk_with()
    desk.happen(*lay_photograph(desk.state, person("Cleo"), None))
    assert desk.state.photograph is None
    assert lay_photograph(desk.state, person("Cleo"), None) == ()


def test_it_is_gone_with_its_game() -> None:
    stopped = desk_with()
    stopped.do("Ana", Stop())
    assert stopped.state.photograph is None


def test_it_is_gone_with_whoever_took_it() -> None:
    desk = desk_with(by="Ben")
    desk.happen(*erase_person(desk.state, person("Cleo"), desk.context()))
    assert desk.state.photograph is not None
    desk.happen(*erase_person(desk.state, person("Ben"), desk.context()))
    assert desk.state.photograph is None


def test_those_see_it_who_may_see_the_game() -> None:
    desk, presence = desk_with(), PresenceInfo({})
    assert view(desk.state, person("Ana"), presence).photograph == desk.state.photograph
    assert view(desk.state, None, presence).photograph == desk.state.photograph
    desk.do("Ana", SetOptions(options(game="stella_box", spectators=False)))
    assert view(desk.state, person("Ana"), presence).photograph == desk.state.photograph
    assert view(desk.state, None, presence).photograph is None


def test_its_key_is_not_exported() -> None:
    assert "key" not in SHOWN["photograph_laid"]
