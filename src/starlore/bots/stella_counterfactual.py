"""The counterfactual: with the boards of a round that is over, what each number of crosses would have brought.

It is the bots' own simulation (`stella_rounds`), on boards that are known instead of imagined.
"""

from random import Random

import numpy as np
import numpy.typing as npt

from starlore.bots.chance import np_rng
from starlore.bots.stella_rounds import Boards, as_board, play_rounds
from starlore.brain_types import Counterfactual
from starlore.core import Seat
from starlore.games.stella.state import Round
from starlore.rulebook.stella import MARKS

WORLDS = 400
"""Ways to set so many crosses that are tried."""

STRANGER = 0.5
"""How readily a picture is taken that nobody else has marked, beside 1 for each who has."""


def counterfactual(done: Round, seat: Seat) -> Counterfactual:
    """One's own crosses are kept or left out at random; where more are set, on what the others saw, too."""
    count = {card: sum(card in marks for marks in done.marks) for card in done.grid}
    order = sorted(done.grid, key=lambda card: -count[card])  # the most obvious is pointed at first
    marked = np.array([[card in marks for card in order] for marks in done.marks])
    chance = np_rng(Random(str(done.grid)))  # whoever asks twice gets the same answer
    others = marked.sum(axis=0) - marked[seat]
    fixed: Boards = np.repeat(as_board(marked)[:, None], WORLDS, axis=1)
    points, lost = [], []
    for number in MARKS:
        boards = fixed.copy()
        boards[seat] = as_board(drawn(marked[seat], others, number, chance))
        brought, bright = (play_rounds(boards, done.first, dark=dark)[seat].mean() for dark in (True, False))
        points.append(round(float(brought), 2))
        lost.append(round(float(bright - brought), 2))
    return Counterfactual(len(done.marks[seat]), tuple(points), tuple(lost))


def drawn(
    mine: npt.NDArray[np.bool_], others: npt.NDArray[np.int_], number: int, chance: np.random.Generator
) -> npt.NDArray[np.bool_]:
    """Boards with so many crosses, of shape (worlds, cards): mine come first (Gumbel's trick draws by weight)."""
    weight = np.log(others + STRANGER) + np.where(mine, 100.0, 0.0)
    rank = np.argsort(-(weight + chance.gumbel(size=(WORLDS, len(mine)))), axis=1)
    boards = np.zeros((WORLDS, len(mine)), np.bool_)
    np.put_along_axis(boards, rank[:, :number], values=True, axis=1)
    return boards
