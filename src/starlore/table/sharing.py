"""The album's link: switched on by the owner, unlisted, and off again whenever they, or whoever shared it, like."""

import hashlib
from collections.abc import Sequence
from string import ascii_letters, digits

from starlore.core import Illegal
from starlore.table.chairs import Chair
from starlore.table.commands import ShareAlbum
from starlore.table.context import Context
from starlore.table.events import AlbumShared, AlbumUnshared, Event
from starlore.table.options import Person
from starlore.table.state import State

ALPHABET = ascii_letters + digits
LENGTH = 32
"""190 bits: nobody guesses it."""


def share_album(
    state: State, person: Person, chair: Chair | None, command: ShareAlbum, context: Context
) -> Sequence[Event]:
    """Switch the link on or off. A new link is another one: whoever had the old one has it no more."""
    owns = chair is not None and chair.player == state.owner
    shared = state.shared
    if not owns and (command.on or shared is None or shared.by != person):
        raise Illegal("not_owner")
    if command.on == (shared is not None):
        return ()
    if not command.on:
        return (AlbumUnshared(),)
    return (AlbumShared(by=person, secret="".join(context.rng.choices(ALPHABET, k=LENGTH))),)


def reader_of(secret: str) -> Person:
    """Whoever holds the link, as the store's list of whose tables are whose knows them: a hash, like any person."""
    return Person(hashlib.sha256(f"album {secret}".encode()).hexdigest())
