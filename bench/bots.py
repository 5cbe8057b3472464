"""The bots: imagined rounds of Stella, and a clue in each language against all pictures."""

from collections.abc import Callable
from random import Random

import numpy as np
from rich.table import Table

from bench.race import Contender, Result, race
from starlore.bots.associations import associations
from starlore.bots.stella_rounds import as_board, play_rounds
from starlore.core import LANGUAGES, Language

GOALS = {"rounds": 1_500_000, "clues": 200}
"""Per second: so many imagined rounds, and a clue in less than 5 ms."""

BATCH = 20_000


def measure(laps: int, seconds: float) -> list[Result]:
    """Everything, on one core, in turns."""
    rounds = [Contender(f"rounds of Stella for {seats}", "rounds", imagining(seats)) for seats in (3, 4, 6)]
    clues = [Contender(f"clues in {language}", "clues", hearing(language)) for language in LANGUAGES]
    return race([*rounds, *clues], laps, seconds)


def imagining(seats: int) -> Callable[[], int]:
    """Whole reveals of boards like those that people make."""
    boards = as_board(np.random.default_rng(seats).random((seats, BATCH, 15)) < 0.33)

    def imagine() -> int:
        play_rounds(boards)
        return BATCH

    return imagine


def hearing(language: Language) -> Callable[[], int]:
    """Clues of two words that were not heard before."""
    model, rng = associations(), Random(1)
    words = [concept[language][0] for concept in model.lexicon.concepts]

    def hear() -> int:
        model.seen.clear()
        model.fit(f"{rng.choice(words)} {rng.choice(words)}", language)
        return 1

    return hear


def table(results: list[Result]) -> Table:
    """The results, and whether goals were met."""
    shown = Table("", "per second", "goal", title="Bots, one core", title_style="bold")
    shown.columns[1].justify = "right"
    for result in results:
        sign = "[green]✓[/green]" if result.rate >= GOALS[result.unit] else "[red]✗[/red]"
        shown.add_row(result.name, f"{result.rate:,.0f}", f"{sign} {GOALS[result.unit]:,}")
    return shown
