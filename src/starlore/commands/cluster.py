"""The part of the command line that looks after tables on NATS."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from starlore.owndecks.object_store import FileObjectStore, copy_all
from starlore.owndecks.shared_object_store import SharedObjectStore
from starlore.store.backup import BackupFailed
from starlore.store.nats import copying, migrating, operating, repairing
from starlore.store.nats.address import is_address, parse
from starlore.store.nats.store import NatsStore
from starlore.store.operating import TableSize, lines_of
from starlore.store.repair import Repaired
from starlore.table.log.history import History
from starlore.table.ports import Conflict, Damaged, StoreUnavailable
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity.devices import Devices
from starlore.web.identity.shared_devices import SharedDevices
from starlore.web.serve import DECKS

Result = TypeVar("Result")


def on(address: str, do: Callable[[NatsStore], Awaitable[Result]]) -> Result:
    """Do something with the tables there, or end in plain words."""

    async def doing() -> Result:
        async with operating.opened(parse(address)) as store:
            return await do(store)

    try:
        return asyncio.run(doing())
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--store") from error
    except (OSError, StoreUnavailable, Conflict) as error:
        said = error.for_the_operator() if isinstance(error, Damaged) else error
        raise SystemExit(f"The tables on NATS: {said}") from error


def shown(address: str, what: str, do: Callable[[NatsStore, migrating.Progress], Awaitable[Result]]) -> Result:
    """The same, while its progress is shown."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        return on(
            address, lambda store: do(store, lambda done, all_: progress.update(task, completed=done, total=all_))
        )


def move(source: str, target: str, file: Path) -> int:
    """Copy all tables, decks and the list of devices from a folder to NATS or back; how many tables there are."""
    there = is_address(target)

    async def moved(store: NatsStore, progress: migrating.Progress) -> int:
        devices_file = DevicesFile(file.with_name(FILE))
        known, shared = Devices(devices_file), SharedDevices(store.devices)
        await shared.prepare()
        here, on_nodes = FileObjectStore(file.with_name(DECKS)), SharedObjectStore(store.jetstream, store.names)
        try:
            await (copy_all(here, on_nodes) if there else copy_all(on_nodes, here))
            if there:
                await shared.write(list(known.listed.values()))
                return await migrating.into_nats(file, store, progress)
            await known.write(list(shared.listed.values()))
            return await migrating.out_of_nats(store, file, progress)
        finally:
            here.close()
            devices_file.close()

    try:
        return shown(target if there else source, "moving", moved)
    except* migrating.Different as errors:
        raise SystemExit(f"Stopped: {errors.exceptions[0]}. Begin again: what is there is not copied twice") from errors


def backup(address: str, file: Path, keep: int, *, follow: bool) -> None:
    """Copy all tables into one file, once or for ever."""
    if follow:
        with suppress(KeyboardInterrupt):
            on(address, lambda store: copying.keep_up(store, file, typer.echo))
        return
    try:
        shown(address, "copying", lambda store, progress: copying.backup(store, file, progress, keep))
    except BackupFailed as error:
        raise SystemExit(f"No copy was made, and {file} is as it was: {error}. See: starlore check") from error


def export(address: str, code: str, *, secrets: bool) -> list[str]:
    """A table's log as JSON lines."""
    return list(lines_of(on(address, lambda store: store.read(code)), secrets=secrets))


def prune(address: str, before: float) -> int:
    """Delete tables that nobody has written to since then; how many they were."""
    return shown(address, "deleting", lambda store, progress: operating.prune(store, before, progress))


def check(address: str, code: str | None) -> tuple[int, list[str]]:
    """How many tables were read, and what is wrong with them."""

    async def checked(store: NatsStore, progress: migrating.Progress) -> tuple[int, list[str]]:
        wanted = await operating.codes(store) if code is None else [code]
        return len(wanted), await operating.faults(store, wanted, progress)

    return shown(address, "reading", checked)


def fault(address: str, code: str) -> Damaged | None:
    """The first record with which a table's log makes no sense any more."""
    return on(address, lambda store: repairing.fault(store, code))


def repair(address: str, code: str) -> Repaired | None:
    """Cut a table's log before its first damaged record; what is cut off is put into a file in this folder."""
    return on(address, lambda store: repairing.repair(store, code, Path()))


def sizes(address: str) -> list[TableSize]:
    """All tables, last changed first."""
    return on(address, operating.sizes)


def inspect_table(address: str, code: str) -> tuple[TableSize, History, Damaged | None] | None:
    """One table."""
    return on(address, lambda store: operating.inspect_table(store, code))


def remove(address: str, code: str) -> bool:
    """Delete a table for good; whether there was one."""
    return on(address, lambda store: store.remove(code))
