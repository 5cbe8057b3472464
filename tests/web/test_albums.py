"""Albums at a real server: who may see one, and what the link shows for as long as it is on."""

import re
from typing import Any

import pytest

from tests.web.harness import Gathering, Running


@pytest.fixture
def over(running: Running) -> Gathering:
    """A table where a game of Stella has been played."""
    table = running.table("Ana", "Ben", "Cleo")
    play_stella(table)
    return table


def play_stella(table: Gathering) -> None:
    """Everyone marks the same three pictures, four times."""
    table["Ana"].do(type="start", game="stella")
    lines = [table[name] for name in ("Ana", "Ben", "Cleo")]
    while True:
        game = lines[0].settle()["view"]["game"]
        if game["winners"]:
            return
        for line in lines:
            game = line.settle()["view"]["game"]
            if game["seat"] not in game["awaited"]:
                continue
            phase = game["phase"]
            if phase["type"] == "associating":
                line.do(type="stella", move={"type": "mark", "cards": game["grid"][:3]})
                line.do(type="stella", move={"type": "ready"})
            else:
                pointed = {one["card"] for one in phase["pointed"]}
                card = next(card for card in phase["mine"] if card not in pointed)
                line.do(type="stella", move={"type": "point", "card": card})


def asked(table: Gathering, name: str, path: str = "") -> Any:
    return table.browsers[name].http.get(path or f"/api/tables/{table.code}/album")


def share(table: Gathering, name: str, on: bool) -> Any:
    return table.browsers[name].http.post(f"/api/tables/{table.code}/album", json={"on": on})


def test_those_who_sat_there_leaf_through_it(over: Gathering) -> None:
    album = asked(over, "Ben").json()
    (game,) = album["games"]
    assert [one["name"] for one in game["players"]] == ["Ana", "Ben", "Cleo"]
    assert len(game["rounds"]) == 4
    assert {one["what"] for one in game["moments"]} >= {"together", "row"}
    assert (album["code"], album["link"], album["may_share"]) == (over.code, None, False)
    assert asked(over, "Ana").json()["may_share"] is True


def test_nobody_else_does(over: Gathering, running: Running) -> None:
    answer = running.browser().http.get(f"/api/tables/{over.code}/album")
    assert (answer.status_code, answer.json()) == (403, {"code": "album_closed"})
    over["Ana"].do(type="kick", player=2)
    assert asked(over, "Ben").json() == {"code": "banned"}
    answer = running.browser().http.get("/api/tables/222222/album")
    assert answer.json() == {"code": "no_such_table"}


def test_a_running_game_is_not_in_it(over: Gathering) -> None:
    over["Ana"].do(type="start", game="dixit")
    assert [game["game"] for game in asked(over, "Ana").json()["games"]] == ["stella"]


def test_the_link_works_for_as_long_as_it_is_on(over: Gathering, running: Running) -> None:
    assert share(over, "Ben", on=True).json() == {"code": "not_owner"}
    link = share(over, "Ana", on=True).json()["link"]
    token = link.rpartition("/")[2]
    assert re.fullmatch(r"[A-Za-z0-9]{32}", token)
    stranger = running.browser()
    shown = stranger.http.get(f"/api/albums/{token}")
    assert shown.headers["x-robots-tag"] == "noindex"
    assert over.code not in shown.text
    assert token not in shown.text
    assert len(shown.json()["games"]) == 1
    assert asked(over, "Ana").json()["link"] == link
    assert (asked(over, "Ben").json()["link"], asked(over, "Ben").json()["shared"]) == (None, True)
    assert share(over, "Ana", on=False).json() == {"link": None}
    assert stranger.http.get(f"/api/albums/{token}").json() == {"code": "no_such_album"}
    again = share(over, "Ana", on=True).json()["link"]
    assert again != link
    assert stranger.http.get(f"/api/albums/{token}").status_code == 404


def test_a_link_shows_no_more_than_whoever_made_it_may_see(running: Running) -> None:
    table, dan = running.table("Ana", "Ben", "Cleo", spectators=False), running.browser()
    play_stella(table)
    table["Ana"].do(type="start", game="stella")
    table["Ana"].do(type="stop")
    line = dan.connect(table.code)
    line.do(type="sit", name="Dan")
    table["Ana"].do(type="hand_over", player=line.settle()["view"]["you"])
    at = f"/api/tables/{table.code}/album"
    assert dan.http.get(at).json()["games"] == [], "he came when it was over"
    token = dan.http.post(at, json={"on": True}).json()["link"].rpartition("/")[2]
    assert dan.http.get(f"/api/albums/{token}").json()["games"] == []
    assert dan.http.get(f"/api/albums/{token}/1").json() == {"code": "no_such_album"}


def test_a_link_that_never_was_leads_nowhere(running: Running) -> None:
    for token in ("x" * 32, "x", "%00", "a" * 4000):
        assert running.browser().http.get(f"/api/albums/{token}").status_code in {404, 414, 400}


def test_the_album_and_its_link_are_there_after_a_restart(tmp_path: Any) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben", "Cleo")
        play_stella(table)
        link, before = share(table, "Ana", on=True).json()["link"], asked(table, "Ana").json()
        secret, code = table.browsers["Ana"].secret, table.code
    with Running(tmp_path) as running:
        ana = running.browser(secret)
        after = ana.http.get(f"/api/tables/{code}/album").json()
        assert after["games"] == before["games"]
        shown = running.browser().http.get(f"/api/albums/{link.rpartition('/')[2]}").json()
        assert shown["games"] == before["games"]


def test_what_is_asked_for_must_make_sense(over: Gathering) -> None:
    answer = over.browsers["Ana"].http.post(f"/api/tables/{over.code}/album", json={"on": "yes"})
    assert answer.json() == {"code": "malformed"}


def test_whoever_is_forgotten_takes_name_and_link_along(over: Gathering, running: Running) -> None:
    token = share(over, "Ana", on=True).json()["link"].rpartition("/")[2]
    over.browsers["Ana"].http.post("/api/me/erase", json={"sure": True})
    assert running.browser().http.get(f"/api/albums/{token}").status_code == 404
    names = [one["name"] for one in asked(over, "Ben").json()["games"][0]["players"]]
    assert names == ["★ 1", "Ben", "Cleo"]


def test_whoever_is_forgotten_is_nameless_in_an_album_that_was_leafed_through_before(over: Gathering) -> None:
    assert asked(over, "Ben").json()["games"][0]["players"][0]["name"] == "Ana"
    over.browsers["Ana"].http.post("/api/me/erase", json={"sure": True})
    assert asked(over, "Ben").json()["games"][0]["players"][0]["name"] == "★ 1"
    assert asked(over, "Ben", "/api/me/evenings").json()["evenings"][0]["players"] == ["★ 1", "Ben", "Cleo"]


def test_a_game_is_replayed_through_any_eyes_but_only_when_it_is_over(over: Gathering, running: Running) -> None:
    shown = asked(over, "Ben", f"/api/tables/{over.code}/album/1?seat=0").json()
    assert shown["frames"][-1]["view"]["winners"]
    assert {frame["view"]["seat"] for frame in shown["frames"]} == {0}
    over["Ana"].do(type="start", game="dixit")
    for path, code in (("album/2", "no_such_album"), ("album/x", "no_such_album"), ("album/1?seat=9", "no_such_seat")):
        assert asked(over, "Ben", f"/api/tables/{over.code}/{path}").json() == {"code": code}
    token = share(over, "Ana", on=True).json()["link"].rpartition("/")[2]
    assert running.browser().http.get(f"/api/albums/{token}/1").json()["frames"]
    assert running.browser().http.get(f"/api/tables/{over.code}/album/1").json() == {"code": "album_closed"}


def test_my_evenings_are_those_of_tables_where_i_sat(over: Gathering, running: Running) -> None:
    (one,) = asked(over, "Ben", "/api/me/evenings").json()["evenings"]
    assert (one["code"], one["games"], one["players"]) == (over.code, ["stella"], ["Ana", "Ben", "Cleo"])
    assert one["picture"]
    assert running.browser().http.get("/api/me/evenings").json() == {"evenings": []}
    over["Ana"].do(type="kick", player=2)
    assert asked(over, "Ben", "/api/me/evenings").json() == {"evenings": []}


def test_a_player_looks_back_at_a_round_that_is_over(over: Gathering, running: Running) -> None:
    path = f"/api/tables/{over.code}/rounds"
    lens = asked(over, "Ben", f"{path}/1/lens").json()["lens"]
    assert (lens["mine"], len(lens["points"])) == (3, 10)
    for number in ("0", "5", "x"):
        assert asked(over, "Ben", f"{path}/{number}/lens").json() == {"code": "round_not_over"}
    assert running.browser().http.get(f"{path}/1/lens").json() == {"code": "not_in_game"}
    over["Ana"].do(type="start", game="dixit")
    assert asked(over, "Ben", f"{path}/1/lens").json() == {"code": "round_not_over"}
