"""Connections that are silent, half sent or too many: they end, and nobody else notices."""

import contextlib
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from starlore.web.limits.connection_limits import ConnectionLimits, Http
from starlore.web.limits.limits import Limits
from support.waiting import until
from tests.web.harness import GENEROUS, PATIENCE, Running, accepted

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"


def limited(folder: Path, **limits: Any) -> Running:
    return Running(folder, replace(GENEROUS, **limits))


def dial(running: Running, *pieces: bytes) -> socket.socket:
    """A connection on which something is said."""
    client = socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE)
    for piece in pieces:
        client.sendall(piece)
    return client


def limits_of(running: Running) -> ConnectionLimits:
    protocol = running.uvicorn.config.http_protocol_class
    assert issubclass(protocol, Http)
    return protocol.connection_limits


def ended(client: socket.socket) -> bool:
    """The server ends the connection, after whatever it answers."""
    with contextlib.suppress(ConnectionError):
        while client.recv(65_536):
            pass
    return True


@pytest.mark.parametrize(
    "said",
    [(), (b"GET / HT",), (HEAD,), (HEAD + b"\r\n{",), (b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"GET /")],
    ids=["nothing", "half a line", "half a head", "half a body", "half of a second request"],
)
def test_a_request_that_never_comes_to_an_end_is_cut_off(tmp_path: Path, said: tuple[bytes, ...]) -> None:
    with limited(tmp_path, request_seconds=0.3) as running, dial(running, *said) as client:
        assert ended(client)


def test_dripping_bytes_buy_no_more_time(tmp_path: Path) -> None:
    with limited(tmp_path, request_seconds=0.3) as running, dial(running, HEAD) as client:
        connections = limits_of(running)
        until(lambda: connections.open == 1)
        with contextlib.suppress(OSError):
            while connections.open:
                client.sendall(b"X-Drip: 1\r\n")
                time.sleep(0.02)
        until(lambda: connections.open == 0)


def test_a_socket_that_is_quiet_at_a_table_stays(tmp_path: Path) -> None:
    with limited(tmp_path, request_seconds=0.2) as running:
        line = running.table("Ana")["Ana"]
        with dial(running) as silent:
            assert ended(silent)  # so much time has passed by now
        assert accepted(line.do(type="say", text="still here"))


def test_one_address_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    with limited(tmp_path, connections_of_address=5) as running, ExitStack() as stack:
        silent = [stack.enter_context(dial(running)) for _ in range(5)]
        with dial(running) as one_more:
            assert ended(one_more)
        for client in silent:
            client.close()
        connections = limits_of(running)
        until(lambda: connections.open == 0)
        assert connections.of_network == {}
        assert running.browser().http.get("/healthz").status_code == 200


def test_a_websocket_counts_until_it_ends(tmp_path: Path) -> None:
    with limited(tmp_path) as running:
        connections = limits_of(running)
        table = running.table("Ana")
        for browser in table.browsers.values():
            browser.close()
        until(lambda: connections.open == 1)
        table["Ana"].close()
        until(lambda: connections.open == 0)


def test_people_play_on_while_silent_connections_take_all_that_is_left(tmp_path: Path) -> None:
    with limited(tmp_path, connections=20, request_seconds=0.5) as running, ExitStack() as stack:
        table = running.table("Ana", "Ben")
        silent = [stack.enter_context(dial(running)) for _ in range(40)]
        assert accepted(table["Ana"].do(type="say", text="do you see me?"))
        table["Ben"].hear_until(lambda message: message.get("chat"))
        assert all(ended(client) for client in silent)
        connections = limits_of(running)
        until(lambda: connections.open < 10)
        assert running.browser().connect(table.code).view()


def test_networks_count_as_one_and_trusted_proxies_not_at_all() -> None:
    connections = ConnectionLimits(
        Limits(connections_of_address=2, connections_of_network=3), "127.0.0.1, 10.0.0.0/8, unix"
    )
    assert all(connections.enter("10.1.2.3") is not None for _ in range(50))
    assert [connections.enter("2001:db8::1") is not None for _ in range(3)] == [True, True, False]
    assert connections.enter("2001:db8:0:1::1") is not None
    assert connections.enter("2001:db8:0:ff00::1") is None
    assert connections.enter("2001:db8:1::1") is not None
    assert ConnectionLimits(Limits(connections_of_address=0), "*").enter("203.0.113.7") == ()
