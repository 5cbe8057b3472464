"""A blind reading: clues by bots among clues that people wrote, shuffled, and the key to it."""

from random import Random
from typing import NamedTuple

from starlore.core import LANGUAGES, Language
from starlore.sim.clues import Clue
from starlore.sim.evaluate import recorded_clues, told
from starlore.sim.simulation import Simulation

BOT, WRITTEN = "bot", "written"
MORE = 4
"""So many times as many clues are told as are needed: one picture comes once, and not every one was written of."""


class Line(NamedTuple):
    """One clue of the reading, and what the key says of it."""

    language: Language
    clue: str
    source: str
    card: int


def reading(game: Simulation, level: str, each: int, seed: int) -> list[Line]:
    """In every language clues as bots told them in games, and as many that people wrote of the same pictures."""
    rng = Random(seed)
    lines = [line for language in LANGUAGES for line in in_language(game, level, language, each, rng)]
    rng.shuffle(lines)
    return lines


def in_language(game: Simulation, level: str, language: Language, each: int, rng: Random) -> list[Line]:
    """The lines of one language; only clues for tuning are shown, and none whose writer saw an earlier painting."""
    by_card: dict[int, list[Clue]] = {}
    for clue in recorded_clues():
        if clue.language == language and clue.part == "tune" and clue.kind != "any" and not clue.repainted:
            by_card.setdefault(clue.card, []).append(clue)
    once = dict(told(game, level, language, MORE * each, rng.randrange(2**32)))
    lines: list[Line] = []
    for card, clue in sorted(once.items(), key=lambda pair: pair[0] not in by_card)[:each]:
        others = by_card.get(card) or by_card[rng.choice(sorted(by_card))]
        lines.append(Line(language, clue, BOT, card))
        written = rng.choice(others)
        lines.append(Line(language, written.text, WRITTEN, written.card))
    return lines
