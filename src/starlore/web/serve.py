"""Starting the server: where its data lies, what it prints, and how it stops."""

import os
import socket
import sqlite3
from importlib.resources import files
from pathlib import Path

import segno
import uvicorn
from platformdirs import user_data_path
from rich.console import Console

from starlore.owndecks.library import Library
from starlore.owndecks.quotas import Quotas
from starlore.owndecks.shelf import FileShelf
from starlore.store.lock import Lock, Taken
from starlore.store.sqlite import SqliteStore
from starlore.table.ports import Brain
from starlore.web.app import build_app
from starlore.web.connection import Connection
from starlore.web.devices import FILE, Devices
from starlore.web.gate import Gate, http_through
from starlore.web.limits import Limits
from starlore.web.logs import log_as_json
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


def welcome(url: str, phones: str) -> None:
    """Print the address, and a QR code of it for phones in the same network."""
    console = Console()
    console.print(f"\n[bold]Starlore[/bold] is at [link={url}]{url}[/link]")
    if phones != url:
        console.print(f"Phones in the same network: [link={phones}]{phones}[/link]\n")
    if console.is_terminal:
        segno.make(phones, error="l").terminal(compact=True, border=2)


def open_store(file: Path) -> SqliteStore:
    """The tables, or an end in plain words."""
    try:
        return SqliteStore(file)
    except (OSError, sqlite3.Error) as error:
        raise SystemExit(f"The tables in {file} cannot be opened: {error}") from error


def claim(folder: Path) -> Lock:
    """The folder for this server alone, or an end in plain words."""
    try:
        return Lock(folder)
    except Taken as error:
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
    uploads: bool = True,
    quotas: Quotas | None = None,
) -> None:
    """Serve until told to stop."""
    log_as_json()
    os.umask(0o077)  # hands and chat are for nobody else on this machine
    folder = data_folder(data)
    lock = claim(folder)
    store = open_store(folder / DATABASE)
    server = Server(
        store,
        brain,
        base_url=base_url,
        client=built_client(),
        pace=pace,
        limits=limits,
        devices=Devices(folder / FILE),
        metrics_token=os.environ.get("STARLORE_METRICS_TOKEN") or None,
        library=Library(FileShelf(folder / DECKS), quotas, uploads=uploads),
    )
    public = host not in {"127.0.0.1", "localhost", "::1"}
    welcome(
        base_url or f"http://localhost:{port}",
        base_url or (address_in_network(port) if public else f"http://localhost:{port}"),
    )
    if store.connections.writer is None:
        reason = store.connections.reason
        Console(stderr=True).print(f"Nothing can be written ({reason}): tables are shown, and go on when it can.")
    uvicorn.Server(configured(server, host=host, port=port, trusted_proxies=trusted_proxies)).run()
    lock.release()


def configured(server: Server, *, host: str, port: int, trusted_proxies: str = "") -> uvicorn.Config:
    """How uvicorn is to run a server. Messages are small and compressing them costs more than sending them."""
    return uvicorn.Config(
        build_app(server),
        host=host,
        port=port,
        http=http_through(Gate(server.limits, trusted_proxies)),
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
