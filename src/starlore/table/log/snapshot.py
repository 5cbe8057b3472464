"""Snapshots: what a log adds up to, kept beside it so that a table wakes without its whole life being read.

A snapshot is a help and never the truth. It belongs to the program that made it: one of another version, or a damaged
one, is not even looked at. And it must fit the chain: its last record has to be in the log.
"""

import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct

from starlore import core, decks, games, rulebook, table
from starlore.table.games import AT_TABLE
from starlore.table.log.chain import SIZE, BrokenChain, Head
from starlore.table.log.history import History
from starlore.table.options import Person
from starlore.table.ports import Damaged
from starlore.table.state import State


class Snapshot(Struct, frozen=True):
    """What is in a snapshot."""

    length: int
    previous_head: Head
    head: Head
    at: float
    state: State
    public: int
    private: dict[Person, int]
    ids: dict[Person, dict[str, int]]
    """In the order in which they will be forgotten."""


ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(Snapshot)


def encode(past: History) -> bytes:
    """A history as it is kept."""
    assert past.state is not None
    kept = Snapshot(
        past.length, past.previous_head, past.head, past.at, past.state, past.public, dict(past.private), past.ids
    )
    body = ENCODER.encode(kept)
    return checksum(body) + body


def decode(code: str, data: bytes) -> History | None:
    """A history that was kept; None: by another version of the program, or not as it was kept."""
    body = data[SIZE:]
    if data[:SIZE] != checksum(body):
        return None
    kept = DECODER.decode(body)
    state, playing = kept.state, kept.state.playing
    if playing is not None:
        game_state = msgspec.convert(playing.state, state_of(playing.slug))
        state = msgspec.structs.replace(state, playing=msgspec.structs.replace(playing, state=game_state))
    past = History(code)
    past.state, past.length, past.at, past.public = state, kept.length, kept.at, kept.public
    past.previous_head, past.head = kept.previous_head, kept.head
    past.private.update(kept.private)
    past.ids = kept.ids
    return past


def verify(past: History, last: bytes) -> None:
    """The log still has the record that a snapshot ends with; raises `Damaged`."""
    try:
        fits = past.previous_head.follow(last) == past.head
    except BrokenChain:
        fits = False
    if not fits:
        reason = "it is not the one that the snapshot ends with" if last else "the log has lost its end"
        raise Damaged(past.code, past.length, reason)


def checksum(body: bytes) -> bytes:
    """A digest that only the same program makes of the same bytes."""
    return blake2b(body, digest_size=SIZE, key=code_digest()).digest()


@cache
def code_digest() -> bytes:
    """A digest of the code by which events become states, whichever games are registered."""
    evolving = [sys.modules[game.rules.evolve.__module__] for game in AT_TABLE.values()]
    modules = [core, rulebook, decks, games, table, *evolving]
    folders = {Path(str(module.__file__)).parent for module in modules}
    digest = blake2b(digest_size=SIZE)
    for file in sorted({file for folder in folders for file in folder.rglob("*.py")}):
        digest.update(file.read_bytes())
    return digest.digest()


@cache
def state_of(slug: str) -> Any:
    """The type of a game's state: what its `evolve` returns."""
    return get_type_hints(AT_TABLE[slug].rules.evolve)["return"]
