"""Who is it? No accounts: a browser is recognised by a random secret in a cookie, and only its hash is kept."""

import hashlib
import re
import secrets
import time

from starlette.responses import Response

from starlore.table.messages import Person

COOKIE = "starlore"
YEAR = 365 * 24 * 3600
SECRET = re.compile(r"^[A-Za-z0-9_-]{43}$")
LINK_SECONDS = 600
LINKS = 10_000
"""Links to other devices that may be open at once."""


def new_secret() -> str:
    """A secret that nobody guesses: 256 random bits."""
    return secrets.token_urlsafe(32)


def person_of(secret: str | None) -> Person | None:
    """The person behind a secret; None when it is none of ours."""
    if secret is None or not SECRET.match(secret):
        return None
    return Person(hashlib.sha256(secret.encode()).hexdigest())


def give_cookie(response: Response, secret: str, *, secure: bool) -> None:
    """Have the browser keep the secret, out of reach of scripts and other sites."""
    response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


class DeviceLinks:
    """Links that make another device the same person. Each works once, and not for long; they are not stored."""

    def __init__(self) -> None:
        self.open: dict[str, tuple[str, float]] = {}

    def make(self, secret: str) -> str:
        """A new link's token."""
        now = time.time()
        self.open = {token: link for token, link in self.open.items() if link[1] > now}
        while len(self.open) >= LINKS:
            self.open.pop(next(iter(self.open)))
        token = secrets.token_urlsafe(24)
        self.open[token] = (secret, now + LINK_SECONDS)
        return token

    def redeem(self, token: str) -> str | None:
        """The secret behind a token, once."""
        secret, until = self.open.pop(token, (None, 0.0))
        return secret if until > time.time() else None
