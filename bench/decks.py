"""Decks of one's own: how long 84 photographs take to become a deck, and what others at their tables notice of it.

The photographs are of about 4 MB each and are sent by two connections, as the client sends them. Beside them people
play: the time from a line of chat to its answer is measured on a quiet server, and while the pictures are made.
"""

import asyncio
import secrets
import tempfile
import time
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import quantiles

import httpx
from PIL import Image
from rich.table import Table
from websockets.asyncio.client import connect

from bench.race import Result
from starlore.owndecks.imaging import make
from starlore.owndecks.quotas import Quotas
from support.server import Process

PICTURES = 84
SENDERS = 2
TALKERS = 8
PACE = 1.9
"""Seconds between two lines of one talker: as fast as the limits let people talk."""

QUIET = 20.0


def photographs() -> list[bytes]:
    """As a phone takes them: twelve megapixels, about four megabytes, none like the other."""
    noise = Image.effect_noise((1500, 1125), 90).convert("RGB").resize((4000, 3000), Image.Resampling.BICUBIC)
    found = []
    for seed in range(PICTURES):
        rng = Random(seed)
        tinted = Image.blend(noise.crop((0, 0, 4000, 3000)), Image.new("RGB", noise.size, rng.randbytes(3)[0]), 0.25)
        out = BytesIO()
        tinted.save(out, "JPEG", quality=84)
        found.append(out.getvalue())
    return found


async def talk(server: Process, number: int, waits: list[float], over: asyncio.Event) -> None:
    """Somebody at a table of their own says something now and then."""
    headers = {"cookie": f"starlore={secrets.token_urlsafe(32)}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers) as http:
        code = (await http.post("/api/tables", json={"name": f"Talker {number}"})).json()["code"]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    async with connect(address, additional_headers=headers, compression=None) as socket:
        await socket.recv()
        await asyncio.sleep(PACE * number / TALKERS)
        count = 0
        while not over.is_set():
            count += 1
            began = time.perf_counter()
            await socket.send(f'{{"type":"do","id":"t{count}","command":{{"type":"say","text":"well"}}}}')
            while '"accepted"' not in str(await socket.recv()):
                pass
            waits.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PACE)


async def send(server: Process, files: list[bytes]) -> float:
    """Make a deck; how many seconds it took from the first byte until the last picture was there."""
    headers = {"cookie": f"starlore={secrets.token_urlsafe(32)}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=120) as http:
        deck = (await http.post("/api/decks", json={"name": "Bench"})).json()["id"]
        waiting = list(enumerate(files))
        began = time.perf_counter()

        async def sender() -> None:
            while waiting:
                number, data = waiting.pop()
                answer = await http.post(f"/api/decks/{deck}/pictures/picture-{number}", content=data)
                assert answer.status_code == 200, answer.text

        await asyncio.gather(*(sender() for _ in range(SENDERS)))
        return time.perf_counter() - began


async def rehearse(server: Process, files: list[bytes]) -> list[Result]:
    """A quiet server, then one that makes pictures."""
    results = []
    took = 0.0
    for name in ("quiet", "while a deck is made"):
        waits: list[float] = []
        over = asyncio.Event()
        talkers = [asyncio.create_task(talk(server, number, waits, over)) for number in range(TALKERS)]
        if name == "quiet":
            await asyncio.sleep(QUIET)
        else:
            took = await send(server, files)
        over.set()
        await asyncio.gather(*talkers)
        results.append(Result(f"p99 {name}", "ms", (quantiles(waits, n=100)[98],)))
    size = sum(map(len, files)) / len(files) / 1e6
    return [Result(f"{len(files)} photographs of {size:.1f} MB", "s", (took,)), *results]


def processor_time(files: list[bytes]) -> float:
    """Seconds of processor time that one photograph takes, without a server around it."""
    began = time.process_time()
    for data in files:
        make(data, None, Quotas().pixels)
    return (time.process_time() - began) / len(files)


def measure(laps: int, seconds: float) -> list[Result]:  # noqa: ARG001 - once is long enough
    """All of it, once."""
    files = photographs()
    with tempfile.TemporaryDirectory() as folder, Process(Path(folder)) as server:
        results = asyncio.run(rehearse(server, files))
    return [*results, Result("processor time of a photograph", "s", (processor_time(files[:8]),))]


def table(results: list[Result]) -> Table:
    """What came out, beside what we want."""
    took, quiet, busy, each = results
    shown = Table("own decks", "measured", "wanted", title="Decks of one's own")
    shown.add_row(took.name, f"{took.rate:.1f} s", "under 60 s on two cores")
    shown.add_row(quiet.name, f"{quiet.rate:.2f} ms", "")
    shown.add_row(busy.name, f"{busy.rate:.2f} ms ({busy.rate / quiet.rate:.2f} times)", "less than 1.5 times")
    shown.add_row(each.name, f"{each.rate:.2f} s", "")
    return shown
