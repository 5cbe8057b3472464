"""People without accounts: a secret in a cookie, the same person on several devices, and their tables."""

import hashlib
import re
import sqlite3

import pytest

from starlore.web.api.people import MY_TABLES
from starlore.web.identity.cookie import new_secret, person_of
from starlore.web.serve import DATABASE
from tests.web.harness import Browser, Running


def cookie_of(browser: Browser) -> str:
    return browser.http.get("/api/me").headers["set-cookie"]


def test_a_browser_is_given_a_secret_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    cookie = cookie_of(browser)
    assert re.match(r"starlore=[A-Za-z0-9_-]{43};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie


def test_over_https_the_secret_travels_encrypted_only(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("https"), base_url="https://play.example.org") as running:
        cookie = cookie_of(running.browser())
        assert cookie.startswith("__Host-starlore=")
        assert "Secure" in cookie
        assert "Domain" not in cookie


def test_over_https_a_neighbours_cookie_does_not_hide_our_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("https"), base_url="https://play.example.org") as running:
        mine, planted = new_secret(), new_secret()
        both = f"starlore={planted}; __Host-starlore={mine}"
        answer = running.browser().http.get("/api/me", headers={"cookie": both})
        assert f"__Host-starlore={mine};" in answer.headers["set-cookie"]


def test_a_browser_keeps_its_secret(browser: Browser) -> None:
    first = browser.secret
    browser.http.get("/api/me")
    assert browser.secret == first


@pytest.mark.parametrize("secret", ["", "short", "x" * 44, "ä" * 43, "'; drop table log; --"])
def test_a_secret_that_is_none_of_ours_is_replaced(running: Running, secret: str) -> None:
    assert person_of(secret) is None
    answer = running.browser().http.get("/api/me", headers={b"cookie": f"starlore={secret}".encode()})
    assert "starlore=" in answer.headers["set-cookie"]


@pytest.mark.parametrize("cookies", ["starlore={}; starlore=bad", "starlore=bad; starlore={}", "a=1; starlore={}; b"])
def test_a_second_cookie_never_replaces_an_identity(running: Running, cookies: str) -> None:
    secret = new_secret()
    answer = running.browser().http.get("/api/me", headers={"cookie": cookies.format(secret)})
    assert f"starlore={secret};" in answer.headers["set-cookie"]


def test_of_two_good_cookies_the_first_one_counts(running: Running) -> None:
    first, second = new_secret(), new_secret()
    answer = running.browser().http.get("/api/me", headers={"cookie": f"starlore={first}; starlore={second}"})
    assert f"starlore={first};" in answer.headers["set-cookie"]


def test_only_the_hash_of_a_secret_is_stored(running: Running) -> None:
    browser = running.browser()
    code = browser.open_table("Ana")
    database = sqlite3.connect(running.folder / DATABASE)
    everything = "\n".join(database.iterdump())
    database.close()
    assert code in everything
    assert browser.secret not in everything
    assert hashlib.sha256(browser.secret.encode()).hexdigest() in everything


def test_two_tabs_are_one_player(running: Running) -> None:
    table = running.table("Ana", "Ben")
    tab = table.browsers["Ana"].connect(table.code)
    assert tab.view()["you"] == 1
    tab.do(type="say", text="from the other tab")
    update = table["Ana"].hear_until(lambda message: message.get("chat"))
    assert update["chat"][0]["player"] == 1
    assert len(update["view"]["chairs"]) == 2


def test_my_tables_are_those_i_sit_at_last_changed_first(running: Running) -> None:
    ana = running.browser()
    first, second = ana.open_table("Ana"), ana.open_table("Ana", game="stella")
    line = ana.connect(first)
    line.do(type="add_bot")
    cards = ana.http.get("/api/me").json()["tables"]
    assert [card["code"] for card in cards] == [first, second]
    assert (cards[0]["players"][0], cards[0]["bots"], cards[0]["free"]) == ("Ana", 1, 6)
    assert (cards[1]["game"], cards[1]["running"]) == ("stella", False)
    line.do(type="leave")
    assert [card["code"] for card in ana.http.get("/api/me").json()["tables"]] == [second]
    assert running.browser().http.get("/api/me").json() == {"tables": [], "undo": False}


def test_tables_that_i_have_left_do_not_crowd_out_one_that_i_sit_at(running: Running) -> None:
    ana = running.browser()
    kept = ana.open_table("Ana")
    for _ in range(MY_TABLES):
        line = ana.connect(ana.open_table("Ana"))
        line.do(type="leave")
        line.close()
    assert [card["code"] for card in ana.http.get("/api/me").json()["tables"]] == [kept]


def test_my_tables_say_where_it_is_my_turn(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo", first="race")
    table["Ana"].do(type="start")
    (card,) = table.browsers["Ben"].http.get("/api/me").json()["tables"]
    assert (card["running"], card["your_turn"]) == (True, True)


def test_it_is_not_my_turn_at_a_table_that_i_have_left(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo", first="race")
    table["Ana"].do(type="start")
    table["Ben"].do(type="leave")
    (card,) = table.browsers["Ben"].http.get("/api/me").json()["tables"]
    assert (card["running"], card["your_turn"]) == (True, False)
