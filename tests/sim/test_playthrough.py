"""Golden playthroughs: whole games as texts, so that a change of the rules shows itself line by line."""

import pytest

from starlore.games import GAMES
from tests.playthroughs import FILES, Golden, text_of


@pytest.mark.parametrize("golden", FILES, ids=str)
def test_a_game_goes_as_its_playthrough_says(golden: Golden) -> None:
    assert golden.file.is_file(), f"make it with: {golden.command}"
    assert golden.file.read_text() == text_of(golden), f"if this is meant, run: {golden.command}"


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_playthroughs_for_the_numbers_of_players_that_matter(slug: str) -> None:
    assert {golden.players for golden in FILES if golden.slug == slug} >= {3, 4, 6} & set(GAMES[slug].seats)


def test_no_playthrough_lies_about_that_no_test_compares() -> None:
    folder = FILES[0].file.parent
    assert {file.name for file in folder.glob("*.txt")} == {golden.file.name for golden in FILES}


@pytest.mark.parametrize("slug", GAMES)
def test_the_playthroughs_together_show_every_kind_of_command_and_event(slug: str) -> None:
    text = "".join(text_of(golden) for golden in FILES if golden.slug == slug)
    game = GAMES[slug]
    kinds = [*game.commands.kind.__args__, *game.events.kind.__args__]
    shown = {kind for kind in kinds if f'{{"type":"{kind.__struct_config__.tag}"' in text}
    assert set(kinds) - shown == set()
