"""The dataset: what `starlore decks export` writes is what docs/data.md and the exported README say."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.arena.hands import PICTURES
from starlore.core import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "data.md").read_text()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("dataset") / "deck"
    done = CliRunner().invoke(app, ["decks", "export", str(where)])
    assert done.exit_code == 0, done.output
    return where


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("name", ["cards.jsonl", "words.jsonl", "clues.jsonl"])
def test_the_readme_names_every_field_and_no_other(folder: Path, name: str) -> None:
    row = next(
        line for line in (folder / "README.md").read_text("utf-8").splitlines() if line.startswith(f"| `{name}`")
    )
    named = set(re.findall(r"`(\w+)`", row.split("|")[2])) - {"discovery", "standard", "gloss"}
    assert {frozenset(line) for line in lines(folder / name)} == {frozenset(named)}


def test_the_numbers_on_the_page_are_true(folder: Path) -> None:
    clues, words = lines(folder / "clues.jsonl"), lines(folder / "words.jsonl")
    older = [clue for clue in clues if clue["hand"] == "recorded"]
    assert f"{len(clues):,} clues: {len(clues) - len(older):,} of eight hands" in PAGE
    assert f"{len(older)} of an older set" in PAGE
    assert f"{len(list((folder / 'pictures').iterdir()))} pictures" in PAGE
    assert f"{len(words)} word cards, {2 * len(words)} words" in PAGE
    assert f"two clues in each language to {len({clue['card'] for clue in older})} pictures" in PAGE
    assert f"{len(PICTURES)} pictures in the task set" in PAGE


def test_every_hand_has_said_one_thing_of_every_picture_in_every_language(folder: Path) -> None:
    counts = Counter(
        (clue["hand"], clue["card"], clue["language"])
        for clue in lines(folder / "clues.jsonl")
        if clue["hand"] != "recorded"
    )
    assert set(counts.values()) == {1}
    hands = {hand for hand, _, _ in counts}
    assert len(counts) == len(hands) * 84 * len(LANGUAGES)
    assert all(f"`{hand}`" in PAGE for hand in hands)


def test_pictures_painted_anew_are_told(folder: Path) -> None:
    clues = lines(folder / "clues.jsonl")
    anew = {
        hand: {clue["card"] for clue in clues if clue["hand"] == hand and clue["repainted"]}
        for hand in ("film", "teen")
    }
    assert len(anew["film"]) == 46
    assert len(anew["teen"] - anew["film"]) == 2
    assert not anew["teen"] & set(PICTURES)


def test_the_dataset_is_a_deck(folder: Path) -> None:
    done = CliRunner().invoke(app, ["decks", "check", str(folder)])
    assert "84 pictures, 0 faults" in done.output
