"""The part of the command line that looks after the tables: copies, checks, lists, old ones."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import localtime, strftime, time
from types import ModuleType
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from starlore.store import backup as backups
from starlore.store import check as checks
from starlore.store import housekeeping, roster
from starlore.store.lock import FolderInUse, Lock
from starlore.store.repair import Repaired
from starlore.store.repair import repair as repair_table
from starlore.store.schema import connect
from starlore.table.live.codes import read_code
from starlore.table.ports import Damaged

keeping = typer.Typer()
tables = typer.Typer(help="Which tables there are.", no_args_is_help=True)
keeping.add_typer(tables, name="tables")

DataOption = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept; default: your data folder.")
]
StoreOption = Annotated[
    str | None,
    typer.Option("--store", metavar="ADDRESS", help="Tables on NATS, such as nats://a,b,c, that many servers share."),
]
CodeArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The table's code.")]
YesOption = Annotated[bool, typer.Option("--yes", help="Do not ask first.")]


@keeping.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The copy to write.")],
    data: DataOption = None,
    keep: Annotated[int, typer.Option(min=1, help="Copies to keep: FILE, FILE.1 and so on.")] = backups.KEPT,
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
                decks.beside(file),
                keep,
                lambda done, total: progress.update(copying, completed=done, total=total),
            )
        except backups.Spoilt as error:
            raise SystemExit(f"No copy was made, and {file} is as it was: {error}. See: starlore check") from error
    typer.echo(f"Copied into {file}")


@keeping.command()
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
        lines = list(housekeeping.export(database(data), code_of(table), secrets=secrets))
    if not lines:
        raise typer.BadParameter(f"there is no table {table}")
    for line in lines:
        typer.echo(line)


@keeping.command()
def prune(
    older_than: Annotated[str, typer.Option(help="Unused for so long: 90d, 36h, 4w.")],
    data: DataOption = None,
    store: StoreOption = None,
) -> None:
    """Delete tables that have not been used for a long time."""
    try:
        age = housekeeping.parse_age(older_than)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--older-than") from error
    before = time() - age
    with photographs_of_tables_that_go(data, store):
        count = housekeeping.prune(database(data), before) if store is None else cluster().prune(store, before)
    typer.echo(f"Deleted {count} tables")


@keeping.command()
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


@keeping.command()
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


def asked(code: str, fault: Damaged | None, *, yes: bool) -> bool:
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
    if asked(code, cluster().fault(store, code), yes=yes):
        tell_repaired(code, cluster().repair(store, code))
        typer.echo("Start the servers again, one after the other: browsers must not take what they knew for newer")


def mend(file: Path, code: str, *, yes: bool) -> None:
    """Ask, then cut a table's log before its first damaged record. The server must not be running."""
    with closing(connect(file, read_only=True)) as connection:
        fault = checks.table_fault(connection, code)
    if not asked(code, fault, yes=yes):
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


@tables.command("list")
def list_tables(data: DataOption = None, store: StoreOption = None) -> None:
    """All tables, last changed first."""
    shown = Table("table", "last changed", "records", "bytes")
    for one in roster.sizes(database(data)) if store is None else cluster().sizes(store):
        shown.add_row(one.code, when(one.changed), f"{one.records:,}", f"{one.size:,}" if one.size else "")
    Console().print(shown)


@tables.command()
def show(table: CodeArgument, data: DataOption = None, store: StoreOption = None) -> None:
    """Who sits at a table, and what is played there."""
    code = code_of(table)
    found = roster.look(database(data), code) if store is None else cluster().look(store, code)
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
        there = roster.remove(database(data), code) if store is None else cluster().remove(store, code)
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
        sizes = roster.sizes(database(data)) if store is None else cluster().sizes(store)
        let_go(folder, had, {one.code for one in sizes})


def cluster() -> ModuleType:
    """The same for tables on NATS, which is an extra."""
    try:
        from starlore.commands import cluster as found
    except ModuleNotFoundError as missing:
        raise SystemExit(f"Tables on NATS need {missing.name}: pip install 'starlore[nats]'") from missing
    return found


def database(data: Path | None) -> Path:
    """The file that the tables are in."""
    from starlore.web.serve import DATABASE, data_folder  # the arena does without the server's libraries

    file = data_folder(data) / DATABASE
    if not file.is_file():
        raise typer.BadParameter(f"there are no tables in {file.parent}", param_hint="--data")
    return file


def devices(data: Path | None) -> Path:
    """The file that says which devices belong to whom."""
    from starlore.web.identity.devices import FILE
    from starlore.web.serve import data_folder

    return data_folder(data) / FILE


def deck_folder(data: Path | None) -> Path:
    """The folder of people's own decks."""
    from starlore.web.serve import DECKS, data_folder

    return data_folder(data) / DECKS


def code_of(text: str) -> str:
    """A table's code, however it was typed."""
    code = read_code(text)
    if code is None:
        raise typer.BadParameter(f"there is no table {text}")
    return code


def when(moment: float) -> str:
    """A time as it is read here."""
    return strftime("%Y-%m-%d %H:%M", localtime(moment))
