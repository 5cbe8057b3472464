"""A whole game of random players, drawn in the terminal round by round."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from starlore.sim.drawing import name, standings
from starlore.sim.play import play_steps
from starlore.sim.simulation import Simulation


def demo(simulation: Simulation, players: int, seed: int | None) -> Iterator[RenderableType]:
    """What to print, in its order: each round as it is scored, then the winners."""
    game = simulation.rules
    shown = 0
    for step in play_steps(talkative(simulation), simulation.setup_with_words(players), Random(seed)):
        rounds = game.rounds(step.state)
        if len(rounds) > shown:
            shown = len(rounds)
            view = game.view(step.state, None)
            yield Panel(
                Group(simulation.draw(rounds[-1]), Text(), standings(view.scores, view.history[-1])),
                title=f"[bold]{game.slug.title()}[/bold] · round {shown}",
                border_style="grey50",
                padding=(1, 2),
                width=84,
            )
    winners = game.view(step.state, None).winners
    names = Text(" and ").join(name(seat) for seat in winners)
    yield Text.assemble(
        "★ ", names, " share the victory" if len(winners) > 1 else " wins", justify="center", end="\n\n"
    )


def talkative(simulation: Simulation) -> Simulation:
    """The same game, where people say something where they would."""

    def decide(state: Any, seat: Any, command: Any, rng: Random) -> Any:
        return simulation.rules.decide(state, seat, simulation.with_words(command, rng), rng)

    return replace(simulation, rules=replace(simulation.rules, decide=decide))
