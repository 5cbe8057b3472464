"""The album: games a second that are put together from their log, beside what waking that table costs anyway."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.table import Table

from bench.race import Contender, Result, race
from starlore.table.log.history import History
from starlore.table.log.records import decode
from starlore.table.reading.album import Album

LOG = Path(__file__).parent.parent / "tests" / "fixtures" / "logs" / "table-evening-5-v2.jsonl"
"""An evening of several games."""

TIMES = 3
"""How many times as long as replaying the log its album may take."""

MILLISECONDS = 20
"""What a game of an album may take of the server."""


def measure(laps: int, seconds: float) -> list[Result]:
    """The log replayed, and the same log as an album that is ready to be sent."""
    records = LOG.read_bytes().splitlines()
    return race(
        [Contender("album", "games", album(records)), Contender("replay", "games", replaying(records))], laps, seconds
    )


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
        past = History("STARS2")
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
