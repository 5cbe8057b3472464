"""How well bots understand people's clues, and how well they are understood."""

import csv
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from random import Random

from msgspec import Struct

from starlore.bots import dixit
from starlore.bots.associations import Vector
from starlore.bots.brain import ClueBrain
from starlore.bots.levels import character
from starlore.core import LANGUAGES, Language
from starlore.games.dixit.view import VotingView
from starlore.sim.lineup import Minds, play
from starlore.sim.simulation import Simulation

TABLE = 6
HAND = 6
TABLES = 5
"""Tables of six on which each clue is tried."""

Advance = Callable[[], object]


class Clue(Struct, frozen=True):
    """What somebody said who looked at a picture and knew nothing of its hooks."""

    card: int
    language: Language
    text: str
    part: str
    """`tune`: the model may be adjusted to it; `test`: never."""


class Hearing(Struct):
    """How a level did as listener in one language."""

    heard: int = 0
    among_random: int = 0
    """Found among five cards drawn at random."""

    among_decoys: int = 0
    """Found among five cards that others picked from their hands to fit the clue."""

    missed: list[tuple[str, int, int]] = []
    """Clue, right card, card that was taken for it."""


def read_clues() -> list[Clue]:
    """All recorded clues."""
    lines = files("starlore.sim").joinpath("data", "clues.tsv").read_text("utf-8").splitlines()
    rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    known = {language: language for language in LANGUAGES}
    return [Clue(int(row["card"]), known[row["language"]], row["clue"], row["part"]) for row in rows]  # type: ignore[index]


def listen(
    brain: ClueBrain, clues: Iterable[Clue], level: str, rng: Random, advance: Advance = lambda: None
) -> dict[Language, Hearing]:
    """Put each clue's card on tables of six, among drawn cards and among decoys, and see whether the level finds it."""
    found: dict[Language, Hearing] = defaultdict(Hearing)
    cards = sorted(brain.model.pictures)
    for clue in clues:
        if clue.card not in brain.model.pictures:
            continue
        hearing = found[clue.language]
        fit = brain.model.fit(clue.text, clue.language)
        others = [card for card in cards if card != clue.card]
        for number in range(TABLES):
            hearing.heard += 1
            drawn = rng.sample(others, (TABLE - 1) * HAND)
            hands = [drawn[at : at + HAND] for at in range(0, len(drawn), HAND)]
            decoys = [max(hand, key=lambda card: fit[card - 1] + rng.gauss(0, 0.07)) for hand in hands]
            choice = listen_once(clue, drawn[: TABLE - 1], fit, level, rng)
            hearing.among_random += choice == clue.card
            hearing.among_decoys += listen_once(clue, decoys, fit, level, rng) == clue.card
            if number == 0 and choice != clue.card:
                hearing.missed = [*hearing.missed, (clue.text, clue.card, choice)]
        advance()
    return dict(found)


def listen_once(clue: Clue, others: Sequence[int], fit: Vector, level: str, rng: Random) -> int:
    """The card that a listener of this level takes for the storyteller's."""
    table = [clue.card, *others]
    rng.shuffle(table)
    phase = VotingView(0, clue.text, tuple(table), (), (), 0)  # type: ignore[arg-type]
    return table[dixit.vote(phase, fit, character(level, rng.randrange(8)), rng).slot - 1]


def tell(
    game: Simulation, minds: Minds, lineup: Sequence[str], games: int, rng: Random, advance: Advance = lambda: None
) -> dict[str, Counter[str]]:
    """Who found the storyteller's card (all, none, some; and the share of finders), by the storyteller's kind."""
    outcomes: dict[str, Counter[str]] = defaultdict(Counter)
    for _ in range(games):
        order = list(lineup)
        rng.shuffle(order)
        state = play(game, [minds.of(kind) for kind in order], rng)
        for done in state.rounds:
            counts = outcomes[order[done.storyteller]]
            counts[done.outcome] += 1
            counts["listeners"] += len(order) - 1
            counts["finders"] += sum(gain.role == "found" for gain in done.gains)
        advance()
    return dict(outcomes)
