"""Nobody may ask for too much, and whoever does is told so."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from starlore.web.limits.addresses import address
from starlore.web.limits.limits import Limits
from starlore.web.limits.token_buckets import Bucket, Buckets
from starlore.web.socket import Socket
from support.waiting import until
from tests.web.harness import GENEROUS, PATIENCE, Running, accepted

# --- buckets ------------------------------------------------------------------------------------


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket((3, 2))
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.empty()
    monkeypatch.setattr(time, "monotonic", lambda: now + 1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    monkeypatch.setattr(time, "monotonic", lambda: now + 100)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everyone_has_a_bucket_and_memory_does_not_grow() -> None:
    buckets = Buckets((1, 0), keep=3)
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    assert buckets.of("b").take()
    for who in "cde":
        buckets.of(who)
    assert len(buckets.buckets) == 3


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("2002:cb00:7107:1::1", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("nonsense:", "nonsense:"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, counted: str) -> None:
    assert address({"client": (host, 1)}) == counted
    assert address({}) == "?"


# --- over the wire ------------------------------------------------------------------------------


def limited(folder: Path, **limits: object) -> Running:
    return Running(folder, replace(GENEROUS, **limits))


def test_too_many_messages_are_refused_and_carried_out_never(tmp_path: Path) -> None:
    with limited(tmp_path, messages=(5, 0.001)) as running:
        table = running.table("Ana")
        answers = [table["Ana"].do(f"s{number}", type="say", text="hi") for number in range(8)]
        assert [bool(accepted(answer)) for answer in answers] == [True] * 5 + [False] * 3
        assert answers[-1] == {"type": "refused", "id": "s7", "code": "too_fast"}
        assert len(running.server.tables.rooms[table.code].ledger.decided.chat) == 5


def test_pings_and_nonsense_count_too(tmp_path: Path) -> None:
    with limited(tmp_path, messages=(5, 0.001)) as running:
        line = running.table("Ana")["Ana"]
        for message in (
            "{",
            "{",
            '{"type":"ping"}',
            '{"type":"ping"}',
            '{"type":"rounds","id":"r"}',
            '{"type":"ping"}',
        ):
            line.send(message)
        codes = [line.hear_until(lambda heard: heard["type"] == "refused")["code"] for _ in range(4)]
        assert codes == ["malformed", "malformed", "no_game", "too_fast"]


def test_whoever_does_not_slow_down_is_shown_out(tmp_path: Path) -> None:
    with limited(tmp_path, messages=(5, 0.001)) as running:
        line = running.table("Ana")["Ana"]
        with suppress(ConnectionClosed):
            for _ in range(70):
                line.send({"type": "ping"})
        assert line.closed() == (4429, "too_fast")


def test_chat_and_reactions_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with limited(tmp_path, chat=(2, 0.001)) as running:
        line = running.table("Ana")["Ana"]
        assert accepted(line.do(type="say", text="one"))
        assert accepted(line.do(type="react", reaction="heart"))
        assert line.do(type="say", text="three")["code"] == "too_fast"
        assert accepted(line.do(type="add_bot"))


def test_a_new_connection_does_not_buy_more_chat(tmp_path: Path) -> None:
    with limited(tmp_path, chat=(2, 0.001)) as running:
        table = running.table("Ana", "Ben")
        for number in range(2):
            with closing(table.browsers["Ana"].connect(table.code)) as line:
                assert accepted(line.do(f"s{number}", type="say", text="hi"))
        with closing(table.browsers["Ana"].connect(table.code)) as line:
            assert line.do("s2", type="react", reaction="heart")["code"] == "too_fast"
        assert accepted(table["Ben"].do(type="say", text="me too"))


def test_one_person_has_so_many_sockets(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=3) as running:
        ana = running.browser()
        code = ana.open_table("Ana")
        lines = [ana.connect(code) for _ in range(3)]
        assert all(line.view() for line in lines)
        assert ana.connect(code).closed() == (4429, "too_many_sockets")
        assert running.browser().connect(code).view()
        lines[0].close()
        until(lambda: running.server.open_sockets.count == 3)
        assert ana.connect(code).view()


def test_one_person_opens_so_many_tables(tmp_path: Path) -> None:
    with limited(tmp_path, tables=(2, 0.0001)) as running:
        ana = running.browser()
        ana.open_table("Ana")
        ana.open_table("Ana")
        answer = ana.http.post("/api/tables", json={"name": "Ana"})
        assert (answer.status_code, answer.json()) == (429, {"code": "too_fast"})
        running.browser().open_table("Ben")


def test_one_address_opens_so_many_tables_however_many_cookies_it_throws_away(tmp_path: Path) -> None:
    with limited(tmp_path, tables_of_address=(3, 0.0001)) as running:
        answers = [running.browser().http.post("/api/tables", json={"name": "Ana"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]


def test_one_address_asks_so_often(tmp_path: Path) -> None:
    with limited(tmp_path, requests=(5, 0.0001)) as running:
        browser = running.browser()
        code = browser.open_table("Ana")
        answers = [browser.http.get("/api/me").status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        assert browser.http.get("/healthz").status_code == 200
        assert browser.connect(code).closed() == (4429, "too_fast")


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_nobody_asks_for_health_and_counters_all_the_time(tmp_path: Path, path: str) -> None:
    with limited(tmp_path, health=(3, 0.0001)) as running:
        http = running.browser().http
        assert [http.get(path).status_code == 200 for _ in range(5)] == [True] * 3 + [False] * 2


def test_pages_and_pictures_have_a_limit_too(tmp_path: Path) -> None:
    with limited(tmp_path, files=(3, 0.0001)) as running:
        http = running.browser().http
        assert [http.get("/pictures/none.avif").status_code for _ in range(4)] == [404] * 3 + [429]


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with limited(tmp_path, misses_of_address=(5, 0.0001)) as running:
        ana = running.browser()
        code = ana.open_table("Ana")
        guesses = [running.browser().http.get(f"/api/tables/22222{digit}").status_code for digit in "234567"]
        assert guesses == [404] * 5 + [429]
        assert running.browser().http.get(f"/api/tables/{code}").status_code == 429
        assert running.browser().connect("333333").closed() == (4429, "too_fast")


def test_wrong_codes_of_one_person_do_not_lock_out_others_at_the_same_address(tmp_path: Path) -> None:
    with limited(tmp_path, misses=(5, 0.0001)) as running:
        code = running.browser().open_table("Ana")
        pupil = running.browser()
        assert pupil.secret
        guesses = [pupil.http.get(f"/api/tables/22222{digit}").status_code for digit in "234567"]
        assert guesses == [404] * 5 + [429]
        assert pupil.http.get(f"/api/tables/{code}").status_code == 429
        friend = running.browser()
        assert friend.secret
        assert friend.http.get(f"/api/tables/{code}").status_code == 200


def test_whoever_sits_at_a_table_always_gets_in(tmp_path: Path) -> None:
    with limited(tmp_path, misses=(5, 0.0001), misses_of_address=(5, 0.0001), misses_of_all=(5, 0.0001)) as running:
        table = running.table("Ana", "Ben")
        for digit in "2345678":
            running.browser().http.get(f"/api/tables/22222{digit}")
        assert running.browser().http.get(f"/api/tables/{table.code}").status_code == 429
        assert table.browsers["Ben"].http.get(f"/api/tables/{table.code}").status_code == 200
        assert table.browsers["Ben"].connect(table.code).view()["you"] == 2


@pytest.mark.parametrize(
    ("limit", "first", "other", "far"),
    [
        ("misses_of_address", "2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:2::1"),
        ("misses_of_site", "2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8:0:100::1"),
        ("misses_of_network", "2001:db8:0:1::1", "2001:db8:0:100::1", "2001:db8:1::1"),
        ("misses_of_address", "2002:cb00:7107:1::1", "2002:cb00:7107:2::1", "2002:cb00:7108::1"),
        ("misses_of_all", "2001:db8::1", "203.0.113.7", None),
    ],
)
def test_codes_cannot_be_tried_out_from_a_whole_network(
    tmp_path: Path, limit: str, first: str, other: str, far: str | None
) -> None:
    limits = replace(GENEROUS, **{limit: (5, 0.0001)})
    with Running(tmp_path, limits, trusted_proxies="127.0.0.1") as running:
        http = running.browser().http

        def guess(host: str) -> int:
            return http.get("/api/tables/222222", headers={"x-forwarded-for": host}).status_code

        assert [guess(first) for _ in range(5)] == [404] * 5
        assert guess(other) == 429
        assert far is None or guess(far) == 404


def test_codes_that_are_tried_out_at_the_same_moment_are_all_counted(tmp_path: Path) -> None:
    async def guess_all(url: str) -> list[int]:
        async with httpx.AsyncClient(base_url=url) as http:
            asked = [http.get(f"/api/tables/{first}2222{last}") for first in "234567" for last in "234567"]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    with limited(tmp_path, misses_of_address=(5, 0.0001)) as running:
        guesses = asyncio.run(guess_all(running.url))
        assert set(guesses) <= {404, 429}
        bucket = running.server.room_finder.wrong_codes.of_networks[0].of("127.0.0.1")
        assert bucket.left == pytest.approx(5 - guesses.count(404), abs=0.1)


def test_a_flood_from_a_whole_network_is_slowed_down_as_one(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests_of_network=(5, 0.0001))
    with Running(tmp_path, limits, trusted_proxies="127.0.0.1") as running:
        http = running.browser().http
        asked = [
            http.get("/api/me", headers={"x-forwarded-for": f"2001:db8:0:{number}::1"}).status_code
            for number in range(7)
        ]
        assert asked == [200] * 5 + [429] * 2
        assert http.get("/api/me", headers={"x-forwarded-for": "2001:db8:1::1"}).status_code == 200


def test_proxies_are_believed_only_when_trusted(tmp_path: Path) -> None:
    for proxies, statuses in (("127.0.0.1", [200, 200, 200]), ("", [200, 429, 429])):
        limits = replace(GENEROUS, requests=(1, 0.0001))
        with Running(tmp_path, limits, trusted_proxies=proxies) as running:
            http = running.browser().http
            asked = [
                http.get("/api/me", headers={"x-forwarded-for": f"203.0.113.{number}"}).status_code
                for number in range(3)
            ]
            assert asked == statuses


def test_the_limits_that_people_meet_are_wide_enough_to_play() -> None:
    limits = Limits()
    assert limits.messages[0] >= 20
    assert limits.sockets >= 6
    assert limits.misses_of_network[1] * 86_400 * 10_000 / 31**6 < 1 / 4


# --- slow clients -------------------------------------------------------------------------------


def test_a_client_that_takes_nothing_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    with limited(tmp_path, backlog=20_000) as running:
        table = running.table("Ana", "Ben")
        room = running.server.tables.rooms[table.code]
        before = set(room.presence.subscribers)
        with asleep(running, table.code, table.browsers["Ben"].secret):
            table["Ana"].hear_until(lambda _: len(room.presence.subscribers) == 3)
            (sleeper,) = room.presence.subscribers - before
            assert isinstance(sleeper, Socket)
            small(sleeper.connection.transport.get_extra_info("socket"))
            for number in range(2000):
                table["Ana"].do(f"s{number}", type="say", text="x" * 300)
                assert sleeper.over.done() or sleeper.connection.backlog() < 25_000
                if sleeper not in room.presence.subscribers:
                    break
            assert room.presence.subscribers == before
            assert accepted(table["Ana"].do("after", type="say", text="still here"))
            table["Ben"].hear_until(lambda message: message.get("chat", [{}])[-1].get("text") == "still here")
            assert "starlore_slow_clients_dropped_total 1.0" in running.browser().http.get("/metrics").text


def test_many_clients_that_take_nothing_share_one_limit(tmp_path: Path) -> None:
    most = 60_000
    with limited(tmp_path, backlog=1_000_000, backlog_of_all=most) as running, ExitStack() as sleeping:
        table = running.table("Ana", "Ben")
        room = running.server.tables.rooms[table.code]
        before = set(room.presence.subscribers)
        for _ in range(6):
            sleeping.enter_context(asleep(running, table.code, running.browser().secret))
        table["Ana"].hear_until(lambda _: len(room.presence.subscribers) == 8)
        for sleeper in room.presence.subscribers - before:
            assert isinstance(sleeper, Socket)
            small(sleeper.connection.transport.get_extra_info("socket"))
        for number in range(2000):
            table["Ana"].do(f"s{number}", type="say", text="x" * 300)
            waiting = [one.connection.backlog() for one in room.presence.subscribers if isinstance(one, Socket)]
            assert sum(waiting) < most + 40_000, "what waits for all of them is bounded, however many they are"
            if len(room.presence.subscribers) < 8:
                break
        assert before <= room.presence.subscribers, "those who take what they are told stay"
        assert len(room.presence.subscribers) < 8, "the slowest are dropped"
        assert accepted(table["Ana"].do("after", type="say", text="still here"))
        sockets = [one for one in room.presence.subscribers if isinstance(one, Socket)]
        until(lambda: running.server.open_sockets.waiting == sum(one.waiting for one in sockets))


EMPTY = b"\x80\0\0\0\0"
"""The rest of a frame that holds nothing: its length, and a mask."""


@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", b"\x89"), (b"", b"\x8a"), (b"\x01" + EMPTY, b"\x00")],
    ids=["pings", "pongs", "pieces of a message that never ends"],
)
def test_a_flood_of_frames_that_are_no_messages_ends_the_connection(
    running: Running, first: bytes, then: bytes
) -> None:
    table = running.table("Ana")
    room = running.server.tables.rooms[table.code]
    with asleep(running, table.code, table.browsers["Ana"].secret) as client:
        table["Ana"].hear_until(lambda _: len(room.presence.subscribers) == 2)
        with suppress(OSError):
            client.sendall(first + (then + EMPTY) * 5000)
        table["Ana"].hear_until(lambda _: len(room.presence.subscribers) == 1)
    assert accepted(table["Ana"].do(type="say", text="still here"))


def test_a_program_may_send_a_ping_of_its_own_now_and_then(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    for _ in range(20):
        assert line.socket.ping().wait(PATIENCE)
    assert accepted(line.do(type="say", text="still here"))


@contextmanager
def asleep(running: Running, code: str, secret: str) -> Iterator[socket.socket]:
    """A client that comes in and then reads nothing."""
    request = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\nCookie: starlore={secret}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        client.connect(("127.0.0.1", running.port))
        client.sendall(request.encode())
        yield client


def small(connection: socket.socket) -> None:
    """Let the system keep next to nothing for a connection."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2048)
