"""A worker process: takes files from its standard input, answers with pictures on its standard output.

It has no more than it needs: so much memory, no files to write, low priority. Whoever started it ends it when it takes
too long. A message is a length of four bytes, a header in JSON, and then the bytes that the header counts.
"""

import math
import os
import resource
import struct
import sys
import time
from typing import BinaryIO

import msgspec
from msgspec import Struct

from starlore.owndecks.imaging import BadPicture, Crop, make, make_sheet

NICE = 12
"""A game that is being played comes first."""


class Job(Struct, frozen=True):
    """What is to be done; the file follows."""

    size: int
    crop: Crop | None
    pixels: int
    seconds: float = 20.0
    """Of processor time: on a busy machine it may take longer by the clock."""

    sheet: bool = False
    """A sheet of many cards is to be made of it, not one card."""


class JobResult(Struct, frozen=True):
    """What has become of it; the files follow, in the order of their sizes."""

    code: str = ""
    """Why nothing was made of it; empty: something was."""

    sizes: tuple[int, ...] = ()
    crop: Crop = (0.0, 0.0, 1.0)
    width: int = 0
    height: int = 0


def answer(job: Job, data: bytes) -> tuple[JobResult, tuple[bytes, ...]]:
    """One file."""
    try:
        if job.sheet:
            sheet = make_sheet(data, job.pixels)
            return JobResult("", (len(sheet),)), (sheet,)
        made = make(data, job.crop, job.pixels)
    except BadPicture as bad:
        return JobResult(bad.code), ()
    files = (made.avif, made.webp, made.small, made.whole)
    return JobResult("", tuple(map(len, files)), made.crop, made.width, made.height), files


def framed(header: Struct, *bodies: bytes) -> bytes:
    """A message."""
    head = msgspec.json.encode(header)
    return b"".join((struct.pack("!I", len(head)), head, *bodies))


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Work until nobody wants anything any more."""
    while len(prefix := incoming.read(4)) == 4:
        job = msgspec.json.decode(incoming.read(struct.unpack("!I", prefix)[0]), type=Job)
        limit_cpu_time(job.seconds)
        done, files = answer(job, incoming.read(job.size))
        outgoing.write(framed(done, *files))
        outgoing.flush()


def limit_cpu_time(seconds: float) -> None:
    """So much processor time from now on, then the system ends this process (SIGXCPU)."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), most))


def sandbox(memory: int) -> None:
    """Give up what a decoder that was led astray could do harm with."""
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(NICE)


if __name__ == "__main__":
    sandbox(int(sys.argv[1]))
    serve(sys.stdin.buffer, sys.stdout.buffer)
