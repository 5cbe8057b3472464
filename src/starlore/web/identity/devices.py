"""Sessions: which device's secret makes it whom. A person may have several devices, and may end each of them.

A secret that is not listed here makes its browser the person of its own hash, so a first visit writes nothing. Once a
person has linked, ended or renewed a device, its secrets are listed; one that was ended is listed for ever, so that it
never counts again. Only hashes are kept. All of them are read once (`devices_file.py`).
"""

import time
from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace
from starlette.datastructures import Headers

from starlore.table.options import Person
from starlore.web.devices_file import DevicesFile
from starlore.web.identity.cookie import device_name, key_of, new_secret, secrets_in

DAY = 86_400
DEVICES = 20
"""Devices of one person; the one that has been silent longest makes room."""

LIST = """insert into devices values (?, ?, ?, ?, ?, ?) on conflict (key) do update
set person = excluded.person, name = excluded.name, made = excluded.made, seen = excluded.seen,
    ended = max(ended, excluded.ended)"""
"""One that was ended stays so, whatever else is written of it at the same moment."""


class Device(Struct, frozen=True):
    """A browser's secret and whom it makes that browser."""

    key: str
    person: Person
    name: str = ""
    made: float = 0.0
    seen: float = 0.0
    """The day on which it was last here (seconds since 1970)."""

    ended: bool = False


class Session(Struct, frozen=True):
    """Who a request comes from."""

    secret: str
    key: str
    person: Person


class Devices:
    """All devices that are listed."""

    def __init__(self, file: DevicesFile | None = None) -> None:
        self.file = file
        """Where they are listed besides; None: a subclass has another place."""
        rows = [] if file is None else file.ask("select * from devices")
        self.listed = {row[0]: Device(row[0], row[1], row[2], row[3], row[4], bool(row[5])) for row in rows}
        self.on_ended: Callable[[Person, Iterable[str]], None] = lambda *_: None
        """Told when another server has ended devices."""

    async def prepare(self) -> None:
        """Everything was read when it was made."""

    # --- who is it? -----------------------------------------------------------------------------

    def session(self, headers: Headers, suffix: str = "") -> Session | None:
        """The session of a request; a cookie that is none of ours, or was ended, hides no good one."""
        for secret in secrets_in(headers, suffix):
            key = key_of(secret)
            assert key is not None
            device = self.listed.get(key)
            if device is None:
                return Session(secret, key, Person(key))
            if not device.ended:
                return Session(secret, key, device.person)
        return None

    def fresh(self) -> Session:
        """A session for somebody who has none."""
        secret = new_secret()
        key = key_of(secret)
        assert key is not None
        return Session(secret, key, Person(key))

    def of(self, person: Person) -> list[Device]:
        """The devices of a person that are listed and count, the newest first."""
        mine = [device for device in self.listed.values() if device.person == person and not device.ended]
        return sorted(mine, key=lambda device: (device.made, device.key), reverse=True)

    # --- changes: durable before they count -----------------------------------------------------

    async def note(self, session: Session, agent: str) -> Device:
        """List the device of a session, and the day on which it was here."""
        device, today = self.listed.get(session.key), time.time() // DAY * DAY
        if device is not None and device.seen == today:
            return device
        made = time.time() if device is None else device.made
        noted = Device(session.key, session.person, device_name(agent), made, today)
        await self.write([noted])
        return noted

    async def add(self, person: Person, agent: str) -> Session:
        """A secret for one more device of this person."""
        fresh = self.fresh()
        session = replace(fresh, person=person)
        now = time.time()
        loudest = sorted(self.of(person), key=lambda device: device.seen, reverse=True)
        ended = [replace(device, ended=True) for device in loudest[DEVICES - 1 :]]
        await self.write([*ended, Device(session.key, person, device_name(agent), now, now // DAY * DAY)])
        return session

    async def end(self, person: Person, keys: Iterable[str]) -> None:
        """These secrets of a person count no more, for ever."""
        known = [self.listed.get(key, Device(key, person)) for key in keys]
        await self.write([replace(device, ended=True) for device in known if device.person == person])

    async def end_all(self, person: Person, but: str | None = None) -> list[str]:
        """All secrets of a person count no more, but this one: which they were, the very first one among them."""
        keys = {device.key for device in self.of(person)} | {str(person)}
        first = self.listed.get(str(person))
        if first is not None and first.person != person:
            keys.discard(str(person))
        ended = sorted(keys - {but})
        await self.end(person, ended)
        return ended

    async def write(self, devices: list[Device]) -> None:
        """List devices in the file, then here. What was ended meanwhile stays so."""
        if self.file is not None:
            rows = [(one.key, one.person, one.name, one.made, one.seen, one.ended) for one in devices]
            await self.file.write([(LIST, row) for row in rows])
        for device in devices:
            known = self.listed.get(device.key)
            if device.ended or known is None or not known.ended:
                self.listed[device.key] = device
