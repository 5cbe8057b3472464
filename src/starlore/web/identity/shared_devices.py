"""Devices that are known to every server of the same tables. A secret that was ended on one counts on none."""

import asyncio

import msgspec

from starlore.table.ports import Conflict, Register
from starlore.web.identity.devices import Device, Devices

ATTEMPTS = 5


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Device)


class SharedDevices(Devices):
    """The same list of devices on every server."""

    def __init__(self, register: Register) -> None:
        super().__init__()
        self.register = register
        register.on_value = self.hear

    async def prepare(self) -> None:
        """Who is listed, before anybody is let in."""
        await self.register.prepare()

    def hear(self, key: str, value: bytes) -> None:
        """A server has listed or ended a device."""
        before, device = self.listed.get(key), DECODER.decode(value)
        self.listed[key] = device
        if device.ended and (before is None or not before.ended):
            self.on_ended(device.person, [key])

    async def write(self, devices: list[Device]) -> None:
        """List devices everywhere. What was ended meanwhile stays so."""
        await asyncio.gather(*[self.write_one(device) for device in devices])

    async def write_one(self, device: Device) -> None:
        """List one device."""
        for attempt in range(ATTEMPTS):
            known = self.listed.get(device.key)
            if known is not None and known.ended and not device.ended:
                return
            try:
                await self.register.put(device.key, ENCODER.encode(device))
            except Conflict:
                if attempt == ATTEMPTS - 1:
                    raise
                await self.register.read()
                continue
            self.listed[device.key] = device
            return
