"""Logs that were once written must replay for ever: `python -m tests.store.test_old_logs` adds today's."""

import asyncio
import sys
from pathlib import Path
from typing import get_args

import pytest

from starlore.bots import PLAYERS
from starlore.core import Seat
from starlore.core.chance import commitment
from starlore.games.dixit import messages as dixit
from starlore.games.dixit_box import messages as dixit_box
from starlore.games.stella_box import messages as stella_box
from starlore.table.commands import (
    AddBot,
    AddChance,
    AddGuest,
    EmptyChair,
    Kick,
    Knock,
    Leave,
    LetBotSitIn,
    LetIn,
    PointOut,
    SetDoor,
    ShareAlbum,
    SitDown,
    Start,
    Stop,
    TakeRemarkBack,
    TakeSeatBack,
)
from starlore.table.decks import put_deck
from starlore.table.events import Event, TimeRanOut
from starlore.table.evolve import replay
from starlore.table.games import AT_TABLE
from starlore.table.log.history import History
from starlore.table.log.records import Entry, decode
from starlore.table.photographs import lay_photograph
from starlore.table.seating import erase_person, void_stand_in_votes
from support.decks import a_deck
from tests.table.desk import Desk, person
from tests.table.live import Live, chained
from tests.table.test_laws import evening

LOGS = Path(__file__).parent.parent / "fixtures" / "logs"

EXPECTED = {
    "table-dixit-v1": "owner 1 · Ana, Ben, Cleo · dixit 1 · scores 3 7 4",
    "table-stella-v1": "owner 1 · Ana, Ben, Cleo, Castor, Rigel · stella 1 · scores 30 34 23 29 26",
    "table-absence-v1": "owner 1 · Ana, Ben, Cleo, Dan, Rigel · dixit 1 · scores 0 0 0 0 0",
    "table-return-v1": "owner 2 · Ben, Cleo · dixit 1 · scores 3 7 4",
    "table-evening-4-v1": "owner 4 · FF, I, C, EE, H · stella 5 · scores 23 19 10 21 18",
    "table-evening-5-v1": "owner 1 · AA, Regulus, Electra, E, G, J · dixit 3 · scores 3 3 5 5 9 7 5 5",
    "table-absence-v2": "owner 1 · Ana, Ben, Cleo, Dan, Rigel · dixit 1 · scores 0 0 0 0 0",
    "table-return-v2": "owner 2 · Ben, Cleo · dixit 1 · scores 3 7 4",
    "table-late-v2": "owner 1 · Ana, Ben, Cleo · dixit 1 · scores 0 0 0",
    "table-remarks-v2": "owner 1 · Ana, Ben, Cleo · dixit 1 · scores 3 7 4",
    "table-door-v2": "owner 1 · Ana, Cleo, Dan · no game",
    "table-own-deck-v2": "owner 1 · Ana, Ben, Cleo · dixit 1 · scores 2 3 5",
    "table-box-v2": "owner 1 · Ana, Ben, Cleo, Grandma · stella_box 2 · scores 0 0 0 0",
    "table-photograph-v2": "owner 1 · Ana, Ben, Cleo · stella_box 1 · scores 0 0 0",
    "table-dixit-v2": "owner 1 · Ana, Castor, Rigel · dixit 1 · scores 4 3 6",
    "table-stella-v2": "owner 1 · Ana, Castor, Rigel · stella 1 · scores 12 20 16",
    "table-evening-4-v2": "owner 4 · FF, I, C, EE, H · stella 5 · scores 31 24 22 14 15",
    "table-wordings-v2": "owner 1 · Ana, Ben, Cleo · dixit 1 · scores 0 6 7",
    "table-fair-v2": "owner 1 · Ana, Ben, Cleo · dixit 2 · scores 4 6 3",
    "table-evening-5-v2": "owner 1 · AA, Regulus, Electra, E, G, J · dixit 3 · scores 3 3 4 5 2 3 1 5",
}
"""How each table stands at the end of its log. Version 1 is a record for each event, version 2 one for each command."""


def summary(events: list[Event]) -> str:
    """A table in one line."""
    state = replay(events)
    assert state is not None
    names = ", ".join(chair.name for chair in state.occupied)
    playing = "no game"
    if state.playing is not None:
        scores = " ".join(map(str, state.playing.rules.view(state.playing.state, None).scores))
        playing = f"{state.playing.slug} {state.games} · scores {scores}"
    return f"owner {state.owner} · {names} · {playing}"


def lines(name: str) -> list[bytes]:
    """The records of a stored log."""
    return (LOGS / f"{name}.jsonl").read_bytes().splitlines()


def read(name: str) -> list[Event]:
    """The events of a stored log."""
    return [event for line in lines(name) for event in decode(line).events]


@pytest.mark.parametrize("name", EXPECTED)
def test_an_old_log_leads_to_the_same_table_as_ever(name: str) -> None:
    assert summary(read(name)) == EXPECTED[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_the_chain_of_an_old_log_is_whole(name: str) -> None:
    past = History("STARS2")
    for line in lines(name):
        past.replay(line)
    past.check_complete()
    assert past.state == replay(read(name))


def test_every_old_log_is_tested() -> None:
    assert {file.stem for file in LOGS.glob("table-*.jsonl")} == set(EXPECTED)


def test_together_the_old_logs_hold_every_event_of_a_table() -> None:
    found = {type(event) for name in EXPECTED for event in read(name)}
    assert found == set(get_args(Event))


def absence() -> Desk:
    """An evening on which people come and go."""
    desk = Desk("Ana", "Ben", "Cleo", "Dan").add_bots(2)
    desk.do("Ana", EmptyChair(desk.bots()[0].player))
    desk.start("dixit")
    desk.leaves_the_room("Ana", "Dan")
    desk.wait(60)
    for name in ("Ben", "Cleo"):
        desk.do(name, LetBotSitIn(desk.player("Ana")))
    desk.move()
    desk.comes_back("Ana")
    desk.do("Ana", TakeSeatBack())
    desk.do("Ana", Kick(desk.player("Dan")))
    return desk


def returning() -> Desk:
    """Somebody comes back before those who wait have agreed on a stand-in, and leaves when the game is over."""
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit")
    desk.leaves_the_room("Ana")
    desk.wait(60)
    desk.do("Ben", LetBotSitIn(desk.player("Ana")))
    desk.comes_back("Ana")
    desk.happen(*void_stand_in_votes(desk.state, desk.context()))
    desk.play_to_the_end()
    desk.do("Ana", Leave())
    return desk


def late() -> Desk:
    """The time is up for somebody, and a bot moves for them."""
    desk = Desk("Ana", "Ben", "Cleo", timer=60).start("dixit")
    desk.happen(TimeRanOut(desk.player("Ana"), Seat(0)))
    desk.move()
    return desk


def door() -> Desk:
    """Somebody knocks and is let in, another is turned away, and one wants to be forgotten."""
    desk = Desk("Ana", "Ben", "Cleo")
    desk.do("Ana", SetDoor("knock"))
    for name in ("Dan", "Eve"):
        desk.do(name, Knock(name))
    desk.do("Ana", LetIn(1))
    desk.do("Ana", LetIn(2, welcome=False))
    desk.do("Dan", SitDown("Dan"))
    desk.happen(*erase_person(desk.state, person("Ben"), desk.context()))
    return desk


def fair() -> Desk:
    """Two games; before the second one, people add chance of their own."""
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit").play_to_the_end()
    for number, name in enumerate(("Ana", "Cleo")):
        desk.do(name, AddChance(commitment(desk.state.seed), f"{number:032x}"))
    return desk.start("dixit").play_to_the_end()


def own_deck() -> Desk:
    """A game with somebody's own pictures; then the deck is changed for the next one."""
    desk = Desk("Ana", "Ben", "Cleo", target=5)
    desk.happen(*put_deck(desk.state, person("Ana"), a_deck(40, maker=person("Ana"), captions=2)))
    desk.start("dixit")
    desk.play_to_the_end()
    desk.happen(*put_deck(desk.state, person("Ana"), a_deck(30, maker=person("Ana"), with_ours=True)))
    return desk


def wordings() -> Desk:
    """A clue that everyone reads in their own language."""
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit")
    playing = desk.state.playing
    assert playing is not None
    card = playing.state.hands[desk.seat("Ana")][0]
    said = dixit.TellStory(card, "Almost home", (dixit.Wording("pl", "Prawie w domu"),))
    desk.do("Ana", AT_TABLE["dixit"].move(said))
    return desk.play_to_the_end()


def remarks() -> Desk:
    """What people saw in the pictures: one points, another writes, a third takes it back."""
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit").play_to_the_end()
    assert desk.state.playing is not None
    one, two, *_ = desk.state.playing.rules.rounds(desk.state.playing.state)[0].table
    desk.do("Ana", PointOut(1, one, (0.25, 0.5), "the cup is broken"))
    desk.do("Ben", PointOut(1, two, None, "patience"))
    desk.do("Cleo", PointOut(1, two, (0.5, 0.9)))
    desk.do("Cleo", TakeRemarkBack(1, two))
    for on in (True, False, True):
        desk.do("Ana", ShareAlbum(on))
    return desk


async def played(game: str) -> list[bytes]:
    """The log of a live table: Ana is slow, and two bots wait for her."""
    live = await Live.of(Desk("Ana", target=5, timer=15))
    jobs = live.kept()
    ana = await live.enter("Ana")
    for number in range(2):
        await live.do(ana, f"b{number}", AddBot())
    await live.do(ana, "start", Start(game))
    await live.turned_until(lambda: not live.room.ledger.durable.running and not live.room.ledger.pending)
    jobs.stop()
    return live.store.logs["STARS2"]


def write(name: str, records: list[bytes]) -> None:
    """Store a log."""
    (LOGS / f"{name}.jsonl").write_bytes(b"\n".join(records) + b"\n")
    sys.stdout.write(f'    "{name}": "{summary(read(name))}",\n')


def log_of(desk: Desk) -> list[bytes]:
    """A desk's log."""
    return chained("STARS2", *[Entry(1_700_000_000.0 + number, (event,)) for number, event in enumerate(desk.log)])


def box() -> Desk:
    """An evening with real cards: somebody without a phone, a round taken back, and the other game after it."""
    desk = Desk("Ana", "Ben", "Cleo", game="dixit_box")
    desk.do("Ana", AddGuest("Grandma"))
    desk.start()
    game = AT_TABLE["dixit_box"].move
    desk.do("Ana", game(dixit_box.TellStory("the sea")))
    for slot, name in enumerate(("Ana", "Ben", "Cleo"), 1):
        desk.do(name, game(dixit_box.ClaimCards((slot,))))
    desk.do("Ana", game(dixit_box.ClaimCards((4,)), desk.player("Grandma")))
    desk.do("Ben", game(dixit_box.CastVote(1)))
    desk.do("Cleo", game(dixit_box.CastVote(2)))
    desk.do("Ana", game(dixit_box.CastVote(1), desk.player("Grandma")))
    desk.do("Ana", Stop())
    desk.start("stella_box")
    desk.do("Ben", AT_TABLE["stella_box"].move(stella_box.SayWord("sea")))
    return desk


def photograph() -> Desk:
    """Real cards are photographed, photographed again, and the photograph is taken away."""
    desk = Desk("Ana", "Ben", "Cleo", game="stella_box").start()
    for name, key in (("Ana", "0" * 32), ("Ben", "1" * 32), ("Ben", None)):
        desk.happen(*lay_photograph(desk.state, person(name), key))
    return desk


if __name__ == "__main__":
    write("table-absence-v2", log_of(absence()))
    write("table-return-v2", log_of(returning()))
    write("table-late-v2", log_of(late()))
    write("table-door-v2", log_of(door()))
    write("table-fair-v2", log_of(fair()))
    write("table-own-deck-v2", log_of(own_deck()))
    write("table-remarks-v2", log_of(remarks()))
    write("table-box-v2", log_of(box()))
    write("table-wordings-v2", log_of(wordings()))
    write("table-photograph-v2", log_of(photograph()))
    for game in PLAYERS:
        write(f"table-{game}-v2", asyncio.run(played(game)))
    for seed in (4, 5):
        *_, desk = evening(seed, 300)
        write(f"table-evening-{seed}-v2", log_of(desk))
