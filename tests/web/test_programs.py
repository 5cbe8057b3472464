"""Programs at a real server: how they sit down, what they may do, and what happens when one dies."""

import asyncio
from random import Random
from typing import Any

import pytest

from examples.pebble import choose
from starlore.client import Closed, Connection, Denied, Ticket, join, play, play_at
from starlore.core import Refused
from starlore.table.live.room import Room
from starlore.table.ports import StoreUnavailable
from support.steady_client import Client, hang_up, plays
from tests.web.harness import Running


def address_of(gathering: Any, owner: str = "Ana") -> str:
    answer = gathering.browsers[owner].http.post(f"/api/tables/{gathering.code}/programs")
    assert answer.status_code == 201, answer.text
    url: str = answer.json()["url"]
    return url


def sit(gathering: Any, name: str = "Pebble") -> Ticket:
    return asyncio.run(join(address_of(gathering), name=name, maker="Maker & Co"))


def test_a_program_is_shown_with_its_makers_name(running: Running) -> None:
    table = running.table("Ana", "Ben")
    sit(table)
    chair = table["Ben"].view(lambda view: len(view["chairs"]) == 3)["chairs"][2]
    assert (chair["name"], chair["maker"], chair["plays"]) == ("Pebble", "Maker & Co", "person")


def test_an_address_works_once(running: Running) -> None:
    address = address_of(running.table("Ana"))
    asyncio.run(join(address, name="Pebble", maker="M"))
    with pytest.raises(Denied, match="no_such_link"):
        asyncio.run(join(address, name="Flint", maker="M"))


def test_an_address_is_still_good_when_the_program_was_refused(running: Running) -> None:
    address = address_of(running.table("Ana"))
    with pytest.raises(Denied, match="name_taken"):
        asyncio.run(join(address, name="ana", maker="M"))
    assert asyncio.run(join(address, name="Pebble", maker="M")).player == 2


def test_an_address_is_still_good_when_the_table_could_not_be_read(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = address_of(running.table("Ana"))

    async def unreadable(_: str) -> Room:
        raise StoreUnavailable("no node answers")

    with monkeypatch.context() as patched:
        patched.setattr(running.server.tables, "room", unreadable)
        with pytest.raises(Denied, match="storage_unavailable"):
            asyncio.run(join(address, name="Pebble", maker="M"))
    assert asyncio.run(join(address, name="Pebble", maker="M")).player == 2


def test_only_the_owner_gets_an_address(running: Running) -> None:
    table = running.table("Ana", "Ben")
    answers = [table.browsers["Ben"], running.browser()]
    found = [one.http.post(f"/api/tables/{table.code}/programs").json()["code"] for one in answers]
    assert found == ["not_owner", "not_seated"]


def test_a_program_never_owns_a_table(running: Running) -> None:
    table = running.table("Ana")
    ticket = sit(table)
    assert table["Ana"].do("h", type="hand_over", player=ticket.player)["code"] == "is_a_bot"
    table["Ana"].do("l", type="leave")
    assert table["Ana"].view(lambda view: view["you"] is None)["owner"] is None


def test_a_program_gets_what_browsers_get_and_is_refused_like_them(running: Running) -> None:
    table = running.table("Ana")
    ticket = sit(table)

    async def visit() -> str:
        async with Connection(ticket) as program:
            async for update in program.updates():
                assert update.view.you == ticket.player
                break
            await program.do({"type": "say", "text": "hello"})
            with pytest.raises(Refused) as refusal:
                await program.do({"type": "start"})
            return refusal.value.code

    assert asyncio.run(visit()) == "not_owner"


@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_the_example_plays_a_whole_game(running: Running, game: str) -> None:
    table = running.table("Ana", game=game, target=5, first="random")
    addresses = [address_of(table) for _ in range(3)]

    async def programs() -> None:
        playing = [
            asyncio.create_task(play(address, choose, name=f"Pebble {number}", maker="M", games=1))
            for number, address in enumerate(addresses)
        ]
        await asyncio.to_thread(table["Ana"].view, lambda view: len(view["chairs"]) == 4)
        ana = Client(running.url, table.code, table.browsers["Ana"].secret)
        plays(ana, Random(1))
        staying = asyncio.create_task(ana.run())
        assert await ana.do(type="start") is None
        await asyncio.gather(*playing)
        await hang_up(staying)

    asyncio.run(programs())
    assert table["Ana"].view(lambda view: view["over"] and view["games"])["games"] == 1


def test_a_program_that_was_kicked_is_told_so(running: Running) -> None:
    table = running.table("Ana")
    ticket = sit(table)

    async def stay() -> None:
        playing = asyncio.create_task(play_at(ticket, choose))
        await asyncio.to_thread(
            table["Ana"].view, lambda view: len(view["chairs"]) == 2 and view["chairs"][1]["away"] is None
        )
        await asyncio.to_thread(table["Ana"].do, "k", type="kick", player=ticket.player)
        await playing

    with pytest.raises(Closed, match="banned"):
        asyncio.run(stay())
