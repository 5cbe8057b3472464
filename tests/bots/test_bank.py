"""The bank of native clues: every line can be told at any table."""

import pytest

from starlore.bots.bank import bank
from starlore.bots.hurtful import hurts
from starlore.core import LANGUAGES, Language

KINDS = {"word", "phrase", "idiom", "proverb", "title", "sound", "question", "first_line", "feeling", "quote"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clue_is_of_a_known_kind_and_telling(language: Language) -> None:
    assert {clue.kind for clue in bank(language)} <= KINDS
    assert {clue.telling for clue in bank(language)} <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_is_there_twice(language: Language) -> None:
    texts = [clue.text.casefold() for clue in bank(language)]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_opens_quotation_marks_closes_them(language: Language) -> None:
    opened_and_closed = [(clue.text, sum(map(clue.text.count, '"„“”«»'))) for clue in bank(language)]
    assert [text for text, marks in opened_and_closed if marks % 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_that_has_clues_has_forty(language: Language) -> None:
    cards = [clue.card for clue in bank(language)]
    assert {card for card in cards if cards.count(card) < 40} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_bank_hurts(language: Language) -> None:
    assert [clue.text for clue in bank(language) if hurts(clue.text, language)] == []


@pytest.mark.parametrize(
    ("clue", "language"),
    [
        ("A gypsy's fortune", "en"),
        ("Suicide mission", "en"),
        ("Самоубийство", "bg"),
        ("Циганско лято", "bg"),
        ("Cygańska dusza", "pl"),
        ("Samobójstwo", "pl"),
        ("Mustlase õnn", "et"),
        ("Enesetapp", "et"),
        ("Cikánská krev", "cs"),
        ("SEBEVRAŽDA!", "cs"),
    ],
)
def test_slurs_ethnic_names_and_suicide_are_never_told(clue: str, language: Language) -> None:
    assert hurts(clue, language)


@pytest.mark.parametrize(
    ("clue", "language"), [("Hanging gardens", "en"), ("А къде са педалите?", "bg"), ("Rogi w roli wieszaka", "pl")]
)
def test_a_harmless_word_that_begins_alike_may_be_told(clue: str, language: Language) -> None:
    assert not hurts(clue, language)
