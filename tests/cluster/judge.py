"""Holds what people were told against what stands in the logs."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from starlore.store.nats.address import parse
from starlore.store.nats.operating import opened
from starlore.table.log.history import History
from starlore.table.options import Person
from starlore.table.view import PresenceInfo, views_of
from starlore.table.wire import encode
from support.referee import totals
from tests.cluster.crowd import Party, Wanderer, canonical

NOBODY = PresenceInfo({})


async def logs(url: str, codes: Sequence[str]) -> dict[str, list[bytes]]:
    """What stands on the nodes."""
    async with opened(parse(url)) as store:
        return {code: list(await store.read(code)) for code in codes}


def judge(party: Party, records: list[bytes]) -> dict[str, int]:
    """Every claim about one table, and how much was looked at."""
    past = History(party.code)
    shown: dict[Person | None, set[tuple[int, bytes]]] = {client_person(one): set() for one in party.everyone}
    written: Counter[tuple[Person, str]] = Counter()
    versions: dict[tuple[Person, str], int] = {}
    games = 0
    was_over = True
    for record in records:
        entry, _ = past.replay(record)
        if entry.by is not None and entry.id is not None:
            written[entry.by, entry.id] += 1
            versions[entry.by, entry.id] = past.view_version(entry.by)
        state = past.state
        assert state is not None
        view = views_of(state, NOBODY)
        for person, seen in shown.items():
            seen.add((past.view_version(person), canonical(msgspec.json.decode(encode(view(person))))))
        over = state.running is None
        if over and not was_over and state.playing is not None:
            rounds = msgspec.to_builtins(tuple(state.playing.rules.rounds(state.playing.state)))
            scores = msgspec.json.decode(encode(view(None)))["game"]["scores"]
            assert scores == totals(state.playing.slug, rounds), "the points are wrong"
            games += 1
        was_over = over
    for client in party.everyone:
        person = client_person(client)
        unfounded = client.seen - shown[person]
        assert not unfounded, f"{len(unfounded)} views do not follow from the log: versions {sorted(unfounded)[0][0]}"
        for name, version in client.accepted.items():
            assert person is not None
            settled = written[person, name]
            assert settled <= 1, f"{name} is in the log {settled} times"
            assert settled == 1, f"{name} was acknowledged and is not in the log"
            assert versions[person, name] == version, f"{name} was told to be in {version}"
        for name in client.refused:
            assert person is None or not written[person, name], f"{name} was refused and is in the log"
    assert all(count == 1 for count in written.values()), "a command is in the log twice"
    return {
        "records": len(records),
        "games finished": games,
        "commands acknowledged": sum(len(one.accepted) for one in party.everyone),
        "views checked": sum(len(one.seen) for one in party.everyone),
        "connections": sum(one.connections for one in party.everyone),
        "sent again": sum(one.troubles for one in party.everyone),
    }


def client_person(client: Wanderer) -> Person | None:
    """As whom somebody sees the table."""
    return None if client.person is None else Person(client.person)
