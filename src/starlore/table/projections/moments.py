"""What is worth remembering of a game that is over: the end of the game shows it, and the album keeps it."""

from collections.abc import Iterator, Sequence

from starlore.core import Seat
from starlore.core.moment import Moment
from starlore.table.games import AT_TABLE
from starlore.table.state import GameOnTable

COMEBACK = 3
"""Points that a winner must once have been behind for it to be worth a word."""


def moments_of(playing: GameOnTable) -> tuple[Moment, ...]:
    """The game's own moments, and the comeback that any game can have; none while it is being played."""
    seen = playing.rules.view(playing.state, None)
    if not seen.winners:
        return ()
    rounds = playing.rules.rounds(playing.state)
    return (*AT_TABLE[playing.slug].moments(rounds), *comeback(seen.history, seen.winners))


def comeback(history: Sequence[Sequence[int]], winners: Sequence[Seat]) -> Iterator[Moment]:
    """The winner who was furthest behind, and after which round."""
    scores = [0] * (len(history[0]) if history else 0)
    found: Moment | None = None
    for number, points in enumerate(history, 1):
        scores = [score + point for score, point in zip(scores, points, strict=True)]
        for seat in winners:
            behind = max(scores) - scores[seat]
            if behind >= COMEBACK and behind > (found.count if found else 0):
                found = Moment("comeback", number, None, (seat,), behind)
    if found is not None:
        yield found
