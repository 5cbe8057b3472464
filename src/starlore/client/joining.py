"""Sitting down: an address with a one-time secret becomes a ticket that is good for as long as the table."""

import asyncio
import urllib.error
import urllib.request

import msgspec

from starlore.core import Language, Refused
from starlore.web.api.protocol import JoinAsProgram, Problem, ProgramSeat

Ticket = ProgramSeat
"""What a program is known by at its table. Keep it to come back after a restart (`msgspec.json.encode`)."""

PATIENCE = 30.0
"""Seconds to wait for the server's answer."""


class Denied(Refused):
    """The server did not let the program sit down; `code` says why."""


async def join(address: str, *, name: str, maker: str, language: Language = "en") -> Ticket:
    """Sit down at the table that this address leads to. It works once. Raises `Denied`, or `OSError`."""
    return await asyncio.to_thread(ask, address, JoinAsProgram(name, maker, language))


def ask(address: str, body: JoinAsProgram) -> Ticket:
    """Post a request and read its answer."""
    if not address.startswith(("http://", "https://")):
        raise ValueError(f"an address begins with http:// or https://, not {address!r}")
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(address, msgspec.json.encode(body), headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Ticket)
    except urllib.error.HTTPError as error:
        with error:
            raise Denied(code_in(error.read())) from error


def code_in(raw: bytes) -> str:
    """Why a request was refused, as far as the answer tells."""
    try:
        return msgspec.json.decode(raw, type=Problem).code
    except msgspec.DecodeError:
        return "malformed"
