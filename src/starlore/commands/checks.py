"""The part of the command line that finds damaged logs and pictures, and cuts off what is damaged."""

from contextlib import closing
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress

from starlore.commands.kept import DataOption, StoreOption, YesOption, cluster, code_of, database, deck_folder
from starlore.store import check as checks
from starlore.store.lock import FolderInUse, Lock
from starlore.store.repair import Repaired
from starlore.store.repair import repair as repair_table
from starlore.store.schema import connect
from starlore.table.ports import Damaged


def check(
    table: Annotated[str | None, typer.Argument(metavar="[TABLE]", help="One table's code; default: all.")] = None,
    data: DataOption = None,
    repair: Annotated[bool, typer.Option("--repair", help="Cut that table before its first damaged record.")] = False,
    yes: YesOption = False,
    store: StoreOption = None,
) -> None:
    """Read every log and every picture and say what is damaged, or take one table back to its last sound record."""
    if store is not None:
        if repair:
            if table is None:
                raise typer.BadParameter("say which table", param_hint="TABLE")
            mend_shared(store, code_of(table), yes=yes)
            return
        count, said = cluster().check(store, None if table is None else code_of(table))
        report(count, said)
    if repair:
        if table is None:
            raise typer.BadParameter("say which table", param_hint="TABLE")
        mend(database(data), code_of(table), yes=yes)
        return
    with closing(connect(database(data), read_only=True)) as connection:
        faults = [f"the file: {fault}" for fault in checks.file_faults(connection)]
        codes = checks.codes(connection) if table is None else [code_of(table)]
        with Progress(console=Console(stderr=True), transient=True) as progress:
            for code in progress.track(codes, description="reading"):
                fault = checks.table_fault(connection, code)
                faults.extend([] if fault is None else [f"table {code}, record {fault.version}: {fault.reason}"])
    if table is None:
        from starlore.owndecks import backup as decks

        faults.extend(decks.faults(deck_folder(data)))
    report(len(codes), faults)


def report(count: int, faults: list[str]) -> NoReturn:
    """Say what was found, and end."""
    for line in faults:
        typer.echo(line)
    typer.echo(f"{count} tables, {len(faults)} faults")
    raise typer.Exit(1 if faults else 0)


def confirmed(code: str, fault: Damaged | None, *, yes: bool) -> bool:
    """Say what is damaged, and ask whether to cut it off; False: nothing is."""
    if fault is None:
        typer.echo(f"Table {code} is sound")
        return False
    typer.echo(f"Table {code}, record {fault.version}: {fault.reason}")
    if not yes:
        typer.confirm(f"Play on from record {fault.version - 1}? What comes after it is kept in a file", abort=True)
    return True


def mend_shared(store: str, code: str, *, yes: bool) -> None:
    """Ask, then cut the log of a table on NATS before its first damaged record."""
    if confirmed(code, cluster().fault(store, code), yes=yes):
        tell_repaired(code, cluster().repair(store, code))
        typer.echo("Start the servers again, one after the other: browsers must not take what they knew for newer")


def mend(file: Path, code: str, *, yes: bool) -> None:
    """Ask, then cut a table's log before its first damaged record. The server must not be running."""
    with closing(connect(file, read_only=True)) as connection:
        fault = checks.table_fault(connection, code)
    if not confirmed(code, fault, yes=yes):
        return
    try:
        lock = Lock(file.parent)
    except FolderInUse as error:
        raise SystemExit(f"{error}: stop it first") from error
    done = repair_table(file, code)
    lock.release()
    tell_repaired(code, done)


def tell_repaired(code: str, done: Repaired | None) -> None:
    """Say what was done."""
    if done is not None:
        typer.echo(f"Table {code} goes on from record {done.left}" if done.left else f"Nothing of {code} could be kept")
        if done.cut:
            typer.echo(f"The {done.cut} records that were cut off are in {done.side}")
