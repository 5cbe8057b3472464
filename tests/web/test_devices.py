"""The same person on several devices: nothing happens without a click on both, and everything can be undone."""

import asyncio
import hashlib
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.ports import StoreUnavailable
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity import devices, links
from starlore.web.identity.cookie import device_name, key_of
from starlore.web.identity.devices import Device, Devices, Session
from starlore.web.identity.links import LINK_SECONDS, Links
from starlore.web.serve import DATABASE
from tests.table.live import in_a_loop
from tests.web.harness import Browser, Running, accepted


def link_of(browser: Browser) -> str:
    answer = browser.http.post("/api/me/devices")
    assert answer.status_code == 201
    return str(answer.json()["url"].partition("#")[2])


def confirm(browser: Browser, *, yes: bool = True) -> int:
    asking = browser.http.get("/api/me/devices").json()["asking"]
    return browser.http.post("/api/me/devices/confirm", json={"id": asking["id"], "yes": yes}).status_code


# --- becoming the same person -------------------------------------------------------------------


def test_the_token_of_a_link_is_in_the_fragment_which_no_proxy_sees(running: Running) -> None:
    answer = running.browser().http.post("/api/me/devices").json()
    assert answer["url"].startswith(f"{running.url}/me#")
    assert answer["qr"].startswith("<svg")


def test_opening_a_link_says_who_i_am_and_who_i_would_become_and_changes_nothing(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    laptop.open_table("Ana", game="stella")
    phone.open_table("Zoe")
    before = phone.secret
    seen = phone.http.post("/api/me/link", json={"token": link_of(laptop)})
    assert seen.json() == {"now": [{"game": "dixit", "name": "Zoe"}], "then": [{"game": "stella", "name": "Ana"}]}
    assert phone.secret == before


def test_without_the_other_device_nobody_becomes_anybody(running: Running) -> None:
    """The login-CSRF: a page of another site opens a link of its own in a visitor's browser."""
    attacker, victim = running.browser(), running.browser()
    code = victim.open_table("Vic")
    before, token = victim.secret, link_of(attacker)
    victim.http.post("/api/me/link", json={"token": token})
    for _ in range(3):
        assert victim.http.post("/api/me/adopt", json={"token": token}).json()["state"] == "waiting"
    assert victim.secret == before
    assert victim.connect(code).view()["you"] == 1


def test_a_confirmed_device_is_the_same_person_with_a_secret_of_its_own(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    code = laptop.open_table("Ana")
    phone.become(laptop)
    assert phone.secret != laptop.secret
    assert phone.connect(code).view()["you"] == 1
    assert [table["code"] for table in phone.http.get("/api/me").json()["tables"]] == [code]


def test_both_devices_show_the_same_number(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    shown = phone.http.post("/api/me/adopt", json={"token": link_of(laptop)}).json()["check"]
    assert laptop.http.get("/api/me/devices").json()["asking"]["check"] == shown
    assert len(shown) == 3


def test_a_device_that_is_turned_away_stays_who_it_is(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    token, before = link_of(laptop), phone.secret
    phone.http.post("/api/me/adopt", json={"token": token})
    assert confirm(laptop, yes=False) == 204
    answer = phone.http.post("/api/me/adopt", json={"token": token})
    assert (answer.status_code, answer.json()) == (404, {"code": "no_such_link"})
    assert phone.secret == before


def test_another_device_cannot_ask_after_the_first(running: Running) -> None:
    token = link_of(running.browser())
    assert running.browser().http.post("/api/me/adopt", json={"token": token}).status_code == 200
    assert running.browser().http.post("/api/me/adopt", json={"token": token}).status_code == 404


def test_a_link_works_once(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    token = link_of(laptop)
    phone.http.post("/api/me/adopt", json={"token": token})
    confirm(laptop)
    assert phone.http.post("/api/me/adopt", json={"token": token}).json()["state"] == "done"
    assert running.browser().http.post("/api/me/adopt", json={"token": token}).status_code == 404


def test_whoever_made_a_link_has_no_use_for_it(running: Running) -> None:
    laptop = running.browser()
    assert laptop.http.post("/api/me/adopt", json={"token": link_of(laptop)}).json() == {"code": "already_you"}


def test_a_stranger_cannot_confirm(running: Running) -> None:
    laptop, phone, stranger = running.browser(), running.browser(), running.browser()
    phone.http.post("/api/me/adopt", json={"token": link_of(laptop)})
    asking = laptop.http.get("/api/me/devices").json()["asking"]
    answer = stranger.http.post("/api/me/devices/confirm", json={"id": asking["id"], "yes": True})
    assert answer.status_code == 404


def test_a_link_does_not_work_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    open_links = Links()
    link = open_links.make("ana")  # type: ignore[arg-type]
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now + LINK_SECONDS - 1)
    assert open_links.find(link.token, "key") is link
    monkeypatch.setattr(time, "monotonic", lambda: now + LINK_SECONDS + 1)
    assert open_links.find(link.token, "key") is None


def test_old_links_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "LINKS", 3)
    open_links = Links()
    made = [open_links.make(name) for name in "abcde"]  # type: ignore[arg-type]
    assert [open_links.find(link.token, "key") is not None for link in made] == [False, False, True, True, True]
    assert len(open_links.makers) == 3


# --- and back -----------------------------------------------------------------------------------


def test_becoming_somebody_can_be_undone(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    code = phone.open_table("Zoe")
    before = phone.secret
    phone.become(laptop)
    assert phone.http.get("/api/me").json() == {"tables": [], "undo": True}
    borrowed = phone.secret
    assert phone.http.post("/api/me/undo").status_code == 204
    assert phone.secret == before
    assert phone.http.get("/api/me").json()["undo"] is False
    assert phone.connect(code).view()["you"] == 1
    assert f"starlore={borrowed};" not in running.browser(borrowed).http.get("/api/me").headers["set-cookie"]


def test_where_nothing_has_changed_there_is_nothing_to_undo(running: Running) -> None:
    assert running.browser().http.post("/api/me/undo").json() == {"code": "nothing_to_undo"}


# --- my devices ---------------------------------------------------------------------------------


def test_my_devices_are_listed_by_what_they_call_themselves(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    laptop.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"
    phone.become(laptop)
    devices = phone.http.get("/api/me/devices").json()["devices"]
    assert [(one["name"], one["this"]) for one in devices] == [("Chrome · Android", True), ("Firefox · Linux", False)]
    assert device_name("<script>") == ""


def test_a_device_that_was_ended_is_nobody_any_more(running: Running) -> None:
    laptop, phone = running.browser(), running.browser()
    code = laptop.open_table("Ana")
    phone.become(laptop)
    line, secret = phone.connect(code), phone.secret
    line.view()
    (other,) = [one for one in laptop.http.get("/api/me/devices").json()["devices"] if not one["this"]]
    assert laptop.http.post("/api/me/devices/end", json={"id": other["id"]}).status_code == 204
    assert line.closed() == (4401, "signed_out")
    assert phone.http.get("/api/me").json()["tables"] == []
    assert phone.secret != secret
    assert laptop.connect(code).view()["you"] == 1


def test_the_device_that_was_silent_longest_makes_room_and_is_signed_out(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "DEVICES", 2)
    laptop, phone, tablet = running.browser(), running.browser(), running.browser()
    code = laptop.open_table("Ana")
    phone.become(laptop)
    line, listed = phone.connect(code), running.server.devices.listed
    line.view()
    silent = key_of(phone.secret)
    assert silent is not None
    listed[silent] = replace(listed[silent], seen=0.0)
    tablet.become(laptop)
    assert line.closed() == (4401, "signed_out")
    assert laptop.connect(code).view()["you"] == tablet.connect(code).view()["you"] == 1


@in_a_loop
async def test_a_device_that_is_ended_while_it_is_here_stays_ended(tmp_path: Path) -> None:
    file, ana = DevicesFile(tmp_path / FILE), Person("ana")
    known = Devices(file)
    await known.write([Device("lost", ana)])
    await asyncio.gather(known.end(ana, ["lost"]), known.note(Session("", "lost", ana), "Firefox"))
    assert known.listed["lost"].ended
    assert Devices(file).listed["lost"].ended
    file.close()


def test_one_device_can_end_all_others_the_very_first_among_them(running: Running) -> None:
    laptop, phone, lost = running.browser(), running.browser(), running.browser()
    code = laptop.open_table("Ana")
    phone.become(laptop)
    lost.become(laptop)
    assert phone.http.post("/api/me/devices/end", json={}).status_code == 204
    assert laptop.http.get("/api/me").json()["tables"] == lost.http.get("/api/me").json()["tables"] == []
    assert phone.connect(code).view()["you"] == 1


def test_a_stranger_cannot_end_a_device_of_mine(running: Running) -> None:
    laptop, stranger = running.browser(), running.browser()
    (device,) = laptop.http.get("/api/me/devices").json()["devices"]
    answer = stranger.http.post("/api/me/devices/end", json={"id": device["id"]})
    assert (answer.status_code, answer.json()) == (404, {"code": "no_such_device"})


def test_a_secret_can_be_renewed_and_the_old_one_counts_no_more(running: Running) -> None:
    ana = running.browser()
    code = ana.open_table("Ana")
    old = ana.secret
    assert ana.http.post("/api/me/devices/rotate").status_code == 204
    assert ana.secret != old
    assert ana.connect(code).view()["you"] == 1
    assert running.browser(old).http.get("/api/me").json()["tables"] == []


def test_whoever_is_forgotten_leaves_no_byte_in_the_log(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Anastasia", "Benedikta", first="random")
        table["Benedikta"].do(type="say", text="forget this")
        assert accepted(table["Benedikta"].do(type="leave"))
        ben = table.browsers["Benedikta"]
        key = hashlib.sha256(ben.secret.encode()).hexdigest()
        assert ben.http.post("/api/me/erase", json={"sure": True}).status_code == 204
        assert accepted(table["Anastasia"].do(type="say", text="and on")), "the table goes on"
        late = running.browser().connect(table.code).hear()
        assert "Benedikta" not in str(late)
        assert "forget this" not in str(late)
    data = b"".join(one.read_bytes() for one in tmp_path.glob(f"{DATABASE}*"))
    for word in (b"Benedikta", b"forget this", key.encode()):
        assert word not in data
    assert b"Anastasia" in data


def test_devices_are_remembered_across_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        laptop, phone = running.browser(), running.browser()
        code = laptop.open_table("Ana")
        phone.become(laptop)
        laptop.http.post("/api/me/devices/rotate")
        old, secret = phone.secret, laptop.secret
    with Running(tmp_path) as again:
        assert again.browser(secret).connect(code).view()["you"] == 1
        assert again.browser(old).connect(code).view()["you"] == 1


def test_nobody_else_on_the_machine_reads_the_list(tmp_path: Path) -> None:
    with Running(tmp_path):
        assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


# --- everything about me ------------------------------------------------------------------------


def test_everything_about_me_is_in_one_file_and_nothing_about_others(running: Running) -> None:
    table = running.table("Anastasia", "Benedict", "Cleo", first="random")
    table["Anastasia"].do(type="say", text="my own words")
    table["Benedict"].do(type="say", text="not mine")
    table["Anastasia"].do(type="start", game="dixit")
    answer = table.browsers["Anastasia"].http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    for word in (table.code, "Anastasia", "my own words"):
        assert word in answer.text
    for word in ("Benedict", "not mine", "hands"):
        assert word not in answer.text


def test_whoever_wants_to_be_forgotten_is(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo", first="random")
    table["Ana"].do(type="start", game="dixit")
    table["Ben"].do(type="say", text="forget this")
    ben = table.browsers["Ben"]
    old = ben.secret
    assert ben.http.post("/api/me/erase", json={"sure": True}).status_code == 204
    assert table["Ben"].closed() == (4401, "signed_out")
    assert ben.secret != old
    late = running.browser().connect(table.code)
    first = late.hear()
    assert "Ben" not in str(first)
    assert first.get("chat", []) == []
    assert [chair["plays"] for chair in first["view"]["chairs"]] == ["person", "bot", "person"]
    assert running.browser(old).http.get("/api/me").json()["tables"] == []


def test_an_owner_who_is_forgotten_leaves_the_table_to_somebody_else(running: Running) -> None:
    table = running.table("Ana", "Ben")
    table.browsers["Ana"].http.post("/api/me/erase", json={"sure": True})
    assert table["Ben"].view(lambda view: view["owner"] == 2)["chairs"][0]["name"] == "Ben"


def test_whoever_only_knocked_is_forgotten_too(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table, dan = running.table("Ana"), running.browser()
        table["Ana"].do(type="door", door="knock")
        assert accepted(dan.connect(table.code).do(type="knock", name="Dantonovich"))
        table["Ana"].view(lambda view: view["knocking"])
        assert dan.http.post("/api/me/erase", json={"sure": True}).status_code == 204
        table["Ana"].view(lambda view: not view["knocking"])
    assert not any(b"Dantonovich" in one.read_bytes() for one in tmp_path.glob(f"{DATABASE}*"))


def test_whoever_cannot_be_forgotten_at_every_table_now_can_ask_again(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = running.table("Ana", "Ben")
    ben, old = table.browsers["Ben"], table.browsers["Ben"].secret

    async def unreadable(_: str) -> Room:
        raise StoreUnavailable("no node answers")

    with monkeypatch.context() as patched:
        patched.setattr(running.server.tables, "room", unreadable)
        answer = ben.http.post("/api/me/erase", json={"sure": True})
        assert (answer.status_code, answer.json()) == (503, {"code": "storage_unavailable"})
    assert ben.secret == old
    assert ben.http.post("/api/me/erase", json={"sure": True}).status_code == 204
    table["Ana"].view(lambda view: "Ben" not in str(view["chairs"]))


def test_nobody_is_forgotten_by_mistake(running: Running) -> None:
    assert running.browser().http.post("/api/me/erase", json={}).status_code == 400
    assert running.browser().http.post("/api/me/erase", json={"sure": False}).status_code == 400
