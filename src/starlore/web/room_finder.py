"""How tables are found by their codes, and how guessing codes is slowed down."""

import contextlib
import secrets
from collections.abc import Callable

from starlore.core import Refused
from starlore.table.live.listing import mention_of
from starlore.table.live.room import Room
from starlore.table.live.tables import Tables
from starlore.table.options import Person
from starlore.table.ports import Damaged, StoreUnavailable
from starlore.web.limits.limits import Limits
from starlore.web.limits.wrong_codes import WrongCodes


class RoomFinder:
    """Finds tables for whoever may come to them.

    A code is short and can be guessed: it opens a table only while that is alive. Later it takes an invitation.
    """

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables = tables
        self.limits = limits
        self.wrong_codes = WrongCodes(limits)
        self.on_miss: Callable[[Person | None, tuple[str, ...]], None] = lambda *_: None
        """Told what other servers are to count too."""

    async def find(
        self, code: str | None, person: Person | None, networks: tuple[str, ...], *, invitation: str | None = None
    ) -> Room:
        """The table with this code; whoever asks for many that do not exist is slowed down, but finds their own."""
        if self.has_missed(person, networks) and not await self.may_still_ask(code, person, invitation):
            raise Refused("too_fast")
        try:
            if code is None:
                raise Refused("no_such_table")
            room = await self.tables.room(code)
            if not (invited(room, invitation) or self.is_alive(room) or await self.sits_at(code, person)):
                raise Refused("no_such_table")
            return room
        except Refused:
            self.count_miss(person, networks)
            raise

    async def rooms_of(self, person: Person, most: int | None = None, *, every: bool = False) -> list[Room]:
        """The tables at which this person has sat, as far as they are still there.

        `every`: none is left out that only cannot be read just now (`StoreUnavailable`).
        """
        found = []
        for summary in (await self.tables.store.recall(person))[:most]:
            try:
                found.append(await self.tables.room(summary.code))
            except (Refused, Damaged):
                continue  # it was deleted, or its log is broken: the others are there
            except StoreUnavailable:
                if every:
                    raise
        return found

    async def rooms_that_name(self, person: Person) -> list[Room]:
        """Every table whose log may name this person, whether they sat there or not. Raises `StoreUnavailable`."""
        lists = [await self.rooms_of(one, every=True) for one in (person, mention_of(person))]
        return list({room.code: room for rooms in lists for room in rooms}.values())

    # --- may they? ------------------------------------------------------------------------------

    def is_alive(self, room: Room) -> bool:
        """Somebody is there, or was not long ago; tables from before there were invitations are always so."""
        state, quiet = room.ledger.durable, room.clock.now() - room.ledger.history.at
        return not state.invitation or bool(room.presence.subscribers) or quiet < self.limits.alive

    async def sits_at(self, code: str | None, person: Person | None) -> bool:
        """This person has sat down at this table before, or has come to it by its invitation."""
        if code is None or person is None:
            return False
        return any(summary.code == code for summary in await self.tables.store.recall(person))

    # --- wrong codes ----------------------------------------------------------------------------

    def count_miss(self, person: Person | None, networks: tuple[str, ...]) -> None:
        """A code or a link was wrong: it counts here and on the other servers."""
        self.wrong_codes.count(person, networks)
        self.on_miss(person, networks)

    def has_missed(self, person: Person | None, networks: tuple[str, ...]) -> bool:
        """So many codes were wrong, of this person, around them or everywhere, that no more may be tried."""
        return any(bucket.empty() for bucket in self.wrong_codes.buckets(person, networks))

    async def may_still_ask(self, code: str | None, person: Person | None, invitation: str | None) -> bool:
        """Whoever sits at the table, or holds its invitation, guesses nothing: others' guesses do not lock them out."""
        if code is not None and invitation is not None:
            with contextlib.suppress(Refused):
                return invited(await self.tables.room(code), invitation)
        return await self.sits_at(code, person)


def invited(room: Room, invitation: str | None) -> bool:
    """The secret of a link to this table."""
    secret = room.ledger.durable.invitation
    return invitation is not None and secret != "" and secrets.compare_digest(secret.encode(), invitation.encode())
