"""What nobody else may know in Stella, and all commands of it that can be listed."""

from collections.abc import Iterable
from typing import Any

from starlore.core import Card
from starlore.games.stella.messages import AskOtherWord, PassMarker, PointAt, TakeMarkerBack
from starlore.games.stella.state import Associating, Revealing, State
from tests.games.hidden import Secret, in_phase, of_others

SECRETS: dict[str, Secret] = {
    "the top of the pile": lambda state, _: state.pile[-1:],
    "the next word": lambda state, _: state.words[len(state.rounds) + 1 :][:1],
    "marks of others before they are locked": in_phase(Associating, lambda phase, seat: of_others(phase.marks, seat)),
    "how many cards others mark": in_phase(
        Associating, lambda phase, seat: tuple(map(len, of_others(phase.marks, seat)))
    ),
    "who has marked anything": in_phase(
        Associating, lambda phase, seat: tuple(map(bool, of_others(phase.marks, seat)))
    ),
    "marks of others that nobody pointed at": in_phase(Revealing, lambda phase, seat: of_others(phase.marks, seat)),
}
"""What a view must not tell; each would be a leak of its own."""


def listed(_: State) -> Iterable[Any]:
    """Everything but sets of marks."""
    yield from (PassMarker(), TakeMarkerBack(), AskOtherWord())
    yield from (PointAt(Card(number)) for number in range(-1, 87))
