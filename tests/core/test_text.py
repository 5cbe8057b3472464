"""What people may type."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starlore.core import Illegal
from starlore.core.text import tidy
from tests.walks import often


def refused(text: str, most: int = 10) -> str:
    with pytest.raises(Illegal) as caught:
        tidy(text, most, "name")
    return caught.value.code


def test_a_text_is_trimmed() -> None:
    assert tidy("  a b\t", 10, "name") == "a b"


def test_a_text_is_composed_before_it_is_measured() -> None:
    assert tidy("e\u0301" * 10, 10, "name") == "é" * 10


def test_a_code_says_what_it_is_about() -> None:
    assert refused("") == "name_empty"
    assert refused("\0") == "name_unprintable"
    assert refused("x" * 11) == "name_too_long"


@pytest.mark.parametrize("text", ["Ж", "あ", "🦊", "👩‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\U0001fae9", "שלום", "❤️"])
def test_scripts_emoji_and_signs_are_let_through(text: str) -> None:
    assert tidy(text, 20, "name") == text


@pytest.mark.parametrize("text", ["a\u202eb", "\u2067abc", "abc\u2066"])
def test_a_text_that_turns_the_line_around_is_refused(text: str) -> None:
    assert refused(text) == "name_unprintable"


@pytest.mark.parametrize("text", ["\u00a0", "\u200b", "\u2060\ufeff", "\u0301", "\u3164", "\u2800", "\u115f \u1160"])
def test_a_text_that_looks_empty_is_empty(text: str) -> None:
    assert refused(text) == "name_empty"


@often
@given(st.text(st.characters(codec=None)))
def test_any_text_is_refused_or_fit_to_be_stored(text: str) -> None:
    try:
        tidied = tidy(text, 50, "name")
    except Illegal as illegal:
        assert illegal.code in {"name_empty", "name_too_long", "name_unprintable"}  # noqa: PT017
    else:
        assert 1 <= len(tidied) <= 50
        assert tidied == tidied.strip()
        assert tidied == unicodedata.normalize("NFC", tidied)
        assert tidied.encode().decode() == tidied
        assert tidy(tidied, 50, "name") == tidied


def test_length_is_what_a_reader_sees() -> None:
    family = "👩‍👩‍👧‍👦"
    assert tidy(family * 7, 24, "name") == family * 7
    assert tidy("e\u0323\u0302" * 10, 10, "name")
    with pytest.raises(Illegal, match="name_too_long"):
        tidy("é̇" * 25, 24, "name")


def test_what_is_kept_is_bounded_in_bytes_however_little_of_it_is_seen() -> None:
    with pytest.raises(Illegal, match="word_too_long"):
        tidy("a" + "\u200b" * 190, 30, "word")
    assert len(tidy("é" * 300, 300, "chat").encode()) <= 8 * 300


def test_a_tower_of_marks_is_too_long() -> None:
    with pytest.raises(Illegal, match="name_too_long"):
        tidy("z" + "\u0335" * 500, 24, "name")
