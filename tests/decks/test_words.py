"""The word cards: complete, distinct, and in the right letters."""

import re
import unicodedata

import pytest

from starlore.core import LANGUAGES, Language
from starlore.decks.words import MARK, WORDS, Word, load_words

WORDS_OF_THE_BOX = [word for card in WORDS.discovery + WORDS.standard for word in (card.upper, card.lower)]
LATIN = re.compile(r"^[A-Za-zÀ-ɏ' -]+$")
CYRILLIC = re.compile(r"^[А-Яа-яѝ' -]+$")
LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "et": "abdefghijklmnoprsšzžtuvõäöü",
    "cs": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
}
FITS_THE_CARD = 18


def test_the_box_holds_96_cards_and_4_for_discovery() -> None:
    assert len(WORDS.standard) == 96
    assert [card.number for card in WORDS.discovery] == [1, 2, 3, 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_in_the_box_twice(language: Language) -> None:
    printed = [word.in_language(language).casefold() for word in WORDS_OF_THE_BOX]
    assert len(printed) == 200
    assert sorted(printed) == sorted(set(printed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_printed_in_the_letters_of_its_language(language: Language) -> None:
    for word in WORDS_OF_THE_BOX:
        text = word.in_language(language)
        assert (CYRILLIC if language == "bg" else LATIN).match(text), text
        assert set(text.lower()) <= set(LETTERS[language] + " '-"), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_fits_on_the_card(language: Language) -> None:
    for word in WORDS_OF_THE_BOX:
        text = word.in_language(language)
        assert 1 <= len(text) <= FITS_THE_CARD, text
        assert text == unicodedata.normalize("NFC", text.strip())
        assert text[0].isupper(), text


def test_the_two_words_of_a_card_differ_in_every_language() -> None:
    for card in WORDS.standard + WORDS.discovery:
        for language in LANGUAGES:
            assert card.upper.in_language(language) != card.lower.in_language(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_can_be_read_in_every_language(language: Language) -> None:
    printed = WORDS.printed(language)
    assert len(printed) == 200
    assert all(key.startswith(MARK) for key in printed)
    assert {key for card in WORDS.standard_keys + WORDS.discovery_keys for key in card} == set(printed)


def test_loading_gives_the_same_box_again() -> None:
    assert load_words() == WORDS


def test_a_key_says_which_word_it_is() -> None:
    assert Word("Time Machine", "a", "b", "c", "d").key == "#time-machine"
