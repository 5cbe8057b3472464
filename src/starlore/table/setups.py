"""From a table's options to a game's setup: the deck, the box of word cards, the bots' names."""

from typing import Any, assert_never

from starlore.core import Card
from starlore.decks.pictures import CARDS
from starlore.decks.words import WORDS
from starlore.games.dixit.messages import Setup as DixitSetup
from starlore.games.stella.messages import Setup as StellaSetup
from starlore.table.messages import Options, Slug

DECK = tuple(Card(number) for number in range(1, CARDS + 1))

BOT_NAMES = (
    "Altair",
    "Capella",
    "Castor",
    "Deneb",
    "Electra",
    "Lyra",
    "Mira",
    "Mizar",
    "Pollux",
    "Regulus",
    "Rigel",
    "Sirius",
    "Spica",
    "Tucana",
    "Vega",
)
"""Stars: nobody mistakes them for people, and they read the same in every language."""


def setup_for(slug: Slug, seats: int, options: Options) -> Any:
    """The setup of a game with this many seats."""
    match slug:
        case "dixit":
            return DixitSetup(seats=seats, deck=DECK, target=options.target, first=options.first)
        case "stella":
            words = {
                "discovery": WORDS.discovery_keys,
                "standard": WORDS.standard_keys,
                "mixed": WORDS.standard_keys + options.own,
                "own": options.own,
            }[options.words]
            return StellaSetup(seats=seats, deck=DECK, words=words, in_order=options.words == "discovery")
        case _:
            assert_never(slug)
