"""The check that nobody names a game outside its folders finds what it is for."""

import ast
import tomllib

import pytest

from tools.boundaries import PACKAGE, main, offences, owner


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


def test_a_slug_within_another_word_names_no_game() -> None:
    assert not list(offences(ast.parse("constellation = stellar + dixits")))


def test_a_game_has_its_own_folders_and_files() -> None:
    assert owner(PACKAGE / "games/dixit/view.py") == "dixit"
    assert owner(PACKAGE / "games/dixit_box/view.py") == "dixit_box"
    assert owner(PACKAGE / "bots/stella_rounds.py") == "stella"
    assert owner(PACKAGE / "table/view.py") is None


@pytest.mark.parametrize(
    ("own", "source"),
    [
        ("dixit", "STELLA"),
        ("dixit", "DIXIT_BOX"),
        ("dixit", "from starlore.rulebook.stella import score"),
        ("dixit_box", "from starlore.table.games.dixit import TABLE_GAME"),
        ("dixit_box", "from starlore.sim import dixit"),
        ("dixit", "from starlore.bots import stella"),
        ("stella", "import starlore.sim.stella_box.moves"),
        ("dixit_box", "class StellaBox: ..."),
    ],
)
def test_a_game_that_names_another_is_found(own: str, source: str) -> None:
    assert list(offences(ast.parse(source), own))


@pytest.mark.parametrize(
    "source",
    [
        "DIXIT_BOX",
        "class DixitBoxView: ...",
        "from starlore.rulebook.dixit import score",
        "from starlore.rulebook import dixit",
    ],
)
def test_a_game_may_name_itself_and_its_rulebook(source: str) -> None:
    assert not list(offences(ast.parse(source), "dixit_box"))


def test_nobody_names_a_game_today() -> None:
    assert main() == 0


def test_every_pure_module_of_a_table_is_under_the_contract_of_purity() -> None:
    contracts = tomllib.loads((PACKAGE.parent.parent / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    pure = next(one["source_modules"] for one in contracts["contracts"] if one["name"].startswith("Nor does a table"))
    modules = {f"starlore.table.{file.stem}" for file in (PACKAGE / "table").glob("*.py")}
    assert modules - {"starlore.table.__init__"} <= set(pure)
