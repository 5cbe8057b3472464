"""NATS nodes as processes: one, or a cluster of three, that can be killed, paused and started again."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.error import URLError
from urllib.request import urlopen

from support.server import free_port

PATIENCE = 60.0
BINARY = Path(sys.executable).with_name("nats-server")

CONFIG = """\
server_name: {name}
listen: 127.0.0.1:{port}
http: 127.0.0.1:{monitor}
jetstream {{
  store_dir: "{folder}"
  sync_interval: {sync}
  max_file_store: 8G
}}
"""

CLUSTER = """\
cluster {{
  name: starlore
  listen: 127.0.0.1:{route}
  no_advertise: true
  routes: [{routes}]
}}
"""


class Node:
    """One NATS server."""

    def __init__(self, name: str, folder: Path, *, sync: str = "always", more: str = "") -> None:
        """`more`: what else stands in its configuration (users, certificates)."""
        self.name = name
        self.folder = folder / name
        self.sync = sync
        self.more = more
        self.port, self.monitor, self.route = free_port(), free_port(), free_port()
        self.routes: list[int] = []
        """Ports by which the others of the cluster are reached."""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """How clients reach it."""
        return f"nats://127.0.0.1:{self.port}"

    def configure(self) -> Path:
        """Write its configuration."""
        self.folder.mkdir(parents=True, exist_ok=True)
        config = CONFIG.format(
            name=self.name, port=self.port, monitor=self.monitor, folder=self.folder / "data", sync=self.sync
        )
        if self.routes:
            routes = ", ".join(f'"nats://127.0.0.1:{port}"' for port in self.routes)
            config += CLUSTER.format(route=self.route, routes=routes)
        file = self.folder / "nats.conf"
        file.write_text(config + self.more)
        return file

    def start(self) -> None:
        """Start it; it is ready when `answers` says so."""
        file = self.configure()
        with (self.folder / "output.txt").open("ab") as output:
            self.process = subprocess.Popen(
                [str(BINARY), "-c", str(file)], stdout=output, stderr=subprocess.STDOUT, start_new_session=True
            )

    def answers(self) -> bool:
        """It is up, and knows a leader."""
        try:
            with urlopen(f"http://127.0.0.1:{self.monitor}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def send(self, how: signal.Signals) -> None:
        """Kill, pause, or let it go on."""
        assert self.process is not None
        self.process.send_signal(how)

    def kill(self) -> None:
        """Pull the plug."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and wait until it has ended."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


class Nodes:
    """A cluster."""

    def __init__(
        self,
        folder: Path,
        count: int = 3,
        *,
        sync: str = "always",
        more: str = "",
        route: Callable[[Node, Node], int] = lambda _, to: to.route,
    ) -> None:
        """`route` says by which port one node reaches another: by a proxy, where a test cuts lines."""
        self.all = [Node(f"n{number}", folder, sync=sync, more=more) for number in range(1, count + 1)]
        if count > 1:
            for node in self.all:
                node.routes = [route(node, other) for other in self.all if other is not node]

    @property
    def url(self) -> str:
        """How clients reach all of them."""
        return "nats://" + ",".join(f"127.0.0.1:{node.port}" for node in self.all)

    def start(self) -> None:
        """Start all that do not run."""
        for node in self.all:
            if node.process is None or node.process.poll() is not None:
                node.start()
        self.wait()

    def wait(self) -> None:
        """Until all answer."""
        until = time.monotonic() + PATIENCE
        while not all(node.answers() for node in self.all):
            assert time.monotonic() < until, "the nodes do not answer"
            time.sleep(0.05)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for node in self.all:
            node.end(signal.SIGKILL)
