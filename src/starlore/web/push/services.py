"""The push services of the browsers: whom we would send to, and sending.

The address of a subscription comes from a browser, and so from anyone: the server asks only services that it knows
(an allow-list against server-side request forgery), follows no redirect, and reads no answer but its status.
"""

import http.client
import logging
import re
from collections.abc import Sequence
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

from starlore.web.push.encryption import encrypt
from starlore.web.push.keys import Keys, from_base64url

log = logging.getLogger(__name__)

KNOWN = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
"""Where browsers' own services are; a star stands for one or more names."""

ADDRESS = re.compile(r"https?://[!-~]+")
"""An address as browsers make them: all else could not be sent to."""

Outcome: TypeAlias = Literal["sent", "gone", "later"]
"""It is on its way; the subscription is no more; try again in a while."""

TIMEOUT = 10.0
DAY = 86_400


class Subscription(Struct, frozen=True):
    """Where a browser can be called."""

    endpoint: str
    key: str
    """The browser's public key."""

    auth: str
    """The secret that it shares with us."""


def is_known(endpoint: str, services: Sequence[str]) -> bool:
    """An address is one of a push service that we would send to."""
    try:
        parts = urlsplit(endpoint if ADDRESS.fullmatch(endpoint) else "")
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None or "\\" in endpoint:
        return False
    return any(stands_for(service, f"{parts.scheme}://{parts.netloc}") for service in services)


def stands_for(service: str, origin: str) -> bool:
    """An origin like `https://*.example.org` stands for this one."""
    pattern = re.escape(service).replace(r"\*", r"[a-z0-9-]+(\.[a-z0-9-]+)*")
    return re.fullmatch(pattern, origin) is not None


def is_whole(subscription: Subscription) -> bool:
    """The keys are what they should be."""
    try:
        encrypt(b"", from_base64url(subscription.key), from_base64url(subscription.auth))
        return len(from_base64url(subscription.auth)) == 16
    except ValueError:
        return False


class Services:
    """Sends to push services."""

    def __init__(self, keys: Keys, contact: str, known: Sequence[str] = KNOWN) -> None:
        self.keys = keys
        self.contact = contact
        """How a push service reaches our operator: an address of the web or of mail."""
        self.known = tuple(known)

    def accepts(self, subscription: Subscription) -> bool:
        """We would send there."""
        return is_known(subscription.endpoint, self.known) and is_whole(subscription)

    def send(self, to: Subscription, message: bytes, topic: str) -> Outcome:
        """Send a message; a newer one of the same topic takes its place while it waits. Blocks: call it in a thread."""
        where = urlsplit(to.endpoint)
        kind = http.client.HTTPSConnection if where.scheme == "https" else http.client.HTTPConnection
        connection = kind(where.netloc, timeout=TIMEOUT)
        headers = {
            "authorization": self.keys.authorization(f"{where.scheme}://{where.netloc}", self.contact),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
            "topic": self.keys.digest(to.endpoint, topic),
        }
        body = encrypt(message, from_base64url(to.key), from_base64url(to.auth))
        path = where.path + (f"?{where.query}" if where.query else "")
        try:
            connection.request("POST", path, body, headers)
            status = connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            log.warning("a push service cannot be reached", extra={"reason": type(error).__name__})
            return "later"
        finally:
            connection.close()
        if status in (404, 410):
            return "gone"
        return "sent" if 200 <= status < 300 else "later"
