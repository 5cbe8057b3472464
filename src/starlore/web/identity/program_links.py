"""Addresses at which a program can sit down at somebody's table. Each works once, and not for long."""

import hashlib
import secrets
import time

from msgspec import Struct

from starlore.core import Refused
from starlore.table.options import Person
from starlore.web.limits.expiring import ExpiringRows

LINK_SECONDS = 3600
LINKS = 10_000
LINKS_OF_TABLE = 8
"""Addresses that may be open at once, on the server and for one table; older ones give way."""


class ProgramLink(Struct, frozen=True):
    """What is behind an address."""

    code: str
    """Which table it is for."""

    maker: Person
    """Its owner, who has made it."""

    until: float
    """Seconds since 1970."""


class ProgramLinks:
    """All open addresses; only hashes of them are kept."""

    def __init__(self, kept: ExpiringRows | None = None) -> None:
        self.kept = kept
        self.open: dict[str, ProgramLink] = {}
        """By the token's hash."""
        for key, value, until in [] if kept is None else kept.all()[-LINKS:]:
            code, _, maker = value.partition(" ")
            self.open[key] = ProgramLink(code, Person(maker), until)

    async def prepare(self) -> None:
        """They were read when this was made."""

    async def make(self, code: str, maker: Person) -> str:
        """A new token for this table, by its owner."""
        now = time.time()
        self.open = {key: link for key, link in self.open.items() if link.until > now}
        own = [key for key, link in self.open.items() if link.code == code]
        spare = own[: max(0, len(own) - LINKS_OF_TABLE + 1)]
        others = [key for key in self.open if key not in spare]
        for key in [*spare, *others[: max(0, len(others) - LINKS + 1)]]:
            await self.close(key)
        token = secrets.token_urlsafe(24)
        await self.keep(token, ProgramLink(code, maker, now + LINK_SECONDS))
        return token

    async def keep(self, token: str, link: ProgramLink) -> None:
        """Let a token be good."""
        self.open[hashed(token)] = link
        if self.kept is not None:
            self.kept.put(hashed(token), f"{link.code} {link.maker}", link.until)

    async def close(self, key: str) -> ProgramLink | None:
        """Let a token, by its hash, be good no more; the link that was behind it, unless another was first."""
        link = self.open.pop(key, None)
        if link is not None and self.kept is not None:
            self.kept.drop(key)
        return link

    async def redeem(self, token: str) -> ProgramLink:
        """The link behind a token, once; raises `Refused`."""
        link = await self.close(hashed(token))
        if link is None or link.until <= time.time():
            raise Refused("no_such_link")
        return link


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
