"""The library's public names, and what importing them costs."""

import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

import starlore
from starlore import GAMES, Match, Refused

ROOT = Path(__file__).parents[2]
HEAVY = ("numpy", "rich", "typer", "starlette", "websockets", "pettingzoo")


def test_every_public_name_is_there_and_in_the_documentation() -> None:
    page = (ROOT / "docs" / "library.md").read_text()
    for name in starlore.__all__:
        assert getattr(starlore, name) is not None
        assert f"`{name}" in page, name
        assert name in dir(starlore)


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError):
        _ = starlore.nothing


@pytest.mark.parametrize("names", ["", "Match, GAMES, DECK, WORDS"])
def test_the_rules_need_none_of_the_heavy_libraries(names: str) -> None:
    code = f"import sys, starlore\n{f'from starlore import {names}' if names else ''}\nprint(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not set(HEAVY) & set(loaded)


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_is_replayed_from_its_log(slug: str) -> None:
    match, chance = Match(slug, 4, seed=5), Random(5)
    while match.awaited:
        seat = chance.choice(match.awaited)
        match.do(seat, chance.choice(match.choices(seat)))
    assert match.rules.replay(match.log) == match.state
    assert match.winners
    assert len(match.rounds) == len(match.view(None).history)


def test_options_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        Match("dixit", colour="green")
    with pytest.raises(Refused, match="9"):
        Match("dixit", 9)
