"""Calls in slow games: a push service on this machine checks who sends, and decrypts what it gets."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from starlore.web.push import calls, keys, subscriptions
from starlore.web.push.keys import Keys
from starlore.web.push.services import KNOWN, Services, is_known
from starlore.web.push.subscriptions import CallSubscription, Subscriptions
from support.push_service import PushService, Subscriber
from support.waiting import until
from tests.web.harness import Browser, Running, close_all

NOBODY: Any = "somebody"


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


def calling(folder: Path, service: PushService, **more: Any) -> Running:
    """A server that calls through this service, at once."""
    return Running(
        folder,
        **more,
        subscriptions=Subscriptions(folder / subscriptions.FILE),
        services=Services(Keys(folder / keys.FILE), "https://play.example.org", (service.origin,)),
    )


@pytest.fixture
def server(tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(calls, "CALL_AFTER_AWAY", 0.0)
    monkeypatch.setattr(calls, "CALL_AFTER_PRESENT", 0.0)
    with calling(tmp_path, service) as running:
        yield running


def subscribe(browser: Browser, service: PushService, name: str, **more: Any) -> Subscriber:
    subscriber = Subscriber(service, name)
    answer = browser.http.post("/api/me/calls", json=subscriber.asked | more)
    assert answer.status_code == 204, answer.text
    return subscriber


def settled(running: Running) -> None:
    """Wait until nobody is to be called any more."""
    calls = running.server.calls
    until(lambda: calls.subscriptions.next_due() is None and not calls.working)


def tell(line: Any) -> None:
    hand = line.view(lambda view: view["game"] is not None)["game"]["hand"]
    line.do(type="dixit", move={"type": "tell", "card": hand[0], "clue": "somewhere else"})


# --- who is called ------------------------------------------------------------------------------


def test_whoever_is_not_there_is_called_when_it_is_their_turn(server: Running, service: PushService) -> None:
    table = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    subscribe(table.browsers["Ben"], service, "ben")
    table["Ben"].do(type="sit", name="Ben", language="bg")
    table["Ben"].close()
    table["Ana"].view(lambda view: view["chairs"][1]["away"] is not None)
    table["Ana"].do(type="start")
    assert service.wait(1) == [("/send/ben", {"code": table.code, "language": "bg"})]


def test_it_is_known_who_sends_and_nobody_else_can_read_it(server: Running, service: PushService) -> None:
    table = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    subscribe(table.browsers["Ben"], service, "ben")
    table["Ben"].close()
    table["Ana"].view(lambda view: view["chairs"][1]["away"] is not None)
    table["Ana"].do(type="start")
    service.wait(1)
    key, claims = service.senders[0]
    assert key == table.browsers["Ana"].http.get("/api/me/calls").json()["key"]
    assert claims["aud"] == service.origin
    assert claims["sub"] == "https://play.example.org"
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert service.headers[0]["content-encoding"] == "aes128gcm"


def test_push_services_do_not_learn_which_table_calls(server: Running, service: PushService) -> None:
    table = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    for name in ("Ben", "Cleo"):
        subscribe(table.browsers[name], service, name)
        table[name].close()
    table["Ana"].view(lambda view: all(chair["away"] is not None for chair in view["chairs"][1:]))
    table["Ana"].do(type="start")
    service.wait(2)
    tell(table["Ana"])
    heard = service.wait(4)
    assert not any(table.code in value for headers in service.headers for value in headers.values())
    topics = {(path, headers["topic"]) for (path, _), headers in zip(heard, service.headers, strict=True)}
    assert len(topics) == len({topic for _, topic in topics}) == 2  # each browser's own, so that the newer call is left
    assert all(re.fullmatch(r"[\w-]{1,32}", topic, re.ASCII) for _, topic in topics)


def test_at_most_once_a_turn_and_again_for_the_next(server: Running, service: PushService) -> None:
    table = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    subscribe(table.browsers["Ben"], service, "ben")
    table["Ben"].close()
    table["Ana"].view(lambda view: view["chairs"][1]["away"] is not None)
    table["Ana"].do(type="start")
    service.wait(1)
    for text in ("Ben?", "Ben!"):
        table["Cleo"].do(type="say", text=text)
    settled(server)
    assert len(service.heard) == 1
    tell(table["Ana"])  # now Ben has to choose a card: another turn
    service.wait(2)
    settled(server)
    assert len(service.heard) == 2


def test_nobody_is_called_who_is_there_or_plays_by_the_clock(server: Running, service: PushService) -> None:
    there = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    quick = server.table("Ada", "Bea", "Cy", first="race")
    subscribe(there.browsers["Ben"], service, "ben")
    subscribe(quick.browsers["Bea"], service, "bea")
    quick["Bea"].close()
    quick["Ada"].view(lambda view: view["chairs"][1]["away"] is not None)
    there["Ana"].do(type="start")
    quick["Ada"].do(type="start")
    settled(server)
    assert service.heard == []


def test_a_slow_game_has_no_clock(server: Running) -> None:
    table = server.table("Ana", "Ben", "Cleo", slow=True, timer=30, first="race")
    assert table["Ana"].view()["options"]["timer"] is None
    table["Ana"].do(type="start")
    assert table["Ben"].view(lambda view: view["playing"] is not None)["until"] is None


def test_bots_of_a_slow_game_play_on_when_everyone_has_gone(
    server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "CALL_AFTER_PRESENT", 60.0)
    table = server.table("Ana", slow=True, first="race")
    for _ in range(2):
        table["Ana"].do(type="add_bot")
    subscribe(table.browsers["Ana"], service, "ana")
    room = server.server.tables.rooms[table.code]
    server.server.tables.jobs[table.code].bots.pace = 0.02
    table["Ana"].do(type="start")
    table["Ana"].close()
    service.wait(1)  # a bot has told its clue while nobody was there, and now Ana has to choose
    assert not room.presence.subscribers
    assert room.ledger.durable.playing is not None
    assert room.ledger.durable.playing.rules.step(room.ledger.durable.playing.state) > 1


def test_a_slow_game_whose_bots_were_about_to_move_goes_on_after_a_restart(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "CALL_AFTER_AWAY", 0.0)
    monkeypatch.setattr(calls, "WAKE_AFTER", 2.0)
    with calling(tmp_path, service, pace=1000.0) as first:
        table = first.table("Ana", slow=True, first="race")
        for _ in range(2):
            table["Ana"].do(type="add_bot")
        subscribe(table.browsers["Ana"], service, "ana")
        table["Ana"].do(type="start")
        tell(table["Ana"])
        assert table["Ana"].settle()["view"]["game"]["awaited"] == [1, 2]
        close_all()
    with calling(tmp_path, service) as second:
        service.wait(1)
        settled(second)
    with calling(tmp_path, service) as third:
        assert third.server.subscriptions.next_due() is None
    assert len(service.heard) == 1


def test_bots_of_a_slow_game_move_once_somebody_sees_it_on_their_list(tmp_path: Path, service: PushService) -> None:
    with calling(tmp_path, service, pace=1000.0) as first:
        table = first.table("Ana", slow=True, first="race")
        for _ in range(2):
            table["Ana"].do(type="add_bot")
        table["Ana"].do(type="start")
        tell(table["Ana"])
        secret = table.browsers["Ana"].secret
        close_all()
    with calling(tmp_path, service) as second:
        ana = second.browser(secret)
        until(lambda: ana.http.get("/api/me").json()["tables"][0]["your_turn"])


# --- when, and where ----------------------------------------------------------------------------


def at(hours: float, quiet: tuple[int, int] | None, zone: int = 0) -> float:
    """Hours for which somebody is not called, at an hour of the day in UTC."""
    start, end = (None, None) if quiet is None else (quiet[0] * 60, quiet[1] * 60)
    wanted = CallSubscription(
        endpoint="", person=NOBODY, device="", key="", auth="", made=0, quiet_from=start, quiet_to=end, zone=zone
    )
    return wanted.silent_for(86_400 * 20_000 + hours * 3600) / 3600


def test_quiet_hours_go_over_midnight_and_follow_the_readers_clock() -> None:
    assert at(3, None) == 0
    assert at(23, (22, 8)) == 9
    assert at(7, (22, 8)) == 1
    assert at(8, (22, 8)) == 0
    assert at(21.5, (22, 8)) == 0
    assert at(13, (12, 14)) == 1
    assert at(21, (22, 8), zone=120) == 9
    assert at(5, (6, 6)) == 0


def test_in_quiet_hours_a_call_waits(server: Running, service: PushService) -> None:
    table = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    now = int(time.time() / 60) % 1440
    quiet = {"from": (now - 5) % 1440, "to": (now + 60) % 1440}
    subscribe(table.browsers["Ben"], service, "ben", quiet=quiet)
    table["Ben"].close()
    table["Ana"].view(lambda view: view["chairs"][1]["away"] is not None)
    table["Ana"].do(type="start")
    until(lambda: (server.server.calls.subscriptions.next_due() or 0.0) >= time.time() + 50 * 60)
    assert service.heard == []


def test_a_service_that_fails_is_asked_again_and_one_that_has_forgotten_is_not(
    server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "RETRY_AFTER", 0.01)
    table = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    ben = table.browsers["Ben"]
    subscribe(ben, service, "ben")
    table["Ben"].close()
    table["Ana"].view(lambda view: view["chairs"][1]["away"] is not None)
    service.answers = [503, 429]
    table["Ana"].do(type="start")
    service.wait(1)
    assert len(service.senders) == 3
    service.answers = [410]
    tell(table["Ana"])
    settled(server)
    assert ben.http.get("/api/me/calls").json()["browsers"] == 0


def test_a_service_that_always_fails_is_asked_again_so_often_and_no_more(
    server: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "RETRY_AFTER", 0.001)
    table = server.table("Ana", "Ben", "Cleo", slow=True, first="race")
    subscribe(table.browsers["Ben"], service, "ben")
    table["Ben"].close()
    table["Ana"].view(lambda view: view["chairs"][1]["away"] is not None)
    service.answers = [503] * 20
    table["Ana"].do(type="start")
    settled(server)
    assert len(service.senders) == 1 + calls.MAX_RETRIES
    assert service.heard == []


def test_what_was_to_be_done_is_done_after_a_restart_and_only_once(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with calling(tmp_path, service) as first:
        table = first.table("Ana", "Ben", "Cleo", slow=True, first="race")
        subscribe(table.browsers["Ben"], service, "ben")
        table["Ben"].close()
        table["Ana"].view(lambda view: view["chairs"][1]["away"] is not None)
        monkeypatch.setattr(calls, "CALL_AFTER_AWAY", 1.0)
        table["Ana"].do(type="start")
        public = first.server.services.keys.public
    assert service.heard == []
    with calling(tmp_path, service) as second:
        assert second.server.services.keys.public == public
        service.wait(1)
        settled(second)
    with calling(tmp_path, service) as third:
        third.browser(table.browsers["Ana"].secret).connect(table.code).view()
        settled(third)
    assert len(service.heard) == 1


def test_the_key_is_for_nobody_else_to_read(tmp_path: Path) -> None:
    Keys(tmp_path / keys.FILE)
    assert (tmp_path / keys.FILE).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://user@fcm.googleapis.com/x",
        "https://push.apple.com/x",
        "https://127.0.0.1/x",
        "http://[::1]/x",
        "file:///etc/passwd",
        "https://evil.org\\.push.apple.com/x",
    ],
)
def test_the_server_asks_no_address_but_those_of_push_services(address: str) -> None:
    assert not is_known(address, KNOWN)


def test_the_browsers_own_services_are_known() -> None:
    assert is_known("https://fcm.googleapis.com/fcm/send/abc", KNOWN)
    assert is_known("https://updates.push.services.mozilla.com/wpush/v2/abc", KNOWN)
    assert is_known("https://web.push.apple.com/abc", KNOWN)


def test_a_subscription_elsewhere_or_with_broken_keys_is_refused(server: Running, service: PushService) -> None:
    ana = server.browser()
    asked = Subscriber(service, "ana").asked
    for wrong in ({"endpoint": "http://127.0.0.1:1/x"}, {"key": "AAAA"}, {"auth": "AAAA"}, {"key": "!"}):
        answer = ana.http.post("/api/me/calls", json=asked | wrong)
        assert (answer.status_code, answer.json()) == (422, {"code": "no_such_push_service"})


# --- it is a person's data ----------------------------------------------------------------------


def test_calls_end_in_one_step_here_or_everywhere(server: Running, service: PushService) -> None:
    phone, laptop = server.browser(), server.browser()
    phone.open_table("Ana")
    laptop.become(phone)
    subscribe(phone, service, "phone")
    subscribe(laptop, service, "laptop")
    assert phone.http.get("/api/me/calls").json() | {"key": ""} == {"key": "", "browsers": 2, "this": True}
    assert phone.http.post("/api/me/calls/end", json={}).status_code == 204
    assert phone.http.get("/api/me/calls").json() | {"key": ""} == {"key": "", "browsers": 1, "this": False}
    assert phone.http.post("/api/me/calls/end", json={"everywhere": True}).status_code == 204
    assert laptop.http.get("/api/me/calls").json()["browsers"] == 0


def test_a_new_subscription_of_a_browser_takes_the_place_of_the_old(server: Running, service: PushService) -> None:
    ana = server.browser()
    ana.open_table("Ana")
    subscribe(ana, service, "old")
    subscribe(ana, service, "new")
    assert [one.endpoint for one in server.server.subscriptions.by_endpoint.values()] == [f"{service.origin}/send/new"]


def test_subscriptions_are_exported_and_erased(server: Running, service: PushService) -> None:
    ana = server.browser()
    ana.open_table("Ana")
    subscribe(ana, service, "ana", quiet={"from": 1320, "to": 480})
    [known] = ana.http.get("/api/me/export").json()["calls"]
    assert (known["service"], known["quiet"]) == (service.origin.removeprefix("http://"), [1320, 480])
    assert ana.http.post("/api/me/erase", json={"sure": True}).status_code == 204
    assert server.server.subscriptions.by_endpoint == {}
    with Subscriptions(server.folder / subscriptions.FILE).file.database as database:
        assert database.execute("select count(*) from wanted").fetchone() == (0,)


def test_an_ended_device_is_not_called_and_a_renewed_one_is(server: Running, service: PushService) -> None:
    phone, laptop = server.browser(), server.browser()
    phone.open_table("Ana")
    laptop.become(phone)
    subscribe(phone, service, "phone")
    subscribe(laptop, service, "laptop")
    assert laptop.http.post("/api/me/devices/rotate").status_code == 204
    assert laptop.http.post("/api/me/devices/end", json={}).status_code == 204
    assert [one.endpoint for one in server.server.subscriptions.by_endpoint.values()] == [
        f"{service.origin}/send/laptop"
    ]
    assert laptop.http.get("/api/me/calls").json()["this"] is True
