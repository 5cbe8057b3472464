"""The open sockets of one server: whose they are, and how many bytes wait for all of them."""

from collections.abc import Iterable, Set
from typing import Protocol

from starlore.table.options import Person
from starlore.web.identity.devices import Session
from starlore.web.limits.limits import Limits


class ClientSocket(Protocol):
    """Whoever has opened a socket."""

    @property
    def session(self) -> Session:
        """Whose socket it is."""

    @property
    def networks(self) -> tuple[str, ...]:
        """Its address and the networks around it."""

    def disconnect(self, code: str) -> None:
        """Close it and say why."""

    def count_backlog(self) -> int:
        """Bytes that wait for it; the count of all is right afterwards, as far as it is about this one."""

    def drop(self) -> None:
        """End it at once; what waits for it counts no more."""


class OpenSockets:
    """All sockets that are open."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.by_person: dict[Person, set[ClientSocket]] = {}
        self.count = 0
        self.waiting = 0
        """Bytes that wait for all of them, as far as it was noticed."""

    def of(self, person: Person) -> Set[ClientSocket]:
        """The sockets of one person."""
        return self.by_person.get(person, frozenset())

    def add(self, socket: ClientSocket) -> None:
        """A socket was opened."""
        self.by_person.setdefault(socket.session.person, set()).add(socket)
        self.count += 1

    def remove(self, socket: ClientSocket) -> None:
        """A socket was closed."""
        own = self.by_person[socket.session.person]
        own.discard(socket)
        if not own:
            del self.by_person[socket.session.person]
        self.count -= 1

    def sign_out(self, person: Person, keys: Iterable[str]) -> None:
        """These devices are this person's no more: close what they look at."""
        ended = set(keys)
        for socket in list(self.of(person)):
            if socket.session.key in ended:
                socket.disconnect("signed_out")

    def drop_slowest(self) -> None:
        """Too much waits for slow clients together: count it anew, and drop those for whom most of it waits."""
        sockets = [socket for own in self.by_person.values() for socket in own]
        for socket in sorted(sockets, key=lambda socket: socket.count_backlog(), reverse=True):
            if self.waiting <= self.limits.backlog_of_all / 2:
                return
            socket.drop()
