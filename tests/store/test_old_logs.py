"""Logs that were once written must replay for ever: `python -m tests.store.test_old_logs` adds today's."""

import sys
from pathlib import Path
from typing import get_args

import pytest

from starlore.table.evolve import replay
from starlore.table.log import Entry, decode
from starlore.table.messages import Event, Kick, Leave, LetBotSitIn, RemoveBot, TakeBack
from starlore.table.seating import void_wishes
from tests.table.desk import Desk
from tests.table.live import chained
from tests.table.test_laws import evening

LOGS = Path(__file__).parent.parent / "fixtures" / "logs"

EXPECTED = {
    "table-dixit-v1": "owner 1 · Ana, Ben, Cleo · dixit 1 · scores 3 7 4",
    "table-stella-v1": "owner 1 · Ana, Ben, Cleo, Castor, Rigel · stella 1 · scores 30 34 23 29 26",
    "table-absence-v1": "owner 1 · Ana, Ben, Cleo, Dan, Rigel · dixit 1 · scores 0 0 0 0 0",
    "table-return-v1": "owner 2 · Ben, Cleo · dixit 1 · scores 3 7 4",
    "table-evening-4-v1": "owner 4 · FF, I, C, EE, H · stella 5 · scores 23 19 10 21 18",
    "table-evening-5-v1": "owner 1 · AA, Regulus, Electra, E, G, J · dixit 3 · scores 3 3 5 5 9 7 5 5",
}
"""How each table stands at the end of its log."""


def summary(events: list[Event]) -> str:
    """A table in one line."""
    state = replay(events)
    assert state is not None
    names = ", ".join(chair.name for chair in state.taken)
    playing = "no game"
    if state.playing is not None:
        scores = " ".join(map(str, state.playing.rules.view(state.playing.state, None).scores))
        playing = f"{state.playing.slug} {state.games} · scores {scores}"
    return f"owner {state.owner} · {names} · {playing}"


def read(name: str) -> list[Event]:
    """The events of a stored log."""
    return [event for line in (LOGS / f"{name}.jsonl").read_bytes().splitlines() for event in decode(line).events]


@pytest.mark.parametrize("name", EXPECTED)
def test_an_old_log_leads_to_the_same_table_as_ever(name: str) -> None:
    assert summary(read(name)) == EXPECTED[name]


def test_every_old_log_is_tested() -> None:
    assert {file.stem for file in LOGS.glob("table-*.jsonl")} == set(EXPECTED)


def test_together_the_old_logs_hold_every_event_of_a_table() -> None:
    found = {type(event) for name in EXPECTED for event in read(name)}
    assert found == set(get_args(Event))


def absence() -> Desk:
    """An evening on which people come and go."""
    desk = Desk("Ana", "Ben", "Cleo", "Dan").add_bots(2)
    desk.do("Ana", RemoveBot(desk.bots()[0].player))
    desk.start("dixit")
    desk.leaves_the_room("Ana", "Dan")
    desk.wait(60)
    for name in ("Ben", "Cleo"):
        desk.do(name, LetBotSitIn(desk.player("Ana")))
    desk.move()
    desk.comes_back("Ana")
    desk.do("Ana", TakeBack())
    desk.do("Ana", Kick(desk.player("Dan")))
    return desk


def returning() -> Desk:
    """Somebody comes back before those who wait have agreed on a stand-in, and leaves when the game is over."""
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit")
    desk.leaves_the_room("Ana")
    desk.wait(60)
    desk.do("Ben", LetBotSitIn(desk.player("Ana")))
    desk.comes_back("Ana")
    desk.happen(*void_wishes(desk.state, desk.context()))
    desk.play_to_the_end()
    desk.do("Ana", Leave())
    return desk


def write(name: str, desk: Desk) -> None:
    """Store a desk's log."""
    entries = [Entry(1_700_000_000.0 + number, (event,)) for number, event in enumerate(desk.log)]
    lines = chained("STARS2", *entries)
    (LOGS / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
    sys.stdout.write(f'    "{name}": "{summary(desk.log)}",\n')


if __name__ == "__main__":
    write("table-dixit-v1", Desk("Ana", "Ben", "Cleo", target=5).start("dixit").play_to_the_end())
    write("table-stella-v1", Desk("Ana", "Ben", "Cleo", game="stella", timer=60).add_bots(2).start().play_to_the_end())
    write("table-absence-v1", absence())
    write("table-return-v1", returning())
    for seed in (4, 5):
        *_, desk = evening(seed, 300)
        write(f"table-evening-{seed}-v1", desk)
