"""The picture deck: every card that is described is there in every size, and no two look alike."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from starlore.core import LANGUAGES
from starlore.decks.pictures import CARDS, DECK, load_deck

SIZES = {"avif": (800, 1200), "webp": (800, 1200), "small": (400, 600), "smallest": (240, 360)}
PAINTED = sorted(DECK.pictures)
CYRILLIC = re.compile(r"[Ѐ-ӿ]")
LATIN = re.compile(r"[A-Za-z]")
FAN = Path(__file__).parents[2] / "client/src/screens/home/fan"
MOST_BYTES = 20_000_000
SAME = 4
"""Steps of 255 by which two sizes of one picture may differ, on average."""

ALIKE = 10
"""Bits of 64 in which the perceptual hashes of two pictures must differ at least."""


def picture(number: int, size: str = "small") -> Image.Image:
    name = getattr(DECK.shown[f"{number:03}"], size)
    with Image.open(DECK.addresses[name]) as image:
        return image.convert("RGB")


def test_the_deck_has_84_cards_and_a_back() -> None:
    assert list(DECK.pictures) == list(range(1, CARDS + 1))
    assert "back" in DECK.shown


def test_every_described_card_is_painted_and_every_painted_card_is_described() -> None:
    assert {f"{number:03}" for number in PAINTED} == set(DECK.shown) - {"back"}


@pytest.mark.parametrize("number", PAINTED)
def test_a_card_is_there_in_every_size(number: int) -> None:
    for size, pixels in SIZES.items():
        assert picture(number, size).size == pixels


@pytest.mark.parametrize("number", PAINTED)
def test_all_sizes_of_a_card_show_the_same_picture(number: int) -> None:
    shown = [np.asarray(picture(number, size).resize((60, 90)), np.int16) for size in SIZES]
    assert all(np.abs(one - shown[0]).mean() < SAME for one in shown)


def test_all_files_together_are_small_enough_to_ship() -> None:
    assert sum(file.stat().st_size for file in DECK.addresses.values()) < MOST_BYTES


def test_an_address_changes_with_the_content() -> None:
    assert all(re.match(r"^[\w-]+\.[0-9a-f]{12}\.(avif|webp|png|svg)$", name) for name in DECK.addresses)
    assert len(DECK.addresses) == len({file.name for file in DECK.addresses.values()})


@pytest.mark.parametrize("number", PAINTED)
def test_titles_and_descriptions_are_in_the_right_letters(number: int) -> None:
    entry = DECK.pictures[number]
    for language in LANGUAGES:
        for text in (entry.title.in_language(language), entry.description.in_language(language)):
            assert not (LATIN if language == "bg" else CYRILLIC).search(text), text
        assert len(entry.title.in_language(language)) <= 60
        assert 20 <= len(entry.description.in_language(language)) <= 400


@pytest.mark.parametrize("number", PAINTED)
def test_a_description_does_not_give_the_title_away(number: int) -> None:
    entry = DECK.pictures[number]
    assert entry.title.en.lower() not in entry.description.en.lower()


def test_no_two_titles_are_the_same() -> None:
    for language in LANGUAGES:
        titles = Counter(entry.title.in_language(language).casefold() for entry in DECK.pictures.values())
        assert [title for title, count in titles.items() if count > 1] == []


def perceptual_hash(image: Image.Image) -> np.ndarray:
    """64 bits: whether each low frequency of the picture's brightness is above the middle."""
    grey = np.asarray(image.convert("L").resize((32, 32)), float)
    steps = np.arange(32)
    waves = np.cos(np.pi / 32 * (steps[None, :] + 0.5) * steps[:8, None])
    low = waves @ grey @ waves.T
    bits: np.ndarray = (low > np.median(low)).ravel()
    return bits


def test_no_two_pictures_look_alike() -> None:
    hashes = {number: perceptual_hash(picture(number)) for number in PAINTED}
    close = [
        (one, other) for one, other in combinations(PAINTED, 2) if int((hashes[one] != hashes[other]).sum()) < ALIKE
    ]
    assert close == []


HUES = {"red": 11, "orange": 30, "yellow": 48, "green": 110, "teal": 138, "blue": 178, "violet": 215, "pink": 247}
"""Where each family ends on a circle of 256."""


def colour_family(image: Image.Image) -> str:
    """The colour that covers most of a picture, as people name colours: a dark orange is brown, a pale red is pink."""
    bands = image.resize((40, 60)).convert("HSV").split()
    hue, saturation, value = (np.asarray(band, int).ravel() for band in bands)
    names = np.array([*HUES, "red"])[np.searchsorted([*HUES.values()], hue, side="right")].astype("<U6")
    names[np.isin(names, ["red", "orange", "yellow"]) & (value < 150)] = "brown"
    names[np.isin(names, ["red"]) & (value > 180) & (saturation < 120)] = "pink"
    names[(saturation < 38) | (value < 35)] = "grey"
    names[(saturation < 45) & (value > 205)] = "white"
    return str(Counter(names.tolist()).most_common(1)[0][0])


def test_no_colour_rules_the_deck() -> None:
    families = Counter(colour_family(picture(number)) for number in PAINTED)
    assert max(families.values()) <= max(4, len(PAINTED) / 4), families


def test_at_most_a_fifth_of_the_pictures_show_the_night() -> None:
    assert sum(entry.night for entry in DECK.pictures.values()) <= max(3, len(PAINTED) / 5)


def test_no_motif_comes_again_and_again() -> None:
    motifs = Counter(motif for entry in DECK.pictures.values() for motif in set(entry.motifs))
    assert [motif for motif, count in motifs.items() if count > max(4, len(PAINTED) / 7)] == []


def test_hooks_are_many_and_different() -> None:
    for entry in DECK.pictures.values():
        assert 25 <= len(entry.hooks) <= 40
        assert len({hook.casefold() for hook in entry.hooks}) == len(entry.hooks)
        assert all(hook == hook.strip() and hook for hook in entry.hooks)


def test_the_catalogue_is_checked_when_it_is_loaded() -> None:
    assert load_deck().pictures == DECK.pictures


def test_the_home_page_shows_pictures_of_the_deck_as_they_are() -> None:
    files = sorted(FAN.glob("*.avif"))
    assert len(files) == 6
    for file in files:
        with Image.open(file) as image:
            shown = image.convert("RGB").resize((40, 60))
        painted = picture(int(file.stem[:3])).resize((40, 60))
        assert np.abs(np.asarray(shown, float) - np.asarray(painted, float)).mean() < 3, "make fan"


@pytest.mark.parametrize("number", PAINTED)
def test_a_place_is_that_of_something_the_catalogue_names(number: int) -> None:
    entry = DECK.pictures[number]
    assert set(entry.places) <= {*entry.hooks, *entry.motifs}
    assert not entry.places or len(entry.places) >= 4


def test_most_pictures_have_places_to_point_at() -> None:
    assert sum(bool(entry.places) for entry in DECK.pictures.values()) >= CARDS * 0.85
