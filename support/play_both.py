"""A dress rehearsal: both games at once over plain WebSockets, while the server is killed twice.

python -m support.play_both
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console

from starlore import bots
from support.referee import totals, winners
from support.server import Process
from support.steady_client import Client, open_table, plays, sign_in

PLAYERS = 4
KILLS = 2
PATIENCE = 300.0


class Rehearsal:
    """A table with one game on it."""

    def __init__(self, game: str, code: str, clients: list[Client]) -> None:
        self.game = game
        self.code = code
        self.clients = clients

    @property
    def over(self) -> bool:
        """The game has been played to its end, and everyone knows."""
        return all(one.view.get("over") and one.view.get("playing") for one in self.clients)

    async def begin(self) -> None:
        """Everyone sits down, and the owner starts the game."""
        for number, client in enumerate(self.clients[1:], 2):
            assert await client.do(type="sit", name=f"Player {number}") is None
        assert await self.clients[0].do(type="start", game=self.game) is None

    async def result(self) -> str:
        """What came out, checked by a referee who counts again."""
        rounds = await self.clients[0].ask_rounds()
        seen = self.clients[0].view["game"]
        assert all(client.view["game"]["winners"] == seen["winners"] for client in self.clients)
        assert seen["scores"] == totals(self.game, rounds)
        assert seen["winners"] == winners(self.game, rounds)
        assert not any(client.unanswered for client in self.clients)
        return f"{self.game}: {seen['scores']} after {len(rounds)} rounds, won by {seen['winners']}"


async def gather(url: str, game: str) -> Rehearsal:
    """A table with everyone around it."""
    people = [await sign_in(url) for _ in range(PLAYERS)]
    code = await open_table(url, people[0], "Player 1", target=10)
    return Rehearsal(game, code, [Client(url, code, secret) for secret in people])


async def rehearse(server: Process, seed: int, console: Console) -> list[str]:
    """Play both games to the end, come what may; what came out of them."""
    tables = [await gather(server.url, game) for game in bots.PLAYERS]
    clients = [client for table in tables for client in table.clients]
    running = [asyncio.create_task(client.run()) for client in clients]
    for number, client in enumerate(clients):
        plays(client, Random(seed + number), pace=0.02)
    await asyncio.gather(*(table.begin() for table in tables))
    for _ in range(KILLS):
        before = sum(len(client.accepted) for client in clients)
        while sum(len(client.accepted) for client in clients) < before + 20 and not all(t.over for t in tables):
            await asyncio.sleep(0.002)
        await asyncio.to_thread(server.kill)
        console.print(f"killed after {sum(len(client.accepted) for client in clients)} moves")
        await asyncio.to_thread(server.start)
    while not all(table.over for table in tables):
        await asyncio.sleep(0.02)
    results = [await table.result() for table in tables]
    assert all(client.connections == KILLS + 1 for client in clients), "somebody was not cut off by every kill"
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return results


def main(folder: Path, seed: int = 1, console: Console | None = None) -> list[str]:
    """Rehearse on a server of its own."""
    console = console or Console()
    with Process(folder) as server:
        results = asyncio.run(asyncio.wait_for(rehearse(server, seed, console), PATIENCE))
    for result in results:
        console.print(result)
    return results


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(Path(folder), seed=int(sys.argv[1]) if len(sys.argv) > 1 else 1)
