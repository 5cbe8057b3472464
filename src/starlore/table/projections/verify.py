"""Checking the chance of games that are over: from a proof as a browser saves it, or from a table's whole log."""

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from starlore.core import Illegal
from starlore.table.events import TableOpened
from starlore.table.fair import fault_in, proof
from starlore.table.log.history import History
from starlore.table.log.records import decode
from starlore.table.ports import Damaged
from starlore.table.wire import Proof


class Verdict(Struct, frozen=True):
    """What is to be said of one game."""

    number: int
    game: str
    commitment: str
    draws: int
    added: int
    """How many players have added chance of their own."""

    fault: str | None
    """None: everything follows from what was fixed before it began."""


def verify(data: bytes) -> list[Verdict]:
    """Every game in a file; raises `ValueError` when it is none that can be checked."""
    try:
        return [verdict(1, msgspec.json.decode(data, type=Proof))]
    except msgspec.DecodeError:
        pass
    try:
        lines = [msgspec.json.decode(line, type=dict[str, Any]) for line in data.splitlines() if line.strip()]
        records = [msgspec.json.encode({key: line[key] for key in line if key != "version"}) for line in lines]
        return [verdict(number, found) for number, found in enumerate(proofs_in(records), 1)]
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        raise ValueError("neither a proof nor a log with its secrets") from error


def proofs_in(records: list[bytes]) -> Iterator[Proof]:
    """The proof of every game in a log that came to its end; raises `ValueError` where the log is broken."""
    opened = decode(records[0]).events[0] if records else None
    if not isinstance(opened, TableOpened):
        raise ValueError("a log begins with a table's opening")
    past, last = History(opened.code), 0
    for record in records:
        try:
            past.replay(record)
        except Damaged as error:
            raise ValueError(str(error)) from error
        assert past.state is not None
        if past.state.games > last:
            with contextlib.suppress(Illegal):  # not over yet, or played before there was such a thing
                yield proof(past.state)
                last = past.state.games


def verdict(number: int, found: Proof) -> Verdict:
    """What is to be said of one proof."""
    try:
        fault = fault_in(found)
    except (KeyError, IndexError, ValueError, TypeError) as error:
        fault = f"it makes no sense: {error!r}"
    added = sum(map(bool, found.chances))
    return Verdict(number, found.game, found.commitment, len(found.draws), added, fault)
