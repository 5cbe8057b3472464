"""A process that speaks JSON lines: one line in, one line out, each within its time."""

import atexit
import os
import selectors
import shlex
import subprocess
from time import monotonic

LONGEST = 65_536
"""Bytes of one answer, at most."""


class Process:
    """A program of somebody's. It is asked on its standard input and answers on its standard output."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        self.running: subprocess.Popen[bytes] | None = None
        self.buffer = b""
        atexit.register(self.stop)  # it lives for many games, and nobody tells which is the last

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer. Raises `TimeoutError`, or `OSError` when it has died; after either it is started anew."""
        try:
            return self.exchange(line, seconds)
        except (OSError, TimeoutError):
            self.stop()
            raise

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Write a line and read one."""
        process = self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        process.stdin.flush()
        deadline = monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self.buffer:
                left = deadline - monotonic()
                if left <= 0 or not selector.select(left):
                    raise TimeoutError
                read = os.read(process.stdout.fileno(), LONGEST)
                if not read:
                    raise BrokenPipeError("the program has ended")
                self.buffer += read
                if len(self.buffer) > LONGEST:
                    raise OSError("the answer is too long")
        answer, _, self.buffer = self.buffer.partition(b"\n")
        return answer

    def started(self) -> subprocess.Popen[bytes]:
        """The running process; a new one where there is none."""
        if self.running is None or self.running.poll() is not None:
            self.stop()
            self.running = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
            )
        return self.running

    def stop(self) -> None:
        """End it, and forget what it has said."""
        self.buffer = b""
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            for pipe in (self.running.stdin, self.running.stdout):
                assert pipe is not None
                pipe.close()
        self.running = None
