"""What travels over HTTP about my devices."""

from typing import Literal

from msgspec import Struct

from starlore.table.options import Slug


class Device(Struct, frozen=True):
    """A browser that is me."""

    id: str
    name: str
    """What it calls itself, such as Firefox · Android."""

    made: float
    """When it became me (seconds since 1970)."""

    seen: float
    """The day on which it was last here."""

    this: bool
    """It is this very one."""


class Asking(Struct, frozen=True):
    """A device that has opened my link and wants to be me."""

    id: str
    name: str
    check: str
    """The number that it shows."""


class MyDevices(Struct, frozen=True):
    """My devices, and the one that asks to become one."""

    devices: tuple[Device, ...]
    asking: Asking | None = None


class DeviceLink(Struct, frozen=True):
    """A link by which another device of yours can ask to be you. It works once, for ten minutes."""

    url: str
    qr: str
    """The link as a picture (SVG)."""


class ConfirmDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """Let the device that asks be me, or not."""

    id: str
    yes: bool


class EndDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """End one of my devices; without an id, all but this one."""

    id: str | None = None


class OpenLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The other device's end of a link."""

    token: str


class Seat(Struct, frozen=True):
    """A table at which somebody sits, without its code."""

    game: Slug
    name: str
    """What they are called there."""


class Becoming(Struct, frozen=True):
    """Who a browser is, and who it would become by a link."""

    now: tuple[Seat, ...]
    then: tuple[Seat, ...]


class Adoption(Struct, frozen=True):
    """What has become of asking: the other device must confirm; ask again until it has."""

    state: Literal["waiting", "done"]
    check: str
