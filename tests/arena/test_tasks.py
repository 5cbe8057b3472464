"""The standard task set: its items, baselines and scores."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from starlore.arena.decoys import TIERS
from starlore.arena.hands import PICTURES, clues, hands
from starlore.arena.scores import ALL, Score, interval, scores, students, tables, values
from starlore.arena.stella_marks import BOX
from starlore.arena.task import KINDS, Answer, Item
from starlore.arena.tasks import TASKS, baseline, read_answers, read_items, standard_set, write_lines
from starlore.core import LANGUAGES
from starlore.sim.clues import HELD_OUT


@pytest.fixture(scope="module")
def items() -> list[Item]:
    return standard_set()


@pytest.mark.parametrize("task", TASKS)
def test_every_task_has_three_tiers_in_five_languages_with_as_many_items_each(task: str, items: list[Item]) -> None:
    counts = Counter((item.tier, item.language) for item in items if item.task == task)
    assert set(counts) == {(tier, language) for tier in TIERS for language in LANGUAGES}
    assert len(set(counts.values())) == 1


def test_every_hand_is_heard_equally_often_of_the_same_pictures(items: list[Item]) -> None:
    assert len(hands()) >= 8
    assert set(hands()) > HELD_OUT
    for task in TASKS:
        counts = Counter(item.hand for item in items if item.task == task and item.hand != BOX)
        assert set(counts) == set(hands())
        assert len(set(counts.values())) == 1
    said = Counter((clue.hand, clue.language) for clue in clues(LANGUAGES))
    assert set(said.values()) == {len(PICTURES)}


def test_no_clue_may_have_influenced_the_bots() -> None:
    assert {clue.part for clue in clues(LANGUAGES)} == {"test", "held_out"}


def test_a_part_of_the_set_is_a_part_of_the_whole(items: list[Item]) -> None:
    assert standard_set() == items
    assert len({item.id for item in items}) == len(items)
    some = standard_set(["cs"], names=["marks"])
    assert some == [item for item in items if item.language == "cs" and item.task == "marks"]


def test_nothing_but_the_pictures_tells_where_the_right_card_is(items: list[Item]) -> None:
    heard = [item for item in items if item.task == "listener"]
    right = [
        next(card for card in item.cards if values([item], [Answer(item.id, card)])[item.id]) for item in heard[::60]
    ]
    places = {item.cards.index(card) for item, card in zip(heard[::60], right, strict=True)}
    assert len(places) > 3
    assert any(item.deal != card // 3 for item, card in zip(heard[::60], right, strict=True))


def test_what_was_not_answered_or_makes_no_sense_counts_nothing(items: list[Item]) -> None:
    some = items[:4]
    found = values(some, [Answer(some[0].id, "?"), Answer(some[1].id, 999)])
    assert set(found.values()) == {None}
    assert scores("nobody", some, found) == []


def test_our_bot_is_better_than_chance_at_everything_and_tells_best(items: list[Item]) -> None:
    some = Random(1).sample([item for item in items if item.language == "en"], 100)
    whole: dict[tuple[str, str], Score] = {}
    for kind in KINDS:
        answers = baseline(kind, some)
        for one in scores(kind, some, values(some, answers)):
            if (one.tier, one.language, one.hand) == (ALL, ALL, ALL):
                whole[kind, one.task] = one
    for task in TASKS:
        assert whole["bot", task].low > whole["random", task].score
        assert whole["bot", task].answered == whole["bot", task].items
    assert (
        whole["bot", "storyteller"].score > whole["hands", "storyteller"].score > whole["greedy", "storyteller"].score
    )
    assert ("hands", "listener") not in whole
    assert len(tables(list(whole.values()))) == 3


def test_items_and_answers_are_kept_as_lines(items: list[Item], tmp_path: Path) -> None:
    write_lines(tmp_path / "items", items)
    assert read_items(tmp_path / "items") == items
    write_lines(tmp_path / "answers", [Answer("a", [1, 2])])
    assert read_answers(tmp_path / "answers") == [Answer("a", [1, 2])]


def test_few_deals_give_a_wide_interval() -> None:
    assert students(4) == pytest.approx(2.776, abs=0.02)
    assert students(200) == pytest.approx(1.972, abs=0.001)
    middle, low, high = interval([[1.0, 1.0], [0.0, 0.0]])
    assert middle == 0.5
    assert low == 0 < 1 < high


def test_nineteen_in_twenty_intervals_hold_the_true_mean() -> None:
    chance, held = Random(1), 0
    for _ in range(600):
        groups = []
        for _ in range(12):
            own = chance.gauss(3, 1)  # what the items of a deal have in common
            groups.append([chance.gauss(own, 1) for _ in range(5)])
        _, low, high = interval(groups)
        held += low <= 3 <= high
    assert 0.92 < held / 600 < 0.98
