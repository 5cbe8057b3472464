"""The command line, as people use it."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.games import GAMES
from tests.walks import every_game

runner = CliRunner(env={"COLUMNS": "120"})


def output(*arguments: str) -> str:
    result = runner.invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return result.output


def complaint(*arguments: str) -> str:
    """What is said about arguments that make no sense."""
    result = runner.invoke(app, arguments)
    assert result.exit_code == 2
    return " ".join(result.output.replace("│", " ").split())


@every_game
def test_simulate_reports_how_the_games_went(slug: str) -> None:
    text = output("simulate", slug, "--players", "5", "--games", "20", "--seed", "3")
    for fact in ("rounds per game", "points per round", "shared victories", "wall time", "commands per second"):
        assert fact in text


def test_simulate_tells_how_often_the_storyteller_scores_zero() -> None:
    assert "storyteller scores zero" in output("simulate", "dixit", "--games", "5")


def test_simulate_tells_of_falls_and_the_dark() -> None:
    text = output("simulate", "stella", "--games", "5")
    assert "a player falls" in text
    assert "somebody is in the dark" in text


@every_game
@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_simulate_draws_the_distributions(slug: str, ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"picture{ending}"
    output("simulate", slug, "--games", "20", "--plot", str(file))
    head = file.read_bytes()[:500]
    assert head.startswith(b"\x89PNG") if ending == ".png" else b"<svg" in head or b"<?xml" in head


def test_drawing_without_matplotlib_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlore.__main__.can_plot", lambda: False)
    assert "pip install 'starlore[plot]'" in complaint("simulate", "dixit", "--plot", "picture.png")


def test_the_program_does_not_need_matplotlib_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert "rounds per game" in output("simulate", "dixit", "--games", "2")


def test_a_picture_of_an_unknown_kind_is_refused_before_anything_is_played() -> None:
    assert "must end in one of .png, .svg, .pdf" in complaint("simulate", "dixit", "--plot", "picture.gif")


def test_a_picture_in_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "there is no folder" in complaint("simulate", "dixit", "--plot", str(tmp_path / "no" / "picture.png"))


@every_game
def test_playthrough_prints_every_seat_s_view_in_plain_text(slug: str) -> None:
    text = output("playthrough", slug, "--players", "4", "--seed", "7")
    assert text == output("playthrough", slug, "--players", "4", "--seed", "7")
    assert text != output("playthrough", slug, "--players", "4", "--seed", "8")
    assert "\x1b" not in text
    for seat in "0123":
        assert f"  {seat}     seat: {seat}\n" in text


@every_game
def test_demo_draws_a_whole_game(slug: str) -> None:
    text = output("demo", slug, "--seed", "1", "--players", "3")
    assert "round 1" in text
    assert "wins" in text or "share the victory" in text


def test_demo_plays_dixit_unless_told_otherwise() -> None:
    assert "Dixit · round 1" in output("demo")


@pytest.mark.parametrize("command", ["simulate", "playthrough", "demo"])
def test_an_unknown_game_is_refused_with_the_known_ones(command: str) -> None:
    text = complaint(command, "chess")
    assert all(slug in text for slug in GAMES)


@pytest.mark.parametrize("command", ["simulate", "playthrough", "demo"])
def test_too_few_or_too_many_players_are_refused_with_the_numbers_that_can_play(command: str) -> None:
    assert "dixit is for 3 to 8 players, not 2" in complaint(command, "dixit", "--players", "2")
    assert "stella is for 3 to 6 players, not 7" in complaint(command, "stella", "--players", "7")


@pytest.mark.parametrize(
    "arguments",
    [("--games", "0"), ("--games", "-5"), ("--games", "many"), ("--seed", "x"), ("--players", "four"), ("--no-such",)],
)
def test_numbers_that_make_no_sense_are_refused(arguments: tuple[str, ...]) -> None:
    assert arguments[0] in complaint("simulate", "dixit", *arguments)


def test_without_a_command_there_is_help() -> None:
    result = runner.invoke(app, [])
    assert "simulate" in result.output
    assert "playthrough" in result.output
