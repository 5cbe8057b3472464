"""Everything over HTTP: opening tables, invitations, words, the client's pages, health, metrics, and safe headers."""

from pathlib import Path

import httpx
import pytest

from starlore.store.sqlite import SqliteStore
from starlore.table.live.codes import ALPHABET, new_code, read_code
from tests.web.harness import Browser, Running

SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def assert_safe(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert {name: answer.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "server" not in answer.headers


# --- tables -------------------------------------------------------------------------------------


def test_opening_a_table_gives_a_code_and_an_invitation(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json={"name": "Ana"})
    code = answer.json()["code"]
    assert answer.status_code == 201
    assert read_code(code) == code
    link, _, secret = answer.json()["url"].partition("#")
    assert link == f"{browser.url}/t/{code}"
    assert len(secret) == 20
    assert answer.headers["cache-control"] == "no-store"


def test_codes_are_short_unambiguous_and_many() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert {len(code) for code in codes} == {6}
    assert not set("".join(codes)) & set("01OIL")
    assert len(ALPHABET) ** 6 > 800_000_000


def test_an_invitation_shows_who_is_there_before_one_goes_in(running: Running, browser: Browser) -> None:
    code = running.browser().open_table("Ana", game="stella")
    answer = browser.http.get(f"/api/tables/{code.lower()}")
    assert answer.json() == {
        "code": code,
        "game": "stella",
        "running": False,
        "players": ["Ana"],
        "free": 7,
        "bots": 0,
        "changed": None,
        "your_turn": False,
    }


def test_an_invitation_is_a_qr_code_too(browser: Browser) -> None:
    answer = browser.http.get(f"/api/tables/{browser.open_table('Ana')}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": ""}, 422, "name_empty"),
        ({"name": "x" * 25}, 422, "name_too_long"),
        ({"name": "a\x00"}, 422, "name_unprintable"),
        ({"name": "Ana", "options": {"rules": {"stella": {"own": [["#1", ""]]}}}}, 422, "word_unprintable"),
        ({"name": "Ana", "options": {"rules": {"stella": {"own": [["w", ""]] * 11}}}}, 400, "malformed"),
        ({}, 400, "malformed"),
        ({"name": 5}, 400, "malformed"),
        ({"name": "Ana", "more": 1}, 400, "malformed"),
        ({"name": "Ana", "colour": "black"}, 400, "malformed"),
        ([], 400, "malformed"),
    ],
)
def test_a_bad_wish_is_refused_with_a_code(browser: Browser, body: object, status: int, code: str) -> None:
    answer = browser.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()) == (status, {"code": code})


def test_bodies_are_json_and_small(browser: Browser) -> None:
    plain = browser.http.post("/api/tables", content=b'{"name":"Ana"}', headers={"content-type": "text/plain"})
    assert (plain.status_code, plain.json()) == (415, {"code": "unsupported_media_type"})
    large = browser.http.post("/api/tables", json={"name": "x" * 20_000})
    assert (large.status_code, large.json()) == (413, {"code": "too_large"})
    for bad in (b"\xff", b"{", b"[" * 9000):
        answer = browser.http.post("/api/tables", content=bad, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()) == (400, {"code": "malformed"})


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/devices", "/api/me/adopt"])
def test_other_sites_cannot_post(browser: Browser, path: str) -> None:
    answer = browser.http.post(path, json={"name": "Ana"}, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()) == (403, {"code": "foreign_origin"})


def test_what_is_not_there_is_not_found(browser: Browser) -> None:
    for path in ("/api/tables/222222", "/api/tables/nonsense", "/api/tables/222222/qr.svg", "/api/words/xx", "/no"):
        assert browser.http.get(path).status_code == 404
    assert browser.http.delete("/api/tables").status_code == 405


def test_the_words_of_the_box_come_in_every_language(browser: Browser) -> None:
    boxes = [browser.http.get(f"/api/words/{language}").json() for language in ("en", "bg", "pl", "et", "cs")]
    assert all(box.keys() == boxes[0].keys() for box in boxes)
    assert boxes[0] != boxes[1]


# --- headers ------------------------------------------------------------------------------------


def test_every_response_carries_the_safe_headers(browser: Browser) -> None:
    code = browser.open_table("Ana")
    for path in ("/api/me", f"/api/tables/{code}", "/api/tables/222222", "/healthz", "/metrics", "/no/such/page"):
        assert_safe(browser.http.get(path))
    assert_safe(browser.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}))
    assert_safe(browser.http.put("/api/me"))


def test_even_an_error_of_ours_carries_them_and_tells_nothing(
    running: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(running.server.links, "make", broken)
    answer = browser.http.post("/api/me/devices")
    assert answer.status_code == 500
    assert "secret detail" not in answer.text
    assert_safe(answer)


# --- the client's pages -------------------------------------------------------------------------


def test_the_client_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>the page")
    (client / "assets" / "app.js").write_text("the script")
    (client / "icon.svg").write_text("the icon")
    (tmp_path / "private.txt").write_text("secret")
    with Running(tmp_path, client=client) as running:
        http = running.browser().http
        for path in ("/", "/t/ABCDEF", "/me/token", "/%2e%2e/private.txt", "//etc/passwd", "/%00", "/" + "x" * 5000):
            answer = http.get(path)
            assert (answer.status_code, "the page" in answer.text) == (200, True), path
            assert "starlore=" in answer.headers["set-cookie"]
            assert_safe(answer)
        assert http.get("/icon.svg").text == "the icon"
        assert http.get("/assets/app.js").text == "the script"
        assert http.get("/assets/../../private.txt").text != "secret"
        assert http.get("/assets/%2e%2e/%2e%2e/private.txt").status_code == 404


# --- operating ----------------------------------------------------------------------------------


def test_health_is_ok_while_the_log_can_be_read(browser: Browser) -> None:
    answer = browser.http.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok\n")


def test_health_says_when_the_log_cannot_be_read(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        store = running.server.tables.store
        assert isinstance(store, SqliteStore)
        store.database.connections.reader.close()
        answer = running.browser().http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "the log cannot be read\n")
        assert running.browser().http.get("/api/me").json() == {"code": "storage_unavailable"}


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben")
        table["Ben"].do(type="start")
        table["Ana"].do(type="say", text="hi")
        text = running.browser().http.get("/metrics").text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert values["starlore_tables_live"] == "1.0"
    assert values["starlore_sockets"] == values["starlore_people"] == "2.0"
    assert values["starlore_tables_opened_total"] == "1.0"
    assert values['starlore_commands_total{kind="say"}'] == "1.0"
    assert values['starlore_refusals_total{code="not_owner"}'] == "1.0"
    assert float(values["starlore_commit_seconds_count"]) >= 2
    assert float(values["starlore_broadcast_seconds_count"]) >= 2


def test_the_api_describes_itself(browser: Browser) -> None:
    answer = browser.http.get("/api/openapi.json")
    assert set(answer.json()["paths"]) >= {"/api/me", "/api/tables", "/api/tables/{code}"}
