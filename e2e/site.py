"""A real server on a free port, with data of its own, that can be killed and started again."""

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site:
    """The server, as `starlore serve` runs it."""

    def __init__(self, data: Path, *, pace: float = 0.0) -> None:
        self.data = data
        self.pace = pace
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.was_killed = False
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "starlore", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--bot-pace", str(self.pace)]
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                    if answer.status == 200:
                        return
            except (URLError, ConnectionError, TimeoutError):
                if self.process.poll() is not None:
                    break
            time.sleep(0.1)
        raise RuntimeError((self.data / "server.log").read_text()[-4000:])

    def kill(self) -> None:
        """Pull the plug: no goodbye, no clean-up."""
        assert self.process is not None
        self.was_killed = True
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Ask it to stop."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)
