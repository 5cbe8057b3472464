"""Research environments: steps a second of random play, ours beside PettingZoo's card games and RLCard's own loop."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
from rich.table import Table

from bench.race import Contender, Result, race
from starlore.env import dixit_v0, stella_v0
from starlore.match import Match

CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("leduc-holdem", "limit-holdem", "uno")
TIMES = 3
"""How many times as fast as the fastest peer, as it ships and in the same loop, ours are to be."""


def measure(laps: int, seconds: float) -> list[Result]:
    """Everything, on one core, in turns."""
    ours = [
        Contender(
            f"{module.__name__.split('.')[-1]} for {players}", "steps", pettingzoo_game(module.env(players=players))
        )
        for module, players in ((dixit_v0, 4), (dixit_v0, 6), (stella_v0, 4), (stella_v0, 6))
    ]
    peers = [
        Contender(f"PettingZoo {name}", "peer", pettingzoo_game(import_module(f"pettingzoo.classic.{name}").env()))
        for name in CARD_GAMES
    ]
    bare = [
        Contender(f"PettingZoo {name}, unwrapped", "unwrapped", pettingzoo_game(bare_peer(name))) for name in CARD_GAMES
    ]
    own_loop = [Contender(f"{slug} for 4, its own loop", "own loop", match(slug)) for slug in ("dixit", "stella")]
    own_loop += [Contender(f"RLCard {name}, its own loop", "own loop", rlcard_game(name)) for name in RLCARD]
    return race([*ours, *peers, *bare, *own_loop], laps, seconds)


def pettingzoo_game(env: Any) -> Callable[[], int]:
    """A whole game in the loop that PettingZoo's own benchmark uses; the same for everyone."""
    rng = Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return play


def bare_peer(name: str) -> Any:
    """A peer without PettingZoo's wrappers, which take most of its time."""
    return import_module(f"pettingzoo.classic.{name}").env().unwrapped


def match(slug: str) -> Callable[[], int]:
    """A whole game of ours without PettingZoo: the seat's view, its choices, and one of them."""
    rng = Random(1)

    def play() -> int:
        game, steps = Match(slug, 4, seed=rng.randrange(1 << 30)), 0
        while awaited := game.awaited:
            game.do(awaited[0], rng.choice(game.choices(awaited[0])))
            steps += 1
        return steps

    return play


def rlcard_game(name: str) -> Callable[[], int]:
    """A whole game through RLCard's environment, as its own agents play it."""
    env, rng = import_module("rlcard").make(name), Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def table(results: list[Result]) -> Table:
    """The results, with ratios to the fastest PettingZoo card game of the same run."""
    fastest = max((one for one in results if one.unit == "peer"), key=lambda one: one.rate)
    shown = Table("", "steps a second", "laps from … to", "× fastest", "goal", title="Environments, one core")
    shown.caption = f"The fastest peer in the same loop is {fastest.name}. Medians of laps run in turns."
    for column in shown.columns[1:4]:
        column.justify = "right"
    for one in results:
        ratio = one.ratio(fastest)
        sign = "[green]✓[/green]" if ratio >= TIMES else "[red]✗[/red]"
        goal = f"{sign} {TIMES}x" if one.unit == "steps" else ""
        spread = f"{min(one.rates) / 1000:,.1f}k … {max(one.rates) / 1000:,.1f}k"
        shown.add_row(one.name, f"{one.rate:,.0f}", spread, f"{ratio:.1f}", goal)
    return shown
