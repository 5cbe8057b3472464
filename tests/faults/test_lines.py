"""Lines that break anywhere: a command is carried out or not, and sent again it is carried out once."""

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from starlore.web.identity.cookie import COOKIE
from support.server import Process
from tests.faults.records import times_written
from tests.web.harness import Browser, accepted, close_all

LINES = 60


@pytest.fixture(autouse=True)
def _closed_in_the_end() -> Iterator[None]:
    yield
    close_all()


def handshake(server: Process, code: str, secret: str) -> bytes:
    """What a browser says first."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={secret}\r\n\r\n"
    ).encode()


def frame(message: object) -> bytes:
    """A masked text frame; the mask is all zeros."""
    text = json.dumps(message).encode()
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(text))
    return b"\x81" + length + bytes(4) + text


def test_a_line_that_breaks_at_any_byte_leaves_no_half_of_a_command(tmp_path: Path) -> None:
    rng = Random(1)
    with Process(tmp_path) as server:
        ana = Browser(server.url)
        code = ana.open_table("Ana", game="stella")
        sentinel = ana.connect(code)
        for _ in range(2):
            sentinel.do(type="add_bot")
        sentinel.do(type="start")
        grid = sentinel.view(lambda view: view["game"])["game"]["grid"]
        for number in range(LINES):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.sendall(handshake(server, code, ana.secret))
                line.recv(1)
                command = {"type": "stella", "move": {"type": "mark", "cards": [grid[number % 15]]}}
                data = frame({"type": "do", "id": f"n{number}", "command": command})
                line.sendall(data[: rng.randrange(len(data) + 1)])
        for number in range(0, LINES, 3):
            message = sentinel.do(f"n{number}", type="stella", move={"type": "mark", "cards": [grid[number % 15]]})
            while not accepted(message):
                assert message["code"] == "too_fast"
                message = sentinel.do(f"n{number}", type="stella", move={"type": "mark", "cards": [grid[number % 15]]})
        written = times_written(tmp_path, code)
        assert [written[f"n{number}"] for number in range(0, LINES, 3)] == [1] * len(range(0, LINES, 3))
        assert set(written.values()) == {1}
