"""Who finds whose pictures."""

from collections.abc import Sequence

from starlore.core import Seat
from starlore.core.reading import Reading, summed
from starlore.games.dixit.state import Round


def readings(rounds: Sequence[Round]) -> tuple[Reading, ...]:
    """For everyone and every storyteller: how many of that storyteller's pictures they found."""
    return summed(
        (Seat(seat), done.storyteller, int(done.owners[slot - 1] == done.storyteller), 1)
        for done in rounds
        for seat, slot in enumerate(done.votes)
        if slot
    )
