"""Ratings (Bradley-Terry): every two entrants at a table are a comparison of their points. Intervals by bootstrap."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from starlore.arena.contest import Contest, Played

Pairs = npt.NDArray[np.float64]

SCALE, MIDDLE = 400 / np.log(10), 1500
"""As in chess: 400 more is ten times as likely to be ahead."""

DRAWS = 1.0
"""A draw of everyone against everyone is added, so that whoever always wins has a rating too (a weak prior)."""

RESAMPLED = 300


class Rating(Struct, frozen=True):
    """How an entrant did."""

    name: str
    games: int
    """Seats that it played on."""

    won: float
    """The share of them that won or shared the victory."""

    points: float
    """Points a game."""

    rating: float
    low: float
    high: float
    """The interval that holds 95% of the bootstrap's ratings."""

    faults: int


def ratings(contest: Contest, played: Sequence[Played]) -> list[Rating]:
    """Everyone's rating, the best first."""
    count = len(contest.entrants)
    blocks: dict[int, Pairs] = {}
    for one in played:
        block = one.number // contest.players
        blocks[block] = blocks.get(block, np.zeros((count, count))) + compared(one, count)
    every = np.array(list(blocks.values()))
    centre = strengths(every.sum(axis=0))
    chance = np.random.default_rng(contest.seed)
    picks = chance.integers(0, len(every), (RESAMPLED, len(every)))
    spread = np.array([strengths(every[pick].sum(axis=0)) for pick in picks])
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    found = []
    for who, name in enumerate(contest.entrants):
        seats = [(one, seat) for one in played for seat, sitter in enumerate(one.seats) if sitter == who]
        found.append(
            Rating(
                name=name,
                games=len(seats),
                won=sum(seat in one.winners for one, seat in seats) / max(1, len(seats)),
                points=sum(one.scores[seat] for one, seat in seats) / max(1, len(seats)),
                rating=float(centre[who]),
                low=float(low[who]),
                high=float(high[who]),
                faults=sum(fault.seat == seat for one, seat in seats for fault in one.faults),
            )
        )
    return sorted(found, key=lambda one: -one.rating)


def compared(played: Played, count: int) -> Pairs:
    """How often each entrant (row) was ahead of each other one (column) in a game; a draw is half."""
    wins = np.zeros((count, count))
    for seat, who in enumerate(played.seats):
        for other, rival in enumerate(played.seats):
            if who != rival:
                ahead = played.scores[seat] - played.scores[other]
                wins[who, rival] += 0.5 if ahead == 0 else float(ahead > 0)
    return wins


def strengths(wins: Pairs) -> npt.NDArray[np.float64]:
    """The ratings under which the comparisons are likeliest (minorise-maximise), their mean being 1500."""
    wins = wins + DRAWS / 2 * (1 - np.eye(len(wins)))
    met = wins + wins.T
    strength = np.ones(len(wins))
    for _ in range(200):
        share = met / (strength[:, None] + strength[None, :])
        strength = wins.sum(axis=1) / np.maximum(share.sum(axis=1), 1e-12)
        strength /= np.exp(np.log(strength).mean())
    found: npt.NDArray[np.float64] = MIDDLE + SCALE * np.log(strength)
    return found
