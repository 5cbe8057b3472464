"""Every choice of a bot can say what it thought of."""

from random import Random
from typing import Any

import pytest

from starlore.bots import PLAYERS
from starlore.bots.brain import ClueBrain
from starlore.bots.reasons import HOOKS, reason
from starlore.core import LANGUAGES, Card, Language
from starlore.decks.pictures import CARDS
from starlore.games import GAMES
from starlore.sim import SIMULATIONS


@pytest.fixture(scope="module")
def brain() -> ClueBrain:
    return ClueBrain()


def decisions(brain: ClueBrain, slug: str, language: Language, steps: int) -> list[tuple[Any, Any]]:
    game, rng, state, made = GAMES[slug], Random(1), None, []
    for event in game.begin(SIMULATIONS[slug].setup_with_words(4), rng):
        state = game.evolve(state, event)
    for _ in range(steps):
        seat = game.awaited(state)[0]
        view = game.view(state, seat)
        command = brain.choose(slug, view, "friend", language, rng)
        made.append((view, command))
        for event in game.decide(state, seat, command, rng):
            state = game.evolve(state, event)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", PLAYERS)
def test_every_choice_of_cards_can_be_asked_for_a_reason(brain: ClueBrain, slug: str, language: Language) -> None:
    for view, command in decisions(brain, slug, language, 7):
        found = brain.reasons(slug, view, command, language)
        chosen = command.__struct_config__.tag in {"tell", "play", "vote", "mark", "point"}
        assert bool(found) == chosen
        assert all(len(one.hooks) <= HOOKS for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_what_is_near_to_the_clue_or_nothing(brain: ClueBrain, language: Language) -> None:
    clues = brain.model.native(language).clues[::40]
    own = [reason(brain.model, clue.text, Card(clue.card), language) for clue in clues]
    others = [reason(brain.model, clue.text, Card(clue.card % CARDS + 1), language) for clue in clues]
    assert sum(bool(one.hooks) for one in own) > len(own) / 2
    assert sum(bool(one.hooks) for one in others) < len(others) / 4


def test_a_reason_is_given_in_the_language_of_the_table(brain: ClueBrain) -> None:
    said = reason(brain.model, "музика", Card(1), "bg")
    assert any("а" <= letter <= "я" for letter in " ".join(said.hooks).lower())


def test_a_reason_is_never_the_clue_itself(brain: ClueBrain) -> None:
    clue = brain.model.native("en").clues[0]
    assert clue.text not in reason(brain.model, clue.text, Card(clue.card), "en").hooks


def test_a_bot_points_at_what_it_thought_of_where_the_catalogue_knows_the_place(brain: ClueBrain) -> None:
    places = brain.model.pictures[2].places
    assert reason(brain.model, "Fox in the henhouse", Card(2), "en").at == places["fox"]
    assert reason(brain.model, "Лисица", Card(2), "bg").at == places["fox"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_reasons_have_a_place_and_every_place_is_in_the_catalogue(brain: ClueBrain, language: Language) -> None:
    pictures = brain.model.pictures
    clues = [clue for clue in brain.model.native(language).clues[::40] if pictures[clue.card].places]
    found = [(clue.card, reason(brain.model, clue.text, Card(clue.card), language).at) for clue in clues]
    pointed = [(card, at) for card, at in found if at is not None]
    assert len(pointed) > len(found) / 2
    assert all(at in pictures[card].places.values() for card, at in pointed)
