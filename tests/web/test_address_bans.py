"""Whoever is sent away stays away for a while: from the same address, under another cookie, and after a restart."""

from pathlib import Path

import pytest

from starlore.table.options import Person
from starlore.web.devices_file import FILE, DevicesFile
from starlore.web.identity.devices import Devices
from starlore.web.limits import address_bans
from starlore.web.limits.address_bans import AddressBans
from starlore.web.limits.expiring import ExpiringRows
from tests.web.harness import Browser, Running, accepted

HOME, AWAY, ELSEWHERE = "203.0.113.1", "203.0.113.7", "203.0.113.9"


def at(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def kicked(running: Running) -> tuple[str, Browser, Browser]:
    """A table whose host has sent somebody away: its code, the host, and who was sent away."""
    ana, ben = running.browser(), running.browser()
    code = ana.open_table("Ana")
    host = ana.connect(code, **at(HOME))
    guest = ben.connect(code, **at(AWAY))
    assert accepted(guest.do(type="sit", name="Ben"))
    assert accepted(host.do(type="kick", player=2))
    assert guest.closed() == (4403, "banned")
    return code, ana, ben


def test_another_cookie_does_not_help(tmp_path: Path) -> None:
    with Running(tmp_path, trusted_proxies="127.0.0.1") as running:
        code, ana, ben = kicked(running)
        assert ben.connect(code, **at(ELSEWHERE)).closed() == (4403, "banned"), "the person, wherever they are"
        assert running.browser().connect(code, **at(AWAY)).closed() == (4403, "banned"), "whoever comes from there"
        assert running.browser().connect(code, **at(ELSEWHERE)).view()["you"] is None
        other = ana.open_table("Ana")
        assert running.browser().connect(other, **at(AWAY)).view()["you"] is None, "at this table alone"


def test_those_who_sit_there_are_not_shut_out_with_a_neighbour(tmp_path: Path) -> None:
    with Running(tmp_path, trusted_proxies="127.0.0.1") as running:
        ana, ben, cleo = running.browser(), running.browser(), running.browser()
        code = ana.open_table("Ana")
        host = ana.connect(code, **at(HOME))
        guest, sister = ben.connect(code, **at(AWAY)), cleo.connect(code, **at(AWAY))
        assert accepted(guest.do(type="sit", name="Ben"))
        assert accepted(sister.do(type="sit", name="Cleo"))
        assert accepted(host.do(type="kick", player=2))
        assert cleo.connect(code, **at(AWAY)).view()["you"] == 3


def test_the_hosts_own_address_is_never_banned(tmp_path: Path) -> None:
    with Running(tmp_path, trusted_proxies="127.0.0.1") as running:
        ana, ben = running.browser(), running.browser()
        code = ana.open_table("Ana")
        host, guest = ana.connect(code, **at(HOME)), ben.connect(code, **at(HOME))
        assert accepted(guest.do(type="sit", name="Ben"))
        assert accepted(host.do(type="kick", player=2))
        assert running.browser().connect(code, **at(HOME)).view()["you"] is None


def test_a_ban_by_address_survives_a_restart(tmp_path: Path) -> None:
    with Running(tmp_path, trusted_proxies="127.0.0.1") as running:
        code, _, _ = kicked(running)
    with Running(tmp_path, trusted_proxies="127.0.0.1") as again:
        assert again.browser().connect(code, **at(AWAY)).closed() == (4403, "banned")
        assert again.browser().connect(code, **at(ELSEWHERE)).view()["you"] is None


def test_a_ban_ends_and_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_bans, "BAN_SECONDS", -1)
    file = DevicesFile(tmp_path / FILE)
    AddressBans(ExpiringRows(file, "barred")).add("STARS2", AWAY)
    file.close()
    reopened = DevicesFile(tmp_path / FILE)
    assert not AddressBans(ExpiringRows(reopened, "barred")).is_banned("STARS2", AWAY)
    assert reopened.ask("select * from kept") == [], "an address is not kept for longer than it is needed"
    reopened.close()


def test_a_programs_address_survives_a_restart_and_still_works_once(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben")
        address = table.browsers["Ana"].http.post(f"/api/tables/{table.code}/programs").json()["url"]
        token = address.rpartition("/")[2]
    assert token.encode() not in (tmp_path / FILE).read_bytes(), "only its hash is kept"
    body = {"name": "Robot", "maker": "somebody"}
    with Running(tmp_path) as again:
        http = again.browser().http
        assert http.post(f"/api/programs/{token}", json=body).status_code == 201
        assert http.post(f"/api/programs/{token}", json=body).json() == {"code": "no_such_link"}
    with Running(tmp_path) as third:
        assert third.browser().http.post(f"/api/programs/{token}", json=body).status_code == 404


def test_the_devices_stay_what_they_were(tmp_path: Path) -> None:
    file = DevicesFile(tmp_path / FILE)
    ExpiringRows(file, "program").put("key", "STARS2", 9e9)
    file.close()
    again = DevicesFile(tmp_path / FILE)
    assert Devices(again).listed == {}
    assert ExpiringRows(again, "program").all() == [("key", "STARS2", 9e9)]
    assert Devices(again).of(Person("nobody")) == []
    again.close()
