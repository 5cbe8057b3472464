"""Whom a request counts against: the address that it comes from, and the networks around that."""

from ipaddress import IPv6Address, ip_network

from starlette.types import Scope


def address(scope: Scope) -> str:
    """Whom a request counts against: its address, or the network of an IPv6 address, since one home has billions."""
    return networks_of(scope)[0]


def networks_of(scope: Scope) -> tuple[str, ...]:
    """An address and the networks that it lies in: an IPv6 /64, /56 and /48; for 6to4 (2002::/16) they are one host."""
    host: str = scope["client"][0] if scope.get("client") else "?"
    if ":" not in host:
        return (host,)
    try:
        full = IPv6Address(host.partition("%")[0])
    except ValueError:
        return (host,)
    inner = full.ipv4_mapped or full.sixtofour
    if inner is not None:
        return (str(inner),)
    return tuple(str(ip_network((int(full), length), strict=False)) for length in (64, 56, 48))
