"""The plug is pulled in the middle of everything, again and again."""

import asyncio
from pathlib import Path
from random import Random

from rich.console import Console

from starlore.bots import PLAYERS
from support import play_both
from support.server import Process
from support.steady_client import Client, open_table, plays, sign_in
from tests.faults.records import table, times_written, version_of
from tests.table.live import in_a_loop

KILLS = 6
VOLLEY = 25


async def gather(server: Process, game: str) -> list[Client]:
    """Three people at a table."""
    people = [await sign_in(server.url) for _ in range(3)]
    code = await open_table(server.url, people[0], f"{game} 1", game=game, target=100)
    return [Client(server.url, code, secret) for secret in people]


def grid(client: Client) -> list[int]:
    """The cards on the table."""
    cards: list[int] = client.view["game"]["grid"]
    return cards


async def game_begun(client: Client) -> None:
    await client.until(lambda: client.view.get("game"))


async def answers(client: Client, count: int) -> None:
    await client.until(lambda: len(client.accepted) >= count)


async def no_question_open(client: Client) -> None:
    await client.until(lambda: not client.unanswered)


async def goes_on(client: Client, version: int) -> None:
    await client.until(lambda: client.version >= version or client.view["over"])


async def connects(client: Client, times: int) -> None:
    await client.until(lambda: client.connections >= times)


@in_a_loop
async def test_after_every_kill_each_acknowledged_command_is_there_exactly_once(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        tables = [await gather(server, "stella") for _ in range(2)]
        clients = [client for one in tables for client in one]
        running = [asyncio.create_task(client.run()) for client in clients]
        starters = [one[0] for one in tables]
        acknowledged: dict[str, tuple[str, int]] = {}
        for one in tables:
            for number, client in enumerate(one):
                await client.do(type="sit", name=f"Somebody {number}")
            await one[0].do(type="start", game="stella")
            for client in one:
                await game_begun(client)
        for kill in range(KILLS):
            volley = [
                client.say(
                    {"type": "stella", "move": {"type": "mark", "cards": client.view["game"]["grid"][: 1 + turn % 9]}}
                )
                for turn in range(VOLLEY)
                for client in clients
            ]
            await answers(clients[kill % 6], kill * VOLLEY + 6)
            await asyncio.to_thread(server.kill)
            for client in clients:
                code = client.address.split("/")[-2]
                acknowledged |= {name: (code, version) for name, version in client.accepted.items()}
            written = {code: times_written(tmp_path, code) for code, _ in acknowledged.values()}
            assert all(written[code][name] == 1 for name, (code, _) in acknowledged.items())
            assert any(name in acknowledged for name in volley)
            await asyncio.to_thread(server.start)
            for client in clients:
                await no_question_open(client)
                assert client.refused == {}
        for client in clients:
            code = client.address.split("/")[-2]
            written = {code: times_written(tmp_path, code)}
            assert len(client.accepted) == KILLS * VOLLEY + 1 + (client in starters)
            for name, version in list(client.accepted.items())[::40]:
                assert written[code][name] == 1
                assert version_of(tmp_path, code, name) == version
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


@in_a_loop
async def test_every_game_goes_on_after_every_kill(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        tables = [await gather(server, "stella") for _ in range(2)]
        clients = [client for one in tables for client in one]
        running = [asyncio.create_task(client.run()) for client in clients]
        for number, client in enumerate(clients):
            plays(client, Random(number), pace=0.03)
        for one in tables:
            for number, client in enumerate(one):
                await client.do(type="sit", name=f"Somebody {number}")
            assert await one[0].do(type="start") is None
        for _ in range(KILLS):
            before = [one[0].version for one in tables]
            for one, version in zip(tables, before, strict=True):
                await goes_on(one[0], version + 4)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        for one in tables:
            await connects(one[0], KILLS + 1)
            state = table(tmp_path, one[0].address.split("/")[-2])
            assert state.games == 1
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def test_both_games_are_played_to_the_right_winners_while_the_server_is_killed_twice(tmp_path: Path) -> None:
    results = play_both.main(tmp_path, seed=3, console=Console(quiet=True))
    assert [result.partition(":")[0] for result in results] == list(PLAYERS)
