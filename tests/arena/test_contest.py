"""Contests: seats and deals, faults, going on after a break, and ratings."""

import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from starlore.arena.contest import Contest, Played, chance, seating
from starlore.arena.playing import FORGIVEN, play_game
from starlore.arena.ratings import ratings, strengths
from starlore.arena.running import OtherContest, read, run

ROOT = Path(__file__).parents[2]
LINES = f"run: {sys.executable} {ROOT / 'examples' / 'lines.py'}"


def contest(*entrants: str, game: str = "dixit", **options: int) -> Contest:
    return Contest(game=game, entrants=entrants, seconds=options.pop("seconds", 10), **options)  # type: ignore[arg-type]


def test_everyone_gets_every_seat_of_the_same_deal() -> None:
    found = contest("random", "friend", "greedy", "dreamer")
    seats = [seating(found, number) for number in range(4)]
    assert all(len({one[seat] for one in seats}) == 4 for seat in range(4))
    assert len({chance(found, number).random() for number in range(4)}) == 1


def test_many_entrants_play_about_equally_often() -> None:
    found = contest(*map(str, range(7)), players=3)
    counts = Counter(who for number in range(3 * 70) for who in seating(found, number))
    assert min(counts.values()) > 60


@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_the_same_contest_gives_the_same_games(game: str) -> None:
    found = contest("random", "tests.arena.players:fair", game=game)
    assert play_game(found, 1).seats == (1, 0, 1, 0)
    again = contest("random", "greedy", game=game)
    assert play_game(again, 2) == play_game(again, 2)


@pytest.mark.parametrize(
    ("who", "fault"),
    [("crashing", "crash"), ("cheating", "not_time_to_vote"), ("babbling", "malformed")],
)
def test_a_program_that_fails_plays_at_random_after_three_faults(who: str, fault: str) -> None:
    played = play_game(contest("random", f"tests.arena.players:{who}", players=3), 1)
    own = [one for one in played.faults if one.seat == 0]
    assert played.seats == (1, 0, 0)
    assert len(own) == FORGIVEN
    assert own[0].what in {fault, "no_such_slot"}
    assert played.winners


def test_a_program_that_thinks_for_ever_is_interrupted() -> None:
    entrants = ("random", "tests.arena.players:endless")
    played = play_game(Contest(game="dixit", entrants=entrants, players=3, seconds=0.05), 1)
    assert [one.what for one in played.faults] == ["timeout"] * FORGIVEN


@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_a_process_plays_by_json_lines(game: str) -> None:
    played = play_game(contest("random", LINES, game=game), 0)
    assert played.faults == ()
    assert played.winners


def test_a_process_that_ends_is_at_fault() -> None:
    played = play_game(contest("random", f"run: {sys.executable} -c pass"), 0)
    assert {one.what for one in played.faults} == {"crash"}


def test_a_contest_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    found = contest("random", "greedy", games=4, game="stella")
    run(found, whole, 1, lambda _: None)
    lines = whole.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    counted: list[int] = []
    assert run(found, file, 1, counted.append) == run(found, whole, 1, lambda _: None)
    assert counted == [2, 1, 1]
    assert read(file)[0] == found


def test_games_are_played_at_the_same_time(tmp_path: Path) -> None:
    found = contest("random", "tests.arena.players:fair", games=2)
    assert [one.number for one in run(found, tmp_path / "games.jsonl", 2, lambda _: None)] == [0, 1]


def test_results_of_another_contest_are_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(contest("random", "greedy", games=1, game="stella"), file, 1, lambda _: None)
    before = file.read_bytes()
    with pytest.raises(OtherContest):
        run(contest("random", "greedy", games=1, game="dixit"), file, 1, lambda _: None)
    assert file.read_bytes() == before


def test_who_is_ten_times_as_often_ahead_has_400_points_more() -> None:
    found = strengths(np.array([[0, 10_000], [1_000, 0]], float))
    assert found[0] - found[1] == pytest.approx(400, abs=1)


def test_a_rating_lies_in_its_interval_and_better_players_are_higher() -> None:
    played = [Played(number, (0, 1, 0), (30, 10 + number % 25, 20), (0,)) for number in range(60)]
    best, other = ratings(contest("good", "bad", players=3), played)
    assert (best.name, other.name) == ("good", "bad")
    assert best.low <= best.rating <= best.high
    assert best.won == 0.5
