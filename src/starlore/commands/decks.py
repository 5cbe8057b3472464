"""The part of the command line that looks after decks: our own as a dataset, and those that people have made."""

import asyncio
from pathlib import Path
from time import localtime, strftime
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from starlore.commands.kept import DataOption, StoreOption, YesOption
from starlore.core import Refused
from starlore.decks.export import export as export_ours
from starlore.decks.package import BadPackage, Package, faults, open_package
from starlore.decks.pictures import CARDS, DECK
from starlore.sim.evaluate import recorded_clues

decks = typer.Typer(help="Decks: the one that comes along, and those that people have made.", no_args_is_help=True)

WhereArgument = Annotated[Path, typer.Argument(metavar="FOLDER_OR_ZIP", help="A deck: deck.toml and pictures.")]
DeckArgument = Annotated[str, typer.Argument(metavar="DECK", help="The deck's id, as `starlore decks list` shows it.")]
PictureArgument = Annotated[str, typer.Argument(metavar="PICTURE", help="As `starlore decks held` shows it.")]


@decks.command("list")
def list_decks(data: DataOption = None, store: StoreOption = None) -> None:
    """All decks on this server: what each is called, how large it is, and whose it is."""
    shown = Table("deck", "name", "pictures", "captions", "bytes", "maker", "shared", "changed")
    size = sum(file.stat().st_size for file in DECK.folder.iterdir())
    shown.add_row("-", "Starlore", str(CARDS), str(CARDS), f"{size:,}", "comes along", "everybody", "")
    for deck in run(data, lambda library: library.all(), store):
        captions = sum(bool(one.caption) for one in deck.pictures)
        when = strftime("%Y-%m-%d %H:%M", localtime(deck.changed))
        maker = f"{deck.maker[:8]}…" if deck.maker else "host"
        row = (deck.id, deck.name, str(len(deck.pictures)), str(captions), f"{deck.size:,}", maker, deck.sharing, when)
        shown.add_row(*row)
    Console().print(shown)


@decks.command()
def check(where: WhereArgument) -> None:
    """Say what keeps a folder or a zip file from being a deck."""
    package = opened(where)
    found = faults(package)
    for line in found:
        typer.echo(line)
    typer.echo(f"{package.manifest.name}: {len(package.pictures)} pictures, {len(found)} faults")
    raise typer.Exit(1 if found else 0)


@decks.command("import")
def import_deck(
    where: WhereArgument,
    data: DataOption = None,
    copy: Annotated[bool, typer.Option("--copy", help="Whoever has the link may copy it, too.")] = False,
    store: StoreOption = None,
) -> None:
    """Bring a deck to this server. Whoever gets the link that is printed can play with it."""
    from starlore.owndecks.packages import import_package

    package = opened(where)
    if found := faults(package):
        raise SystemExit("\n".join(["This is no deck yet:", *found]))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("making pictures", total=len(package.pictures))
        deck = run(
            data,
            lambda library: import_package(
                library, package, sharing="copy" if copy else "use", advance=lambda: progress.advance(task)
            ),
            store,
        )
    typer.echo(f"{deck.name}: {len(deck.pictures)} pictures\nIts link: /decks#{deck.link}")


@decks.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where to write it.")],
    deck: Annotated[str | None, typer.Option("--deck", help="The id of a deck that somebody has made.")] = None,
    data: DataOption = None,
    store: StoreOption = None,
) -> None:
    """Write a deck into a folder: our own with its words and the recorded clues, as a dataset, or somebody's."""
    from starlore.owndecks.packages import export_package

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("writing", total=CARDS if deck is None else None)
        if deck is None:
            count = export_ours(folder, recorded_clues(), lambda: progress.advance(task))
        else:
            count = run(
                data, lambda library: export_package(library, deck, folder, lambda: progress.advance(task)), store
            )
    typer.echo(f"{count} cards in {folder}")


@decks.command()
def remove(
    deck: DeckArgument,
    data: DataOption = None,
    yes: YesOption = False,
    everywhere: Annotated[
        bool, typer.Option("--everywhere", help="Its pictures vanish from games, too, that were played with it.")
    ] = False,
    store: StoreOption = None,
) -> None:
    """Delete a deck that somebody has made; a running server notices at once."""
    found = run(data, lambda library: library.deck(deck), store)
    if not yes:
        typer.confirm(f"Delete {found.name!r} with {len(found.pictures)} pictures?", abort=True)
    run(data, lambda library: library.remove(found, everywhere=everywhere), store)
    typer.echo(f"Deleted {found.name}")


@decks.command("held")
def list_held(data: DataOption = None, store: StoreOption = None) -> None:
    """Pictures that wait for you, because a check has objected to them: look at the files, then allow or refuse."""
    from starlore.owndecks.held import all_held, picture_name
    from starlore.web.serve import DECKS, data_folder

    shown = Table("picture", "why", "file", "deck", "since")
    for one in run(data, lambda library: all_held(library.objects), store):
        if one.verdict == "waits":
            file = picture_name(one.id) if store else data_folder(data) / DECKS / picture_name(one.id)
            shown.add_row(one.id, one.reason, str(file), one.deck, strftime("%Y-%m-%d %H:%M", localtime(one.at)))
    Console().print(shown)


@decks.command()
def allow(picture: PictureArgument, data: DataOption = None, store: StoreOption = None) -> None:
    """Let a picture that waits into its maker's deck."""
    from starlore.owndecks.uploading import release

    run(data, lambda library: release(library, picture), store)
    typer.echo(f"{picture} is in its deck")


@decks.command()
def refuse(picture: PictureArgument, data: DataOption = None, store: StoreOption = None) -> None:
    """Delete a picture that waits; the same file is refused from now on."""
    from starlore.owndecks.held import refuse as refuse_picture

    run(data, lambda library: refuse_picture(library.objects, picture), store)
    typer.echo(f"{picture} is deleted")


def run(data: Path | None, do: Any, store: str | None = None) -> Any:
    """Do something with the decks of a server, also while it runs: every object is replaced as a whole."""
    from starlore.owndecks.library import Library
    from starlore.owndecks.object_store import FileObjectStore
    from starlore.web.serve import DECKS, data_folder  # the arena does without the server's libraries

    async def with_objects(objects: Any) -> Any:
        library = Library(objects)
        try:
            return await do(library)
        finally:
            await library.close()

    async def work() -> Any:
        return await with_objects(FileObjectStore(data_folder(data) / DECKS))

    if store is not None:
        return on_nats(store, with_objects)
    try:
        return asyncio.run(work())
    except Refused as refusal:
        raise SystemExit(f"That cannot be done: {refusal.code}") from refusal


def on_nats(address: str, do: Any) -> Any:
    """Do something with the decks that all servers share."""
    from starlore.commands.cluster import on  # an extra
    from starlore.owndecks.shared_object_store import SharedObjectStore

    try:
        return on(address, lambda store: do(SharedObjectStore(store.jetstream, store.names)))
    except Refused as refusal:
        raise SystemExit(f"That cannot be done: {refusal.code}") from refusal


def opened(where: Path) -> Package:
    """A deck in a folder or a zip file, or an end in plain words."""
    try:
        return open_package(where)
    except BadPackage as bad:
        raise SystemExit(f"{where} is no deck: {bad}") from bad
