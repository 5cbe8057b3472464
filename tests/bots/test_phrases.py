"""English phrases as vectors, and that every line of the banks is heard by meaning."""

from starlore.bots.associations import associations
from starlore.bots.bank import bank
from starlore.core import LANGUAGES

MODEL = associations()


def likeness(one: str, other: str) -> float:
    """How alike two English texts are."""
    return float(MODEL.encode(one, "en") @ MODEL.encode(other, "en"))


def test_every_line_of_the_banks_with_a_meaning_in_english_is_heard_by_it() -> None:
    lines = sum(language == "en" or bool(clue.link) for language in LANGUAGES for clue in bank(language))
    assert len(MODEL.said.cards) == lines
    assert MODEL.said.vectors.any(axis=1).mean() > 0.999


def test_a_phrase_that_nobody_has_written_down_means_what_its_words_add_up_to() -> None:
    phrase = "the old captain of a sinking paper boat"
    assert phrase not in MODEL.index
    assert likeness(phrase, "ship") > likeness(phrase, "violin") + 0.1


def test_what_a_phrase_is_made_of_counts_whole_idioms_included() -> None:
    assert likeness("it is raining cats and dogs again", "rain") > likeness("it is raining cats and dogs again", "cat")


def test_a_misspelt_word_in_a_phrase_is_understood() -> None:
    assert likeness("my favourite umbrelllla", "umbrella") > 0.4


def test_a_text_without_any_known_word_is_nothing() -> None:
    assert not MODEL.encode("…", "en").any()
