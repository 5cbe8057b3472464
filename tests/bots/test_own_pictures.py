"""Bots with a deck of somebody's own: legal moves whatever they know, and captions are heard."""

from random import Random

import pytest
from msgspec.structs import replace

from starlore.bots import PLAYERS
from starlore.bots.associations import associations
from starlore.bots.bank import bank
from starlore.bots.brain import ClueBrain
from starlore.bots.own_pictures import OwnAssociations
from starlore.core import Card
from starlore.core.values import seats
from starlore.decks.played import FIRST, PlayedPicture
from starlore.games import GAMES
from starlore.sim import SIMULATIONS
from support.decks import a_deck

BRAIN = ClueBrain()


@pytest.mark.parametrize("slug", PLAYERS)
@pytest.mark.parametrize(("captions", "with_ours"), [(0, False), (5, False), (60, False), (5, True)])
def test_bots_play_a_whole_game_with_pictures_that_they_do_not_know(slug: str, captions: int, with_ours: bool) -> None:
    deck, rng = a_deck(60, captions=captions, with_ours=with_ours), Random(captions)
    rules, state = GAMES[slug], None
    for event in rules.begin(replace(SIMULATIONS[slug].setup_with_words(4), deck=deck.numbers), rng):
        state = rules.evolve(state, event)
    for _ in range(2000):
        if not rules.awaited(state):
            break
        for seat in seats(4):
            command = BRAIN.choose(slug, rules.view(state, seat), "friend", "en", rng, deck=deck)
            for event in () if command is None else rules.decide(state, seat, command, rng):
                state = rules.evolve(state, event)
    assert not rules.awaited(state)


@pytest.mark.parametrize(
    ("caption", "language", "clue", "heard_in"),
    [
        ("Grandmother feeds the goats", "en", "an old woman on a farm", "en"),
        ("Баба храни козите", "bg", "goats", "en"),
        ("Babička krmí kozy", "cs", "koza", "cs"),
        ("Vanaema toidab kitsi", "et", "kits", "et"),
        ("Babcia karmi kozy", "pl", "koza", "pl"),
    ],
)
def test_a_caption_is_heard_in_every_language(caption: str, language: str, clue: str, heard_in: str) -> None:
    deck = a_deck(40)
    others = [("A red car in the street", "en"), ("The sea at night", "en"), ("A child asleep", "en")]
    texts = [(caption, language), *others]
    listed = tuple(
        PlayedPicture(one.key, *texts[place]) if place < len(texts) else one  # type: ignore[arg-type]
        for place, one in enumerate(deck.pictures)
    )
    model = OwnAssociations(associations(), replace(deck, pictures=listed))
    fit = model.fit(clue, heard_in)  # type: ignore[arg-type]
    assert fit.argmax() == FIRST - 1


def test_without_captions_every_picture_fits_alike() -> None:
    fit = OwnAssociations(associations(), a_deck(40)).fit("the sea", "en")
    assert not fit.any()


def test_where_our_own_cards_are_mixed_in_bots_tell_of_those() -> None:
    deck, rng = a_deck(30, with_ours=True), Random(1)
    rules, state = GAMES["dixit"], None
    for event in rules.begin(replace(SIMULATIONS["dixit"].setup(4), deck=deck.numbers, first="random"), rng):
        state = rules.evolve(state, event)
    teller = rules.awaited(state)[0]
    view = replace(rules.view(state, teller), hand=(Card(FIRST), Card(FIRST + 1), Card(17)))
    told = BRAIN.choose("dixit", view, "friend", "en", rng, deck=deck)
    assert told is not None
    assert told.card == 17
    assert told.clue in {clue.text for clue in bank("en") if clue.card == 17}
