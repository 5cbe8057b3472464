"""The check that nobody names a game outside its folders finds what it is for."""

import ast

import pytest

from tools.boundaries import PACKAGE, belongs_to_a_game, main, offences


@pytest.mark.parametrize(
    "source",
    [
        "from starlore.games.dixit.state import Round",
        "import starlore.games.stella.view",
        "game = GAMES['stella']",
        "def play_dixit(): ...",
        "class StellaThing: ...",
        "view.dixit",
        "options(dixit=1)",
        "lambda stella_view: 1",
    ],
)
def test_code_that_names_a_game_is_found(source: str) -> None:
    assert list(offences(ast.parse(source)))


@pytest.mark.parametrize(
    "source", ['"""By the rules of Dixit and Stella."""', 'help = "How Stella goes."', "game = slug"]
)
def test_what_people_read_may_speak_of_games(source: str) -> None:
    assert not list(offences(ast.parse(source)))


def test_a_game_has_its_own_folders_and_files() -> None:
    assert belongs_to_a_game(PACKAGE / "games/dixit/view.py")
    assert belongs_to_a_game(PACKAGE / "bots/stella_rounds.py")
    assert not belongs_to_a_game(PACKAGE / "table/view.py")


def test_nobody_names_a_game_today() -> None:
    assert main() == 0
