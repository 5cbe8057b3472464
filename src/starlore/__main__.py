"""The command line: the only place that wires things up. What the commands do lives elsewhere."""

from enum import Enum
from pathlib import Path
from time import sleep
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starlore.bots import PLAYERS
from starlore.bots.brain import ClueBrain
from starlore.bots.levels import LEVELS
from starlore.commands.arena import ENGLISH, Spoken
from starlore.commands.arena import app as arena
from starlore.commands.checks import check
from starlore.commands.copies import backup, export, move
from starlore.commands.decks import decks
from starlore.commands.kept import DataOption, StoreOption
from starlore.commands.tables import prune, tables
from starlore.commands.verify import verify
from starlore.decks.gallery import write_gallery
from starlore.sim import SIMULATIONS
from starlore.sim import evaluate as evaluations
from starlore.sim.blind import reading
from starlore.sim.demo import demo as demo_of
from starlore.sim.players import KINDS
from starlore.sim.playthrough import playthrough as playthrough_of
from starlore.sim.plot import FORMATS, can_plot, plot
from starlore.sim.simulate import as_table
from starlore.sim.simulate import simulate as simulate_games
from starlore.sim.simulation import Simulation

app = typer.Typer(
    help="Picture-association games in the browser, by the rules of Dixit and Stella.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

bots = typer.Typer(help="Measure the bots.", no_args_is_help=True)
app.add_typer(bots, name="bots")
app.add_typer(tables, name="tables")
app.add_typer(decks, name="decks")
app.add_typer(arena, name="arena")

Slug = Enum("Slug", {slug: slug for slug in SIMULATIONS}, type=str)  # type: ignore[misc]
"""The games, as a choice on the command line."""

FIRST = next(iter(Slug))

Botted = Enum("Botted", {slug: slug for slug in SIMULATIONS if slug in PLAYERS}, type=str)  # type: ignore[misc]
"""Those that bots play."""

FIRST_BOTTED = next(iter(Botted))

GameArgument = Annotated[Slug, typer.Argument(metavar="GAME", help=f"One of: {', '.join(SIMULATIONS)}.")]
PlayersOption = Annotated[int, typer.Option("--players", "-p", help="How many play.")]
SeedOption = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")]


@app.command()
def simulate(
    game: GameArgument,
    players: PlayersOption = 4,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 1000,
    seed: SeedOption = 1,
    plot_file: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help=f"Draw the distributions ({', '.join(FORMATS)}).")
    ] = None,
) -> None:
    """Play many games of random moves and report how they went."""
    simulation = chosen(game, players)
    if plot_file is not None:
        check_plot_file(plot_file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{players} players of {game.value}", total=games)
        report = simulate_games(simulation, players, games, seed, lambda: progress.advance(task))
    Console().print(as_table(report))
    if plot_file is not None:
        plot(report, plot_file)
        typer.echo(f"Drawn into {plot_file}")


@app.command()
def playthrough(game: GameArgument, players: PlayersOption = 4, seed: SeedOption = 1) -> None:
    """Print a game step by step: every command, its events, and every seat's view."""
    for line in playthrough_of(chosen(game, players), players, seed):
        typer.echo(line)


@app.command()
def demo(
    game: GameArgument = FIRST,
    players: PlayersOption = 4,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The same seed gives the same game.")] = None,
    pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds to wait after each round.")] = 0,
) -> None:
    """Watch a whole game of random players, drawn in the terminal."""
    simulation = chosen(game, players)
    console = Console()
    for picture in demo_of(simulation, players, seed):
        console.print(picture)
        sleep(pause)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0: the whole network.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: DataOption = None,
    base_url: Annotated[str | None, typer.Option(help="How it is reached from outside.")] = None,
    trusted_proxies: Annotated[str, typer.Option(help="Addresses of proxies whose headers are believed.")] = "",
    bot_pace: Annotated[float, typer.Option(min=0, max=10, help="How long bots think: 1 is human.")] = 1.0,
    store: StoreOption = None,
    streams: Annotated[int | None, typer.Option(min=1, max=100, help="Streams for the logs of a new cluster.")] = None,
    drain: Annotated[float, typer.Option(min=0, help="Seconds from being told to stop to stopping.")] = 0.0,
    uploads: Annotated[bool, typer.Option(help="Whether people may make decks of their own pictures.")] = True,
    deck_space: Annotated[int, typer.Option(min=1, help="Megabytes for all decks that people make.")] = 20_000,
    deck_space_each: Annotated[int, typer.Option(min=1, help="Megabytes for the decks of one person.")] = 400,
    check_pictures: Annotated[
        list[str] | None,
        typer.Option(
            metavar="COMMAND", help="A program that looks at new pictures; more than half of them must object."
        ),
    ] = None,
) -> None:
    """Serve tables to browsers."""
    from starlore.owndecks.quotas import MB, Quotas  # the rest of the program does without the server's libraries
    from starlore.web.serve import serve as serve_tables

    serve_tables(
        ClueBrain(),
        host=host,
        port=port,
        data=data,
        base_url=base_url,
        trusted_proxies=trusted_proxies,
        pace=bot_pace,
        shared=store if store is None or streams is None else f"{store}{'&' if '?' in store else '?'}streams={streams}",
        drain=drain,
        uploads=uploads,
        quotas=Quotas(server=deck_space * MB, person=deck_space_each * MB),
        checks=check_pictures or (),
    )


@app.command()
def gallery(folder: Annotated[Path, typer.Argument(help="Where to write it.")] = Path("build/gallery")) -> None:
    """Write one page with the whole deck."""
    typer.echo(f"Written to {write_gallery(folder)}")


@bots.command()
def evaluate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games for each line-up.")] = 40,
    seed: SeedOption = 1,
    plot_file: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the main figures.")] = None,
) -> None:
    """Measure what the bots' levels promise."""
    if plot_file is not None:
        check_plot_file(plot_file)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        findings = evaluations.evaluate(games, seed, progress)
    for table in findings.tables:
        Console().print(table)
    if plot_file is not None:
        evaluations.draw(findings, plot_file)
        typer.echo(f"Drawn into {plot_file}")


@bots.command()
def words() -> None:
    """Print how many idioms, proverbs and titles bots know in each language."""
    Console().print(evaluations.sayings_table())


@bots.command()
def memory(
    language: Annotated[Spoken, typer.Option(help="In which language.")] = ENGLISH,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 600,
    seed: SeedOption = 1,
) -> None:
    """Measure whether it would help bots to remember within a game how people tell and lie."""
    for game in SIMULATIONS.values():
        if game.memory is not None:
            Console().print(game.memory(language.value, games, seed))


@bots.command()
def duel(
    one: Annotated[str, typer.Argument(help=f"One of: {', '.join(KINDS)}.")],
    other: Annotated[str, typer.Argument(help="Another.")],
    game: Annotated[Botted, typer.Option(help="Which game.")] = FIRST_BOTTED,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seed: SeedOption = 1,
) -> None:
    """Let two kinds of players compete, two against two."""
    check_kinds([one, other])
    with Progress(console=Console(stderr=True), transient=True) as progress:
        typer.echo(evaluations.duel(one, other, chosen(game, 4), games, seed, progress))


@bots.command()
def tell(
    game: Annotated[Botted, typer.Option(help="Which game.")] = FIRST_BOTTED,
    level: Annotated[str, typer.Option(help=f"One of: {', '.join(LEVELS)}.")] = "mind_reader",
    language: Annotated[Spoken, typer.Option(help="In which language.")] = ENGLISH,
    number: Annotated[int, typer.Option("--number", "-n", min=1, help="How many clues.")] = 20,
    seed: SeedOption = 1,
) -> None:
    """Print what bots tell of pictures in games among themselves: the picture's number, and the clue."""
    if level not in LEVELS:
        raise typer.BadParameter(f"there is no level called {level}")
    for picture, clue in evaluations.told(SIMULATIONS[game.value], level, language.value, number, seed):
        typer.echo(f"{picture}\t{clue}")


@bots.command()
def blind(
    clues: Annotated[Path, typer.Argument(help="Where to write the clues: number, language, clue.")],
    key: Annotated[Path, typer.Argument(help="Where to write who each is by: number, bot or written, picture.")],
    game: Annotated[Botted, typer.Option(help="Which game.")] = FIRST_BOTTED,
    level: Annotated[str, typer.Option(help=f"One of: {', '.join(LEVELS)}.")] = "mind_reader",
    each: Annotated[int, typer.Option("--each", "-n", min=1, help="Clues of either sort in each language.")] = 20,
    seed: SeedOption = 1,
) -> None:
    """Write clues by bots and by people, shuffled, for somebody who tries to tell them apart."""
    if level not in LEVELS:
        raise typer.BadParameter(f"there is no level called {level}")
    lines = list(enumerate(reading(SIMULATIONS[game.value], level, each, seed), 1))
    clues.write_text("".join(f"{number}\t{one.language}\t{one.clue}\n" for number, one in lines), "utf-8")
    key.write_text("".join(f"{number}\t{one.source}\t{one.card}\n" for number, one in lines), "utf-8")
    typer.echo(f"{len(lines)} clues")


@bots.command()
def tournament(
    lineup: Annotated[list[str], typer.Argument(help=f"Players, each one of: {', '.join(KINDS)}.")],
    game: Annotated[Botted, typer.Option(help="Which game.")] = FIRST_BOTTED,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seed: SeedOption = 1,
) -> None:
    """Let any players compete."""
    simulation = chosen(game, len(lineup))
    check_kinds(lineup)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        table = evaluations.tournament(lineup, simulation, games, seed, progress)
    Console().print(table)


def check_kinds(kinds: list[str]) -> None:
    """Say it where there is no such player."""
    unknown = set(kinds) - set(KINDS)
    if unknown:
        raise typer.BadParameter(f"there is no player called {', '.join(sorted(unknown))}")


def chosen(game: Any, players: int) -> Simulation:
    """A game that so many can play."""
    rules = SIMULATIONS[game.value].rules
    if players not in rules.seats:
        raise typer.BadParameter(
            f"{rules.slug} is for {rules.seats.start} to {rules.seats.stop - 1} players, not {players}",
            param_hint="--players",
        )
    return SIMULATIONS[rules.slug]


def check_plot_file(file: Path) -> None:
    """Say before the games are played, not after, that their picture could not be drawn."""
    if not can_plot():
        raise typer.BadParameter("drawing needs matplotlib: pip install 'starlore[plot]'", param_hint="--plot")
    if file.suffix.lower() not in FORMATS:
        raise typer.BadParameter(f"the file's name must end in one of {', '.join(FORMATS)}", param_hint="--plot")
    if not file.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {file.parent}", param_hint="--plot")


for command in (backup, export, prune, move, check, verify):
    app.command()(command)


def main() -> None:
    """Run the command line."""
    app()


if __name__ == "__main__":
    main()
