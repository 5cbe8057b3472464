"""Runs benchmarks. Each one is a module with `measure(laps, seconds)` and `table(results)`: add yours to BENCHES."""

import platform
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from bench import album, bots, cluster, decks, env, lighthouse, page, rules, server, sizes
from bench.race import Result

BENCHES = {
    "rules": rules,
    "bots": bots,
    "env": env,
    "server": server,
    "sizes": sizes,
    "cluster": cluster,
    "album": album,
    "decks": decks,
    "page": page,
    "lighthouse": lighthouse,
}


def main(
    names: Annotated[
        list[str] | None, typer.Argument(help=f"Which to run: {', '.join(BENCHES)}; all by default.")
    ] = None,
    laps: Annotated[int, typer.Option(min=1, help="How often everything is measured, in turns.")] = 9,
    seconds: Annotated[float, typer.Option(min=0.001, help="How long a lap takes.")] = 0.25,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all laps there, too.")] = None,
) -> None:
    """Measure how fast Starlore is."""
    console = Console()
    found: dict[str, list[Result]] = {}
    for name in names or BENCHES:
        if name not in BENCHES:
            raise typer.BadParameter(f"there is no benchmark {name}; there are {', '.join(BENCHES)}")
        try:
            found[name] = BENCHES[name].measure(laps, seconds)
        except ModuleNotFoundError as missing:
            console.print(f"{missing}. Install what benchmarks need: pip install -r requirements/bench.txt")
            raise typer.Exit(2) from missing
        console.print(BENCHES[name].table(found[name]))
    if json is not None:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
        laps_of = {
            name: [{"name": one.name, "unit": one.unit, "median": one.rate, "laps": one.rates} for one in results]
            for name, results in found.items()
        }
        json.write_bytes(msgspec.json.format(msgspec.json.encode({**machine, "results": laps_of})))


if __name__ == "__main__":
    typer.run(main)
