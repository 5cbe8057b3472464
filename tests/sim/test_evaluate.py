"""The bots' evaluation: the clues it rests on, and that its figures mean what they say."""

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest
from rich.progress import Progress
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.bots.levels import LEVELS
from starlore.core import LANGUAGES
from starlore.decks.pictures import NUMBERS
from starlore.sim import SIMULATIONS
from starlore.sim.clues import HELD_OUT, part_of, read_clues, read_hands
from starlore.sim.dixit.hearing import TABLES, listen, tell
from starlore.sim.dixit.memory import TELLERS, evenings, world
from starlore.sim.evaluate import decision_times, tournament
from starlore.sim.players import Strategies
from starlore.sim.simulation import wilson
from starlore.sim.stella.evaluation import duel

CLUES = read_clues()


@pytest.fixture(scope="module")
def strategies() -> Strategies:
    return Strategies()


def test_every_picture_of_the_first_set_has_a_clue_to_tune_on_and_one_to_test_with_in_every_language() -> None:
    counted = Counter((clue.card, clue.language, clue.part) for clue in CLUES)
    cards = {clue.card for clue in CLUES}
    assert set(counted) == {(card, lang, part) for card in cards for lang in LANGUAGES for part in ("tune", "test")}
    assert set(counted.values()) == {1}


def test_no_clue_is_in_both_halves() -> None:
    halves = {part: {(clue.language, clue.text) for clue in CLUES if clue.part == part} for part in ("tune", "test")}
    assert halves["tune"] & halves["test"] == set()


def test_some_hands_are_held_out_whole_and_every_third_picture_of_the_others() -> None:
    assert {part_of(hand, card) for hand in HELD_OUT for card in range(1, 85)} == {"held_out"}
    assert [part_of("poet", card) for card in (1, 2, 3)] == ["tune", "tune", "test"]


def test_every_recorded_hand_speaks_of_pictures_in_the_deck() -> None:
    assert all(1 <= clue.card <= 84 and clue.text for clue in read_hands())


@pytest.mark.parametrize(("found", "tries"), [(0, 0), (0, 10), (5, 10), (10, 10), (820, 1000)])
def test_an_interval_holds_the_share_that_was_measured(found: int, tries: int) -> None:
    low, high = wilson(found, tries)
    assert 0 <= low <= (found / tries if tries else 0.5) <= high <= 1


def test_more_clues_make_an_interval_narrower() -> None:
    (low, high), (lower, higher) = wilson(80, 100), wilson(8, 10)
    assert high - low < higher - lower


def test_a_mind_reader_hears_far_better_than_chance_and_than_a_dreamer(strategies: Strategies) -> None:
    tune = [clue for clue in CLUES if clue.part == "tune"]
    found = {}
    for level in ("mind_reader", "dreamer"):
        heard = listen(strategies.brain, tune[::3], level, Random(1))
        found[level] = sum(one.among_random for one in heard) / TABLES / len(heard)
    assert found["mind_reader"] > 0.7
    assert found["mind_reader"] > found["dreamer"] > 1 / 6


def test_most_stories_are_found_by_some(strategies: Strategies) -> None:
    outcomes = sum(tell(SIMULATIONS["dixit"], strategies, list(LEVELS) * 2, 3, Random(2)).values(), Counter())
    assert outcomes["some"] > outcomes["all"] + outcomes["none"]
    assert 0 < outcomes["finders"] < outcomes["listeners"]


def test_a_mind_reader_wins_against_random_marks(strategies: Strategies) -> None:
    assert duel(SIMULATIONS["stella"], strategies, "mind_reader", "random", 6, Random(3)) > 0.5


def test_every_kind_of_decision_is_timed(strategies: Strategies) -> None:
    times = decision_times(strategies, "friend", Random(4))
    assert {"dixit tell", "dixit play", "dixit vote", "stella mark", "stella ready", "stella point"} <= set(times)
    assert all(longest >= middle >= 0 for middle, longest in times.values())


def test_a_tournament_lists_every_kind_once() -> None:
    with Progress(disable=True) as progress:
        table = tournament(["friend", "random", "random"], SIMULATIONS["stella"], 2, 1, progress)
    assert table.row_count == 2


def test_a_duel_says_how_sure_it_is() -> None:
    told = CliRunner().invoke(app, ["bots", "duel", "friend", "random", "--game", "stella", "--games", "2"])
    assert told.exit_code == 0
    assert "of 2 games (" in told.stdout


def test_nobody_duels_with_a_stranger() -> None:
    assert CliRunner().invoke(app, ["bots", "duel", "friend", "nobody"]).exit_code == 2


@pytest.mark.parametrize(
    "arguments",
    [["friend", "nobody", "random"], ["friend", "friend"], ["friend", "friend", "friend", "--game", "chess"]],
)
def test_a_lineup_that_cannot_play_is_refused(arguments: list[str]) -> None:
    assert CliRunner().invoke(app, ["bots", "tournament", *arguments]).exit_code == 2


def test_what_bots_tell_can_be_read() -> None:
    told = CliRunner().invoke(app, ["bots", "tell", "--number", "4", "--language", "pl"])
    pictures, clues = zip(*(line.split("\t") for line in told.stdout.splitlines()), strict=True)
    assert len(clues) == 4
    assert all(clues)
    assert set(pictures) <= {str(number) for number in NUMBERS}
    assert CliRunner().invoke(app, ["bots", "tell", "--level", "genius"]).exit_code == 2


def test_a_blind_reading_has_as_many_by_bots_as_by_people_and_a_key_apart(tmp_path: Path) -> None:
    clues, key = tmp_path / "clues.tsv", tmp_path / "key.tsv"
    assert CliRunner().invoke(app, ["bots", "blind", str(clues), str(key), "--each", "2"]).exit_code == 0
    shown = [line.split("\t") for line in clues.read_text("utf-8").splitlines()]
    solved = [line.split("\t") for line in key.read_text("utf-8").splitlines()]
    assert [number for number, *_ in shown] == [number for number, *_ in solved]
    by = Counter((language, source) for (_, language, _), (_, source, _) in zip(shown, solved, strict=True))
    assert by == {(language, source): 2 for language in LANGUAGES for source in ("bot", "written")}
    kept_secret = {clue.text for clue in read_hands() if clue.part != "tune"} - {
        clue.text for clue in read_hands() if clue.part == "tune"
    }
    by_people = {clue for (_, _, clue), (_, source, _) in zip(shown, solved, strict=True) if source == "written"}
    assert not by_people & kept_secret


def test_a_memory_for_liars_helps_where_all_lie_well_and_one_for_tellers_nowhere() -> None:
    rng = np.random.default_rng(2)
    known = world("en", rng)
    found = evenings(known, tuple(TELLERS), ("keen",), 200, rng)
    assert found["told everything"].mean() > found["without"].mean()
    assert abs(found["tellers"].mean() - found["without"].mean()) < 0.01
