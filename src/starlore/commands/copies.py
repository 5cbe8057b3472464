"""The part of the command line that copies tables: backups, exports, from a folder to NATS and back."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from starlore.commands.kept import (
    CodeArgument,
    DataOption,
    StoreOption,
    cluster,
    code_of,
    database,
    deck_folder,
    devices,
)
from starlore.store import backup as backups
from starlore.store import operating
from starlore.store.lock import FolderInUse, Lock


def backup(
    file: Annotated[Path, typer.Argument(help="The copy to write.")],
    data: DataOption = None,
    keep: Annotated[int, typer.Option(min=1, help="Copies to keep: FILE, FILE.1 and so on.")] = backups.GENERATIONS,
    store: StoreOption = None,
    follow: Annotated[bool, typer.Option("--follow", help="With --store: keep it up to date until ended.")] = False,
) -> None:
    """Copy all tables into FILE, devices into FILE.devices and own decks into FILE.decks; check and keep them.

    The server may be running.
    """
    if follow and store is None:
        raise typer.BadParameter("it is for tables on NATS (--store)", param_hint="--follow")
    if store is not None:
        cluster().backup(store, file, keep, follow=follow)
        typer.echo(f"Copied into {file}")
        return
    from starlore.owndecks import backup as decks  # the arena does without the server's libraries

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("copying", total=None)
        try:
            backups.backup(
                database(data),
                file,
                lambda done, total: progress.update(task, completed=done, total=total),
                keep,
                devices(data),
            )
            copying = progress.add_task("copying decks", total=None)
            decks.back_up(
                deck_folder(data),
                decks.decks_copy(file),
                keep,
                lambda done, total: progress.update(copying, completed=done, total=total),
            )
        except backups.BackupFailed as error:
            raise SystemExit(f"No copy was made, and {file} is as it was: {error}. See: starlore check") from error
    typer.echo(f"Copied into {file}")


def export(
    table: CodeArgument,
    data: DataOption = None,
    secrets: Annotated[bool, typer.Option("--secrets", help="Include cards, choices and who people are.")] = False,
    store: StoreOption = None,
) -> None:
    """Print a table's log as JSON lines."""
    if store is not None:
        lines = cluster().export(store, code_of(table), secrets=secrets)
    else:
        lines = list(operating.export(database(data), code_of(table), secrets=secrets))
    if not lines:
        raise typer.BadParameter(f"there is no table {table}")
    for line in lines:
        typer.echo(line)


def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A data folder, or the address of tables on NATS.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The other of them.")],
) -> None:
    """Copy all tables from a data folder to NATS or back, and verify them; what is there is not copied again."""
    places = [one.partition("://")[0] in ("nats", "tls") for one in (source, target)]
    if sum(places) != 1:
        raise typer.BadParameter("one of the two is a folder, the other an address such as nats://a,b,c")
    folder = Path(target if places[0] else source)
    try:
        lock = Lock(folder)
    except FolderInUse as error:
        raise SystemExit(f"{error}: stop it first") from error
    from starlore.web.serve import DATABASE  # the arena does without the server's libraries

    file = database(folder) if places[1] else folder / DATABASE
    count = cluster().move(source, target, file)
    lock.release()
    typer.echo(f"{count} tables are in {target}, and have been read again")
