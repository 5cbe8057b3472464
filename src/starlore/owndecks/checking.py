"""A check of new pictures by the operator's programs: what they object to waits until the operator has looked at it.

A program gets the picture's file as its last argument. It ends with 0 when the picture may be shown, and with 1 when it
objects, saying why in the first line of its output. Whatever else happens to it counts as an objection, too.
"""

import asyncio
import logging
import os
import shlex
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

SECONDS = 60.0
"""How long a program may take by the clock."""

AT_ONCE = 2
REASON_LENGTH = 200


class Checks:
    """The operator's programs: a picture is held when more than half of them object (two of three)."""

    def __init__(self, commands: Sequence[str], *, seconds: float = SECONDS) -> None:
        self.commands = [shlex.split(command) for command in commands]
        self.seconds = seconds
        self.free = asyncio.Semaphore(AT_ONCE)

    async def objection(self, data: bytes) -> str:
        """Why a picture is held; empty: it is not."""
        if not self.commands:
            return ""
        async with self.free:
            with tempfile.TemporaryDirectory(prefix="starlore-check-") as folder:
                file = Path(folder) / "picture.jpg"
                file.write_bytes(data)
                said = [await self.ask(command, file) for command in self.commands]
        objections = [reason for reason in said if reason]
        return "; ".join(objections) if len(objections) * 2 > len(said) else ""

    async def ask(self, command: Sequence[str], file: Path) -> str:
        """What one program objects to; empty: nothing."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                str(file),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env={name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ},
                cwd=file.parent,
            )
        except OSError as error:
            log.error("a check of pictures cannot be run", extra={"command": command[0], "reason": str(error)})
            return "a check could not be run"
        try:
            output, _ = await asyncio.wait_for(process.communicate(), self.seconds)
        except TimeoutError:
            output = b""
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode == 0:
            return ""
        if process.returncode == 1:
            first = output.decode(errors="replace").strip().partition("\n")[0]
            return first[:REASON_LENGTH] or "no reason given"
        log.error("a check of pictures failed", extra={"command": command[0], "status": process.returncode})
        return "a check failed"
