"""Deal again all of Stella with the box that a seat cannot know, so that everything it does know stays as it is."""

from random import Random

from msgspec.structs import replace

from starlore.core import Seat
from starlore.core.values import put, seats
from starlore.games.stella_box.state import PLACES, Associating, Phase, Revealing, State
from starlore.rulebook.stella import MARKS


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Another state that looks the same from this seat: other words to come, others' marks."""
    open_now = isinstance(state.phase, Associating | Revealing)
    known = state.words[: len(state.rounds) + open_now]
    box = [word for word in state.setup.words if word not in known]
    words = known + tuple(rng.sample(box, len(state.words) - len(known)))
    return replace(state, words=words, phase=redeal_phase(state.phase, seat, rng))


def redeal_phase(phase: Phase, seat: Seat | None, rng: Random) -> Phase:
    """The same phase, with other marks of the others."""
    if isinstance(phase, Associating):
        return redeal_boards(phase, seat, rng)
    return redeal_hidden_marks(phase, seat, rng) if isinstance(phase, Revealing) else phase


def redeal_boards(phase: Associating, seat: Seat | None, rng: Random) -> Associating:
    """Of others it is known only that they have marked something if they are ready."""
    marks = phase.marks
    for other in seats(len(marks)):
        if other != seat:
            least = MARKS.start if phase.ready[other] else 0
            marks = put(marks, other, tuple(rng.sample(PLACES, rng.randrange(least, MARKS.stop))))
    return replace(phase, marks=marks)


def redeal_hidden_marks(phase: Revealing, seat: Seat | None, rng: Random) -> Revealing:
    """Of others it is known how many cards they marked, and which of the cards that were pointed at."""
    seen = {one.place for one in phase.pointed}
    hidden = [place for place in PLACES if place not in seen]
    marks = phase.marks
    for other in seats(len(marks)):
        if other != seat:
            shown = [place for place in marks[other] if place in seen]
            marks = put(marks, other, (*shown, *rng.sample(hidden, len(marks[other]) - len(shown))))
    return replace(phase, marks=marks)
