"""Research environments: steps a second of random play, ours beside PettingZoo's card games and RLCard's own loop."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from rich.table import Table

from bench.race import Contender, Result, race
from bench.rules import playing
from starlore.env import dixit_v0, stella_v0
from starlore.match import Match

CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("leduc-holdem", "limit-holdem", "uno")
TIMES = 3
"""How many times as fast as the fastest peer of the same kind of loop ours are to be."""

BESIDE = {
    "steps": "peer",
    "peer": "peer",
    "unwrapped": "peer",
    "own loop": "RLCard",
    "rules": "RLCard",
    "RLCard": "RLCard",
}
"""Which rows a row is compared with: with PettingZoo's games as they ship, or with RLCard's own loop.

The goal is not for the rules alone: RLCard shows its agent an observation, and there nobody is shown anything.
"""


def measure(laps: int, seconds: float) -> list[Result]:
    """Everything, on one core, in turns."""
    ours = [
        Contender(
            f"{module.__name__.split('.')[-1]} for {players}", "steps", pettingzoo_game(module.env(players=players))
        )
        for module, players in ((dixit_v0, 4), (dixit_v0, 6), (stella_v0, 4), (stella_v0, 6))
    ]
    peers = [
        Contender(short(name), "peer", pettingzoo_game(import_module(f"pettingzoo.classic.{name}").env()))
        for name in CARD_GAMES
    ]
    bare = [
        Contender(f"{short(name)}, unwrapped", "unwrapped", pettingzoo_game(bare_peer(name))) for name in CARD_GAMES
    ]
    own_loop = [
        Contender(f"{module.__name__.split('.')[-1]} for 4, its table", "own loop", table_game(module.env().table))
        for module in (dixit_v0, stella_v0)
    ]
    own_loop += [Contender(f"{slug} for 4, Match", "own loop", match(slug)) for slug in ("dixit", "stella")]
    own_loop += [
        Contender(f"{slug} for 4, rules alone", "rules", playing(slug, 4, Random(1))) for slug in ("dixit", "stella")
    ]
    rlcard = [Contender(f"RLCard {name}", "RLCard", rlcard_game(name)) for name in RLCARD]
    return race([*ours, *peers, *bare, *own_loop, *rlcard], laps, seconds, process_time)


def short(name: str) -> str:
    """A game of PettingZoo, so that it fits into a table."""
    return f"PettingZoo {name.split('_v')[0].replace('_holdem', '').replace('_', ' ')}"


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
            env.step(int(rng.choice(observation["action_mask"].nonzero()[0])))
            steps += 1
        return steps

    return play


def bare_peer(name: str) -> Any:
    """A peer without PettingZoo's wrappers, which take most of its time."""
    return import_module(f"pettingzoo.classic.{name}").env().unwrapped


def table_game(table: Any) -> Callable[[], int]:
    """A whole game of ours without PettingZoo's loop, with the same arrays: observation, mask, one of its actions."""
    rng = Random(1)

    def play() -> int:
        table.reset(None)
        steps, seat = 0, table.rules.awaited(table.state)[0]
        while seat is not None:
            observation = table.observe(seat)
            table.act(seat, int(rng.choice(observation["action_mask"].nonzero()[0])))
            seat = table.adapter.turn(table.state, seat)
            steps += 1
        return steps

    return play


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
    """The results, with ratios to the fastest peer in the same kind of loop and the same run."""
    fastest = {
        kind: max((one for one in results if one.unit == kind), key=lambda one: one.rate)
        for kind in ("peer", "unwrapped", "RLCard")
    }
    columns = ("steps/s", "laps from … to", "µs a step", "× fastest", "× unwrapped", "goal")
    shown = Table("", *columns, title="Environments, one core")
    shown.caption = (
        f"The fastest: {', '.join(one.name for one in fastest.values())}. Above the line: PettingZoo's loop; below: "
        "everyone's own. Processor time; medians of laps run in turns."
    )
    for column in shown.columns[1:6]:
        column.justify = "right"
    for one in results:
        ratio = one.ratio(fastest[BESIDE[one.unit]])
        sign = "[green]✓[/green]" if ratio >= TIMES else "[red]✗[/red]"
        goal = f"{sign} {TIMES}x" if one.unit in {"steps", "own loop"} else ""
        bare = f"{one.ratio(fastest['unwrapped']):.1f}" if BESIDE[one.unit] == "peer" else ""
        spread = f"{min(one.rates) / 1000:,.1f}k … {max(one.rates) / 1000:,.1f}k"
        last = one is [other for other in results if BESIDE[other.unit] == "peer"][-1]
        figures = (f"{one.rate:,.0f}", spread, f"{1e6 / one.rate:.1f}", f"{ratio:.1f}", bare)
        shown.add_row(one.name, *figures, goal, end_section=last)
    return shown
