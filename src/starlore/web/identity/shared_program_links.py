"""Addresses for programs that are good at every server of the same tables, and still work once.

Whoever redeems one forgets it first, if nobody else has since (`Conflict`): of two servers only one can.
"""

import time
from contextlib import suppress

import msgspec

from starlore.table.ports import Conflict, Register
from starlore.web.identity.program_links import ProgramLink, ProgramLinks, hashed

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(ProgramLink)


class SharedProgramLinks(ProgramLinks):
    """The same addresses on every server."""

    def __init__(self, register: Register) -> None:
        super().__init__()
        self.register = register
        register.on_value = self.hear

    async def prepare(self) -> None:
        """Read which are open, and hear of what is new."""
        await self.register.prepare()

    def hear(self, key: str, value: bytes) -> None:
        """A server has made an address, or somebody has used it."""
        if value:
            self.open[key] = DECODER.decode(value)
        else:
            self.open.pop(key, None)

    async def keep(self, token: str, link: ProgramLink) -> None:
        """Let a token be good everywhere, for as long as its link is."""
        await self.register.put(hashed(token), ENCODER.encode(link), keep=max(1, round(link.until - time.time())))
        await super().keep(token, link)

    async def close(self, key: str) -> ProgramLink | None:
        """Let a token be good nowhere, unless another server has done so.

        One that is not known here may have been made elsewhere a moment ago: then it is looked for.
        """
        for last in (False, True):
            with suppress(Conflict):
                link = self.open.get(key)
                if link is not None:
                    await self.register.take(key)
                    await super().close(key)  # if we have not heard of it ourselves meanwhile
                    return link
            if not last:
                await self.register.read()
        return None
