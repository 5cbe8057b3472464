"""Who wants to be called, and for which turns they were, known to every server of the same tables.

Whichever server finds that a call is due says so first, and only one can: what it says is stored if nobody has said
anything about that turn since (`Conflict`). So a call is made once, and one that was to be made by a server that has
died is made by another.
"""

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from starlore.table.options import Person
from starlore.table.ports import Register
from starlore.web.push.subscriptions import MOST, Call, CallSubscription, Subscriptions

SUBSCRIPTION = msgspec.json.Decoder(CallSubscription)
CALL = msgspec.json.Decoder(Call)


def key(*parts: str) -> str:
    """What something is kept under: nobody can tell from it whose it is."""
    return blake2b("\n".join(parts).encode(), digest_size=16).hexdigest()


class SharedSubscriptions(Subscriptions):
    """The same on every server."""

    def __init__(self, subscriptions: Register, calls: Register) -> None:
        super().__init__()
        self.registers = (subscriptions, calls)
        self.endpoints: dict[str, str] = {}
        self.turns: dict[str, tuple[Person, str]] = {}
        """What is kept under each key."""
        subscriptions.on_value = self.hear_subscription
        calls.on_value = self.hear_call

    async def prepare(self) -> None:
        """Read all of it, and hear of what is new."""
        for register in self.registers:
            await register.prepare()

    def hear_subscription(self, name: str, value: bytes) -> None:
        """A browser is to be called, or not any more."""
        if value:
            one = SUBSCRIPTION.decode(value)
            self.by_endpoint[one.endpoint], self.endpoints[name] = one, one.endpoint
        else:
            self.by_endpoint.pop(self.endpoints.pop(name, ""), None)

    def hear_call(self, name: str, value: bytes) -> None:
        """A server has noted how it stands with a turn."""
        if value:
            call = CALL.decode(value)
            self.turns[name] = (call.person, call.code)
            self.calls[self.turns[name]] = call
        elif name in self.turns:
            self.calls.pop(self.turns.pop(name), None)
        self.on_change()

    async def add(self, new: CallSubscription) -> None:
        """Call this browser from now on, whichever server finds that there is a reason to."""
        others = [one for one in self.of(new.person) if one.endpoint != new.endpoint]
        await self.registers[0].put(key(new.endpoint), msgspec.json.encode(new))
        self.hear_subscription(key(new.endpoint), msgspec.json.encode(new))
        await self.forget(one.endpoint for one in others[MOST - 1 :])

    async def forget(self, endpoints: Iterable[str]) -> None:
        """Do not call these any more."""
        for endpoint in [one for one in endpoints if one in self.by_endpoint]:
            await self.registers[0].forget(key(endpoint))
            self.hear_subscription(key(endpoint), b"")

    async def forget_person(self, person: Person) -> None:
        """Somebody wants nothing more to be known of them."""
        await self.forget([one.endpoint for one in self.of(person)])
        for turn in [turn for turn in self.calls if turn[0] == person]:
            await self.registers[1].forget(key(*turn))
            self.hear_call(key(*turn), b"")

    async def note(self, call: Call) -> None:
        """Keep how it stands with a turn, unless another server has. Raises `Conflict`."""
        await self.registers[1].put(key(call.person, call.code), msgspec.json.encode(call))
        self.turns[key(call.person, call.code)] = (call.person, call.code)
        self.calls[call.person, call.code] = call
