"""The worker processes: a few, started when they are needed, ended when they hang or are idle."""

import asyncio
import contextlib
import os
import signal
import struct
import sys
from pathlib import Path

import msgspec

from starlore.core import Refused
from starlore.owndecks.imaging import Crop, PictureFormats
from starlore.owndecks.worker import Job, JobResult, framed

IDLE = 60.0
"""Seconds after which a worker that nobody needs is let go."""

WALL_CLOCK_FACTOR = 6
"""How much longer something may take by the clock than of processor time: games come first, and it waits for them."""

FILES = 4
HEADER = 65_536


class Workers:
    """Makes pictures, so many at once."""

    def __init__(self, count: int | None = None, *, seconds: float = 20.0, memory: int = 2 << 30) -> None:
        self.seconds = seconds
        self.memory = memory
        self.slots = asyncio.Semaphore(count or max(1, min(4, os.cpu_count() or 1)))
        self.idle: list[asyncio.subprocess.Process] = []
        self.idle_timers: dict[int, asyncio.TimerHandle] = {}

    async def make(self, data: bytes, crop: Crop | None, pixels: int) -> PictureFormats:
        """What can be made of a file; raises `Refused`."""
        done, files = await self.work(Job(len(data), crop, pixels, self.seconds), data, FILES)
        avif, webp, small, whole = files
        return PictureFormats(avif, webp, small, whole, done.crop, done.width, done.height)

    async def make_sheet(self, data: bytes, pixels: int) -> bytes:
        """A sheet of cards; raises `Refused`."""
        _, (sheet,) = await self.work(Job(len(data), None, pixels, self.seconds, sheet=True), data, 1)
        return sheet

    async def work(self, job: Job, data: bytes, count: int) -> tuple[JobResult, list[bytes]]:
        """Let a worker do something that answers with so many files; raises `Refused`."""
        async with self.slots:
            worker = await self.take()
            try:
                async with asyncio.timeout(self.seconds * WALL_CLOCK_FACTOR):
                    done, files = await ask(worker, job, data, count)
            except TimeoutError as error:
                await end(worker)
                raise Refused("picture_too_slow") from error
            except (OSError, EOFError, msgspec.DecodeError) as error:  # it died of what it was given
                await end(worker, after=1.0)
                slow = worker.returncode == -signal.SIGXCPU
                raise Refused("picture_too_slow" if slow else "picture_unreadable") from error
            except BaseException:
                await end(worker)
                raise
            self.give_back(worker)
        if done.code:
            raise Refused(done.code)
        return done, files

    async def take(self) -> asyncio.subprocess.Process:
        """A worker that is alive."""
        while self.idle:
            worker = self.idle.pop()
            self.idle_timers.pop(worker.pid).cancel()
            if worker.returncode is None:
                return worker
        # nothing of the server's surroundings is its business but where the code is
        paths = os.pathsep.join(path for path in sys.path if path and Path(path).is_dir())
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "starlore.owndecks.worker",
            str(self.memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={"PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1", "LC_ALL": "C.UTF-8"},
        )

    def give_back(self, worker: asyncio.subprocess.Process) -> None:
        """It waits for more to do, for a while."""
        self.idle.append(worker)
        loop = asyncio.get_running_loop()
        self.idle_timers[worker.pid] = loop.call_later(IDLE, self.let_go, worker)

    def let_go(self, worker: asyncio.subprocess.Process) -> None:
        """Nobody needs it."""
        self.idle_timers.pop(worker.pid, None)
        if worker in self.idle:
            self.idle.remove(worker)
        if worker.stdin is not None:
            worker.stdin.close()

    async def close(self) -> None:
        """End them all."""
        for timer in self.idle_timers.values():
            timer.cancel()
        while self.idle:
            await end(self.idle.pop())


async def ask(worker: asyncio.subprocess.Process, job: Job, data: bytes, count: int) -> tuple[JobResult, list[bytes]]:
    """Send a file to a worker and read its answer; raises what broken pipes raise."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(framed(job, data))
    await worker.stdin.drain()
    (length,) = struct.unpack("!I", await worker.stdout.readexactly(4))
    if length > HEADER:
        raise EOFError
    done = msgspec.json.decode(await worker.stdout.readexactly(length), type=JobResult)
    files = [await worker.stdout.readexactly(size) for size in done.sizes]
    if not done.code and len(files) != count:
        raise EOFError
    return done, files


async def end(worker: asyncio.subprocess.Process, after: float = 0.0) -> None:
    """End a worker, if it does not end by itself in so many seconds."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(worker.wait(), after)
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    with contextlib.suppress(Exception):
        await worker.wait()
