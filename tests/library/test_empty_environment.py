"""The wheel in environments that pip has filled from nothing: the commands of docs/library.md as somebody types them.

Needs an index that pip can reach. Commands are shortened as in `test_commands.py`.
"""

import asyncio
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from support.server import PATIENCE, free_port
from support.steady_client import Client, hang_up, open_table, plays, sign_in
from tests.library.test_commands import ROOT, SHELL, shortened
from tests.library.test_wheel import run, wheel

__all__ = ["wheel"]


def environment(folder: Path, wheel: Path, extra: str) -> Path:
    """An empty environment with the wheel and one extra; the folder of its programs."""
    run(sys.executable, "-m", "venv", folder)
    typed(folder / "bin", folder, "python", "-m", "pip", "install", "-q", f"{wheel}[{extra}]")
    return folder / "bin"


def typed(programs: Path, folder: Path, *words: str) -> str:
    """Run a program of an environment in a folder; what it prints."""
    command = [str(programs / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=folder, env=bare(programs), capture_output=True, text=True, check=False)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


@pytest.fixture(scope="module")
def research(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment(tmp_path_factory.mktemp("research"), wheel, "research")


@pytest.fixture(scope="module")
def served(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment(tmp_path_factory.mktemp("served"), wheel, "server")


def bare(programs: Path) -> dict[str, str]:
    """Variables with which nothing of this checkout is found."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    return kept | {"PATH": f"{programs}:{os.environ['PATH']}"}


def test_the_tutorial_and_a_random_rollout_of_both_games_run(research: Path, tmp_path: Path) -> None:
    shutil.copy(ROOT / "docs" / "library.md", tmp_path)
    assert typed(research, tmp_path, "python", "-W", "ignore", "-m", "doctest", "library.md") == ""


def test_every_command_runs(research: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for line in SHELL:
        if line.startswith("starlore "):
            words = [word.replace(sys.executable, "python") for word in shortened(shlex.split(line, comments=True)[1:])]
            typed(research, tmp_path, "starlore", *words)


@pytest.fixture
def server(served: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs in an environment of its own."""
    port = free_port()
    options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path / "data"), "--bot-pace", "0"]
    with (tmp_path / "output.txt").open("wb") as output:
        running = subprocess.Popen(
            [served / "starlore", "serve", *options], cwd=tmp_path, env=bare(served), stdout=output, stderr=output
        )
    address, deadline = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    try:
        while not answers(address):
            assert running.poll() is None, (tmp_path / "output.txt").read_text()
            assert time.monotonic() < deadline
            time.sleep(0.1)
        yield address
    finally:
        running.terminate()
        running.wait(PATIENCE)


def answers(address: str) -> bool:
    """Somebody listens there."""
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def test_the_example_bot_plays_with_people_at_a_running_server(served: Path, server: str) -> None:
    async def together() -> dict[str, object]:
        secrets = [await sign_in(server) for _ in range(2)]
        code = await open_table(server, secrets[0], "Ana", target=5, first="random")
        people = [Client(server, code, secret) for secret in secrets]
        for number, one in enumerate(people):
            plays(one, Random(number))
        staying = [asyncio.create_task(one.run()) for one in people]
        assert await people[1].do(type="sit", name="Ben") is None
        async with httpx.AsyncClient(base_url=server, cookies={"starlore": secrets[0]}) as http:
            address = (await http.post(f"/api/tables/{code}/programs")).json()["url"]
        pebble = await asyncio.create_subprocess_exec(
            served / "python", ROOT / "examples" / "pebble.py", address, env=bare(served)
        )
        try:
            await people[0].until(lambda: len(people[0].view.get("chairs", ())) == 3)
            assert await people[0].do(type="start", game="dixit") is None
            await people[0].until(lambda: people[0].view["over"] and people[0].view["playing"])
            assert pebble.returncode is None
            return people[0].view
        finally:
            pebble.terminate()
            await pebble.wait()
            await hang_up(*staying)

    view = asyncio.run(asyncio.wait_for(together(), 3 * PATIENCE))
    assert "Pebble" in str(view["chairs"])
