"""What points mean in every game: most of them wins."""

from starlore.core.values import Seat, seats


def leaders(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Whoever has most points; several when they are level at the top."""
    most = max(scores)
    return tuple(seat for seat in seats(len(scores)) if scores[seat] == most)
