"""Starlore with one more game: registered in each of the registries, then started as ever."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Annotated, Any

from msgspec import Meta, Struct
from rich.text import Text

from starlore import bots, games, sim
from starlore.bots.player import BotPlayer
from starlore.core import Seat
from starlore.sim.simulation import Chart, Figure, Simulation
from starlore.table.games import TableGame, register
from tests.third_game.rules import GAME, NUMBERS, Pick, Round, Setup, State, View


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner can choose."""

    rounds: Annotated[int, Meta(ge=1, le=9)] = 3


def pick(view: View, rng: Random) -> Pick | None:
    """Any number."""
    return Pick(rng.choice(NUMBERS)) if view.seat in view.awaited else None


def move(state: State, rng: Random) -> tuple[Seat, Pick] | None:
    """Any number for whoever is awaited."""
    waiting = GAME.awaited(state)
    return (waiting[0], Pick(rng.choice(NUMBERS))) if waiting else None


class Tally:
    """Counts the numbers that are picked."""

    def __init__(self) -> None:
        self.numbers: Counter[int] = Counter()

    def add(self, rounds: Sequence[Round]) -> None:
        """Count one more game."""
        self.numbers.update(number for done in rounds for number in done.picks)

    def figures(self) -> list[Figure]:
        """The figures for the report."""
        return [("fives", str(self.numbers[5]))]

    def charts(self) -> list[Chart]:
        """The distributions worth drawing."""
        return [Chart("Numbers", "number", {"picked": self.numbers})]


def setup(seats: int, options: Any = Options()) -> Setup:  # noqa: B008
    """A game for so many."""
    return Setup(seats, options.rounds)


games.GAMES[GAME.slug] = GAME
register(TableGame(rules=GAME, options=Options, setup=setup))
bots.PLAYERS[GAME.slug] = BotPlayer(
    due=lambda view: view.seat in view.awaited,
    choose=lambda view, _knowledge, _bot, _language, rng, _company: pick(view, rng),
    at_random=lambda view, _language, rng: pick(view, rng),
    pause=lambda _view, _rng: 0.0,
)
sim.SIMULATIONS[GAME.slug] = Simulation(
    rules=GAME, setup=setup, setup_with_words=setup, move=move, tally=Tally, draw=lambda done: Text(str(done.picks))
)

if __name__ == "__main__":
    from starlore.__main__ import main

    main()
