"""Clues as people write them, in five languages."""

import pytest

from starlore.bots.associations import Associations, associations
from starlore.bots.words import Spelling
from starlore.core import LANGUAGES, Language


@pytest.fixture(scope="module")
def model() -> Associations:
    return associations()


def texts(model: Associations, clue: str, language: Language) -> list[str]:
    return [meaning.text for meaning in model.lexicon.meanings(clue, language)]


@pytest.mark.parametrize(
    ("clue", "language", "meaning"),
    [
        ("mother", "en", "mother"),
        ("майка", "bg", "mother"),
        ("Matka", "pl", "mother"),
        ("EMA", "et", "mother"),
        ("matka", "cs", "mother"),
        ("strašáky", "cs", "scarecrow"),
        ("psem", "pl", "dog"),
        ("koerad", "et", "dog"),
        ("кучета", "bg", "dog"),
    ],
)
def test_a_word_in_any_form_leads_to_its_meaning(
    model: Associations, clue: str, language: Language, meaning: str
) -> None:
    assert meaning in texts(model, clue, language)


def test_an_idiom_is_understood_as_a_whole(model: Associations) -> None:
    assert texts(model, "a needle in a haystack", "en") == ["a needle in a haystack"]
    assert any("haystack" in text for text in texts(model, "igła w stogu siana", "pl"))


def test_what_is_denied_counts_against_it(model: Associations) -> None:
    assert [meaning.weight < 0 for meaning in model.lexicon.meanings("not happy", "en")] == [True]
    assert [meaning.weight < 0 for meaning in model.lexicon.meanings("bez radości", "pl")] == [True]


def test_an_emoji_is_read_by_its_name(model: Associations) -> None:
    assert "fire" in texts(model, "🔥", "en")
    assert {"crescent", "moon"} <= set(texts(model, "🌙", "bg"))


@pytest.mark.parametrize(
    ("clue", "language", "meaning"), [("loneliniss", "en", "loneliness"), ("svobda", "cs", "freedom")]
)
def test_a_misspelt_word_is_taken_for_the_likeliest(
    model: Associations, clue: str, language: Language, meaning: str
) -> None:
    assert meaning in texts(model, clue, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clue", ["", "   ", "qwzxv", "123", "!!!", "\u200b", "a", "ъъъъъъ", "x" * 200])
def test_what_means_nothing_fits_everything_alike(model: Associations, clue: str, language: Language) -> None:
    fit = model.fit(clue, language)
    assert fit.shape == (84,)
    assert (abs(fit) < 2).all()


def test_the_same_thing_said_in_five_languages_fits_the_same_pictures(model: Associations) -> None:
    said = {"en": "music", "bg": "музика", "pl": "muzyka", "et": "muusika", "cs": "hudba"}
    fits = [model.fit(said[language], language) for language in LANGUAGES]
    best = [set(fit.argsort()[-5:].tolist()) for fit in fits]
    assert set.intersection(*best)


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("Frog concert", "en"),
        ("Who let the frog play the organ?", "en"),
        ("“The frog's rain concert…”", "en"),
        ("Not a dry frog in the orchestra!", "en"),
        ("Froggs in the orrchestra", "en"),
        ("Жабешки концерт", "bg"),
        ("Жаби свирят в дъжда", "bg"),
        ("Żabie organy", "pl"),
        ("zaba gra w deszczu", "pl"),
        ("Konnade kontsert", "et"),
        ("Kas konn mängib orelit?", "et"),
        ("Žabák u varhan", "cs"),
        ("zaba hraje na varhany v desti", "cs"),
    ],
)
def test_a_clue_in_any_spoken_form_finds_the_frog_at_its_organ(
    model: Associations, clue: str, language: Language
) -> None:
    assert int(model.fit(clue, language).argmax()) + 1 == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_makes_the_connection_hears_a_saying_of_the_bank_as_its_own_picture(
    model: Associations, language: Language
) -> None:
    for clue in model.native(language).clues[::400]:
        heard = model.fit(clue.text, language)[clue.card - 1]
        assert heard > model.fit(clue.text, language, recalled=False)[clue.card - 1]


def test_of_many_words_that_are_equally_alike_the_same_is_always_found() -> None:
    ends = [f"{one}{two}" for one in "bcdfghjklm" for two in "aeiou"]
    for words in (ends, ends[::-1]):
        assert Spelling(f"winter{end}" for end in words).nearest("winterxx") == "winterba"
