"""A table over real sockets: presence, chat, spectators, kicking, moving to another device, and whole games."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from starlore.bots import PLAYERS
from starlore.bots.random_brain import RandomBrain
from starlore.games import GAMES
from starlore.store.operating import prune
from starlore.store.sqlite import SqliteStore
from starlore.table.events import Said
from starlore.table.log.records import Entry
from starlore.table.options import Player
from starlore.web.serve import DATABASE
from support.waiting import until
from tests.table.live import chained
from tests.web.harness import Gathering, Running, accepted

BRAIN = RandomBrain()
TURNS = count(1)


def play(table: Gathering, game: str, rng: Random, until: Callable[[Any], Any] = lambda _: False) -> None:
    """Everyone moves until the game is over, or as one wishes."""
    while True:
        for number, line in enumerate(table):
            view = line.settle()["view"]
            if view["over"] or until(view["game"]):
                return
            if number in view["game"]["awaited"]:
                seen = GAMES[game].views.decode(msgspec.json.encode(view["game"]))
                command = BRAIN.choose(game, seen, "friend", "en", rng)
                line.do(f"t{next(TURNS)}", type=game, move=msgspec.to_builtins(command))


@pytest.mark.parametrize("game", PLAYERS)
def test_people_play_a_whole_game(running: Running, game: str) -> None:
    table = running.table("Ana", "Ben", "Cleo", target=5)
    table["Ana"].do(type="start", game=game)
    play(table, game, Random(1))
    views = [line.settle()["view"] for line in table]
    assert all(view["over"] for view in views)
    assert len({str(view["game"]["winners"]) for view in views}) == 1
    table["Ben"].send({"type": "rounds", "id": "all"})
    answer = table["Ben"].answer("all")
    assert len(answer["rounds"]) == views[0]["game"]["round"]
    assert answer["moments"]


@pytest.mark.parametrize("watching", [False, True])
def test_whoever_has_seen_more_on_another_server_does_not_see_the_table_go_back(
    running: Running, watching: bool
) -> None:
    table = running.table("Ana", "Ben")
    first = table["Ana"].settle()
    epoch = running.server.tables.store.epoch
    asyncio.run(write_elsewhere(running.folder / DATABASE, table.code, first["view"]["chairs"][0]["player"]))
    watch = "&watch" if watching else ""
    seen = table.browsers["Ana"].connect(table.code, f"?seen={epoch - 1}.{first['version'] + 1}{watch}").hear()
    assert seen["version"] == first["version"]  # another history: nothing is to be read
    seen = table.browsers["Ana"].connect(table.code, f"?seen={epoch}.{first['version'] + 1}{watch}").hear()
    assert seen["version"] == first["version"] + 1
    assert [line["text"] for line in seen["chat"]] == ["from elsewhere"]
    for nonsense in ("", "x", f"{epoch}", f"{epoch}.-1", "9" * 99 + ".1", f"{epoch}.{10**14}"):
        again = table.browsers["Ana"].connect(table.code, f"?seen={nonsense}{watch}").hear()
        assert again["version"] == seen["version"]


async def write_elsewhere(file: Path, code: str, player: Player) -> None:
    """Another server says something at a table, and nobody tells this one of it."""
    store = SqliteStore(file)
    log = list(await store.read(code))
    await store.append(code, len(log), *chained(code, Entry(0.0, (Said(player, "from elsewhere"),)), after=log))
    await store.close()


def test_one_person_plays_with_bots(running: Running) -> None:
    table = running.table("Ana", target=5)
    for _ in range(3):
        table["Ana"].do(type="add_bot")
    table["Ana"].do(type="start", game="dixit")
    rng = Random(2)
    line, turn = table["Ana"], 0
    while not (view := line.view(lambda view: view["over"] or 0 in view["game"]["awaited"]))["over"]:
        turn += 1
        seen = GAMES["dixit"].views.decode(msgspec.json.encode(view["game"]))
        move = msgspec.to_builtins(BRAIN.choose("dixit", seen, "friend", "en", rng))
        line.do(f"m{turn}", type="dixit", move=move)
    assert view["game"]["winners"]


def test_nobody_receives_what_is_not_theirs(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo", first="random")
    table["Ana"].do(type="start", game="dixit")
    watcher = running.browser().connect(table.code)
    screen = table.browsers["Ana"].connect(table.code, "?watch")
    play(table, "dixit", Random(3), lambda game: game["round"] == 3)
    hands = [set(line.settle()["view"]["game"]["hand"]) for line in table]
    assert not hands[0] & hands[1]
    for line in (watcher, screen):
        line.settle()
        for update in (one for one in line.heard if one["type"] == "table"):
            assert update["view"]["you"] is None
            game = update["view"]["game"]
            assert (game["seat"], game["hand"]) == (None, [])
            assert not game["phase"].get("mine")
            assert not game["phase"].get("vote")


def test_a_shared_screen_only_watches(running: Running) -> None:
    table = running.table("Ana")
    screen = table.browsers["Ana"].connect(table.code, "?watch=1")
    assert screen.view()["you"] is None
    assert screen.do("x", type="say", text="hi")["code"] == "only_watching"


def test_without_spectators_strangers_see_the_table_but_not_the_game(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo", spectators=False)
    table["Ana"].do(type="start", game="dixit")
    stranger = running.browser().connect(table.code)
    view = stranger.view()
    assert (view["playing"], view["game"]) == ("dixit", None)
    stranger.send({"type": "rounds", "id": "r"})
    assert stranger.answer("r")["code"] == "no_spectators"


def test_everyone_sees_who_comes_and_goes(running: Running) -> None:
    table = running.table("Ana", "Ben")
    assert table["Ana"].view()["chairs"][1]["away"] is None
    table["Ben"].close()
    away = table["Ana"].view(lambda view: view["chairs"][1]["away"])["chairs"][1]["away"]
    assert away > 1_700_000_000
    table.browsers["Ben"].connect(table.code)
    table["Ana"].view(lambda view: view["chairs"][1]["away"] is None)


def test_a_player_who_vanishes_in_a_vote_goes_on_from_another_device(running: Running) -> None:
    table = running.table("Ana", "Ben", "Cleo", first="random")
    table["Ana"].do(type="start", game="dixit")
    play(table, "dixit", Random(4), lambda game: game["phase"]["type"] == "voting")
    storyteller = table["Ana"].settle()["view"]["game"]["phase"]["storyteller"]
    name, seat = ("Ben", 1) if storyteller != 1 else ("Cleo", 2)
    table[name].settle()
    slot = next(slot for slot in (1, 2, 3, 4, 5) if slot not in table[name].view()["game"]["phase"]["mine"])
    vote: dict[str, Any] = {"type": "dixit", "move": {"type": "vote", "slot": slot}}
    table[name].send({"type": "do", "id": "my-vote", "command": vote})
    table[name].close()
    phone = running.browser()
    phone.become(table.browsers[name])
    line = phone.connect(table.code)
    first, second = line.do("my-vote", **vote), line.do("my-vote", **vote)
    assert accepted(first) == accepted(second)
    after = line.settle()["view"]["game"]
    assert seat == after["seat"]
    assert after["phase"]["type"] != "voting" or after["phase"]["vote"] == slot


def test_a_kicked_person_is_shown_out_and_cannot_come_back(running: Running) -> None:
    table = running.table("Ana", "Ben")
    table["Ana"].do(type="kick", player=2)
    assert table["Ben"].closed() == (4403, "banned")
    assert table["Ben"].heard[-1] == {"type": "bye", "code": "banned"}
    assert table.browsers["Ben"].connect(table.code).closed() == (4403, "banned")
    assert table.browsers["Ben"].connect(table.code, "?watch").closed() == (4403, "banned")


def test_people_chat_and_latecomers_read_it(running: Running) -> None:
    table = running.table("Ana", "Ben")
    table["Ana"].do(type="say", text=" Hello 🦊 ")
    heard = table["Ben"].hear_until(lambda message: message.get("chat"))
    assert heard["chat"] == [{"player": 1, "name": "Ana", "text": "Hello 🦊"}]
    assert running.browser().connect(table.code).hear()["chat"] == heard["chat"]


def test_reactions_are_seen_by_all_once_and_not_kept(running: Running) -> None:
    table = running.table("Ana", "Ben")
    table["Ana"].do("g", type="react", reaction="heart")
    table["Ana"].do("g", type="react", reaction="heart")
    table["Ben"].settle()
    reactions = [message for message in table["Ben"].heard if message["type"] == "reaction"]
    assert reactions == [{"type": "reaction", "player": 1, "reaction": "heart"}]
    late = running.browser().connect(table.code)
    late.settle()
    assert sorted(message["type"] for message in late.heard) == ["pong", "table"]


def test_the_owner_switches_the_chat_off(running: Running) -> None:
    table = running.table("Ana", "Ben")
    table["Ana"].do(type="options", options={"chat": False})
    assert table["Ben"].do(type="say", text="hi")["code"] == "chat_off"
    assert table["Ben"].do(type="react", reaction="heart")["code"] == "chat_off"
    table["Ana"].settle()
    assert not any(message["type"] == "reaction" for message in table["Ana"].heard)


def test_one_tables_trouble_does_not_touch_another(running: Running) -> None:
    broken, fine = running.table("Ana"), running.table("Ben")
    room = running.server.tables.rooms[broken.code]
    room.ledger.decided = None  # type: ignore[assignment]
    broken["Ana"].send({"type": "do", "id": "x", "command": {"type": "say", "text": "hi"}})
    assert accepted(fine["Ben"].do(type="say", text="still here"))


def test_a_table_whose_log_is_broken_hides_no_other_from_those_who_sit_there(running: Running) -> None:
    ana = running.browser()
    broken, fine = ana.open_table("Ana"), ana.open_table("Ana")
    with closing(sqlite3.connect(running.folder / DATABASE)) as database, database:
        database.execute("update log set record = '{}' where code = ?", (broken,))
    assert [card["code"] for card in ana.http.get("/api/me").json()["tables"]] == [fine]
    assert ana.connect(broken).closed() == (1013, "storage_unavailable")
    assert ana.connect(fine).view()["you"] == 1


def test_a_table_that_is_pruned_while_people_look_at_it_is_gone_for_them_too(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben")
        prune(tmp_path / DATABASE, time.time() + 1)
        table["Ana"].send({"type": "do", "id": "x", "command": {"type": "add_bot"}})
        assert [line.closed() for line in table] == [(4404, "no_such_table")] * 2
        assert table.browsers["Ana"].connect(table.code).closed() == (4404, "no_such_table")


def test_a_table_that_nobody_looks_at_is_not_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starlore.web.server.SWEEP_INTERVAL", 0.02)
    with Running(tmp_path) as running:
        table = running.table("Ana", "Ben")
        other = running.browser().open_table("Cleo")
        table["Ana"].do(type="say", text="hi")
        assert set(running.server.tables.rooms) == {table.code}
        for line in list(table):
            line.close()
        with monkeypatch.context() as at_once:
            at_once.setattr("starlore.table.live.tables.IDLE_SECONDS", 0.0)
            until(lambda: not running.server.tables.rooms)
        back = table.browsers["Ben"].connect(table.code)
        assert back.hear()["chat"][0]["text"] == "hi"
        assert other not in running.server.tables.rooms
