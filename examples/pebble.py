"""Pebble: a program that plays at a Starlore table. Run it with the address that the table's host copied:

    python examples/pebble.py https://play.example.org/api/programs/...

It plays by the size of words: a picture whose title shares most letters with the clue is the one. It plays badly.
"""

import asyncio
import sys
from typing import Any

from starlore import DECK, GAMES
from starlore.client import play
from starlore.decks.words import WORDS


def likeness(card: int, text: str) -> int:
    """How many letters a picture's title shares with a text."""
    return len(set(DECK.pictures[card].title.en.lower()) & set(text.lower()))


def choose(view: Any) -> Any:
    """From what my seat sees to what it does: any choice that the rules allow, the best by `likeness`."""
    slug = view.__struct_config__.tag
    phase = view.phase.__struct_config__.tag
    choices = GAMES[slug].choices(view)
    if phase == "telling":
        card = view.hand[0]
        return {"type": "tell", "card": card, "clue": DECK.pictures[card].title.en.split()[-1]}
    if phase == "playing":
        return max(choices, key=lambda one: likeness(one.cards[0], view.phase.clue or ""))
    if phase == "voting":
        return max(choices, key=lambda one: likeness(view.phase.table[one.slot - 1], view.phase.clue or ""))
    word = WORDS.printed("en").get(view.words[view.turned], view.words[view.turned])
    if phase == "associating":
        best = sorted(view.grid, key=lambda card: -likeness(card, word))
        return {"type": "ready"} if view.phase.mine else {"type": "mark", "cards": best[:4]}
    return choices[0]


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], choose, name="Pebble", maker="The Starlore authors"))
