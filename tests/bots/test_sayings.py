"""Sayings beyond the pictures: known, harmless, found in whatever form, and heard by what they bring to mind."""

import pytest

from starlore.bots.associations import Associations, associations
from starlore.bots.hurtful import hurts
from starlore.bots.language import STOP, key
from starlore.bots.sayings import counts, sayings
from starlore.core import LANGUAGES, Language


@pytest.fixture(scope="module")
def model() -> Associations:
    return associations()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_knows_1500_idioms_and_proverbs_and_1000_titles(language: Language) -> None:
    known = counts(language)
    assert known["idiom"] + known["proverb"] >= 1500
    assert known["title"] >= 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_saying_is_there_once_and_hurts_nobody(language: Language) -> None:
    texts = [key(saying.text) for saying in sayings(language)]
    assert len(texts) == len(set(texts))
    assert [saying.text for saying in sayings(language) if hurts(saying.text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_saying_brings_to_mind_has_a_vector(model: Associations, language: Language) -> None:
    unknown = {
        thing
        for saying in sayings(language)
        for thing in saying.brings
        if thing not in model.index and not all(word in model.index or word in STOP["en"] for word in thing.split())
    }
    assert unknown == set()


@pytest.mark.parametrize(
    ("clue", "language", "saying"),
    [
        ("Take the bull by the horns", "en", "Take the bull by the horns"),
        ("He is taking the bull by his horns", "en", "Take the bull by the horns"),
        ("breaking the fourth wall", "en", "Break the fourth wall"),
        ("You can't have your cake and eat it", "en", "Have your cake and eat it"),
        ("Kwiecień plecień przeplata", "pl", "Kwiecień plecień, bo przeplata, trochę zimy, trochę lata"),
        ("kwiecien plecien bo przeplata", "pl", "Kwiecień plecień, bo przeplata, trochę zimy, trochę lata"),
        ("Darovanému koni na zuby nehleď!", "cs", "Darovanému koni na zuby nehleď"),
        ("darovanemu koni na zuby", "cs", "Darovanému koni na zuby nehleď"),
        ("Сляпа кокошка намира зърно", "bg", "Сляпа кокошка и тя намира зърно"),
        ("Parem varblane peos kui tuvi katusel", "et", "Parem varblane peos kui tuvi katusel"),
    ],
)
def test_a_saying_is_found_inflected_misspelt_or_by_half(
    model: Associations, clue: str, language: Language, saying: str
) -> None:
    found = model.saying_finder(language).find(clue)
    assert found is not None
    assert found.saying.text == saying


@pytest.mark.parametrize("clue", ["bull", "the", "", "the horns of a dilemma I never had", "a friend for dinner"])
def test_one_word_in_common_is_no_saying(model: Associations, clue: str) -> None:
    assert model.saying_finder("en").find(clue) is None


def test_a_saying_is_heard_by_what_it_brings_to_mind_beside_its_words(model: Associations) -> None:
    found = model.saying_finder("pl").find("Koń trojański")
    assert found is not None
    assert "gate" in found.saying.brings
    assert len(model.saying_vectors("Koń trojański", "pl")) == len(found.saying.brings)
    assert model.saying_vectors("Zupełnie nic takiego", "pl") == []
