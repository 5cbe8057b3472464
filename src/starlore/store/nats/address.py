"""Where the nodes are, and how they know us: `nats://user:password@a:4222,b,c?creds=FILE&replicas=3`."""

import ssl
from typing import Any
from urllib.parse import parse_qs, unquote

from msgspec import Struct

SCHEMES = ("nats", "tls")
PORT = 4222
MOST = 100
"""Streams over which logs can be spread."""

OPTIONS = {"creds", "nkey", "ca", "cert", "key", "replicas", "prefix", "monitor", "streams"}


class Address(Struct, frozen=True):
    """Nodes, credentials, and what the streams are called there."""

    hosts: tuple[str, ...]
    """Each with its port."""

    secure: bool = False
    user: str | None = None
    password: str | None = None
    creds: str | None = None
    """A file with a JWT and its key."""

    nkey: str | None = None
    """A file with the seed of an NKey."""

    ca: str | None = None
    cert: str | None = None
    key: str | None = None
    replicas: int = 1
    prefix: str = "starlore"
    streams: int | None = None
    """Over how many streams logs are spread; None: however many there are, and one where there are none yet."""

    monitor: int | None = None
    """The port of the nodes' monitoring pages, if we may look at them."""

    def options(self) -> dict[str, Any]:
        """What the client library is told."""
        scheme = "tls" if self.secure else "nats"
        found: dict[str, Any] = {"servers": [f"{scheme}://{host}" for host in self.hosts]}
        if self.user is not None and self.password is None:
            found["token"] = self.user
        elif self.user is not None:
            found |= {"user": self.user, "password": self.password}
        if self.creds is not None:
            found["user_credentials"] = self.creds
        if self.nkey is not None:
            found["nkeys_seed"] = self.nkey
        if self.secure:
            context = ssl.create_default_context(cafile=self.ca)
            if self.cert is not None:
                context.load_cert_chain(self.cert, self.key)
            found["tls"] = context
        return found

    def __str__(self) -> str:
        """Without what is secret."""
        return f"{'tls' if self.secure else 'nats'}://{','.join(self.hosts)}"


def is_address(text: str) -> bool:
    """It says where NATS nodes are."""
    return text.partition("://")[0] in SCHEMES


def parse(text: str) -> Address:
    """An address as somebody typed it; raises `ValueError`."""
    scheme, _, rest = text.partition("://")
    if scheme not in SCHEMES:
        raise ValueError("an address of NATS nodes begins with nats:// or tls://")
    rest, _, query = rest.partition("?")
    who, _, hosts = rest.rpartition("@")
    user, _, password = who.partition(":")
    found = {name: values[-1] for name, values in parse_qs(query, keep_blank_values=True).items()}
    if unknown := sorted(set(found) - OPTIONS):
        raise ValueError(f"unknown in an address: {', '.join(unknown)}; there are {', '.join(sorted(OPTIONS))}")
    places = tuple(with_port(host) for host in hosts.rstrip("/").split(",") if host)
    if not places:
        raise ValueError("an address names at least one node")
    if "streams" in found and not (found["streams"].isdigit() and 1 <= int(found["streams"]) <= MOST):
        raise ValueError(f"streams: a number from 1 to {MOST}, in an address")
    prefix = found.get("prefix", "starlore")
    if not prefix.isalnum():
        raise ValueError("a prefix consists of letters and digits")
    return Address(
        hosts=places,
        secure=scheme == "tls",
        user=unquote(user) or None,
        password=unquote(password) or None,
        replicas=int(found.get("replicas", 3 if len(places) >= 3 else 1)),
        prefix=prefix,
        streams=int(found["streams"]) if "streams" in found else None,
        monitor=int(found["monitor"]) if "monitor" in found else None,
        **{name: found.get(name) for name in ("creds", "nkey", "ca", "cert", "key")},
    )


def with_port(host: str) -> str:
    """A host with its port."""
    bracketed = host.rpartition("]")[2] if host.startswith("[") else host
    return host if ":" in bracketed else f"{host}:{PORT}"
