"""Three nodes, three servers, and the lines between them, each of which may fail."""

import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from support.nodes import Node, Nodes
from support.server import Process
from tests.cluster.proxy import Line, Lines

SERVERS = 3


class World:
    """Everything that can fail."""

    def __init__(self, folder: Path, *, module: str = "starlore", servers: int = SERVERS) -> None:
        self.lines = Lines()
        self.between: dict[tuple[str, str], Line] = {}
        self.nodes = Nodes(folder, 3, route=self.route)
        self.up: dict[int, list[Line]] = {}
        self.servers: list[Process] = []
        for number in range(servers):
            self.up[number] = [self.lines.line(node.port) for node in self.nodes.all]
            place = folder / f"server{number}"
            place.mkdir()
            url = "nats://" + ",".join(f"127.0.0.1:{line.port}" for line in self.up[number])
            self.servers.append(Process(place, "--store", url, module=module))

    def route(self, one: Node, other: Node) -> int:
        line = self.between[one.name, other.name] = self.lines.line(other.route)
        return line.port

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def __enter__(self) -> Self:
        self.nodes.start()
        time.sleep(0.5)
        for server in self.servers:
            server.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()
        self.nodes.__exit__(kind, error, at)
        self.lines.close()

    # --- lines ----------------------------------------------------------------------------------

    def lines_of_node(self, number: int) -> list[Line]:
        """Between a node and the other nodes; its clients still reach it."""
        name = self.nodes.all[number].name
        return [line for pair, line in self.between.items() if name in pair]
