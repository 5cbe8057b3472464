"""The examples of docs/programs.md, run against a real server."""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starlore.client import play
from starlore.table.live.watchdog import GONE_AFTER, MOVE_TIMEOUT
from starlore.web.identity.program_links import LINKS_OF_TABLE
from starlore.web.limits.limits import Limits
from support.steady_client import Client, hang_up, plays
from tests.web.harness import Browser, Running
from tests.web.test_protocol_page import holds

PAGE = (Path(__file__).parents[2] / "docs" / "programs.md").read_text()


def test_the_requests_are_true(running: Running) -> None:
    owner = running.browser()
    code, address = owner.open_table("Ana"), ""
    for example in re.findall(r"^```http\n(.*?)^```", PAGE, re.M | re.S):
        request, answer = example.replace("{code}", code).replace("{address}", address).split("\n\n")
        first, _, body = request.partition("\n")
        browser: Browser = owner if not body else running.browser()
        method, path = first.split()
        found = browser.http.request(method, path, **({"json": json.loads(body)} if body else {}))
        status, _, expected = answer.strip().partition("\n")
        assert (found.status_code, example) == (int(status), example)
        assert holds(json.loads(expected), found.json()), found.text
        address = found.json().get("url", address)


@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_the_program_on_the_page_plays(running: Running, game: str) -> None:
    source = re.search(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    assert source is not None
    program: dict[str, Any] = {}
    exec(source[1], program)
    table = running.table("Ana", "Ben", game=game, target=5, first="random")
    address = table.browsers["Ana"].http.post(f"/api/tables/{table.code}/programs").json()["url"]

    async def together() -> None:
        flint = asyncio.create_task(play(address, program["choose"], name="Flint", maker="Ana", games=1))
        people = [Client(running.url, table.code, table.browsers[name].secret) for name in ("Ana", "Ben")]
        for number, one in enumerate(people):
            plays(one, Random(number))
        staying = [asyncio.create_task(one.run()) for one in people]
        await people[0].until(lambda: people[0].view and len(people[0].view["chairs"]) == 3)
        assert await people[0].do(type="start") is None
        await flint
        await hang_up(*staying)

    asyncio.run(asyncio.wait_for(together(), 120))


def test_the_limits_are_true() -> None:
    limits = Limits()
    assert f"{limits.messages[0]} at once, {limits.messages[1]} a second" in PAGE
    assert f"| size of a message | {limits.message // 1024} KB |" in PAGE
    assert f"| {MOVE_TIMEOUT:.0f} seconds while others wait" in PAGE
    assert f"| {GONE_AFTER:.0f} seconds |" in PAGE
    assert f"| open addresses of a table | {LINKS_OF_TABLE};" in PAGE
