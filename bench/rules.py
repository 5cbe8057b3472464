"""The rules: random legal play through `decide` and `evolve`, and replaying logs, beside other libraries."""

from collections.abc import Callable
from random import Random

from rich.table import Table

from bench.peers import open_spiel, python_chess, python_chess_without_ends, rlcard_uno
from bench.race import Contender, Result, race
from starlore.games import GAMES
from starlore.sim import SIMULATIONS
from starlore.sim.play import play_out, play_steps

TABLES = (("dixit", 3), ("dixit", 4), ("dixit", 6), ("dixit", 8), ("stella", 3), ("stella", 4), ("stella", 6))
LOGS = (("dixit", 6), ("stella", 4))

YARDSTICK = "python-chess"
GOALS = {"commands": 200_000, "events": 500_000}
"""Per second, for every line of ours."""

TIMES_CHESS = 7
"""How many times as fast as python-chess our commands are to be."""


def measure(laps: int, seconds: float) -> list[Result]:
    """Everything, on one core, in turns."""
    rng = Random(1)
    ours = [Contender(f"{slug} for {players}", "commands", playing(slug, players, rng)) for slug, players in TABLES]
    logs = [
        Contender(f"{slug} for {players}, replayed", "events", replaying(slug, players, rng)) for slug, players in LOGS
    ]
    peers = [
        Contender(YARDSTICK, "moves", python_chess(rng)),
        Contender(f"{YARDSTICK}, ends unchecked", "moves", python_chess_without_ends(rng)),
        Contender("rlcard uno", "moves", rlcard_uno(rng)),
        Contender("OpenSpiel kuhn (Python)", "moves", open_spiel("python_kuhn_poker", rng)),
        Contender("OpenSpiel liars (Python)", "moves", open_spiel("python_liars_poker", rng)),
        Contender("OpenSpiel hearts (C++)", "moves", open_spiel("hearts", rng)),
    ]
    return race([*ours, *logs, *peers], laps, seconds)


def playing(slug: str, players: int, rng: Random) -> Callable[[], int]:
    """Whole games of random legal commands."""
    game, setup = SIMULATIONS[slug], SIMULATIONS[slug].setup(players)
    return lambda: play_out(game, setup, rng)[1]


def replaying(slug: str, players: int, rng: Random) -> Callable[[], int]:
    """The log of one game, again and again."""
    game, setup = GAMES[slug], SIMULATIONS[slug].setup(players)
    log = [event for step in play_steps(SIMULATIONS[slug], setup, rng) for event in step.events]

    def replay() -> int:
        game.replay(log)
        return len(log)

    return replay


def table(results: list[Result]) -> Table:
    """The results, with ratios to python-chess of the same run and whether goals were met."""
    chess = next(result for result in results if result.name == YARDSTICK)
    shown = Table("", "per second", "laps from … to", "× chess", "goal", title="Rules, one core", title_style="bold")
    shown.caption = "Commands of ours, events where a log is replayed, moves of others. Medians of laps run in turns."
    for column in shown.columns[1:4]:
        column.justify = "right"
    unit = results[0].unit
    for result in results:
        if result.unit != unit:
            shown.add_section()
            unit = result.unit
        spread = f"{min(result.rates) / 1000:,.0f}k … {max(result.rates) / 1000:,.0f}k"
        ratio = "" if result.unit == "events" else f"{result.ratio(chess):.1f}"
        shown.add_row(result.name, f"{result.rate:,.0f}", spread, ratio, verdict(result, chess))
    return shown


def verdict(result: Result, chess: Result) -> str:
    """Whether a line of ours is as fast as it is to be."""
    if result.unit not in GOALS:
        return ""
    fast = result.rate >= GOALS[result.unit]
    ahead = result.unit != "commands" or result.ratio(chess) >= TIMES_CHESS
    goal = f"{GOALS[result.unit]:,}" + (f", {TIMES_CHESS}x" if result.unit == "commands" else "")
    return f"[green]✓[/green] {goal}" if fast and ahead else f"[red]✗[/red] {goal}"
