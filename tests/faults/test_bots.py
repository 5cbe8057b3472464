"""Two hundred tables of bots play to the end, and every law of the rules holds in their logs."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from starlore.bots.random_brain import RandomBrain
from starlore.decks.pictures import NUMBERS
from starlore.games.dixit.state import State as DixitState
from starlore.games.dixit.state import Voting
from starlore.games.stella.state import State as StellaState
from starlore.store.sqlite import SqliteStore
from starlore.table.commands import AddBot, Command, Start
from starlore.table.commands import SitDown as Sit
from starlore.table.evolve import evolve
from starlore.table.games import AT_TABLE, Slug
from starlore.table.live.room import Room
from starlore.table.live.tables import Tables
from starlore.table.state import State
from starlore.web.serve import DATABASE
from support.options import options
from support.referee import totals, winners
from tests.faults.records import entries
from tests.table.desk import person
from tests.table.live import in_a_loop, until

TABLES = 200
BRAIN = RandomBrain()


class Host:
    """The one person at a table: somebody has to open it. Plays by a bot's mind over the same door."""

    def __init__(self, number: int) -> None:
        self.person = person(f"host {number}")
        self.viewer = self.person
        self.rng = Random(number)
        self.room: Room | None = None
        self.sent = 0

    def tell(self, _: bytes) -> None:
        asyncio.get_running_loop().call_soon(self.move)

    def refuse(self, id: str, code: str) -> None:  # noqa: A002
        raise AssertionError(f"{id} refused: {code}")

    def disconnect(self, code: str) -> None:
        raise AssertionError(f"shown out: {code}")

    def do(self, command: Command) -> None:
        assert self.room is not None
        self.sent += 1
        self.room.command(self, f"c{self.sent}", command)

    def move(self) -> None:
        assert self.room is not None
        running = self.room.ledger.decided.running
        if running is None or running.seat_of(running.seating[0]) not in running.rules.awaited(running.state):
            return
        seen = running.rules.view(running.state, running.seat_of(running.seating[0]))
        command: Any = BRAIN.choose(running.slug, seen, "friend", "en", self.rng)
        self.do(AT_TABLE[running.slug].move(command))


async def host_a_game(tables: Tables, number: int) -> str:
    """A table of bots plays one game to the end; its code."""
    slug: Slug = "dixit" if number % 2 else "stella"
    host = Host(number)
    code = (await tables.open(options(game=slug, target=15), host.person, Sit("Host"))).code
    host.room = room = await tables.room(code)
    room.enter(host)
    for _ in range(2 + number % (6 if slug == "dixit" else 4)):
        host.do(AddBot())
    host.do(Start())
    await until(lambda: room.ledger.durable.playing and not room.ledger.durable.running and not room.ledger.pending)
    room.exit(host)
    return code


@in_a_loop
async def test_two_hundred_tables_of_bots_play_by_the_rules_to_the_end(tmp_path: Path) -> None:
    tables = Tables(SqliteStore(tmp_path / DATABASE), BRAIN, pace=0)
    slots = asyncio.Semaphore(20)

    async def one(number: int) -> str:
        async with slots:
            return await host_a_game(tables, number)

    codes = await asyncio.gather(*map(one, range(TABLES)))
    live = {code: tables.rooms[code].ledger.durable for code in codes}
    await tables.close()
    games: Counter[str] = Counter()
    for code in codes:
        state = check_laws(tmp_path, code)
        assert state == live[code]
        assert state.playing is not None
        games[state.playing.slug] += 1
    assert games == {"dixit": TABLES // 2, "stella": TABLES // 2}


def check_laws(folder: Path, code: str) -> State:
    """Walk through a table's log and look at every moment of it."""
    state: State | None = None
    for event in (event for entry in entries(folder, code) for event in entry.events):
        state = evolve(state, event)
        if state.playing is not None and state.playing.state is not None:
            assert sorted(cards_of(state.playing.state)) == sorted(NUMBERS)
    assert state is not None
    assert state.playing is not None
    game, played = state.playing.slug, state.playing.state
    rounds = msgspec.to_builtins(state.playing.rules.rounds(played))
    view = state.playing.rules.view(played, None)
    assert list(view.scores) == totals(game, rounds)
    assert list(view.winners) == winners(game, rounds)
    assert (max(view.scores) >= 15) if game == "dixit" else (len(rounds) == 4)
    return state


def cards_of(state: DixitState | StellaState) -> list[int]:
    """Every card of a game, wherever it is."""
    if isinstance(state, StellaState):
        return [*state.grid, *state.pile, *state.box]
    table = state.phase.table if isinstance(state.phase, Voting) else ()
    return [*(card for hand in state.hands for card in hand), *table, *state.pile, *state.discard]
