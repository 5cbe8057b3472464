"""What travels over HTTP about being called."""

from typing import Annotated

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """When not to call, in minutes of the day where I am."""

    from_: Minute
    to: Minute


class CallMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Call this browser when it is my turn in a slow game: its push subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Annotated[str, Meta(min_length=1, max_length=100)]
    """The browser's public key (p256dh)."""

    auth: Annotated[str, Meta(min_length=1, max_length=50)]
    zone: Annotated[int, Meta(ge=-24 * 60, le=24 * 60)] = 0
    """Minutes that my clock is ahead of UTC."""

    quiet: Quiet | None = None


class NoCalls(Struct, frozen=True, forbid_unknown_fields=True):
    """Do not call this browser any more, or the one with this address, or none of mine."""

    endpoint: str | None = None
    everywhere: bool = False


class MyCalls(Struct, frozen=True):
    """How I can be called."""

    key: str
    """The server's public key, by which a browser subscribes."""

    browsers: int
    """How many of mine are called."""

    this: bool
    """This one is."""
