"""People who play on whichever server answers, and write down everything that they are told."""

import asyncio
import contextlib
from hashlib import blake2b
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from starlore.web.identity.cookie import key_of
from support.options import nested
from support.steady_client import Client, plays
from tests.cluster.versions import UNKNOWN_TO_OLD

PAUSE = 0.3
STALE = {"outcome_unknown", "try_again", "storage_unavailable", "too_fast"}
"""Refusals after which the same command is sent again, under the same id."""


def canonical(view: Any) -> bytes:
    """A view without what connections alone tell, and without what only some of the versions in a cluster send."""
    chairs = {name: [chair | {"away": None} for chair in view.get(name, ())] for name in ("chairs", "left")}
    known = known_to_all(view | chairs | {"watching": 0})
    return blake2b(msgspec.json.encode(known, order="sorted"), digest_size=12).digest()


def known_to_all(part: Any) -> Any:
    """A part of a view without members that an older version does not send."""
    if isinstance(part, dict):
        return {name: known_to_all(one) for name, one in part.items() if name not in UNKNOWN_TO_OLD}
    return [known_to_all(one) for one in part] if isinstance(part, list) else part


class Wanderer(Client):
    """Somebody who goes to another server when theirs does not answer."""

    def __init__(self, urls: list[str], code: str, secret: str, rng: Random, *, watching: bool = False) -> None:
        super().__init__(urls[0], code, secret)
        self.urls = urls
        self.code = code
        self.rng = rng
        self.watching = watching
        self.person = None if watching else key_of(secret)
        self.seen: set[tuple[int, bytes]] = set()
        """Every view that was ever shown, with its version."""
        self.troubles = 0
        self.last: tuple[str, Any] | None = None
        """The last thing that was said: unlike a move, the rules would allow it twice."""

    async def run(self) -> None:
        """Stay connected for ever, somewhere."""
        while True:
            url = self.rng.choice(self.urls).replace("http", "ws")
            asked = f"seen={self.epoch}.{self.version}{'&watch' if self.watching else ''}"
            address = f"{url}/api/tables/{self.code}/socket?{asked}"
            headers = {"cookie": f"starlore={self.secret}"}
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                async with connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    open_timeout=5,
                    close_timeout=1,
                    ping_interval=1,
                    ping_timeout=3,
                    max_size=None,
                ) as socket:
                    self.socket = socket
                    self.connections += 1
                    await self.repeat()
                    for name, command in list(self.unanswered.items()):
                        await self.put(name, command)
                    async for message in socket:
                        await self.take(msgspec.json.decode(message))
            self.socket = None
            await asyncio.sleep(PAUSE)

    async def put(self, name: str, command: Any) -> None:
        """Send a command, and remember it."""
        if command["type"] == "say" and name in self.unanswered:
            self.last = (name, command)
        await super().put(name, command)

    async def repeat(self) -> None:
        """Send once more what was said last, as if its answer had been lost: it must not be said again."""
        if self.last is not None and self.last[0] in self.accepted:
            await self.put(*self.last)

    async def take(self, message: dict[str, Any]) -> None:
        """Write down what is shown."""
        if message["type"] == "table":
            self.seen.add((message["version"], canonical(message["view"])))
        await super().take(message)

    async def take_refusal(self, name: str, code: str) -> None:
        """What is not settled is sent again."""
        if code in STALE and name in self.unanswered:
            self.troubles += 1
            self.later(self.again(name))
        elif self.unanswered.pop(name, None) is not None:
            self.refused[name] = code

    async def again(self, name: str) -> None:
        await asyncio.sleep(PAUSE)
        if name in self.unanswered:
            await self.put(name, self.unanswered[name])


class Party:
    """A table that plays one game after the other."""

    def __init__(self, game: str, code: str, people: list[Wanderer], screen: Wanderer) -> None:
        self.game = game
        self.code = code
        self.people = people
        self.screen = screen
        self.finished = 0

    @property
    def everyone(self) -> list[Wanderer]:
        return [*self.people, self.screen]

    async def sit_down(self) -> None:
        for number, client in enumerate(self.people[1:], 2):
            assert await client.do(type="sit", name=f"Player {number}") is None
        assert await self.people[0].do(type="add_bot") is None

    async def play(self) -> None:
        """One game after the other, with some talk."""
        owner = self.people[0]
        while True:
            if owner.view.get("over") and not owner.unanswered:
                self.finished += bool(owner.view.get("playing"))
                await owner.do(type="start", game=self.game)
            await asyncio.sleep(0.5)
            talker = owner.rng.choice(self.people)
            await owner.rng.choice(self.people).repeat()
            if not talker.unanswered:
                talker.say({"type": "say", "text": f"word {len(talker.accepted)}"})


async def gather(urls: list[str], game: str, seed: int, pace: float) -> Party:
    """A table of three people, a bot and a screen."""
    async with httpx.AsyncClient(base_url=urls[0]) as http:
        secret = (await http.get("/api/me")).cookies["starlore"]
        opened = await http.post("/api/tables", json={"name": "Player 1", "options": nested(target=8)})
        code: str = opened.json()["code"]
    secrets = [secret]
    for _ in range(3):
        async with httpx.AsyncClient(base_url=urls[0]) as http:
            secrets.append((await http.get("/api/me")).cookies["starlore"])
    people = [Wanderer(urls, code, one, Random(f"{seed}{game}{n}")) for n, one in enumerate(secrets[:3])]
    screen = Wanderer(urls, code, secrets[3], Random(seed), watching=True)
    for client in people:
        plays(client, client.rng, pace=pace)
    return Party(game, code, people, screen)
