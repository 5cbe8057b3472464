"""Three NATS nodes and two servers of the same tables on this machine, until Ctrl-C: `make run-cluster`."""

import signal
import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Annotated
from urllib.request import urlopen

import typer
from rich.console import Console

from support.nodes import Nodes

FOLDER = Path("build/cluster")


def main(
    folder: Annotated[Path, typer.Option("--data", help="Where the nodes keep their streams.")] = FOLDER,
    port: Annotated[int, typer.Option(help="The first server's port; the next ones follow.")] = 8001,
    servers: Annotated[int, typer.Option(min=1)] = 2,
    nodes: Annotated[int, typer.Option(min=1, help="1 or 3.")] = 3,
) -> None:
    """Run a whole cluster here."""
    console, over = Console(), threading.Event()
    for how in (signal.SIGINT, signal.SIGTERM):
        signal.signal(how, lambda *_: over.set())
    with ExitStack() as stack:
        cluster = stack.enter_context(Nodes(folder.absolute(), nodes))
        for number in range(servers):
            stack.callback(stop, start(folder, cluster.url, port + number))
        addresses = [f"http://localhost:{port + number}" for number in range(servers)]
        for address in addresses:
            wait_for(address, over)
        console.print(f"\n[bold]Starlore[/bold] is at {' and at '.join(addresses)}: the same tables on each.")
        console.print(f"{nodes} nodes keep them: {cluster.url}\nEnd it with Ctrl-C.")
        over.wait()


def start(folder: Path, url: str, port: int) -> subprocess.Popen[bytes]:
    """One server, which writes what it has to say into a file."""
    place = folder / f"server-{port}"
    place.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "starlore", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with (place / "output.txt").open("wb") as output:
        return subprocess.Popen(
            [*command, "--data", str(place), "--store", url],
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def wait_for(address: str, over: threading.Event) -> None:
    """Until a server is ready, or nobody wants it any more."""
    while not over.wait(0.2):
        with suppress(OSError), urlopen(f"{address}/readyz", timeout=2):
            return


def stop(server: subprocess.Popen[bytes]) -> None:
    """Let a server finish what it has begun."""
    server.terminate()
    server.wait(30)


if __name__ == "__main__":
    typer.run(main)
