"""The same clue in several languages: bots tell it in all that are known, and hear it in their own."""

from random import Random
from typing import Any

import pytest

from starlore.bots import dixit
from starlore.bots.bank import bank
from starlore.bots.brain import ClueBrain
from starlore.bots.hurtful import hurts
from starlore.bots.links import essence, in_other_languages
from starlore.brain_types import ALONE, Company
from starlore.core import LANGUAGES, Card, Language, Seat
from starlore.games import DIXIT
from starlore.games.dixit.messages import Setup, TellStory, Wording
from starlore.games.dixit.view import View, VotingView


@pytest.fixture(scope="module")
def brain() -> ClueBrain:
    return ClueBrain()


def a_view(seed: int) -> View:
    setup = Setup(seats=4, deck=tuple(Card(card) for card in range(1, 85)), first="random")
    state = DIXIT.replay(DIXIT.begin(setup, Random(seed)))
    return DIXIT.view(state, Seat(DIXIT.awaited(state)[0]))


def told(brain: ClueBrain, seed: int, language: Language, company: Company = ALONE) -> TellStory:
    command: Any = brain.choose("dixit", a_view(seed), "mind_reader", language, Random(seed), None, company)
    assert isinstance(command, TellStory)
    return command


def test_small_words_do_not_part_what_is_the_same() -> None:
    assert essence("It's raining cats and dogs") == essence("raining cats and dogs")
    assert essence("to be or not to be") != ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_hundreds_of_clues_are_known_in_another_language(language: Language) -> None:
    known = [found for clue in bank(language) if (found := in_other_languages(clue, language))]
    assert len(known) > 400
    assert all(language not in found for found in known)
    assert not any(hurts(text, other) for found in known for other, text in found.items())


def test_at_a_table_of_two_languages_most_clues_can_be_read_in_both(brain: ClueBrain) -> None:
    mixed = Company(languages=("pl", "cs"))
    both = [any(one.language == "cs" for one in told(brain, seed, "pl", mixed).wordings) for seed in range(12)]
    alone = [any(one.language == "cs" for one in told(brain, seed, "pl").wordings) for seed in range(12)]
    assert sum(both) > 8
    assert sum(both) > sum(alone)


def test_a_bot_reads_a_clue_in_the_language_of_its_table() -> None:
    phase = VotingView(Seat(0), "Almost home", (), (), (), 0, (Wording("pl", "Prawie w domu"),))
    assert dixit.read(phase, "pl") == "Prawie w domu"
    assert dixit.read(phase, "en") == "Almost home"
    assert dixit.read(phase, "et") == "Almost home"
