"""What is counted while many games are played."""

from collections import Counter
from collections.abc import Sequence

from starlore.games.stella.state import Round
from starlore.sim.simulation import Chart, Figure, mean, share


class Tally:
    """What pointed cards became, and who was in the dark."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.lit: Counter[int] = Counter()
        self.dark: Counter[int] = Counter()
        self.marks: Counter[int] = Counter()
        self.falls = 0
        self.falls_in_the_dark = 0
        self.rounds = 0

    def add(self, rounds: Sequence[Round]) -> None:
        """Count one more game."""
        for done in rounds:
            self.rounds += 1
            self.outcomes.update(one.outcome for one in done.pointed)
            self.marks.update(map(len, done.marks))
            self.falls += sum(done.fallen)
            self.falls_in_the_dark += done.dark is not None and done.fallen[done.dark]
            for seat, points in enumerate(done.points):
                (self.dark if seat == done.dark else self.lit)[points] += 1

    def figures(self) -> list[Figure]:
        """The figures for the report."""
        cards, boards, dark = self.outcomes.total(), self.lit.total() + self.dark.total(), self.dark.total()
        return [
            ("points per round", f"{mean(self.lit + self.dark):.2f} a player"),
            ("… of whoever is in the dark", f"{mean(self.dark):.2f}"),
            ("… of the others", f"{mean(self.lit):.2f}"),
            ("cards marked", f"{mean(self.marks):.2f} a player"),
            ("somebody is in the dark", share(dark, self.rounds)),
            ("… and falls", share(self.falls_in_the_dark, dark)),
            ("a player falls", share(self.falls, boards)),
            ("cards pointed at per round", f"{cards / self.rounds:.2f}"),
            ("… that spark", share(self.outcomes["spark"], cards)),
            ("… that super-spark", share(self.outcomes["super_spark"], cards)),
            ("… that make the scout fall", share(self.outcomes["fall"], cards)),
        ]

    def charts(self) -> list[Chart]:
        """The distributions worth drawing."""
        names = {"fall": "fall", "super_spark": "super-spark", "spark": "spark"}
        became = Counter({name: self.outcomes[kind] for kind, name in names.items()})
        return [
            Chart("Cards that a player marks", "cards", {"boards": self.marks}),
            Chart("A player's points in a round", "points", {"in the dark": self.dark, "lit": self.lit}),
            Chart("What a pointed card became", "", {"cards": became}),
        ]
