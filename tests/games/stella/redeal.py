"""Deal again all of Stella that a seat cannot know, so that everything it does know stays as it is."""

from random import Random

from msgspec.structs import replace

from starlore.core import Card, Seat
from starlore.core.values import put, seats
from starlore.games.stella.state import Associating, Finished, Phase, Revealing, Scored, State
from starlore.rulebook.stella import MARKS

Grid = tuple[Card, ...]


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that looks the same from this seat: another pile, other words to come, others' marks."""
    pile = rng.sample(state.pile, len(state.pile))
    turned_over = len(state.rounds) + (0 if isinstance(state.phase, Scored | Finished) else 1)
    known = state.words[:turned_over]
    box = [word for word in state.setup.words if word not in known]
    words = known + tuple(rng.sample(box, len(state.words) - turned_over))
    return replace(state, pile=tuple(pile), words=words, phase=redeal_phase(state.phase, seat, state.grid, rng))


def redeal_phase(phase: Phase, seat: Seat | None, grid: Grid, rng: Random) -> Phase:
    """The same phase, with other marks of the others."""
    if isinstance(phase, Associating):
        return redeal_boards(phase, seat, grid, rng)
    if isinstance(phase, Revealing):
        return redeal_hidden_marks(phase, seat, grid, rng)
    return phase


def redeal_boards(phase: Associating, seat: Seat | None, grid: Grid, rng: Random) -> Associating:
    """Of others it is known only that they have marked something if they are ready."""
    marks = phase.marks
    for other in seats(len(marks)):
        if other != seat:
            least = MARKS.start if phase.ready[other] else 0
            marks = put(marks, other, tuple(rng.sample(grid, rng.randrange(least, MARKS.stop))))
    return replace(phase, marks=marks)


def redeal_hidden_marks(phase: Revealing, seat: Seat | None, grid: Grid, rng: Random) -> Revealing:
    """Of others it is known how many cards they marked, and which of the cards that were pointed at."""
    seen = {one.card for one in phase.pointed}
    hidden = [card for card in grid if card not in seen]
    marks = phase.marks
    for other in seats(len(marks)):
        if other != seat:
            shown = [card for card in marks[other] if card in seen]
            marks = put(marks, other, (*shown, *rng.sample(hidden, len(marks[other]) - len(shown))))
    return replace(phase, marks=marks)
