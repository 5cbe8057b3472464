"""What can go wrong with a cluster. Each fault is undone by itself; afterwards everything must go on."""

import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable
from random import Random

from tests.cluster.world import World

ELECTION = 5.0
"""Seconds after which a silent leader is replaced."""


async def kill_node(world: World, rng: Random) -> None:
    node = rng.choice(world.nodes.all)
    await asyncio.to_thread(node.kill)
    await asyncio.sleep(rng.uniform(0.5, ELECTION))
    node.start()


async def pause_node(world: World, rng: Random) -> None:
    node = rng.choice(world.nodes.all)
    node.send(signal.SIGSTOP)
    await asyncio.sleep(rng.uniform(1.0, 2 * ELECTION))
    node.send(signal.SIGCONT)


async def kill_server(world: World, rng: Random) -> None:
    server = rng.choice(world.servers)
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(rng.uniform(0.0, 1.0))
    await asyncio.to_thread(server.start)


async def pause_server(world: World, rng: Random) -> None:
    server = rng.choice(world.servers)
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(rng.uniform(1.0, ELECTION))
    server.process.send_signal(signal.SIGCONT)


async def cut_node(world: World, rng: Random) -> None:
    lines = world.lines_of_node(rng.randrange(3))
    world.lines.set(lines, whole=False)
    await asyncio.sleep(rng.uniform(1.0, 2 * ELECTION))
    world.lines.set(lines, whole=True)


async def cut_server(world: World, rng: Random) -> None:
    lines = world.up[rng.randrange(len(world.servers))]
    world.lines.set(lines, whole=False)
    await asyncio.sleep(rng.uniform(0.5, ELECTION))
    world.lines.set(lines, whole=True)


async def lose_majority(world: World, rng: Random) -> None:
    for node in rng.sample(world.nodes.all, 2):
        await asyncio.to_thread(node.kill)
    await asyncio.sleep(rng.uniform(1.0, ELECTION))
    await asyncio.to_thread(world.nodes.start)


async def restart_all_nodes(world: World, rng: Random) -> None:
    for node in world.nodes.all:
        node.send(signal.SIGKILL)
    for node in world.nodes.all:
        await asyncio.to_thread(node.kill)
    await asyncio.sleep(rng.uniform(0.0, 1.0))
    await asyncio.to_thread(world.nodes.start)


async def roll_servers(world: World, rng: Random) -> None:
    """One after the other is told to stop, and started again, as a new version is."""
    for server in rng.sample(world.servers, len(world.servers)):
        await asyncio.to_thread(server.end, signal.SIGTERM)
        await asyncio.to_thread(server.start)


async def roll_versions(world: World, rng: Random) -> None:
    """One after the other becomes another version: for a while several of them serve the same tables."""
    first = rng.randrange(len(world.versions))
    for number, server in enumerate(rng.sample(world.servers, len(world.servers))):
        await asyncio.to_thread(server.end, signal.SIGTERM)
        world.change_version(server, first + number)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(rng.uniform(0.5, 2.0))


async def fill_disk(world: World, rng: Random) -> None:
    """A node can write nothing more: it must not acknowledge what it has not written. Then there is room again.

    A node whose disk was full does without JetStream until it is started again.
    """
    if not world.small:
        return
    number = rng.randrange(len(world.small))
    ballast = world.small[number] / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    await asyncio.sleep(rng.uniform(2.0, 2 * ELECTION))
    ballast.unlink()
    node = world.nodes.all[number]
    await asyncio.to_thread(node.kill)
    node.start()


Fault = Callable[[World, Random], Awaitable[None]]
FAULTS: dict[str, Fault] = {
    fault.__name__: fault
    for fault in (
        kill_node,
        pause_node,
        kill_server,
        pause_server,
        cut_node,
        cut_server,
        lose_majority,
        restart_all_nodes,
        roll_servers,
        roll_versions,
        fill_disk,
    )
}
