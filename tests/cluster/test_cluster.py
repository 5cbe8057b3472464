"""A cluster of three nodes and three servers: a short run of what `make torture` does for longer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from starlore.web.identity.cookie import new_secret
from support.nodes import Nodes
from support.server import Process
from support.steady_client import open_table
from tests.cluster.planted import BUGS
from tests.cluster.torture import is_claim, run
from tests.table.live import in_a_loop


def test_nothing_is_lost_or_shown_wrongly_while_everything_fails(tmp_path: Path) -> None:
    counted = run(tmp_path, seed=5, seconds=10, tables=2)
    assert counted["commands acknowledged"] > 50
    assert counted["views checked"] > 100


@pytest.mark.long
@pytest.mark.parametrize("bug", BUGS)
def test_a_bug_that_was_planted_is_found(tmp_path: Path, bug: str) -> None:
    with pytest.raises(AssertionError) as found:
        run(tmp_path, seed=3, seconds=20, plant=bug)
    assert is_claim(found.value)


@pytest.fixture(scope="module")
def urls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Two servers of the same tables."""
    folder = tmp_path_factory.mktemp("two")
    for name in ("a", "b"):
        (folder / name).mkdir()
    with (
        Nodes(folder, 1) as nodes,
        Process(folder / "a", "--store", nodes.url) as one,
        Process(folder / "b", "--store", nodes.url) as other,
    ):
        yield [one.url, other.url]


def browser(url: str, secret: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, cookies={"starlore": secret})


@in_a_loop
async def test_my_tables_are_mine_on_every_server(urls: list[str]) -> None:
    secret = new_secret()
    code = await open_table(urls[0], secret, "Ana")
    async with browser(urls[1], secret) as http:
        assert code in (await http.get("/api/me")).text


@in_a_loop
async def test_a_device_is_linked_over_two_servers_and_ended_on_both(urls: list[str]) -> None:
    async with browser(urls[0], new_secret()) as http, browser(urls[1], new_secret()) as other:
        token = (await http.post("/api/me/devices", json={})).json()["url"].partition("#")[2]
        body = {"token": token}

        async def answered(wanted: str) -> httpx.Response:
            while (said := await other.post("/api/me/adopt", json=body)).json().get("state") != wanted:
                await asyncio.sleep(0.1)
            return said

        asked = (await answered("waiting")).json()
        while (asking := (await http.get("/api/me/devices")).json().get("asking")) is None:
            await asyncio.sleep(0.1)
        assert asking["check"] == asked["check"]
        await http.post("/api/me/devices/confirm", json={"id": asking["id"], "yes": True})
        fresh = (await answered("done")).cookies["starlore"]
        async with browser(urls[1], fresh) as adopted:
            mine = (await adopted.get("/api/me/devices")).json()["devices"]
            assert len(mine) == 2
            (own,) = [one["id"] for one in mine if one["this"]]
            await http.post("/api/me/devices/end", json={"id": own})
            while len((await adopted.get("/api/me/devices")).json()["devices"]) != 1:  # somebody new
                await asyncio.sleep(0.1)


@in_a_loop
async def test_codes_that_were_tried_on_one_server_count_on_the_other(urls: list[str]) -> None:
    found = []
    for url in (*urls, *urls):
        async with browser(url, new_secret()) as http:
            found += [(await http.get("/api/tables/ZZZZZZ")).status_code for _ in range(25)]
        await asyncio.sleep(0.3)
    assert 55 <= found.count(404) <= 65  # what one server alone lets through from one address, and what trickles in
