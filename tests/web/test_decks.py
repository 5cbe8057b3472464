"""Decks of one's own over HTTP: made, shared, played with, forgotten; strangers find nothing."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from starlore.owndecks.quotas import Quotas
from starlore.web.serve import DATABASE
from support.odd_files import bad_files, good_files, jpeg
from tests.web.harness import GENEROUS, Browser, Running


def made(browser: Browser, pictures: int, name: str = "Our summer") -> dict[str, Any]:
    """A deck of so many pictures."""
    deck = browser.http.post("/api/decks", json={"name": name}).json()
    for number in range(pictures):
        sent = send(browser, deck["id"], f"picture-{number}", jpeg(number, (300, 400)))
        assert sent.status_code == 200, sent.text
    return look(browser, deck["id"])


def send(browser: Browser, deck: str, picture: str, data: bytes, crop: str = "") -> Any:
    query = f"?crop={crop}" if crop else ""
    return browser.http.post(f"/api/decks/{deck}/pictures/{picture}{query}", content=data)


def look(browser: Browser, deck: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get(f"/api/decks/{deck}").json()
    return found


@pytest.fixture(scope="module")
def deck(running: Running) -> dict[str, Any]:
    """A deck of forty pictures, and the secret of whoever made it."""
    browser = running.browser()
    secret = browser.secret
    return made(browser, 40) | {"secret": secret}


def test_every_odd_file_ends_in_a_picture_or_a_code_and_nothing_is_left(running: Running, browser: Browser) -> None:
    name = browser.http.post("/api/decks", json={"name": "Odd"}).json()["id"]
    for number, (_, data, code) in enumerate(bad_files()):
        answer = send(browser, name, f"bad-file-{number}", data)
        assert answer.json() == {"code": code}
    assert look(browser, name)["pictures"] == []
    for number, (_, data) in enumerate(good_files()):
        assert send(browser, name, f"good-file-{number}", data).status_code == 200
    assert len(look(browser, name)["pictures"]) == len(list(good_files()))
    assert not list((running.folder / "decks").rglob(".part-*"))


def test_the_same_file_twice_is_one_picture(browser: Browser) -> None:
    name = made(browser, 1)["id"]
    first = send(browser, name, "picture-0", jpeg(0, (300, 400))).json()
    assert send(browser, name, "picture-0", jpeg(0, (300, 400))).json() == first
    assert len(look(browser, name)["pictures"]) == 1


def test_a_picture_is_served_so_that_no_browser_runs_anything_in_it(browser: Browser) -> None:
    picture = made(browser, 1)["pictures"][0]
    for kind, media in (("avif", "image/avif"), ("webp", "image/webp"), ("small", "image/webp")):
        answer = browser.http.get(picture[kind])
        assert answer.headers["content-type"] == media
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "sandbox" in answer.headers.get_list("content-security-policy", split_commas=False)[0]
        assert answer.headers["cache-control"].startswith("private")


def test_strangers_find_nothing(running: Running, deck: dict[str, Any]) -> None:
    stranger = running.browser()
    picture = deck["pictures"][0]["id"]
    assert stranger.http.get("/api/decks").json()["decks"] == []
    for path in ("", f"/pictures/{picture}/whole"):
        assert stranger.http.get(f"/api/decks/{deck['id']}{path}").status_code == 404
    assert send(stranger, deck["id"], picture, jpeg()).status_code == 404
    answer = stranger.http.post(f"/api/decks/{deck['id']}/remove", json={"sure": True})
    assert answer.status_code == 404
    assert stranger.http.post("/api/deck-links", json={"link": f"{deck['id']}.guess"}).status_code == 404
    code = stranger.open_table("Eve")
    put = stranger.http.post(f"/api/tables/{code}/deck", json={"deck": deck["id"]})
    assert (put.status_code, put.json()) == (404, {"code": "no_such_deck"})
    assert stranger.http.get("/pictures/own/" + "0" * 32 + ".webp").status_code == 404
    assert stranger.http.get("/pictures/own/..%2F..%2Fkeys%2Fsecret.bin").status_code == 404


def test_a_picture_is_cut_and_captioned_anew(browser: Browser) -> None:
    found = made(browser, 1)
    at = f"/api/decks/{found['id']}/pictures/picture-0"
    assert browser.http.get(f"{at}/whole").headers["content-type"] == "image/jpeg"
    before = found["pictures"][0]
    after = browser.http.post(f"{at}/edit", json={"crop": [0.2, 0.2, 0.5]}).json()
    assert after["crop"] == [0.2, 0.2, 0.5]
    assert after["webp"] != before["webp"]
    said = browser.http.post(f"{at}/edit", json={"caption": "  A goat ", "language": "en"}).json()
    assert (said["caption"], said["language"], said["crop"]) == ("A goat", "en", [0.2, 0.2, 0.5])
    assert browser.http.post(f"{at}/edit", json={"caption": "x" * 200}).json() == {"code": "caption_too_long"}


def test_a_deck_is_named_ordered_and_thinned_out(browser: Browser) -> None:
    found = made(browser, 3)
    at = f"/api/decks/{found['id']}"
    order = ["picture-2", "picture-0", "picture-1"]
    changed = browser.http.post(at, json={"name": "Winter", "order": order}).json()
    assert (changed["name"], [one["id"] for one in changed["pictures"]]) == ("Winter", order)
    assert browser.http.post(f"{at}/pictures/picture-0/remove").status_code == 204
    assert [one["id"] for one in look(browser, found["id"])["pictures"]] == ["picture-2", "picture-1"]


def test_a_link_lets_others_use_a_deck_as_far_as_its_maker_wants(running: Running, browser: Browser) -> None:
    found, friend = made(browser, 2), running.browser()
    at = f"/api/decks/{found['id']}"
    assert found["link"] == ""
    link = browser.http.post(at, json={"sharing": "use"}).json()["link"]
    assert friend.http.post("/api/deck-links", json={"link": link}).json()["pictures"] == 2
    assert [one["mine"] for one in friend.http.get("/api/decks").json()["decks"]] == [False]
    assert friend.http.post("/api/deck-links/copy", json={"link": link}).json() == {"code": "deck_not_to_copy"}
    browser.http.post(at, json={"sharing": "copy"})
    copied = friend.http.post("/api/deck-links/copy", json={"link": link}).json()
    assert [one["webp"] for one in copied["pictures"]] == [one["webp"] for one in found["pictures"]]
    assert copied["pictures"][0]["width"] == 0, "what was cut off stays with its maker"
    browser.http.post(at, json={"sharing": "nobody"})
    assert friend.http.post("/api/deck-links", json={"link": link}).status_code == 404
    assert [one["mine"] for one in friend.http.get("/api/decks").json()["decks"]] == [True]


@pytest.mark.parametrize("game", ["dixit", "stella"])
@pytest.mark.parametrize("with_ours", [False, True])
def test_a_game_keeps_its_pictures_when_the_deck_is_gone_and_the_server_restarts(
    tmp_path: Path, game: str, with_ours: bool
) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben", "Cleo", game=game, first="random")
        ana, ben = table.browsers["Ana"], table.browsers["Ben"]
        name = made(ana, 33)["id"]
        body = {"deck": name, "with_ours": with_ours}
        assert ben.http.post(f"/api/tables/{table.code}/deck", json=body).json() == {"code": "not_owner"}
        assert ana.http.post(f"/api/tables/{table.code}/deck", json=body).status_code == 204
        digest = table["Ben"].view(lambda view: view["deck"] is not None)["deck"]["digest"]
        assert "accepted" in table["Ana"].do("start", type="start")
        view = table["Ben"].view(lambda view: view["game"] is not None)
        assert view["pictures"]["digest"] == digest
        cards = view["game"]["hand"] if game == "dixit" else view["game"]["grid"]
        assert with_ours or all(card > 1000 for card in cards)  # mixed, a hand may be of ours alone
        listed = ben.http.get(f"/api/tables/{table.code}/deck/{digest}").json()["cards"]
        assert len(listed) == 33
        assert ana.http.post(f"/api/decks/{name}/remove", json={"sure": True}).status_code == 204
        secret = ben.secret
    with Running(tmp_path, port=running.port) as running:
        again = running.browser(secret)
        assert again.http.get(f"/api/tables/{table.code}/deck/{digest}").json()["cards"] == listed
        assert again.http.get(listed[0]["webp"]).status_code == 200
        stranger = running.browser()
        assert stranger.http.get(f"/api/tables/{table.code}/deck/{'0' * 32}").status_code == 404


def test_a_deck_that_is_too_small_is_told_so_when_a_game_starts(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo")
    name = made(table.browsers["Ana"], 2)["id"]
    table.browsers["Ana"].http.post(f"/api/tables/{table.code}/deck", json={"deck": name})
    assert table["Ana"].do("start", type="start")["code"] == "deck_too_small"


def test_everything_of_mine_is_exported_and_erased(running: Running) -> None:
    browser = running.browser()
    name = browser.http.post("/api/decks", json={"name": "Mine alone"}).json()["id"]
    picture = send(browser, name, "picture-0", jpeg(4711, (300, 400))).json()
    about = browser.http.get("/api/me/export").json()
    assert about["decks"][0]["pictures"][0]["webp"] == picture["webp"]
    assert browser.http.get(picture["webp"]).status_code == 200
    assert browser.http.post("/api/me/erase", json={"sure": True}).status_code == 204
    assert browser.http.get(picture["webp"]).status_code == 404
    assert browser.http.get("/api/decks").json()["decks"] == []


def test_whoever_shared_a_deck_is_forgotten_at_others_tables_and_never_told_of_them(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        maker, table = running.browser(), running.table("Ana", "Ben", "Cleo")
        found = made(maker, 1, name="Grandma Hilde")
        at = f"/api/decks/{found['id']}"
        maker.http.post(f"{at}/pictures/picture-0/edit", json={"caption": "Hilde in Prague"})
        link = maker.http.post(at, json={"sharing": "use"}).json()["link"]
        table.browsers["Ana"].http.post("/api/deck-links", json={"link": link})
        table.browsers["Ana"].http.post(f"/api/tables/{table.code}/deck", json={"deck": found["id"]})
        table["Ana"].view(lambda view: view["deck"] and view["deck"]["name"] == "Grandma Hilde")
        assert table.code not in maker.http.get("/api/me/export").text
        assert maker.http.post("/api/me/erase", json={"sure": True}).status_code == 204
        table["Ana"].view(lambda view: view["deck"] is None)
    assert not any(b"Hilde" in one.read_bytes() for one in tmp_path.glob(f"{DATABASE}*"))


def test_quotas_say_what_is_too_much(tmp_path: Path) -> None:
    quotas = Quotas(file=50_000, pixels=200_000, pictures=2, decks=1, person=60_000)
    with Running(tmp_path, quotas=quotas) as running:
        browser = running.browser()
        name = browser.http.post("/api/decks", json={"name": "Small"}).json()["id"]
        assert browser.http.post("/api/decks", json={"name": "More"}).json() == {"code": "too_many_decks"}
        assert send(browser, name, "too-large", b"x" * 60_000).json() == {"code": "picture_too_many_bytes"}
        assert send(browser, name, "too-many", jpeg(1, (600, 400))).json() == {"code": "picture_too_many_pixels"}
        small = [jpeg(number, (200, 300)) for number in range(3)]
        codes = [send(browser, name, f"picture-{number}", data).json().get("code") for number, data in enumerate(small)]
        assert codes[0] is None
        assert set(codes[1:]) <= {None, "deck_full", "quota_used_up"}
        assert codes[2] is not None


def test_cutting_a_picture_anew_counts_like_a_new_one(tmp_path: Path) -> None:
    with Running(tmp_path, limits=replace(GENEROUS, uploads=(2, 0.0))) as running:
        browser = running.browser()
        at = f"/api/decks/{made(browser, 1)['id']}/pictures/picture-0/edit"
        answers = [browser.http.post(at, json={"crop": [left, 0.0, 0.5]}).json() for left in (0.1, 0.1, 0.2)]
        assert [one.get("code") for one in answers] == [None, None, "too_fast"], "the same part again is no work"


@pytest.mark.parametrize(
    ("quotas", "code"), [(Quotas(person=1000), "quota_used_up"), (Quotas(server=1000), "server_full")]
)
def test_where_there_is_no_room_no_picture_is_cut_anew(tmp_path: Path, quotas: Quotas, code: str) -> None:
    with Running(tmp_path, quotas=quotas) as running:
        browser = running.browser()
        at = f"/api/decks/{made(browser, 1)['id']}/pictures/picture-0/edit"
        assert browser.http.post(at, json={"crop": [0.2, 0.2, 0.5]}).json() == {"code": code}
        assert browser.http.post(at, json={"caption": "A goat"}).json()["caption"] == "A goat"


def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    with Running(tmp_path, uploads=False) as running:
        browser = running.browser()
        assert browser.http.get("/api/decks").json()["uploads"] is False
        assert browser.http.post("/api/decks", json={"name": "No"}).json() == {"code": "uploads_off"}


def test_a_device_that_becomes_me_has_my_decks(running: Running) -> None:
    phone, laptop = running.browser(), running.browser()
    made(phone, 1)
    laptop.become(phone)
    assert len(laptop.http.get("/api/decks").json()["decks"]) == 1


def test_addresses_tell_nothing_of_whose_they_are(browser: Browser) -> None:
    picture = made(browser, 1)["pictures"][0]
    assert re.fullmatch(r"/pictures/own/[0-9a-f]{32}\.webp", picture["webp"])
