"""The real program as a process that can be killed and started again."""

import contextlib
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

PATIENCE = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """`starlore serve` on a loopback port."""

    def __init__(
        self, folder: Path, *arguments: str, before: Callable[[], None] | None = None, module: str = "starlore"
    ) -> None:
        self.folder = folder
        self.module = module
        self.arguments = arguments
        self.before = before
        self.env: dict[str, str] | None = None
        """Its environment, if it is not ours."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.output = folder / "output.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", self.module, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        options = ["--data", str(self.folder), "--bot-pace", "0", *self.arguments]
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [*command, *options],
                stdout=output,
                stderr=subprocess.STDOUT,
                env=self.env,
                preexec_fn=self.before,  # noqa: PLW1509
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            assert time.monotonic() < deadline, self.printed()
            assert self.process.poll() is None, self.printed()
            time.sleep(0.02)

    def end(self, how: signal.Signals) -> None:
        """End it, politely or not."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Pull the plug."""
        self.end(signal.SIGKILL)

    @property
    def returncode(self) -> int | None:
        """How it ended."""
        return None if self.process is None else self.process.returncode

    def printed(self) -> str:
        """All that it has written so far."""
        return self.output.read_text()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None and self.process.poll() is None:
            self.end(signal.SIGTERM)
