"""Storytellers: their clues are somebody's wit, differ within a game, and are for some but not for all."""

from random import Random

import pytest

from starlore.bots.bank import BankClue
from starlore.bots.brain import ClueBrain
from starlore.bots.dixit_telling import TITLE, Teller
from starlore.bots.fits import HIGHEST, BankFits, bank_fits
from starlore.bots.language import key
from starlore.core import LANGUAGES, Card, Language
from starlore.games.dixit.state import State
from starlore.sim import SIMULATIONS
from starlore.sim.players import Strategies, play


@pytest.fixture(scope="module")
def brain() -> ClueBrain:
    return ClueBrain()


def told(brain: ClueBrain, language: Language, seed: int = 8) -> list[BankClue]:
    state: State = play(SIMULATIONS["dixit"], [Strategies(language).of("mind_reader")] * 6, Random(seed))
    found = [brain.model.known(done.clue or "", language) for done in state.rounds]
    return [clue for clue in found if clue is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_of_many_kinds_and_hardly_ever_bare_nouns(brain: ClueBrain, language: Language) -> None:
    clues = [clue for seed in (8, 9, 10) for clue in told(brain, language, seed)]
    assert len(clues) > 15
    assert len({clue.kind for clue in clues}) >= 3
    assert sum(" " in clue.text for clue in clues) > len(clues) / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_before_everyone_has_told(brain: ClueBrain, language: Language) -> None:
    assert all(clue.kind != TITLE for seed in (8, 9) for clue in told(brain, language, seed)[:6])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_idea_is_not_told_twice_in_a_game(brain: ClueBrain, language: Language) -> None:
    links = [clue.link for clue in told(brain, language) if clue.link]
    assert len(links) == len(set(links))


def test_what_was_said_in_other_words_counts_as_said(brain: ClueBrain) -> None:
    teller = Teller(brain.model, "en")
    said = teller.of_card[1][0]
    again = teller.ideas([Card(1)], [f"Oh, {said.text.upper()}!"], Random(1))
    assert again
    assert all(key(clue.text) != key(said.text) for clue in again)


def test_a_hand_that_nobody_wrote_about_still_gives_a_clue(brain: ClueBrain) -> None:
    assert Teller(brain.model, "en").ideas([Card(999)], [], Random(1)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stored_fits_are_those_of_this_bank_and_model(brain: ClueBrain, language: Language) -> None:
    stored, worked_out = bank_fits(brain.model, language), BankFits(brain.model, language, None)
    clues = brain.model.native(language).clues
    assert len(stored.rows) == len(clues), "run `make fits`"
    for clue in clues[::700]:
        assert abs(stored[clue] - worked_out[clue].clip(-HIGHEST, HIGHEST)).max() < 0.01
