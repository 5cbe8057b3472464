"""What is counted while many games are played."""

from collections import Counter
from collections.abc import Sequence

from starlore.games.stella_box.state import Round
from starlore.sim.simulation import Chart, Figure, mean, share


class Tally:
    """What pointed places became, and what a round brings."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.points: Counter[int] = Counter()

    def add(self, rounds: Sequence[Round]) -> None:
        """Count one more game."""
        for done in rounds:
            self.outcomes.update(one.outcome for one in done.pointed)
            self.points.update(done.points)

    def figures(self) -> list[Figure]:
        """The figures for the report."""
        return [
            ("points per round", f"{mean(self.points):.2f} a player"),
            ("places that make the scout fall", share(self.outcomes["fall"], self.outcomes.total())),
        ]

    def charts(self) -> list[Chart]:
        """The distributions worth drawing."""
        return [Chart("A player's points in a round", "points", {"players": self.points})]
