"""A code opens a table while it is alive; the invitation's secret does so for ever."""

from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from starlore.web.limits.limits import HOUR
from support.clock import TurnedClock
from tests.web.harness import GENEROUS, Browser, Running


def opened(browser: Browser) -> tuple[str, str]:
    """A new table: its code and the secret of its invitation."""
    url = browser.http.post("/api/tables", json={"name": "Ana"}).json()["url"]
    link, _, secret = url.partition("#")
    return link[-6:], secret


def enter(browser: Browser, code: str, invitation: str) -> httpx.Response:
    return browser.http.post(f"/api/tables/{code}/enter", json={"invitation": invitation})


def test_a_code_opens_a_table_while_it_is_alive(tmp_path: Path) -> None:
    clock = TurnedClock()
    with Running(tmp_path, clock=clock) as running:
        ana, stranger = running.browser(), running.browser()
        code, _ = opened(ana)
        assert stranger.http.get(f"/api/tables/{code}").status_code == 200
        clock.turn(25 * HOUR)
        assert stranger.http.get(f"/api/tables/{code}").status_code == 404
        assert stranger.http.get(f"/api/tables/{code}/qr.svg").status_code == 404
        assert stranger.connect(code).closed() == (4404, "no_such_table")
        line = ana.connect(code)
        line.view()
        assert stranger.http.get(f"/api/tables/{code}").status_code == 200, "somebody is there"
        assert stranger.connect(code).view()["you"] is None


def test_an_invitation_lets_in_for_ever(tmp_path: Path) -> None:
    clock = TurnedClock()
    with Running(tmp_path, clock=clock) as running:
        code, secret = opened(running.browser())
        clock.turn(25 * HOUR)
        friend = running.browser()
        assert enter(friend, code, secret).status_code == 204
        assert friend.http.get(f"/api/tables/{code}").status_code == 200
        assert running.browser().http.get(f"/api/tables/{code}").status_code == 404
        assert friend.http.get("/api/me").json()["tables"] == [], "they do not sit there"
        kept = friend.secret
    clock.turn(1000 * HOUR)
    with Running(tmp_path, clock=clock) as again:
        assert again.browser(kept).connect(code).view()["you"] is None


@pytest.mark.parametrize("wrong", ["", "nonsense", "é", "x" * 5000])
def test_a_wrong_invitation_is_a_miss(tmp_path: Path, wrong: str) -> None:
    clock = TurnedClock()
    limits = replace(GENEROUS, misses=(3, 0.0001))
    with Running(tmp_path, limits, clock=clock) as running:
        code, secret = opened(running.browser())
        clock.turn(25 * HOUR)
        stranger = running.browser()
        stranger.http.get("/api/me")
        answers = [enter(stranger, code, wrong).status_code for _ in range(4)]
        assert answers == [404, 404, 404, 429]
        assert enter(stranger, code, secret).status_code == 204, "whoever holds the right one guesses nothing"
        assert enter(running.browser(), code, secret).status_code == 204


def test_the_secret_is_shown_to_those_who_sit_there(running: Running) -> None:
    ana, stranger = running.browser(), running.browser()
    code, secret = opened(ana)
    assert ana.connect(code).view()["invitation"] == secret
    assert stranger.connect(code).view()["invitation"] is None
    assert ana.connect(code, "?watch").view()["invitation"] is None
    address = f"/api/tables/{code}/qr.svg"
    assert ana.http.get(address).text != stranger.http.get(address).text
    for answer in (stranger.http.get(f"/api/tables/{code}"), stranger.http.get(address), stranger.http.get("/api/me")):
        assert secret not in answer.text


def test_entering_writes_within_the_budgets(tmp_path: Path) -> None:
    clock = TurnedClock()
    with Running(tmp_path, replace(GENEROUS, written_of_address=(1500, 0.0001)), clock=clock) as running:
        code, secret = opened(running.browser())
        clock.turn(25 * HOUR)
        answers = [enter(running.browser(), code, secret).status_code for _ in range(6)]
        assert answers[0] == 204
        assert answers[-1] == 429
