"""Who marks like whom."""

from collections.abc import Sequence

from starlore.core import Seat
from starlore.core.reading import Reading, summed
from starlore.games.stella.state import Round


def readings(rounds: Sequence[Round]) -> tuple[Reading, ...]:
    """For everyone and everyone else: how many of their own marks the other one has set, too."""
    return summed(
        (Seat(seat), Seat(other), len(set(mine) & set(theirs)), len(mine))
        for done in rounds
        for seat, mine in enumerate(done.marks)
        for other, theirs in enumerate(done.marks)
        if seat != other
    )
