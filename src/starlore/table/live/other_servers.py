"""A table's subscribers on other servers: told by heartbeats, and forgotten when those stop. Nothing of it is kept."""

import secrets
from collections.abc import Callable

import msgspec
from msgspec import Struct

from starlore.table.live.ports import Alarm
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.ports import Bus

HEARTBEAT = 2.0
"""Seconds between two heartbeats of a server that has subscribers at a table."""

HEARTBEAT_TIMEOUT = 7.0
"""Seconds without one after which a server's subscribers are gone: it has died, or cannot be reached."""

TURN_DELAY = 1.5
"""Seconds that a server leaves to each one before it to make a bot's move, so that not all of them compute it."""


class Heartbeat(Struct, frozen=True, tag="here", rename={"viewers": "eyes"}):
    """A server's subscribers at a table, by the persons as whom they see it; empty: it has none any more.

    On the wire the field is `eyes`: servers of earlier versions know it by that name.
    """

    server: str
    viewers: tuple[Person | None, ...]


class ForwardedReaction(Struct, frozen=True, tag="gesture"):
    """A reaction that a server has shown its subscribers, to be seen by those of others too.

    On the wire it is a `gesture`: servers of earlier versions know it by that name.
    """

    server: str
    shown: msgspec.Raw


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(Heartbeat | ForwardedReaction)


class OtherServers:
    """What one live table tells the same table on other servers, and hears from them."""

    def __init__(self, room: Room, bus: Bus) -> None:
        self.room = room
        self.bus = bus
        self.server = secrets.token_hex(8)
        self.topic = f"table.{room.code}"
        self.heard: dict[str, float] = {}
        """When each other server was last heard of."""
        self.alarm: Alarm | None = None
        self.silent = True
        """The others know that we have no subscribers."""
        self.end: Callable[[], None] = bus.subscribe(self.topic, self.hear)
        room.on_shown.insert(0, self.set_clock)
        room.on_presence.append(self.tell)
        room.on_reaction.append(self.show)
        self.beat()

    def set_clock(self) -> None:
        """Another server's clock may be ahead: a table's time is that of its log at least."""
        self.room.clock.not_before(self.room.ledger.history.at)

    def tell(self) -> None:
        """Tell the others who is here."""
        viewers = tuple(subscriber.viewer for subscriber in self.room.presence.subscribers)
        if viewers or not self.silent:
            self.bus.publish(self.topic, ENCODER.encode(Heartbeat(self.server, viewers)))
        self.silent = not viewers

    def show(self, message: bytes) -> None:
        """Let subscribers elsewhere see a reaction."""
        self.bus.publish(
            self.topic, ENCODER.encode(ForwardedReaction(self.server, msgspec.Raw(ENCODER.encode(message))))
        )

    def hear(self, data: bytes) -> None:
        """Another server tells something."""
        said = DECODER.decode(data)
        if said.server == self.server:
            return
        if isinstance(said, ForwardedReaction):
            for subscriber in self.room.presence.subscribers:
                subscriber.tell(msgspec.msgpack.decode(said.shown, type=bytes))
            return
        new = said.server not in self.heard
        if said.viewers:
            self.heard[said.server] = self.room.clock.now()
        else:
            self.heard.pop(said.server, None)
        self.update_presence(said.server, said.viewers)
        if new and said.viewers:
            self.tell()  # whoever has just come does not know of us yet

    def update_presence(self, server: str, viewers: tuple[Person | None, ...]) -> None:
        """A server has these subscribers; if that is news, everyone here hears it."""
        presence = self.room.presence
        if presence.elsewhere.get(server, ()) == viewers:
            return
        presence.hear(server, viewers)
        presence.turn_delay = TURN_DELAY * sum(1 for other in presence.elsewhere if other < self.server)
        self.room.show_everyone()

    def beat(self) -> None:
        """A heartbeat, and a look at who has had none for too long: they went when they were last heard of."""
        now = self.room.clock.now()
        self.tell()
        for server, then in list(self.heard.items()):
            if now - then > HEARTBEAT_TIMEOUT:
                del self.heard[server]
                self.room.presence.lose(server, then)
                self.update_presence(server, ())
        self.alarm = self.room.clock.call_later(HEARTBEAT, self.beat)

    def stop(self) -> None:
        """Nobody looks at this table here any more."""
        self.end()
        self.room.on_shown.remove(self.set_clock)
        self.room.on_presence.remove(self.tell)
        self.room.on_reaction.remove(self.show)
        if self.alarm is not None:
            self.alarm.cancel()
