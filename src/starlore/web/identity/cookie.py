"""Who is it? No accounts: a browser is recognised by a random secret in a cookie, and only its hash is kept."""

import hashlib
import re
import secrets
from collections.abc import Iterator

from starlette.datastructures import Headers
from starlette.responses import Response

from starlore.table.options import Person

COOKIE = "starlore"
HOST_COOKIE = "__Host-starlore"
"""Over HTTPS: browsers take a cookie of this prefix from this very host alone, never from a neighbour's."""

BEFORE = "-before"
"""What the cookie with the secret from before a change of identity is called, after the cookie's own name."""

YEAR = 365 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """A secret that nobody guesses: 256 random bits."""
    return secrets.token_urlsafe(32)


def key_of(secret: str | None) -> str | None:
    """The hash under which a secret is known; None when it cannot be one of ours."""
    if secret is None or not SECRET.fullmatch(secret):
        return None
    return hashlib.sha256(secret.encode()).hexdigest()


def person_of(secret: str | None) -> Person | None:
    """The person whom a secret makes, as long as it has not been given to somebody else: its hash."""
    key = key_of(secret)
    return None if key is None else Person(key)


def secrets_in(headers: Headers, suffix: str = "") -> Iterator[str]:
    """All well-formed secrets in a request's cookies: the host's own first, and no value hides another."""
    pairs = [part.strip().partition("=") for line in headers.getlist("cookie") for part in line.split(";")]
    for wanted in (HOST_COOKIE + suffix, COOKIE + suffix):
        yield from (value for name, _, value in pairs if name == wanted and SECRET.fullmatch(value))


def give_cookie(response: Response, secret: str, *, secure: bool, suffix: str = "") -> None:
    """Have the browser keep the secret, out of reach of scripts and other sites."""
    name = (HOST_COOKIE if secure else COOKIE) + suffix
    response.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def take_cookie(response: Response, *, secure: bool, suffix: str) -> None:
    """Have the browser forget a secret."""
    name = (HOST_COOKIE if secure else COOKIE) + suffix
    response.delete_cookie(name, httponly=True, samesite="lax", secure=secure, path="/")


SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "CrOS", "Macintosh", "Linux")
BROWSERS = ("Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari")
DISPLAY_NAMES = {
    "CrOS": "ChromeOS",
    "Macintosh": "Mac",
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
}


def device_name(agent: str) -> str:
    """What a device calls itself, in words from a short list: enough to tell a phone from a laptop."""
    found = [next((word for word in words if word in agent), None) for words in (BROWSERS, SYSTEMS)]
    return " · ".join(DISPLAY_NAMES.get(word, word) for word in found if word is not None)
