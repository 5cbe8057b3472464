"""A server and its crowd that play for a moment whenever a line comes in, run by `bench.compare` in any version's tree.

So it names nothing that only this version has.
"""

import asyncio
import gc
import os
import sys
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvloop

SECONDS = 3.0

people: Any = import_module("bench.crowd" if find_spec("bench.crowd") else "bench.load")
bench: Any = import_module("bench.server")


def processor_time(pid: int) -> float:
    """Seconds that a process has spent on the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main() -> None:
    """Sit everyone down, then wait to be asked."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    with (
        tempfile.TemporaryDirectory() as folder,
        bench.server(cores[0], "tables", Path(folder) / "data") as (port, process),
    ):
        await bench.answers(port)
        crowd = people.Crowd(1)
        people.start(await people.gather(crowd, port))
        await crowd.saturate(SECONDS)
        await crowd.rest()
        print("ready", flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            before = processor_time(process.pid)
            rate = await crowd.saturate(SECONDS)
            print(rate, (processor_time(process.pid) - before) / crowd.commands * 1e6, flush=True)
            await crowd.rest()


gc.disable()  # the crowd's own pauses are not the server's
uvloop.run(main())
