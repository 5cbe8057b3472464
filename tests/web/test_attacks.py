"""Attacks on what came later: calls, decks, programs, albums, invitations. Each went through once."""

import socket
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from starlore.owndecks import upload_slots
from starlore.owndecks.quotas import Quotas
from starlore.table.owning import give_ownership_back
from starlore.web.api.programs import owns
from starlore.web.limits.limits import HOUR
from starlore.web.push.services import KNOWN, is_known
from starlore.web.push.subscriptions import FILE, Subscriptions
from support.clock import TurnedClock
from support.push_service import PushService, Subscriber
from support.waiting import until
from tests.table.desk import Desk, person
from tests.web.harness import GENEROUS, Browser, Running, accepted
from tests.web.test_albums import play_stella
from tests.web.test_invitations import enter, opened

FEW = replace(GENEROUS, kept=(5, 0.0001))
HOME, AWAY = {"x-forwarded-for": "198.51.100.1"}, {"x-forwarded-for": "203.0.113.7"}


def subscription(number: int) -> dict[str, Any]:
    """Where a browser wants to be called, by a service that we know."""
    with PushService() as service:
        asked = Subscriber(service, "x").asked
    return asked | {"endpoint": f"https://fcm.googleapis.com/{number}"}


# --- whoever has no cookie is somebody new with every request -------------------------------------


def ways_to_be_kept() -> dict[str, tuple[str, Any]]:
    """What somebody can have kept beside the logs: where, and what is sent."""
    return {
        "calls": ("/api/me/calls", subscription),
        "links": ("/api/me/devices", lambda _: None),
        "secrets": ("/api/me/devices/rotate", lambda _: None),
        "decks": ("/api/decks", lambda _: {"name": "Mine"}),
    }


@pytest.mark.parametrize("way", ways_to_be_kept())
def test_nobody_fills_the_files_beside_the_log_by_throwing_cookies_away(tmp_path: Path, way: str) -> None:
    path, body = ways_to_be_kept()[way]
    with Running(tmp_path, FEW, subscriptions=Subscriptions(tmp_path / FILE)) as running:
        found = [httpx.post(f"{running.url}{path}", json=body(number)).status_code for number in range(8)]
        assert found[5:] == [429] * 3
        assert set(found[:5]) <= {201, 204}
        assert len(list((tmp_path / "decks" / "decks").glob("*"))) <= 5
    with sqlite3.connect(tmp_path / FILE) as database:
        assert database.execute("select count(*) from wanted").fetchone()[0] <= 5


def test_a_look_at_ones_devices_is_counted_once(tmp_path: Path) -> None:
    with Running(tmp_path, FEW) as running:
        ana = running.browser()
        assert {ana.http.get("/api/me/devices").status_code for _ in range(8)} == {200}
        strangers = [httpx.get(f"{running.url}/api/me/devices").status_code for _ in range(8)]
        assert strangers == [200] * 4 + [429] * 4


def test_one_address_cannot_take_all_the_room_for_pictures(tmp_path: Path) -> None:
    with Running(tmp_path, replace(GENEROUS, uploads_of_address=(2, 0.0001))) as running:
        found = []
        for number in range(4):
            ana = running.browser()
            deck = ana.http.post("/api/decks", json={"name": "Mine"}).json()["id"]
            answer = ana.http.post(f"/api/decks/{deck}/pictures/picture{number}", content=b"no picture")
            found.append(answer.json()["code"])
        assert found == ["picture_unreadable"] * 2 + ["too_fast"] * 2


def test_nobody_keeps_others_from_sending_pictures_by_sending_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a file, and another, and another: each took a turn of all for minutes."""
    monkeypatch.setattr(upload_slots, "MAX_WAIT", 0.5)
    with Running(tmp_path, trusted_proxies="127.0.0.1", quotas=Quotas(at_once=2)) as running, ExitStack() as slow:
        for number in range(3):
            ana = running.browser()
            deck = ana.http.post("/api/decks", json={"name": "Mine"}).json()["id"]
            head = [
                f"POST /api/decks/{deck}/pictures/picture{number} HTTP/1.1",
                f"Host: 127.0.0.1:{running.port}",
                f"Cookie: {ana.cookie}={ana.secret}",
                f"X-Forwarded-For: {AWAY['x-forwarded-for']}",
                "Content-Length: 1000",
            ]
            client = slow.enter_context(socket.create_connection(("127.0.0.1", running.port)))
            client.sendall(("\r\n".join(head) + "\r\n\r\nhalf").encode())
        ben = running.browser()
        deck = ben.http.post("/api/decks", json={"name": "Mine"}).json()["id"]
        answer = ben.http.post(f"/api/decks/{deck}/pictures/picture1", content=b"no picture", headers=HOME)
        assert answer.json() == {"code": "picture_unreadable"}


# --- addresses of push services (SSRF) ------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "https://[",
        "https://℀.push.apple.com/",
        "https://fcm.googleapis.com/é",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\r\nx: y",
        "https://fcm.googleapis.com\t/x",
        "https://127.0.0.1#.push.apple.com/",
        "https://127.0.0.1\\.push.apple.com/",
        "https://fcm.googleapis.com@127.0.0.1/",
        "https://fcm.googleapis.com:22/",
        "https://a.push.apple.com.example.org/",
        "//fcm.googleapis.com/",
    ],
)
def test_an_address_that_cannot_be_sent_to_is_none_of_a_push_service(running: Running, address: str) -> None:
    assert not is_known(address, KNOWN)
    answer = running.browser().http.post("/api/me/calls", json=subscription(1) | {"endpoint": address})
    assert (answer.status_code, answer.json()) == (422, {"code": "no_such_push_service"})


# --- a page on the way ----------------------------------------------------------------------------


def test_a_page_without_https_does_not_speak_for_a_site_with_it(tmp_path: Path) -> None:
    """Somebody on the way can put a page at http://, and browsers that know no HSTS would send its requests."""
    with Running(tmp_path, base_url="https://play.example.org") as running:
        ana = running.browser()
        code = ana.open_table("Ana")
        host = {"host": "play.example.org"}
        for scheme, status in (("http", 403), ("https", 201)):
            headers = host | {"origin": f"{scheme}://play.example.org"}
            assert ana.http.post("/api/me/devices", headers=headers).status_code == status
        line = ana.connect(code, origin="http://play.example.org")
        assert line.closed() == (4403, "foreign_origin")


# --- addresses for programs -----------------------------------------------------------------------


def program_address(browser: Browser, code: str) -> str:
    return str(browser.http.post(f"/api/tables/{code}/programs").json()["url"])


def sit_as_program(address: str, **headers: str) -> httpx.Response:
    return httpx.post(address, json={"name": "Zed", "maker": "Zed", "language": "en"}, headers=headers)


def test_whoever_was_sent_away_does_not_come_back_as_a_program(tmp_path: Path) -> None:
    with Running(tmp_path, trusted_proxies="127.0.0.1") as running:
        ana, ben = running.browser(), running.browser()
        code = ana.open_table("Ana")
        host, guest = ana.connect(code, **HOME), ben.connect(code, **AWAY)
        assert accepted(guest.do(type="sit", name="Ben"))
        assert accepted(host.do(type="hand_over", player=2))
        addresses = [program_address(ben, code) for _ in range(2)]
        assert accepted(guest.do(type="hand_over", player=1))
        assert sit_as_program(addresses[0]).json() == {"code": "no_such_link"}, "Ben owns the table no more"
        assert accepted(host.do(type="kick", player=2))
        assert sit_as_program(addresses[1]).json() == {"code": "no_such_link"}
        assert len(host.settle()["view"]["chairs"]) == 1


def test_an_owner_who_is_away_for_a_while_has_made_good_addresses() -> None:
    desk = Desk("Ana", "Ben")
    desk.leaves_the_room("Ana")
    desk.pass_on()
    assert [owns(desk.state, person(name)) for name in ("Ana", "Ben", "Zoe")] == [True, True, False]
    desk.comes_back("Ana")
    desk.happen(*give_ownership_back(desk.state, desk.context()))
    assert [owns(desk.state, person(name)) for name in ("Ana", "Ben")] == [True, False]


# --- albums and invitations -----------------------------------------------------------------------


def test_an_invitation_opens_a_table_and_not_its_past(tmp_path: Path) -> None:
    """By a link to a table that slept, somebody who had never sat there could leaf through its album."""
    clock = TurnedClock()
    with Running(tmp_path, clock=clock) as running:
        table = running.table("Ana", "Ben", "Cleo")
        play_stella(table)
        invitation = table["Ana"].settle()["view"]["invitation"]
        for line in table:
            line.close()
        until(lambda: not running.server.tables.rooms[table.code].presence.subscribers)
        clock.turn(25 * HOUR)
        stranger = running.browser()
        assert enter(stranger, table.code, invitation).status_code == 204
        for path in ("album", "album/1"):
            answer = stranger.http.get(f"/api/tables/{table.code}/{path}")
            assert (answer.status_code, answer.json()) == (403, {"code": "album_closed"})
        assert stranger.http.get("/api/me/evenings").json() == {"evenings": []}
        assert len(table.browsers["Ben"].http.get(f"/api/tables/{table.code}/album").json()["games"]) == 1


def test_whoever_holds_an_invitation_is_not_locked_out_by_those_who_guess(tmp_path: Path) -> None:
    """A few networks that guess codes used up the misses of all, and no newcomer found a table."""
    with Running(tmp_path, replace(GENEROUS, misses_of_all=(5, 0.0001))) as running:
        code, secret = opened(running.browser())
        for digit in "2345678":
            running.browser().http.get(f"/api/tables/22222{digit}")
        friend = running.browser()
        assert friend.http.get(f"/api/tables/{code}").status_code == 429
        assert enter(friend, code, "x" * 20).status_code == 429
        assert enter(friend, "222222", secret).status_code == 429
        assert enter(friend, code, secret).status_code == 204
        assert friend.connect(code).view()["you"] is None
