"""`starlore arena`: contests between programs, and the standard task set."""

from enum import Enum
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starlore.arena import scores, tasks
from starlore.arena.contest import Contest
from starlore.arena.entrants import RUN, function
from starlore.arena.ratings import ratings
from starlore.arena.report import as_table, draw
from starlore.arena.running import OtherContest, run
from starlore.arena.task import KINDS as BASELINES
from starlore.bots import PLAYERS
from starlore.core import LANGUAGES, Language
from starlore.sim import SIMULATIONS
from starlore.sim.players import KINDS

app = typer.Typer(help="Let programs play against each other and against our bots.", no_args_is_help=True)

Slug = Enum("Slug", {slug: slug for slug in SIMULATIONS if slug in PLAYERS}, type=str)  # type: ignore[misc]
Spoken = Enum("Spoken", {one: one for one in LANGUAGES}, type=str)  # type: ignore[misc]
TaskName = Enum("TaskName", {one: one for one in tasks.TASKS}, type=str)  # type: ignore[misc]
Baseline = Enum("Baseline", {one: one for one in BASELINES}, type=str)  # type: ignore[misc]
ENGLISH = next(iter(Spoken))
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@app.command()
def play(
    game: Annotated[Slug, typer.Argument(help=f"One of: {', '.join(Slug.__members__)}.")],
    entrants: Annotated[
        list[str], typer.Argument(help=f"{', '.join(KINDS)}; module:function; or '{RUN} a command' (JSON lines).")
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="Seats at the table.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 40,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same deals.")] = 1,
    language: Annotated[Spoken, typer.Option(help="What clues are given in.")] = ENGLISH,
    seconds: Annotated[float, typer.Option(min=0.01, help="Time for one move.")] = 10.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Games at the same time.")] = 1,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Results as JSON lines; goes on where it ended.")] = Path(
        "arena.jsonl"
    ),
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the ratings there.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ratings.")] = None,
) -> None:
    """Play a contest, or go on with one, and rate everyone."""
    rules = SIMULATIONS[game.value].rules
    if players not in rules.seats:
        raise typer.BadParameter(f"{rules.slug} is for {rules.seats.start} to {rules.seats.stop - 1}")
    if len(set(entrants)) < 2:
        raise typer.BadParameter("a contest needs two different entrants")
    for spec in entrants:
        check(spec)
    contest = Contest(
        game=rules.slug,
        entrants=tuple(dict.fromkeys(entrants)),
        players=players,
        games=games,
        seed=seed,
        language=language.value,
        seconds=seconds,
    )
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(rules.slug, total=games)
        try:
            played = run(contest, out, jobs, lambda more: progress.advance(task, more))
        except OtherContest as error:
            raise typer.BadParameter(str(error), param_hint="--out") from error
    found = ratings(contest, played)
    Console().print(as_table(contest, found, len(played)))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode({"contest": contest, "ratings": found})))
    if plot is not None:
        draw(contest, found, plot)


def check(spec: str) -> None:
    """Say before the games, not in them, that nobody is called that."""
    if spec in KINDS or spec.startswith(RUN):
        return
    try:
        function(spec)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error


@app.command("tasks")
def write_tasks(
    file: Annotated[Path, typer.Argument(help="Where to write the items, as JSON lines.")],
    language: Annotated[list[Spoken] | None, typer.Option(help="Only these; may be given several times.")] = None,
    task: Annotated[list[TaskName] | None, typer.Option(help="Only these; may be given several times.")] = None,
) -> None:
    """Write the standard task set for vision-language models."""
    chosen: list[Language] = [one.value for one in language] if language else list(LANGUAGES)
    items = tasks.standard_set(chosen, names=[one.value for one in task] if task else tasks.TASKS)
    tasks.write_lines(file, items)
    typer.echo(f"{len(items)} items in {file}")


@app.command("baseline")
def write_baseline(
    kind: Annotated[Baseline, typer.Argument(help=f"One of: {', '.join(BASELINES)}.")],
    items: Annotated[Path, typer.Argument(exists=True, help="The items.")],
    answers: Annotated[Path, typer.Argument(help="Where to write the answers.")],
) -> None:
    """Write what a baseline answers."""
    asked = tasks.read_items(items)
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(kind.value, total=len(asked))
        found = tasks.baseline(kind.value, asked, advance=lambda: progress.advance(bar))
    tasks.write_lines(answers, found)
    typer.echo(f"{len(found)} answers in {answers}")


@app.command("score")
def score_answers(
    items: Annotated[Path, typer.Argument(exists=True, help="The items.")],
    answers: Annotated[list[Path], typer.Argument(exists=True, help="Answers as JSON lines; a column for each file.")],
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the scores there.")] = None,
) -> None:
    """Score answers to the standard task set."""
    asked = tasks.read_items(items)
    told: list[scores.Score] = []
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        for file in answers:
            bar = progress.add_task(file.stem, total=len(asked))
            found = scores.values(asked, tasks.read_answers(file), lambda bar=bar: progress.advance(bar))  # type: ignore[misc]
            told += scores.scores(file.stem, asked, found)
    for table in scores.tables(told):
        Console().print(table)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(told)))
