"""Quotas: how many bytes a person, an address, a table and all together may write, and how often people chat and change
names and options."""

import msgspec

from starlore.core import Refused
from starlore.table.commands import (
    Command,
    Knock,
    Leave,
    PointOut,
    React,
    Say,
    SetDoor,
    SetOptions,
    SitDown,
    TakeRemarkBack,
)
from starlore.table.games import Move
from starlore.table.live.room import Room
from starlore.table.options import Person
from starlore.table.wire import encode
from starlore.web.limits.limits import Limits
from starlore.web.limits.token_buckets import Bucket, Buckets, spend

RECORD = 250
"""Bytes that a record takes besides what somebody typed: who, when, and what follows by the rules."""

PREPAID = 8 * RECORD
"""Bytes that a connection takes from the buckets at once, while there are so many: a game is many small moves."""


class PrepaidBytes:
    """One connection's bytes at one table: what its commands will write, taken from the quotas before they do."""

    __slots__ = ("networks", "paid", "person", "quotas", "room")

    def __init__(self, quotas: "WriteQuotas", room: Room, person: Person, networks: tuple[str, ...]) -> None:
        self.quotas, self.room, self.person, self.networks = quotas, room, person, networks
        self.paid = 0
        """What has been taken from the buckets and not been used up by moves."""

    def admit(self, command: Command) -> None:
        """Count a command, or refuse it."""
        if not isinstance(command, Move):
            self.quotas.admit(self.room, self.person, self.networks, command)
            return
        self.quotas.check_length(self.room)
        size = RECORD + len(encode(command))
        if self.paid < size:
            self.paid += self.quotas.advance(self.room, self.person, self.networks, size)
        self.paid -= size


class WriteQuotas:
    """Bytes and records: counted before anything is written, by the size of the record, not of the message."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.chats = Buckets(limits.chat)
        self.options = Buckets(limits.options)
        self.names = Buckets(limits.names)
        self.of_person = Buckets(limits.written)
        self.of_address = Buckets(limits.written_of_address)
        self.of_network = Buckets(limits.written_of_network)
        self.at_table = Buckets(limits.written_at_table)
        self.of_all = Bucket(limits.written_of_all)
        self.kept_of_address = Buckets(limits.kept)
        self.kept_of_network = Buckets(limits.kept_of_network)

    def admit(self, room: Room, person: Person, networks: tuple[str, ...], command: Command) -> None:
        """Count a command that is no move, or refuse it: rare ones have a rate of their own, and all are bytes."""
        rate = self.rate_of_its_own(command)
        if rate is not None and not rate.of(person).take():
            raise Refused("too_fast")
        if isinstance(command, React):
            return
        self.count_at_table(room, person, networks, len(encode(command)))

    def count_at_table(self, room: Room, person: Person, networks: tuple[str, ...], size: int) -> None:
        """Count a record of a table with so many bytes in it, or refuse it."""
        self.check_length(room)
        if not spend([*self.buckets_at(room, person, networks), self.of_all], RECORD + size):
            raise Refused("too_much_written")

    def advance(self, room: Room, person: Person, networks: tuple[str, ...], size: int) -> int:
        """Take bytes for a move of this size from the buckets, and for some more if they have it: how many."""
        buckets = self.buckets_at(room, person, networks)
        for some in (size + PREPAID, size):
            if spend(buckets, some):
                return some
        raise Refused("too_much_written")

    def check_length(self, room: Room) -> None:
        """Refuse more records than a table may ever have."""
        if room.ledger.decided_length >= self.limits.records:
            raise Refused("table_used_up")

    def buckets_at(self, room: Room, person: Person, networks: tuple[str, ...]) -> list[Bucket]:
        """Everything that somebody's bytes at a table count against."""
        return [*self.buckets_of(person, networks), self.at_table.of(room.code)]

    def rate_of_its_own(self, command: Command) -> Buckets | None:
        """What nobody has to do often is counted by itself."""
        match command:
            case Say() | React() | PointOut() | TakeRemarkBack():
                return self.chats
            case SetOptions() | SetDoor():
                return self.options
            case SitDown() | Knock() | Leave():
                return self.names
            case _:
                return None

    def count_opening(self, person: Person, networks: tuple[str, ...], body: msgspec.Struct) -> None:
        """Count a table that is to be opened, or refuse it."""
        size = 2 * RECORD + len(encode(body))
        if not spend([*self.buckets_of(person, networks), self.of_all], size):
            raise Refused("too_much_written")

    def count_listing(self, person: Person, networks: tuple[str, ...]) -> None:
        """Count a line in the list of whose tables are whose, or refuse it."""
        if not spend([*self.buckets_of(person, networks), self.of_all], RECORD):
            raise Refused("too_much_written")

    def count_kept(self, person: Person, networks: tuple[str, ...], size: int = RECORD) -> None:
        """Count something of this size that is kept beside the logs, or refuse it.

        Whoever has no cookie is somebody new with every request: what counts is where they come from.
        """
        if not spend([self.kept_of_address.of(networks[0]), self.kept_of_network.of(networks[-1])], 1):
            raise Refused("too_fast")
        if not spend([*self.buckets_of(person, networks), self.of_all], size):
            raise Refused("too_much_written")

    def buckets_of(self, person: Person, networks: tuple[str, ...]) -> list[Bucket]:
        """Everything that somebody's bytes count against, wherever they are written."""
        return [self.of_person.of(person), self.of_address.of(networks[0]), self.of_network.of(networks[-1])]
