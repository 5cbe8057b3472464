"""Starting the server: where its data lies, what it prints, and how it stops."""

import os
import socket
import sqlite3
import threading
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import segno
import uvicorn
from platformdirs import user_data_path
from rich.console import Console

from starlore.owndecks.library import Library
from starlore.owndecks.object_store import FileObjectStore, ObjectStore
from starlore.owndecks.quotas import Quotas
from starlore.store.lock import FolderInUse, Lock
from starlore.store.sqlite import SqliteStore
from starlore.table.live.ports import Brain
from starlore.table.ports import Store, StoreUnavailable
from starlore.web.app import build_app
from starlore.web.connection import Connection
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity.devices import Devices
from starlore.web.identity.program_links import ProgramLinks
from starlore.web.identity.shared_devices import SharedDevices
from starlore.web.identity.shared_program_links import SharedProgramLinks
from starlore.web.limits.connection_limits import ConnectionLimits, limited_http
from starlore.web.limits.expiring import ExpiringRows
from starlore.web.limits.limits import Limits
from starlore.web.logs import log_as_json
from starlore.web.push import keys, subscriptions
from starlore.web.push.services import KNOWN, Services
from starlore.web.push.shared_subscriptions import SharedSubscriptions
from starlore.web.server import Server

DATABASE = "starlore.sqlite3"
DECKS = "decks"
"""The folder beside it in which decks of people's own are."""


def data_folder(folder: Path | None) -> Path:
    """Where tables are kept, unless told otherwise: the user's data folder."""
    return folder or user_data_path("starlore")


def built_client() -> Path | None:
    """The browser client that was built into the package, if it was."""
    folder = Path(str(files("starlore.web"))) / "client"
    return folder if (folder / "index.html").is_file() else None


def address_in_network(port: int) -> str:
    """How phones in the same network reach this machine, as far as it can be told without asking anyone."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host = probe.getsockname()[0]
        except OSError:
            host = "localhost"
    return f"http://{host}:{port}"


def print_address(url: str, phones: str) -> None:
    """Print the address, and a QR code of it for phones in the same network."""
    console = Console()
    console.print(f"\n[bold]Starlore[/bold] is at [link={url}]{url}[/link]")
    if phones != url:
        console.print(f"Phones in the same network: [link={phones}]{phones}[/link]\n")
    if console.is_terminal:
        segno.make(phones, error="l").terminal(compact=True, border=2)


def print_startup(store: Store, host: str, port: int, base_url: str | None) -> None:
    """Print where the server is reached, and whether it can write."""
    local = f"http://localhost:{port}"
    public = host not in {"127.0.0.1", "localhost", "::1"}
    print_address(base_url or local, base_url or (address_in_network(port) if public else local))
    if isinstance(store, SqliteStore) and store.database.connections.writer is None:
        reason = store.database.connections.reason
        Console(stderr=True).print(f"Nothing can be written ({reason}): tables are shown, and go on when it can.")


def push_services(pair: keys.Keys, base_url: str | None) -> Services:
    """How people are called: by whom, and through the known services and those that an operator has added."""
    added = os.environ.get("STARLORE_PUSH_SERVICES", "").split()
    return Services(pair, base_url or "https://localhost", (*KNOWN, *added))


def open_store(file: Path) -> SqliteStore:
    """The tables, or an end in plain words."""
    try:
        return SqliteStore(file)
    except (OSError, sqlite3.Error) as error:
        raise SystemExit(f"The tables in {file} cannot be opened: {error}") from error


def open_shared(text: str) -> Store:
    """Tables on NATS, which other servers serve too, or an end in plain words."""
    try:
        from starlore.store.nats.address import parse  # an extra, which a server of its own does without
        from starlore.store.nats.opening import checked
    except ModuleNotFoundError as missing:
        raise SystemExit(f"Tables on NATS need {missing.name}: pip install 'starlore[nats]'") from missing
    try:
        return checked(parse(text))
    except (ValueError, OSError, StoreUnavailable) as error:
        raise SystemExit(f"The tables on NATS cannot be opened: {error}") from error


class SideStores(NamedTuple):
    """What is kept beside the logs: by one server alone, or by all servers of the same tables."""

    devices_file: DevicesFile
    devices: Devices
    program_links: ProgramLinks
    subscriptions: subscriptions.Subscriptions
    keys: keys.Keys
    objects: ObjectStore


def local_stores(folder: Path) -> SideStores:
    """In the data folder of one server."""
    devices_file = DevicesFile(folder / FILE)
    return SideStores(
        devices_file,
        Devices(devices_file),
        ProgramLinks(ExpiringRows(devices_file, "program")),
        subscriptions.Subscriptions(folder / subscriptions.FILE),
        keys.Keys(folder / keys.FILE),
        FileObjectStore(folder / DECKS),
    )


def shared_stores(store: Store) -> SideStores:
    """On NATS, beside the logs."""
    from starlore.owndecks.shared_object_store import SharedObjectStore  # an extra
    from starlore.store.nats.opening import put_fact_if_absent
    from starlore.store.nats.store import NatsStore

    assert isinstance(store, NatsStore)
    pair = keys.Keys(written=put_fact_if_absent(store.address, "push_key", keys.write(keys.make(None))))
    return SideStores(
        DevicesFile(),
        SharedDevices(store.devices),
        SharedProgramLinks(store.programs),
        SharedSubscriptions(store.subscriptions, store.calls),
        pair,
        SharedObjectStore(store.jetstream, store.names),
    )


def lock_folder(folder: Path) -> Lock:
    """The folder for this server alone, or an end in plain words."""
    try:
        return Lock(folder)
    except FolderInUse as error:
        raise SystemExit(str(error)) from error
    except OSError as error:
        raise SystemExit(f"The tables in {folder} cannot be opened: {error}") from error


def serve(
    brain: Brain,
    *,
    host: str,
    port: int,
    data: Path | None,
    base_url: str | None,
    trusted_proxies: str,
    pace: float = 1.0,
    limits: Limits | None = None,
    shared: str | None = None,
    drain: float = 0.0,
    uploads: bool = True,
    quotas: Quotas | None = None,
    checks: Sequence[str] = (),
) -> None:
    """Serve until told to stop; `shared` is the address of tables that other servers serve too."""
    log_as_json()
    os.umask(0o077)  # hands and chat are for nobody else on this machine
    folder = data_folder(data)
    lock = lock_folder(folder)
    store: Store = open_store(folder / DATABASE) if shared is None else open_shared(shared)
    side_stores = local_stores(folder) if shared is None else shared_stores(store)
    server = Server(
        store,
        brain,
        base_url=base_url,
        client=built_client(),
        pace=pace,
        limits=limits,
        devices_file=side_stores.devices_file,
        devices=side_stores.devices,
        metrics_token=os.environ.get("STARLORE_METRICS_TOKEN") or None,
        subscriptions=side_stores.subscriptions,
        program_links=side_stores.program_links,
        services=push_services(side_stores.keys, base_url),
        folder=folder,
        library=Library(side_stores.objects, quotas, uploads=uploads, checks=checks),
    )
    print_startup(store, host, port, base_url)
    config = uvicorn_config(server, host=host, port=port, trusted_proxies=trusted_proxies)
    DrainingServer(config, server, drain).run()
    lock.release()


class DrainingServer(uvicorn.Server):
    """A server that, when it is told to stop, first says for a while that it is not ready (`/readyz`).

    Whoever balances load sends nobody new meanwhile. Then every socket is closed, and its client goes elsewhere.
    """

    def __init__(self, config: uvicorn.Config, server: Server, seconds: float) -> None:
        super().__init__(config)
        self.server = server
        self.seconds = seconds

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop; told again: stop now."""
        if self.server.draining or not self.seconds:
            self.server.draining = True
            super().handle_exit(sig, frame)
            return
        self.server.draining = True
        timer = threading.Timer(self.seconds, super().handle_exit, (sig, frame))
        timer.daemon = True
        timer.start()


def uvicorn_config(server: Server, *, host: str, port: int, trusted_proxies: str = "") -> uvicorn.Config:
    """How uvicorn is to run a server. Messages are small and compressing them costs more than sending them."""
    return uvicorn.Config(
        build_app(server),
        host=host,
        port=port,
        http=limited_http(ConnectionLimits(server.limits, trusted_proxies)),
        loop="uvloop",
        ws=Connection,
        ws_max_size=server.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        timeout_graceful_shutdown=5,
    )
