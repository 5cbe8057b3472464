"""The part of the command line that lists, shows and deletes tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import localtime, strftime, time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from starlore.commands.kept import CodeArgument, DataOption, StoreOption, YesOption, cluster, code_of, database
from starlore.store import operating

tables = typer.Typer(help="Which tables there are.", no_args_is_help=True)


def prune(
    older_than: Annotated[str, typer.Option(help="Unused for so long: 90d, 36h, 4w.")],
    data: DataOption = None,
    store: StoreOption = None,
) -> None:
    """Delete tables that have not been used for a long time."""
    try:
        age = operating.parse_age(older_than)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--older-than") from error
    before = time() - age
    with photographs_of_tables_that_go(data, store):
        count = operating.prune(database(data), before) if store is None else cluster().prune(store, before)
    typer.echo(f"Deleted {count} tables")


@tables.command("list")
def list_tables(data: DataOption = None, store: StoreOption = None) -> None:
    """All tables, last changed first."""
    shown = Table("table", "last changed", "records", "bytes")
    for one in operating.sizes(database(data)) if store is None else cluster().sizes(store):
        shown.add_row(one.code, when(one.changed), f"{one.records:,}", f"{one.size:,}" if one.size else "")
    Console().print(shown)


@tables.command()
def show(table: CodeArgument, data: DataOption = None, store: StoreOption = None) -> None:
    """Who sits at a table, and what is played there."""
    code = code_of(table)
    found = operating.inspect_table(database(data), code) if store is None else cluster().inspect_table(store, code)
    if found is None:
        raise typer.BadParameter(f"there is no table {table}")
    size, past, fault = found
    typer.echo(f"{size.code}: {size.records:,} records, {size.size:,} bytes, last changed {when(size.changed)}")
    typer.echo("its log is sound" if fault is None else f"record {fault.version}: {fault.reason}")
    if past.state is not None:
        state = past.state
        playing = "no game" if state.playing is None else f"{state.playing.slug}{'' if state.running else ', over'}"
        typer.echo(f"game {state.games}: {playing}")
        for chair in state.chairs:
            owner = ", owner" if chair.player == state.owner else ""
            typer.echo(f"  {chair.player} {chair.name} ({chair.sitter.plays}{owner})")


@tables.command()
def remove(table: CodeArgument, data: DataOption = None, yes: YesOption = False, store: StoreOption = None) -> None:
    """Delete a table for good."""
    code = code_of(table)
    if not yes:
        typer.confirm(f"Delete table {code} and everything played there?", abort=True)
    with photographs_of_tables_that_go(data, store):
        there = operating.remove(database(data), code) if store is None else cluster().remove(store, code)
    if not there:
        raise typer.BadParameter(f"there is no table {table}")
    typer.echo(f"Deleted {code}")


@contextmanager
def photographs_of_tables_that_go(data: Path | None, store: str | None) -> Iterator[None]:
    """Delete the photographs of cards that lay on tables which are deleted in here."""
    from starlore.owndecks.photographs import let_go, tables_in  # the arena does without the server's libraries
    from starlore.web.serve import DECKS, data_folder

    folder = data_folder(data) / DECKS
    had = tables_in(folder)
    yield
    if had:
        sizes = operating.sizes(database(data)) if store is None else cluster().sizes(store)
        let_go(folder, had, {one.code for one in sizes})


def when(moment: float) -> str:
    """A time as it is read here."""
    return strftime("%Y-%m-%d %H:%M", localtime(moment))
