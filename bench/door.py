"""What strangers can do to a server: the same small load before and after a change. Loopback only, under a minute.

python -m bench.door

One person writes as much as the limits let through; a crowd comes to one table at once; connections stay silent; one
connection asks for the server's health as fast as it can. `PYTHONPATH=OTHER/src` measures another version.
"""

import asyncio
import json
import secrets
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.server import Process

WRITING = 10.0
SOCKETS = 12
CROWDS = (150, 600)
SILENT = 600
SILENCE = 25.0
FLOOD = 3.0
WORDS = [["x" + "\u200b" * 190, ""]] * 10


def headers(secret: str, number: int = 0) -> dict[str, str]:
    """Somebody of this secret, from an address of their own."""
    return {"cookie": f"starlore={secret}", "x-forwarded-for": f"198.51.{number // 250}.{number % 250 + 1}"}


def opened(server: Process, secret: str) -> str:
    answer = httpx.post(f"{server.url}/api/tables", json={"name": "Ana"}, headers=headers(secret))
    return str(answer.json()["code"])


def line(server: Process, code: str, secret: str, number: int = 0) -> connect:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{code}/socket"
    return connect(address, additional_headers=headers(secret, number), compression=None, open_timeout=60)


def size(server: Process) -> int:
    return sum(file.stat().st_size for file in server.folder.glob("starlore.sqlite3*"))


async def write(server: Process) -> str:
    """Own words that nobody sees, as often as they are taken."""
    secret = secrets.token_urlsafe(32)
    code, before, sent = opened(server, secret), size(server), 0
    refused: dict[str, int] = {}

    async def writer(number: int) -> None:
        nonlocal sent
        async with line(server, code, secret) as socket:
            end = time.monotonic() + WRITING
            while time.monotonic() < end:
                sent += 1
                command = {"type": "options", "options": {"rules": {"stella": {"own": WORDS}}}}
                await socket.send(json.dumps({"type": "do", "id": f"w{number}-{sent}", "command": command}))
                await answer(socket, refused)
                await asyncio.sleep(0.125)

    await asyncio.gather(*(writer(number) for number in range(SOCKETS)), return_exceptions=True)
    return f"{sent} sent, refused {refused}, {(size(server) - before) / 1e6:.2f} MB on the disk in {WRITING:.0f} s"


async def answer(socket: ClientConnection, refused: dict[str, int]) -> None:
    """What became of a command."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "refused":
            refused[message["code"]] = refused.get(message["code"], 0) + 1
            return
        if message.get("accepted"):
            return


async def crowd(server: Process, count: int) -> str:
    """Everyone comes to one table at once; somebody else wants to know whether the server is well."""
    code = opened(server, secrets.token_urlsafe(32))
    worst, came, messages = 0.0, 0, 0
    over = asyncio.Event()

    async def visitor(number: int) -> None:
        nonlocal came, messages
        try:
            async with line(server, code, secrets.token_urlsafe(32), number) as socket:
                await socket.recv()
                came += 1
                messages += 1
                while not over.is_set():
                    await asyncio.wait_for(socket.recv(), 60)
                    messages += 1
        except (ConnectionClosed, TimeoutError):
            pass

    async def look() -> None:
        nonlocal worst
        async with httpx.AsyncClient(timeout=60) as http:
            while not over.is_set():
                started = time.perf_counter()
                await http.get(f"{server.url}/healthz", headers={"x-forwarded-for": "203.0.113.7"})
                worst = max(worst, time.perf_counter() - started)
                await asyncio.sleep(0.05)

    started = time.perf_counter()
    looking = asyncio.create_task(look())
    visitors = [asyncio.create_task(visitor(number)) for number in range(count)]
    seen, still = -1, 0
    while still < 10:
        await asyncio.sleep(0.1)
        seen, still = came, still + 1 if came == seen else 0
    seconds = time.perf_counter() - started - 1.0
    over.set()
    for one in visitors:
        one.cancel()
    await asyncio.gather(*visitors, looking, return_exceptions=True)
    return f"{came} in after {seconds:.2f} s, {messages} messages, health answered after {worst * 1000:.0f} ms at worst"


async def keep_silent(server: Process) -> str:
    """Connections without a byte."""
    opened_now = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(SILENT)]
    await asyncio.sleep(SILENCE)
    left = sum(not reader.at_eof() for reader, _ in opened_now)
    for _, writer in opened_now:
        writer.close()
    return f"{left} of {SILENT} still open after {SILENCE:.0f} s"


async def flood(server: Process) -> str:
    """One connection asks as fast as it can."""
    counts: dict[int, int] = {}
    async with httpx.AsyncClient() as http:
        end = time.monotonic() + FLOOD
        while time.monotonic() < end:
            status = (await http.get(f"{server.url}/healthz")).status_code
            counts[status] = counts.get(status, 0) + 1
    return f"answers in {FLOOD:.0f} s: {counts}"


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Process(Path(folder), "--trusted-proxies", "127.0.0.1") as server:
        print("writing:", await write(server))
        for count in CROWDS:
            print(f"crowd of {count}:", await crowd(server, count))
        print("silent:", await keep_silent(server))
        print("flood:", await flood(server))


if __name__ == "__main__":
    asyncio.run(main())
