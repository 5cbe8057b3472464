"""Three nodes, three servers, and the lines between them, each of which may fail."""

import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Self

from support.nodes import Node, Nodes
from support.server import Process
from tests.cluster.proxy import Line, Lines
from tests.cluster.versions import versions

SERVERS = 3
DISK = "160m"


def small_disk(folder: Path) -> bool:
    """Make a small disk (tmpfs) there, if we may."""
    folder.mkdir(parents=True, exist_ok=True)
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)], check=False)
    return made.returncode == 0


class World:
    """Everything that can fail."""

    def __init__(self, folder: Path, *, module: str = "starlore", servers: int = SERVERS) -> None:
        self.lines = Lines()
        self.between: dict[tuple[str, str], Line] = {}
        self.nodes = Nodes(folder, 3, route=self.route)
        self.up: dict[int, list[Line]] = {}
        self.servers: list[Process] = []
        self.versions = versions(folder, module)
        self.small = [node.folder / "data" for node in self.nodes.all if small_disk(node.folder / "data")]
        """Where nodes have small disks of their own, which can be filled; none where we may not make any."""
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
        try:
            self.nodes.start()
            time.sleep(0.5)
            with ThreadPoolExecutor() as threads:
                for _ in threads.map(Process.start, self.servers):
                    pass
        except BaseException as error:
            self.__exit__(type(error), error, error.__traceback__)  # nothing is left running
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.kill()
        self.nodes.__exit__(kind, error, at)
        for disk in self.small:
            subprocess.run(["umount", "-l", str(disk)], check=False)
        self.lines.close()

    # --- versions and disks ---------------------------------------------------------------------

    def change_version(self, server: Process, number: int) -> None:
        """What this server is when it is started the next time."""
        version = self.versions[number % len(self.versions)]
        server.module, server.env = version.module, version.env

    # --- lines ----------------------------------------------------------------------------------

    def lines_of_node(self, number: int) -> list[Line]:
        """Between a node and the other nodes; its clients still reach it."""
        name = self.nodes.all[number].name
        return [line for pair, line in self.between.items() if name in pair]
