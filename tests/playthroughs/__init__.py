"""The golden playthroughs: `python -m tests.playthroughs` writes them anew, and the diff shows what changed."""

from dataclasses import dataclass
from pathlib import Path

from starlore.sim import SIMULATIONS
from starlore.sim.playthrough import playthrough


@dataclass(frozen=True)
class Golden:
    """One text: which game, for how many, and with which seed."""

    slug: str
    players: int
    seed: int

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return Path(__file__).parent / f"{self}.txt"

    @property
    def command(self) -> str:
        """What makes it."""
        return f"starlore playthrough {self.slug} --players {self.players} --seed {self.seed}"

    def __str__(self) -> str:
        return f"{self.slug}_{self.players}"


FILES = [
    Golden("dixit", 3, seed=7),  # in which the pile is refilled
    Golden("dixit", 4, seed=7),
    Golden("dixit", 6, seed=7),
    Golden("stella", 3, seed=48),  # in which all agree on the other word
    Golden("stella", 4, seed=7),
    Golden("stella", 6, seed=7),
    Golden("dixit_box", 3, seed=5),
    Golden("dixit_box", 4, seed=22),  # in which a story and a round are taken back, and a vote withdrawn
    Golden("dixit_box", 6, seed=24),
    Golden("stella_box", 3, seed=59),  # in which a reveal is taken back before anybody has pointed
    Golden("stella_box", 4, seed=21),  # in which a card and a round are taken back
    Golden("stella_box", 6, seed=10),
]


def text_of(golden: Golden) -> str:
    """The text as the rules of today make it."""
    lines = playthrough(SIMULATIONS[golden.slug], golden.players, golden.seed)
    return "".join(f"{line}\n" for line in lines)
