"""What is counted while many games are played, one tally per game."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from starlore.games.dixit.state import Round as DixitRound
from starlore.games.stella.state import Round as StellaRound

Fact = tuple[str, str]
"""A line of the report: what, and how much."""


@dataclass(frozen=True)
class Chart:
    """A picture worth drawing: how often each value came up, in one or more groups."""

    title: str
    across: str
    groups: dict[str, Counter[Any]]


class Tally(Protocol):
    """Counts the rounds of games, and tells what it found."""

    def add(self, rounds: Sequence[Any]) -> None:
        """Count one more game."""

    def facts(self) -> list[Fact]:
        """The figures for the report."""

    def charts(self) -> list[Chart]:
        """The distributions worth drawing."""


class DixitTally:
    """How clues fared, and what they were worth."""

    def __init__(self) -> None:
        self.rounds: Counter[int] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.telling: Counter[int] = Counter()
        self.guessing: Counter[int] = Counter()

    def add(self, rounds: Sequence[DixitRound]) -> None:
        """Count one more game."""
        self.rounds[len(rounds)] += 1
        for done in rounds:
            self.outcomes[done.outcome] += 1
            for gain in done.gains:
                (self.telling if gain.role == "storyteller" else self.guessing)[gain.points] += 1

    def facts(self) -> list[Fact]:
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


class StellaTally:
    """What pointed cards became, and who was in the dark."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.lit: Counter[int] = Counter()
        self.dark: Counter[int] = Counter()
        self.marks: Counter[int] = Counter()
        self.falls = 0
        self.falls_in_the_dark = 0
        self.rounds = 0

    def add(self, rounds: Sequence[StellaRound]) -> None:
        """Count one more game."""
        for done in rounds:
            self.rounds += 1
            self.outcomes.update(one.outcome for one in done.pointed)
            self.marks.update(map(len, done.marks))
            self.falls += sum(done.fallen)
            self.falls_in_the_dark += done.dark is not None and done.fallen[done.dark]
            for seat, points in enumerate(done.points):
                (self.dark if seat == done.dark else self.lit)[points] += 1

    def facts(self) -> list[Fact]:
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


TALLIES: dict[str, Callable[[], Tally]] = {"dixit": DixitTally, "stella": StellaTally}


def mean(counts: Counter[int]) -> float:
    """The mean of the counted values; 0 when nothing was counted."""
    return sum(value * times for value, times in counts.items()) / max(counts.total(), 1)


def share(part: int, whole: int) -> str:
    """A part of a whole, in percent."""
    return f"{part / max(whole, 1):.1%}"
