"""Where the game leaves something to chance: word cards of ours, and who begins. For whoever checks it later."""

from collections.abc import Sequence
from typing import Any

from starlore.core.chance import Draw, lot, sampled
from starlore.games.stella_box.messages import Begun, Event
from starlore.games.stella_box.state import OURS, Round, State


def draws(state: State | None, event: Event) -> Sequence[Draw]:  # noqa: ARG001 - chance ends with the beginning
    """What was drawn in an event; `state` is the game before it."""
    if not isinstance(event, Begun):
        return ()
    setup, first = event.setup, lot("first", event.setup.seats, event.first)
    return (sampled("words", setup.words, event.words), first) if setup.words and not setup.in_order else (first,)


def agree(draws: Sequence[Draw], rounds: Sequence[Round]) -> bool:
    """What was drawn explains who was first in which round, and every word of ours; players may say their own."""
    by_kind: dict[str, list[Any]] = {draw.what: list(draw.came) for draw in draws}
    first, words = by_kind["first"][0], by_kind.get("words")
    for number, done in enumerate(rounds):
        if done.first != (first + number) % len(done.points):
            return False
        if words is not None and done.words[0].startswith(OURS) and done.words != words[number]:
            return False
    return True
