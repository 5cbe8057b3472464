"""What is counted while many games are played."""

from collections import Counter
from collections.abc import Sequence

from starlore.games.dixit_box.state import Round
from starlore.sim.simulation import Chart, Figure, mean, share


class Tally:
    """How long games are, and what a round brings."""

    def __init__(self) -> None:
        self.rounds: Counter[int] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.points: Counter[int] = Counter()

    def add(self, rounds: Sequence[Round]) -> None:
        """Count one more game."""
        self.rounds[len(rounds)] += 1
        for done in rounds:
            self.outcomes[done.outcome] += 1
            self.points.update(done.points)

    def figures(self) -> list[Figure]:
        """The figures for the report."""
        rounds = self.outcomes.total()
        return [
            ("points per round", f"{mean(self.points):.2f} a player"),
            ("storyteller scores zero", share(rounds - self.outcomes["some"], rounds)),
        ]

    def charts(self) -> list[Chart]:
        """The distributions worth drawing."""
        return [
            Chart("Rounds in a game", "rounds", {"games": self.rounds}),
            Chart("A player's points in a round", "points", {"players": self.points}),
        ]
