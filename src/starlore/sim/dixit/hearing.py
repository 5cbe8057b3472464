"""How well bots understand people's clues, and how well they are understood."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from random import Random

from msgspec import Struct

from starlore.bots import dixit
from starlore.bots.brain import ClueBrain
from starlore.bots.hooks import Vector
from starlore.bots.levels import Character, character
from starlore.games.dixit.view import VotingView
from starlore.sim.clues import Clue
from starlore.sim.players import Strategies, play
from starlore.sim.simulation import Simulation

TABLE = 6
HAND = 6
SEATS = 8
TABLES = 5
"""Tables of six on which each clue is tried."""

DECOY_NOISE = 0.07
"""How far those who lay decoys stray: friends, as a rule."""

Advance = Callable[[], object]


class Trial(Struct, frozen=True):
    """One clue on `TABLES` tables of either kind."""

    clue: Clue
    among_random: int
    """How often it was found among five cards drawn at random."""

    among_decoys: int
    """How often among five cards that others picked from their hands to fit the clue."""

    taken: int
    """The card that was taken for it on the first random table."""


def listen(
    brain: ClueBrain, clues: Iterable[Clue], level: str, rng: Random, advance: Advance = lambda: None
) -> list[Trial]:
    """Put each clue's card on tables of six, among drawn cards and among decoys, and see whether the level finds it."""
    trials = []
    for clue in clues:
        if clue.card in brain.model.pictures:
            trials.append(trial(brain, clue, level, rng))
        advance()
    return trials


def trial(brain: ClueBrain, clue: Clue, level: str, rng: Random) -> Trial:
    """One clue on its tables."""
    bot = character(level, rng.randrange(SEATS))
    fit = dixit.heard(brain.model, clue.text, clue.language, bot)
    others = [card for card in sorted(brain.model.pictures) if card != clue.card]
    taken, decoyed = [], 0
    for _ in range(TABLES):
        drawn = rng.sample(others, (TABLE - 1) * HAND)
        hands = [drawn[at : at + HAND] for at in range(0, len(drawn), HAND)]
        decoys = [max(hand, key=lambda card: fit[card - 1] + rng.gauss(0, DECOY_NOISE)) for hand in hands]
        taken.append(listen_once(clue, drawn[: TABLE - 1], fit, bot, rng))
        decoyed += listen_once(clue, decoys, fit, bot, rng) == clue.card
    return Trial(clue, taken.count(clue.card), decoyed, taken[0])


def listen_once(clue: Clue, others: Sequence[int], fit: Vector, bot: Character, rng: Random) -> int:
    """The card that a listener takes for the storyteller's."""
    table = [clue.card, *others]
    rng.shuffle(table)
    phase = VotingView(0, clue.text, tuple(table), (), (), 0)  # type: ignore[arg-type]
    return table[dixit.vote(phase, fit, bot, rng).slot - 1]


def tell(
    game: Simulation,
    strategies: Strategies,
    lineup: Sequence[str],
    games: int,
    rng: Random,
    advance: Advance = lambda: None,
) -> dict[str, Counter[str]]:
    """Who found the storyteller's card (all, none, some; and the share of finders), by the storyteller's kind."""
    outcomes: dict[str, Counter[str]] = defaultdict(Counter)
    for _ in range(games):
        order = list(lineup)
        rng.shuffle(order)
        state = play(game, [strategies.of(kind) for kind in order], rng)
        for done in state.rounds:
            counts = outcomes[order[done.storyteller]]
            counts[done.outcome] += 1
            counts["listeners"] += len(order) - 1
            counts["finders"] += sum(gain.role == "found" for gain in done.gains)
        advance()
    return dict(outcomes)
