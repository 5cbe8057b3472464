"""The standard task set: its items, baselines and scores."""

from pathlib import Path

import pytest

from starlore.arena.task import KINDS, Answer, Item
from starlore.arena.tasks import baseline, read_answers, read_items, scores, standard_set, write_lines
from starlore.core import LANGUAGES


@pytest.fixture(scope="module")
def items() -> list[Item]:
    return standard_set()


def test_there_are_three_tiers_of_listening_in_five_languages(items: list[Item]) -> None:
    found = {(item.tier, item.language) for item in items if item.task == "listener"}
    assert len(found) == 3 * len(LANGUAGES)
    assert len({item.id for item in items}) == len(items)


def test_the_set_is_the_same_everywhere(items: list[Item]) -> None:
    assert standard_set() == items


def test_what_was_not_answered_or_makes_no_sense_counts_nothing(items: list[Item]) -> None:
    some = items[:3]
    (found,) = {one.score for one in scores(some, [Answer(some[0].id, "?"), Answer(some[1].id, 999)])}
    assert found == 0


def test_our_bot_is_better_than_chance_at_listening_and_marking(items: list[Item]) -> None:
    some = [item for item in items if item.language == "en"][::4]
    random, greedy, bot = ({(one.task, one.tier): one for one in scores(some, baseline(kind, some))} for kind in KINDS)
    for key, one in bot.items():
        assert one.answered == one.items == greedy[key].answered
        if one.task != "storyteller":
            assert one.score > random[key].score


def test_items_and_answers_are_kept_as_lines(items: list[Item], tmp_path: Path) -> None:
    write_lines(tmp_path / "items", items)
    assert read_items(tmp_path / "items") == items
    write_lines(tmp_path / "answers", [Answer("a", [1, 2])])
    assert read_answers(tmp_path / "answers") == [Answer("a", [1, 2])]
