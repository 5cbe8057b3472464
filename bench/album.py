"""The album: games a second that are put together from their log, beside what waking that table costs anyway.

The log is that of an evening: five whole games of six people, who write something on a picture after every round.
"""

from collections.abc import Callable
from random import Random

import msgspec
from rich.table import Table

from bench.race import Contender, Result, race
from starlore.table.commands import PointOut
from starlore.table.games import AT_TABLE
from starlore.table.log.chain import begin
from starlore.table.log.history import History
from starlore.table.log.records import Entry, decode, encode
from starlore.table.projections.album import Album
from tests.table.desk import Desk

CODE = "STARS2"
PEOPLE = ("Ada", "Ben", "Cleo", "Dana", "Emil", "Fay")
GAMES = ("dixit", "stella", "dixit", "stella", "dixit")

TIMES = 3
"""How many times as long as replaying the log its album may take."""

MILLISECONDS = 20
"""What a game of an album may take of the server."""


def measure(laps: int, seconds: float) -> list[Result]:
    """The log replayed, and the same log as an album that is ready to be sent."""
    records = evening()
    return race(
        [Contender("album", "games", album(records)), Contender("replay", "games", replaying(records))], laps, seconds
    )


def evening(seed: int = 1) -> list[bytes]:
    """The log of an evening, as a store keeps it."""
    desk, rng = Desk(*PEOPLE, seed=seed, code=CODE, target=30), Random(seed)
    for game in GAMES:
        desk.start(game)
        while desk.state.running:
            before = len(rounds(desk))
            desk.move()
            if len(rounds(desk)) > before:
                remark(desk, rng)
        desk.wait(60)
    head, records = begin(CODE), []
    for event in desk.log:
        record, head = encode(Entry(desk.now, (event,)), head)
        records.append(record)
    return records


def rounds(desk: Desk) -> tuple[object, ...]:
    """The rounds of the game on the table that are over."""
    playing = desk.state.playing
    return () if playing is None or playing.state is None else tuple(playing.rules.rounds(playing.state))


def remark(desk: Desk, rng: Random) -> None:
    """Everyone points at a picture of the round that is just over, and writes something."""
    done = rounds(desk)
    assert desk.state.playing is not None
    cards = AT_TABLE[desk.state.playing.slug].pictures(done[-1])
    for name in PEOPLE:
        at = (rng.random(), rng.random())
        desk.do(name, PointOut(len(done), rng.choice(cards), at, "the way she holds the light"))


def album(records: list[bytes]) -> Callable[[], int]:
    """Read the log, and write the album as JSON; how many games it has."""

    def run() -> int:
        found = Album()
        for record in records:
            found.add(decode(record))
        pages = found.pages
        msgspec.json.encode([page.game for page in pages])
        return len(pages)

    return run


def replaying(records: list[bytes]) -> Callable[[], int]:
    """Read the log as a table does that wakes; as many games as the album has."""
    games = album(records)()

    def run() -> int:
        past = History(CODE)
        for record in records:
            past.replay(record)
        return games

    return run


def table(results: list[Result]) -> Table:
    """Both rates, and whether the album keeps to its bounds."""
    shown = Table("what", "games/s", "ms a game", "goal", title="The album")
    ours, replay = results
    slower = replay.ratio(ours)
    good = slower <= TIMES and 1000 / ours.rate < MILLISECONDS
    goal = f"{slower:.1f} times a replay, at most {TIMES}; under {MILLISECONDS} ms {'✓' if good else '✗'}"
    shown.add_row("album", f"{ours.rate:,.0f}", f"{1000 / ours.rate:.2f}", goal)
    shown.add_row("replay of the log", f"{replay.rate:,.0f}", f"{1000 / replay.rate:.2f}", "")
    return shown
