"""What is counted while many games are played."""

from collections import Counter
from collections.abc import Sequence

from starlore.games.dixit.state import Round
from starlore.sim.simulation import Chart, Figure, mean, share


class Tally:
    """How clues fared, and what they were worth."""

    def __init__(self) -> None:
        self.rounds: Counter[int] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.telling: Counter[int] = Counter()
        self.guessing: Counter[int] = Counter()

    def add(self, rounds: Sequence[Round]) -> None:
        """Count one more game."""
        self.rounds[len(rounds)] += 1
        for done in rounds:
            self.outcomes[done.outcome] += 1
            for gain in done.gains:
                (self.telling if gain.role == "storyteller" else self.guessing)[gain.points] += 1

    def figures(self) -> list[Figure]:
        """The figures for the report."""
        rounds = self.outcomes.total()
        return [
            ("points per round", f"{mean(self.telling + self.guessing):.2f} a player"),
            ("… of the storyteller", f"{mean(self.telling):.2f}"),
            ("… of the others", f"{mean(self.guessing):.2f}"),
            ("storyteller scores zero", share(rounds - self.outcomes["some"], rounds)),
            ("… since all found the card", share(self.outcomes["all"], rounds)),
            ("… since none did", share(self.outcomes["none"], rounds)),
        ]

    def charts(self) -> list[Chart]:
        """The distributions worth drawing."""
        found = Counter({f"{who} found it": self.outcomes[who] for who in ("none", "some", "all")})
        return [
            Chart("Rounds in a game", "rounds", {"games": self.rounds}),
            Chart("A player's points in a round", "points", {"storyteller": self.telling, "others": self.guessing}),
            Chart("Who found the storyteller's card", "", {"rounds": found}),
        ]
